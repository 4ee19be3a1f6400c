import Foundation
import TouchTrace
import UIKit

/// A recognizer that takes part in the touch, with its last state.
struct RecognizerMark: Equatable {
  var name: String
  /// The view of the recognizer.
  var view: String
  var state: UIGestureRecognizer.State
  /// The recognizer that must fail before this one may recognize.
  var waitsFor: String?

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

  /// Returns the recognizers that have taken part in the touch sequence of `display` at its cursor, in the order of the
  /// tree. The final state is shown until the next sequence, although the library resets the recognizer at once.
  static func all(in display: DisplayState) -> [RecognizerMark] { all(in: display, display.stepsOfSequence) }

  /// Returns the recognizers that take part by the end of the touch sequence, so that each keeps its place.
  static func allAtEnd(of display: DisplayState) -> [RecognizerMark] { all(in: display, display.sequence) }

  private static func all(in display: DisplayState, _ steps: Range<Int>) -> [RecognizerMark] {
    var marks: [String: RecognizerMark] = [:]
    let recognizers = display.tree.recognizers
    guard !recognizers.isEmpty else { return [] }
    for index in steps {
      guard case .gesture(let step) = display.trace.steps[index].kind else { continue }
      switch step {
      case .attends(let name, _):
        guard marks[name] == nil, let view = recognizers.first(where: { $0.name == name })?.view else { continue }
        marks[name] = RecognizerMark(name: name, view: view, state: .possible)
      case .changes(let name, _, let state, let reason):
        marks[name]?.waitsFor = nil
        if reason != .reset { marks[name]?.state = state }
      case .verdict(let name, .waits(let other)): marks[name]?.waitsFor = other
      case .verdict(let name, .granted), .verdict(let name, .fails): marks[name]?.waitsFor = nil
      case .sees, .letsGo, .asked: continue
      }
    }
    return recognizers.compactMap { marks[$0.name] }
  }
}
