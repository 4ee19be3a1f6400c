import Foundation

@testable import Canvas

/// Pictures with all drawing commands.
enum PictureForTests {
  /// Returns the drawings of a picture of 120 × 90 pixels, the same for the same dice.
  static func everything(_ dice: inout Dice) -> [Drawing] {
    var list = DrawingList(element: "picture")
    list.fill(rect(0, 0, 120, 90), Color(0xF4F5F7))
    for _ in 0..<4 { shapes(&list, &dice) }
    list.clip(rect(10.5, 8, 80, 60), radius: 12) { list in
      shapes(&list, &dice)
      list.clip(rect(30, 20, 60, 60)) { shapes(&$0, &dice) }
    }
    list.opacity(0.4) { shapes(&$0, &dice) }
    return list.drawings
  }

  private static func shapes(_ list: inout DrawingList, _ dice: inout Dice) {
    let places = (0..<12).map { _ in dice.point(-20...130) }
    list.fill(.polygon(Array(places[0..<5])), Color(0x1D3291, alpha: 0.5))
    list.fill(.circle(center: places[5], radius: dice.number(1...30)), Color(0xA63405))
    list.stroke(.polyline(Array(places[2..<6]), bendRadius: 8), Stroke(3, dash: [7, 4]), Color(0xC02AD5))
    list.stroke(.line(from: places[6], to: places[7]), Stroke(1.5, cap: .round), Color(0x15181C))
    list.hatch(.circle(center: places[8], radius: 25), Hatch(pitch: 6), Color(0x7D858F))
    list.fill(CGRect(x: places[9].x.rounded(), y: places[9].y.rounded(), width: 20, height: 9), Color(0xAE8113))
    list.text("hit-test 视图 jÅ", .sans(13, .semibold), at: places[10], Color(0x15181C))
    list.text("point(inside:)", .mono(12), at: places[11], Color(0x11755A, alpha: 0.7))
  }
}
