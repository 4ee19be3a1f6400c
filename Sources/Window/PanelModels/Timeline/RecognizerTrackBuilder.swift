import TouchTrace
import UIKit

/// Builds the tracks of the recognizers: one segment for each state.
package struct RecognizerTrackBuilder {
  private var recognizers: [(name: String, segments: [TimelineTrack.Segment])] = []

  /// Records the step at `index`.
  package mutating func follow(_ step: GestureStep, at index: Int) {
    if case .attends(let name, _) = step {
      if !isActive(name) { enter(.possible, name, at: index) }
    } else if case .changes(let name, _, let state, let reason) = step {
      if reason == .reset { leave(name, at: index) } else { enter(state, name, at: index) }
    }
  }

  /// Returns a track for each recognizer, in the order in which they took part.
  package func tracks(of trace: Trace) -> [TimelineTrack] {
    let end = trace.steps.count
    return recognizers.map { recognizer in
      var segments = recognizer.segments
      if let last = segments.indices.last, segments[last].steps.isEmpty {
        segments[last].steps = segments[last].steps.lowerBound..<end
      }
      let view = trace.lastTree.recognizers.first { $0.name == recognizer.name }?.view
      return TimelineTrack(subject: .recognizer(recognizer.name, view: view), segments: segments)
    }
  }

  // MARK: States

  // The segment of the current state has no steps; it gets them when the next state begins.

  private func isActive(_ name: String) -> Bool {
    recognizers.first { $0.name == name }?.segments.last?.steps.isEmpty ?? false
  }

  private mutating func enter(_ state: UIGestureRecognizer.State, _ name: String, at index: Int) {
    let place = place(of: name)
    if state == .changed, let last = recognizers[place].segments.indices.last,
      case .state(let old, let changes) = recognizers[place].segments[last].kind, old == .began || old == .changed
    {
      recognizers[place].segments[last].kind = .state(old, changes: changes + 1)
      return
    }
    leave(name, at: index)
    recognizers[place].segments.append(TimelineTrack.Segment(kind: .state(state, changes: 0), steps: index..<index))
  }

  private mutating func leave(_ name: String, at index: Int) {
    let place = place(of: name)
    guard let last = recognizers[place].segments.indices.last, recognizers[place].segments[last].steps.isEmpty else {
      return
    }
    recognizers[place].segments[last].steps = recognizers[place].segments[last].steps.lowerBound..<index
  }

  private mutating func place(of name: String) -> Int {
    if let place = recognizers.firstIndex(where: { $0.name == name }) { return place }
    recognizers.append((name, []))
    return recognizers.count - 1
  }
}
