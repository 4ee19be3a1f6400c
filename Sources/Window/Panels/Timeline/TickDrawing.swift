import Canvas
import Foundation
import Narration
import ScenePicture

/// The tick of one step on the timeline.
struct TickDrawing {
  var kind: TickKind
  /// Whether the step has not happened yet.
  var isFuture: Bool

  /// Draws the tick with its middle at `center`.
  func draw(_ list: inout DrawingList, at center: CGPoint, _ theme: Theme) {
    guard !isFuture else { return list.fill(.circle(center: center, radius: 2), theme.controlBorder) }
    switch kind {
    case .plain: bar(&list, at: center, height: 6, theme.inactive)
    case .inside: bar(&list, at: center, height: 12, theme.yes)
    case .outside: list.icon(.cross, at: center, theme.no)
    case .skipped: list.icon(.skipped, at: center, theme.skip)
    case .result: list.icon(.star, at: center, magnification: 1.4, theme.result)
    case .passes: chevron(&list, at: center, theme.chain)
    case .handled:
      list.fill(.roundedRect(CGRect(center: center, side: 9), radius: 2), theme.chain)
    case .recognizer: list.icon(.diamond, at: center, magnification: 1.2, theme.recognizer)
    case .cancelled: list.icon(.cross, at: center, theme.text)
    }
  }

  private func bar(_ list: inout DrawingList, at center: CGPoint, height: CGFloat, _ color: Color) {
    list.fill(.roundedRect(CGRect(center: center, width: 3, height: height), radius: 1), color)
  }

  private func chevron(_ list: inout DrawingList, at center: CGPoint, _ color: Color) {
    let points = [(-4.5, 0.5), (0, -3.5), (4.5, 0.5)].map { CGPoint(x: center.x + $0.0, y: center.y + $0.1) }
    list.stroke(.polyline(points), Stroke(2, cap: .round, join: .round), color)
  }
}
