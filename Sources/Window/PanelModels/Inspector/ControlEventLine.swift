import ScenePicture
import Scenes
import TouchTrace

/// An event for which a control has an action, and how often it was sent.
package struct ControlEventLine: Equatable {
  /// The name in code, without the dot.
  package var event: String
  package var action: String
  /// The number of times that it was sent in the touch sequence, up to the cursor.
  package var sent: Int
  /// Whether it was sent last.
  package var isLast: Bool

  /// Returns the actions of a control, in the order of the scene; none for other views.
  package static func lines(of control: String, in display: DisplayState) -> [ControlEventLine] {
    guard let view = display.scene.views.first(where: { $0.name == control }) else { return [] }
    var sent: [(action: String, events: [Substring])] = []
    for index in display.stepsOfSequence {
      if case .action(control, let action, _, let events, _) = display.trace.steps[index].kind {
        sent.append((action, events.split(separator: ", ")))
      }
    }
    return view.actions.map { registered in
      let (event, action) = (registered.event.rawValue, registered.message.action)
      let isSent = { (step: (action: String, events: [Substring])) in
        step.action == action && step.events.contains { $0 == event }
      }
      return ControlEventLine(
        event: event, action: action, sent: sent.count(where: isSent), isLast: sent.last.map(isSent) ?? false)
    }
  }
}
