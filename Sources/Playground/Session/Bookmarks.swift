import Foundation

/// The bookmarks of each scene, by the scene's id: the number of steps that had happened at each.
nonisolated struct Bookmarks: Equatable {
  private var places: [String: Set<Int>] = [:]

  /// The bookmarks of a scene, in order.
  subscript(scene: String) -> [Int] { places[scene, default: []].sorted() }

  /// Sets a bookmark, or removes the one that is there.
  mutating func toggle(_ place: Int, in scene: String) {
    if places[scene, default: []].remove(place) == nil { places[scene, default: []].insert(place) }
  }

  /// Moves all bookmarks of a scene.
  mutating func move(in scene: String, _ newPlace: (Int) -> Int) {
    places[scene] = Set(places[scene, default: []].map(newPlace))
  }
}
