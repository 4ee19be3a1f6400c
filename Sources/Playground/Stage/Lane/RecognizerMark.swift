import Foundation
import UIKit

/// A recognizer that takes part in the touch, and the last state that it came to.
nonisolated struct RecognizerMark: Equatable {
  var name: String
  /// The view that it is on.
  var view: String
  var state: UIGestureRecognizer.State

  /// The letter in its diamond.
  var letter: String {
    switch state {
    case .possible: "P"
    case .began: "B"
    case .changed: "C"
    case .ended: "E"
    case .failed: "F"
    case .cancelled: "X"
    }
  }

  /// Those that take part in the touch sequence of `moment` up to its cursor, in the order of the tree. What a
  /// recognizer came to stays until the next sequence, although the library resets it at once.
  static func all(in moment: Moment) -> [RecognizerMark] {
    var states: [String: UIGestureRecognizer.State] = [:]
    let end = min(moment.cursor, moment.sequence.upperBound)
    guard moment.sequence.lowerBound < end else { return [] }
    for step in moment.trace.steps[moment.sequence.lowerBound..<end] {
      guard case .gesture(let step) = step.kind else { continue }
      if case .attends(let name, _) = step, states[name] == nil { states[name] = .possible }
      if case .changes(let name, _, let state, let reason) = step, reason != .reset { states[name] = state }
    }
    return moment.tree.recognizers.compactMap { recognizer in
      states[recognizer.name].map { RecognizerMark(name: recognizer.name, view: recognizer.view, state: $0) }
    }
  }
}
