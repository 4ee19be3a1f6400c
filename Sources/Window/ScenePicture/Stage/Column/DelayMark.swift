import Canvas
import Foundation
import Narration
import TouchTrace

/// A gate on the connector of a view from which recognizers withhold a touch: an hourglass, and for how long.
struct DelayMark: StageMark, Equatable {
  let order = MarkOrder.overCards
  var responder: String
  /// On the connector, in window pixels.
  var center: CGPoint
  var side: CGFloat
  /// Nil where it does not fit.
  var pill: Pill?

  /// Returns the gates of the touch in focus: the closed gates and the gates that were opened since.
  /// - Parameter sign: the scissors, which gates do not cover.
  static func all(
    _ display: DisplayState, _ connectors: [Connector], besides sign: ConnectorSign?, _ geometry: StageGeometry,
    _ appearance: Appearance, _ placer: inout LabelPlacer
  ) -> [DelayMark] {
    let measures = placer.measures, disc = sign?.disc
    return connectors.compactMap { connector in
      guard let run = connector.route.runs.first,
        let delay = display.delay(of: connector.responder)
      else { return nil }
      let free = max(run.start.x, geometry.reach.maxX), side = (measures.isLarge ? 44 : 24) * measures.scale
      let middle = CGPoint(x: ((free + run.end.x) / 2).rounded(), y: run.start.y)
      let isCovered = disc?.overlaps(CGRect(center: middle, side: side)) == true
      let center = isCovered ? CGPoint(x: middle.x - 1.2 * side, y: middle.y) : middle
      let text = StageText.withheld(milliseconds: delay)[appearance.languages.first]
      let gate = CGRect(center: center, side: side)
      placer.keepFree([gate])
      let pill = placer.pill(text, underOrOver: gate)
      return DelayMark(responder: connector.responder, center: center, side: side, pill: pill)
    }
  }

  var element: ElementName { .connectorSign(.hourglass, of: responder) }
  var labels: [PlacedLabel] {
    [PlacedLabel(element: element, frame: CGRect(center: center, side: side), isOnLine: true)] + labels(pill)
  }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let appearance = plan.appearance, theme = appearance.theme, measures = plan.measures
    let edge = Path.roundedRect(CGRect(center: center, side: side).insetBy(dx: 0.5, dy: 0.5), radius: side / 4)
    list.fill(edge, theme.panel)
    list.stroke(edge, measures.pen(1.5), theme.faintText)
    list.icon(.hourglass, at: center, magnification: side / 24, theme.text)
    pill?.draw(theme.faintText, appearance, &list)
  }
}

extension DisplayState {
  /// Returns for how long a method of a view was withheld, in milliseconds; nil if none was.
  /// A touch that was cancelled meanwhile waits for nothing any more.
  fileprivate func delay(of view: String) -> Int? {
    guard story?.link(of: view)?.state != .cancelled else { return nil }
    let now = step?.time ?? 0
    return story?.incidents.lazy.compactMap { incident in
      switch incident {
      case .withheld(_, view, _, let since): now - since
      case .deliveredLate(_, view, _, let milliseconds): milliseconds
      default: nil
      }
    }.last
  }
}
