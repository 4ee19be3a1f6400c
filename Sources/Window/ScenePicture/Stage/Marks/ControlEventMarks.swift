import Canvas
import Foundation
import Scenes
import TouchTrace

/// The events that a control sent, by name at the places on the finger's path where each was sent first, and the boundary
/// within which the control counts the finger as inside (UC-10).
///
/// They are shown for a touch that sends at least three different events.
package struct ControlEventMarks: StageMark, Equatable {
  let order = MarkOrder.overFingers
  /// An event, and the place of its name.
  struct Event: Equatable {
    var name: String
    /// On the path, in window pixels.
    var point: CGPoint
    /// Whether the finger was outside.
    var isOutside: Bool
    var label: Pill
  }

  var control: String
  var events: [Event] = []
  var boundary: ControlBoundary

  /// The distance by which the boundary is outside of the control's bounds, in points.
  private static let reach: CGFloat = 70

  init?(
    _ display: DisplayState, _ final: TouchStory?, _ geometry: StageGeometry, _ views: [StagedView],
    besides connectors: [Connector], _ appearance: Appearance, _ placer: inout LabelPlacer
  ) {
    let trail = (final?.trail ?? []).map { geometry.windowPoint($0) }
    let all = Sent(display.sequence, of: display)
    guard ControlEventMarks.events(in: display) != nil, let control = all.control,
      let view = views.first(where: { $0.name == control })
    else { return nil }
    self.control = control
    let frame = view.box.insetBy(
      dx: -ControlEventMarks.reach * geometry.deviceScale, dy: -ControlEventMarks.reach * geometry.deviceScale)
    let measures = placer.measures, text = StageText.boundary[appearance.languages.first],
      width = appearance.width(text, measures.text)
    let right = min(frame.maxX, geometry.screenFrame.maxX - 4), height = 16 * measures.scale
    let places = [frame.minY - 1.25 * height, frame.maxY + 0.25 * height].map {
      CGRect(x: right - width, y: $0, width: width, height: height)
    }
    placer.keepFree(trail.map { CGRect(center: $0, side: 10 * measures.scale) })
    let name = placer.place(
      places.enumerated().map { LabelPlacer.Candidate(label: $1, areas: [$1], cost: CGFloat($0)) })
    boundary = ControlBoundary(control: control, frame: frame, name: name)
    let lines = connectors.flatMap { $0.route.lines.map { $0.outset(by: 4) } }
    placer.keepFree(lines)
    // The names are placed for the whole touch, so that none moves from step to step.
    let sent = Set(Sent(display.stepsOfSequence, of: display).events.map(\.name))
    for event in all.events {
      let point = geometry.windowPoint(event.point)
      guard let label = placer.pill(event.name, besideLineAt: point), sent.contains(event.name) else { continue }
      events.append(
        Event(
          name: event.name, point: point, isOutside: ControlEventMarks.outside.contains(event.name), label: label))
    }
  }

  /// Returns the names of the events that a control sends in the touch sequence, in order; nil if they are too few to be
  /// shown.
  static func events(in display: DisplayState) -> [String]? {
    let sent = Sent(display.sequence, of: display)
    return sent.events.count >= fewest ? sent.events.map(\.name) : nil
  }

  /// The number of different events from which on they are shown.
  package static let fewest = 3

  /// The events that are sent while the finger is outside.
  package static let outside: Set = ["touchDragExit", "touchDragOutside", "touchUpOutside", "touchCancel"]
  /// The events that are sent again for each move.
  package static let dragEvents: Set = ["touchDragInside", "touchDragOutside"]
}

/// The events that a control sent within some steps, each at the place of the finger in focus when it was sent first.
private struct Sent {
  var control: String?
  var events: [(name: String, point: CGPoint)] = []

  init(_ steps: Range<Int>, of display: DisplayState) {
    var point: CGPoint?
    for index in steps {
      switch display.trace.steps[index].kind {
      case .event(let reports): point = reports.first { $0.finger == display.story?.finger }?.point ?? point
      case .action(let sender, _, _, let names, _) where !names.isEmpty:
        guard let point, control == nil || control == sender else { continue }
        control = sender
        for name in names.split(separator: ", ") where !events.contains(where: { $0.name == name }) {
          events.append((String(name), point))
        }
      default: continue
      }
    }
  }
}
