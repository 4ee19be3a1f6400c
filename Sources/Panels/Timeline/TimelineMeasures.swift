import Foundation

/// Where the rows of the timeline lie, in pixels from its top.
struct TimelineMeasures: Equatable {
  static let chapters: CGFloat = 17
  static let belowChapters: CGFloat = 28
  static let ticks: CGFloat = 42
  /// The line between the ticks and the lanes.
  static let rule: CGFloat = 52

  var laneHeight: CGFloat
  var firstLane: CGFloat
  /// The room of the lanes that are seen whole.
  var room: CGFloat
  /// How much of the lanes has no room.
  var overflow: CGFloat

  init(lanes: Int, height: CGFloat) {
    let isTight = lanes >= 4
    laneHeight = isTight ? 16 : 18
    firstLane = isTight ? 55 : 56
    room = max(((height - firstLane) / laneHeight).rounded(.down), 0) * laneHeight
    overflow = max(CGFloat(lanes) * laneHeight - room, 0)
  }

  func middle(ofLane index: Int) -> CGFloat { firstLane + (CGFloat(index) + 0.5) * laneHeight }

  /// The lane that is seen at `y` when so much of them has been scrolled away.
  func lane(at y: CGFloat, offset: CGFloat) -> Int? {
    guard y >= firstLane, y < firstLane + room else { return nil }
    return Int(((y - firstLane + offset) / laneHeight).rounded(.down))
  }

  /// Whether anything of a lane is seen that was brought there.
  func isSeen(_ middle: CGFloat) -> Bool {
    middle + laneHeight / 2 > firstLane && middle - laneHeight / 2 < firstLane + room
  }

  /// Where lanes are seen, in a column of this width.
  func lanes(width: CGFloat) -> CGRect { CGRect(x: 0, y: firstLane, width: width, height: room) }
}
