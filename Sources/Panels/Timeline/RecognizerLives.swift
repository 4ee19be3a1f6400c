import TouchTrace
import UIKit

/// Follows the recognizers of a trace from state to state.
struct RecognizerLives {
  private var lives: [(name: String, segments: [TimelineTrack.Segment])] = []

  /// Takes in the step at `index`.
  mutating func follow(_ step: GestureStep, at index: Int) {
    if case .attends(let name, _) = step {
      if !isAlive(name) { enter(.possible, name, at: index) }
    } else if case .changes(let name, _, let state, let reason) = step {
      if reason == .reset { leave(name, at: index) } else { enter(state, name, at: index) }
    }
  }

  /// A lane for each recognizer, in the order in which they took part.
  func tracks(of trace: Trace) -> [TimelineTrack] {
    let end = trace.steps.count
    return lives.map { life in
      var segments = life.segments
      if let last = segments.indices.last, segments[last].steps.isEmpty {
        segments[last].steps = segments[last].steps.lowerBound..<end
      }
      let view = trace.lastTree.recognizers.first { $0.name == life.name }?.view
      return TimelineTrack(subject: .recognizer(life.name, view: view), segments: segments)
    }
  }

  // MARK: States

  // A state that is not over yet is a segment without steps; it gets them when the next begins.

  private func isAlive(_ name: String) -> Bool {
    lives.first { $0.name == name }?.segments.last?.steps.isEmpty ?? false
  }

  private mutating func enter(_ state: UIGestureRecognizer.State, _ name: String, at index: Int) {
    let place = place(of: name)
    if state == .changed, let last = lives[place].segments.indices.last,
      case .state(let old, let changes) = lives[place].segments[last].kind, old == .began || old == .changed
    {
      lives[place].segments[last].kind = .state(old, changes: changes + 1)
      return
    }
    leave(name, at: index)
    lives[place].segments.append(TimelineTrack.Segment(kind: .state(state, changes: 0), steps: index..<index))
  }

  private mutating func leave(_ name: String, at index: Int) {
    let place = place(of: name)
    guard let last = lives[place].segments.indices.last, lives[place].segments[last].steps.isEmpty else { return }
    lives[place].segments[last].steps = lives[place].segments[last].steps.lowerBound..<index
  }

  private mutating func place(of name: String) -> Int {
    if let place = lives.firstIndex(where: { $0.name == name }) { return place }
    lives.append((name, []))
    return lives.count - 1
  }
}
