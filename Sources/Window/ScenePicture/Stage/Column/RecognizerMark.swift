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
  /// The last wait that is over.
  var waited: Wait?
  /// The object that says that it may not receive the touch or may not begin.
  var refusedBy: GestureStep.Asked?
  /// Whether it does not receive the touch.
  var isRefusedTouch = false
  /// When the wait under way began, in virtual milliseconds since the touch sequence began.
  private var waitStart = 0

  /// A time for which a recognizer waited until another had failed.
  struct Wait: Equatable {
    var other: String
    /// When it began and ended, in virtual milliseconds since the touch sequence began.
    var start: Int
    var end: Int

    var milliseconds: Int { end - start }
  }

  init(name: String, view: String, state: UIGestureRecognizer.State) {
    (self.name, self.view, self.state) = (name, view, state)
  }

  /// The letter in its diamond.
  var letter: String { state.letter }

  /// Returns the recognizers that have taken part in the touch sequence of `display` at its cursor, in the order of the
  /// tree. The final state is shown until the next sequence, although the library resets the recognizer at once.
  static func all(in display: DisplayState) -> [RecognizerMark] { all(in: display, display.stepsOfSequence) }

  /// Returns the recognizers that take part by the end of the touch sequence, so that each keeps its place.
  static func allAtEnd(of display: DisplayState) -> [RecognizerMark] { all(in: display, display.sequence) }

  private static func all(in display: DisplayState, _ steps: Range<Int>) -> [RecognizerMark] {
    var marks: [String: RecognizerMark] = [:]
    let recognizers = display.tree.recognizers
    guard !recognizers.isEmpty, let first = steps.first else { return [] }
    for index in steps {
      let time = display.trace.steps[index].time - display.trace.steps[first].time
      guard case .gesture(let step) = display.trace.steps[index].kind else { continue }
      switch step {
      case .asked(.shouldReceiveTouch(let name, _), let asked, false):
        guard marks[name] == nil, let view = recognizers.first(where: { $0.name == name })?.view else { continue }
        marks[name] = RecognizerMark(name: name, view: view, state: .possible)
        marks[name]?.refusedBy = asked
        marks[name]?.isRefusedTouch = true
      case .asked(.shouldBegin(let name), let asked, false): marks[name]?.refusedBy = asked
      case .attends(let name, _):
        guard marks[name].map(\.isRefusedTouch) ?? true,
          let view = recognizers.first(where: { $0.name == name })?.view
        else { continue }
        marks[name] = RecognizerMark(name: name, view: view, state: .possible)
      case .changes(let name, _, let state, let reason):
        marks[name]?.endWait(at: time)
        if reason != .reset { marks[name]?.state = state }
      case .verdict(let name, .waits(let other)): marks[name]?.wait(for: other, at: time)
      case .verdict(let name, .granted), .verdict(let name, .fails): marks[name]?.endWait(at: time)
      case .sees, .letsGo, .asked: continue
      }
    }
    return recognizers.compactMap { marks[$0.name] }
  }

  private mutating func wait(for other: String, at time: Int) {
    if waitsFor == nil { waitStart = time }
    waitsFor = other
  }

  private mutating func endWait(at time: Int) {
    guard let other = waitsFor else { return }
    waitsFor = nil
    if time > waitStart { waited = Wait(other: other, start: waitStart, end: time) }
  }
}

extension UIGestureRecognizer.State {
  /// The letter in a diamond.
  package var letter: String {
    switch self {
    case .possible: "P"
    case .began: "B"
    case .changed: "C"
    case .ended: "E"
    case .failed: "F"
    case .cancelled: "X"
    }
  }
}
