import Foundation
import Scenes
import TouchTrace

/// Places that somebody marked, scene by scene: how many steps had happened at each.
nonisolated struct Bookmarks: Equatable {
  private var places: [String: Set<Int>] = [:]

  /// The places of a scene, in order.
  subscript(scene: String) -> [Int] { places[scene, default: []].sorted() }

  /// Marks a place, or takes its mark away.
  mutating func toggle(_ place: Int, in scene: String) {
    if places[scene, default: []].remove(place) == nil { places[scene, default: []].insert(place) }
  }

  /// Moves all marks of a scene.
  mutating func move(in scene: String, _ newPlace: (Int) -> Int) {
    places[scene] = Set(places[scene, default: []].map(newPlace))
  }
}

extension Workbench {
  /// The marked places that the trace has.
  var shownBookmarks: [Int] { bookmarks[playback.scene.id].filter { $0 <= playback.trace.steps.count } }

  func toggleBookmark() {
    if !playback.trace.steps.isEmpty { bookmarks.toggle(playback.cursor, in: playback.scene.id) }
  }

  /// To the next marked place (1) or the one before (−1), and around at the ends.
  func stepByBookmark(_ amount: Int) {
    let places = shownBookmarks
    let next =
      amount > 0
      ? places.first { $0 > playback.cursor } ?? places.first : places.last { $0 < playback.cursor } ?? places.last
    guard let next else { return }
    setPlaying(false)
    goTo(step: next)
  }

  /// Does something that gives another trace; marks and loop stay with their steps.
  func keepingMarks(_ body: () -> Void) {
    let before = playback.trace.steps
    body()
    let runs = RunComparison(before, playback.trace.steps)
    bookmarks.move(in: playback.scene.id) { runs.place(of: $0) }
    if let old = loop {
      let start = runs.place(of: old.lowerBound + 1) - 1
      loop = max(start, 0)..<max(runs.place(of: old.upperBound), start + 1, 1)
    }
  }
}
