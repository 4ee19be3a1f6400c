import Foundation

/// The bookmarks of each scene, by the scene's id. A bookmark is a position of the cursor.
nonisolated struct Bookmarks: Equatable {
  private var places: [String: Set<Int>] = [:]

  /// Returns the bookmarks of a scene, in order.
  subscript(scene: String) -> [Int] { places[scene, default: []].sorted() }

  /// Adds a bookmark, or removes the one at the same place.
  mutating func toggle(_ place: Int, in scene: String) {
    if places[scene, default: []].remove(place) == nil { places[scene, default: []].insert(place) }
  }

  /// Moves all bookmarks of a scene.
  mutating func move(in scene: String, _ newPlace: (Int) -> Int) {
    places[scene] = Set(places[scene, default: []].map(newPlace))
  }
}
