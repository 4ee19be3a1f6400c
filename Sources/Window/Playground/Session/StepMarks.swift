import Foundation
import TouchTrace

/// The bookmarks of each scene, by the scene's id, and the loop of the scene that is open.
///
/// They count from the first step of the session, so that they stay where they are when old steps leave memory.
nonisolated struct StepMarks: Equatable {
  /// The steps that playing repeats.
  var loop: Range<Int>?
  /// Positions of the cursor.
  private var bookmarks: [String: Set<Int>] = [:]

  /// Returns the bookmarks of a scene that are within a trace of it, as positions of the cursor, in order.
  func bookmarks(of scene: String, in trace: Trace) -> [Int] {
    let places = bookmarks[scene, default: []].map { $0 - trace.forgotten.count }
    return places.filter { 0...trace.steps.count ~= $0 }.sorted()
  }

  /// Returns the part of the loop that is within a trace; nil if there is none.
  func loop(in trace: Trace) -> Range<Int>? {
    guard let loop else { return nil }
    let first = trace.forgotten.count
    let present = (loop.lowerBound - first..<loop.upperBound - first).clamped(to: 0..<trace.steps.count)
    return present.isEmpty ? nil : present
  }

  /// Adds a bookmark, or removes the one at the same place.
  mutating func toggle(_ cursor: Int, of scene: String, in trace: Trace) {
    let place = cursor + trace.forgotten.count
    if bookmarks[scene, default: []].remove(place) == nil { bookmarks[scene, default: []].insert(place) }
  }

  /// Moves the marks of a scene from a trace to the same steps of another one.
  mutating func move(in scene: String, from old: Trace, to new: Trace) {
    let places = bookmarks[scene, default: []]
    guard loop != nil || !places.isEmpty else { return }
    let first = old.forgotten.count, runs = RunComparison(old.steps, new.steps)
    // A mark of a step that is not in memory cannot be compared.
    func moved(_ place: Int) -> Int {
      place >= first && new.forgotten.count == first ? runs.cursor(for: place - first) + first : place
    }
    bookmarks[scene] = Set(places.map(moved))
    if let old = loop {
      let start = moved(old.lowerBound + 1) - 1
      loop = max(start, 0)..<max(moved(old.upperBound), start + 1, 1)
    }
  }
}
