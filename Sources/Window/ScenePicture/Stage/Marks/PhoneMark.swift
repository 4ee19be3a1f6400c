import Canvas
import Foundation

/// A ringing phone beside a finger whose touch the system cancels.
struct PhoneMark: Equatable {
  /// In window pixels.
  let center: CGPoint
  let measures: StageMeasures

  private var radius: CGFloat { (measures.isLarge ? 20 : 12) * measures.scale }

  /// Places the phone at the right of a ring around the finger.
  init(besides finger: CGPoint, ring: CGFloat, _ measures: StageMeasures) {
    center = CGPoint(x: finger.x + ring + (measures.isLarge ? 25 : 16) * measures.scale, y: finger.y)
    self.measures = measures
  }

  var frame: CGRect { CGRect(center: center, side: 2 * radius) }

  func draw(_ theme: Theme, _ list: inout DrawingList) {
    list.fill(.circle(center: center, radius: radius), theme.panel)
    list.stroke(.circle(center: center, radius: radius), measures.pen(1.5), theme.no)
    list.icon(.phone, at: center, magnification: radius / 10, theme.no)
  }
}
