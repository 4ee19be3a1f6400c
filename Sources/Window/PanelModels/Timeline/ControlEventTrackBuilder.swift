import ScenePicture

/// Builds two tracks of the events that controls send: the events of a moment, and the events of a drag.
///
/// The tracks are shown once a control has sent as many different events as the stage needs to show them.
package struct ControlEventTrackBuilder {
  private var single: [TimelineTrack.Segment] = []
  private var dragged: [TimelineTrack.Segment] = []
  /// The events that each control has sent.
  private var names: [String: Set<String>] = [:]

  /// Records an action. `events` are the names of the events that caused it, empty for a recognizer.
  package mutating func record(_ events: String, from control: String, at step: Int) {
    for name in events.split(separator: ", ").map(String.init) {
      names[control, default: []].insert(name)
      if ControlEventMarks.dragEvents.contains(name) {
        drag(name, at: step)
      } else {
        single.append(TimelineTrack.Segment(kind: .sent(name), steps: step..<step + 1))
      }
    }
  }

  /// Moves of the same event share a segment. Another event between them ends it.
  private mutating func drag(_ name: String, at step: Int) {
    guard let last = dragged.last, case .dragged(name, let events) = last.kind,
      (single.last?.steps.lowerBound ?? 0) < last.steps.upperBound
    else { return dragged.append(TimelineTrack.Segment(kind: .dragged(name, events: 1), steps: step..<step + 1)) }
    dragged[dragged.count - 1].kind = .dragged(name, events: events + 1)
    dragged.extend(to: step)
  }

  /// The tracks; none while every control has sent few events.
  package var tracks: [TimelineTrack] {
    guard names.values.contains(where: { $0.count >= ControlEventMarks.fewest }) else { return [] }
    return [TimelineTrack(subject: .singleEvents, segments: single)]
      + (dragged.isEmpty ? [] : [TimelineTrack(subject: .dragEvents, segments: dragged)])
  }
}
