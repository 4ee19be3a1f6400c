import Canvas
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// The movement of the finger in focus, in numbers.
struct TouchMeter: Equatable {
  /// The number of fingers that are down, and its maximum in this touch sequence.
  var fingers = 0, mostFingers = 0
  /// The distance from where the finger came down, in points.
  var distance = CGPoint.zero
  /// Points per second, over the last two reports.
  var velocity: CGFloat = 0
  /// The spread of two fingers, if a recognizer measures it.
  var spread: FingerSpread?

  init(_ display: DisplayState) {
    spread = FingerSpread(display)
    var down: Set<Int> = [], path: [(point: CGPoint, time: Int)] = []
    let trace = display.trace
    for event in trace.events(in: display.stepsOfSequence) {
      guard case .event(let reports) = trace.steps[event].kind else { continue }
      for report in reports {
        let isUp = report.phase == .ended || report.phase == .cancelled
        if isUp { down.remove(report.finger) } else { down.insert(report.finger) }
        if report.finger == display.story?.finger { path.append((report.point, trace.steps[event].time)) }
      }
      mostFingers = max(mostFingers, down.count)
    }
    fingers = down.count
    guard let first = path.first, let last = path.last else { return }
    distance = CGPoint(x: last.point.x - first.point.x, y: last.point.y - first.point.y)
    guard let before = path.dropLast().last, last.time > before.time else { return }
    let (dx, dy) = (last.point.x - before.point.x, last.point.y - before.point.y)
    velocity = (dx * dx + dy * dy).squareRoot() / CGFloat(last.time - before.time) * 1000
  }
}

/// The touch meter in four columns along the bottom of the log.
final class TouchMeterView: PaintedView {
  static let height: CGFloat = 58

  private var columns: [(title: String, value: String)] = []

  func show(_ meter: TouchMeter, _ appearance: Appearance) {
    let language = appearance.languages.first
    let way = [("dX", number(meter.distance.x)), ("dY", number(meter.distance.y))]
    let spread = meter.spread.map {
      [(ControlText.scale[language], $0.scaleText), (ControlText.angle[language], $0.turnText)]
    }
    columns =
      [(ControlText.fingers[language], "\(meter.fingers) / \(meter.mostFingers)")] + (spread ?? way)
      + [(ControlText.velocity[language], "\(Int(meter.velocity.rounded())) pt/s")]
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 1, to: bounds.width, y: 0, appearance.theme.line)
    let width = (bounds.width - 2 * Inspector.margin) / CGFloat(max(columns.count, 1))
    for (index, column) in columns.enumerated() {
      let left = Inspector.margin + CGFloat(index) * width
      let title = CGRect(x: left, y: 10, width: width - 6, height: 20)
      list.line(column.title, .caption, appearance.theme.faintText, in: title, appearance)
      let value = CGRect(x: left, y: 28, width: width - 2, height: 20)
      list.line(column.value, .api, appearance.theme.text, in: value, appearance)
    }
  }
}
