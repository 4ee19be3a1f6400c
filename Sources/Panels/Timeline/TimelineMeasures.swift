import Foundation

/// Where the rows of the timeline lie, in pixels from its top.
struct TimelineMeasures: Equatable {
  static let chapters: CGFloat = 17
  static let belowChapters: CGFloat = 28
  static let ticks: CGFloat = 42
  /// The line between the ticks and the lanes.
  static let rule: CGFloat = 52

  var trackHeight: CGFloat
  var firstTrack: CGFloat
  /// The room of the lanes that are seen whole.
  var space: CGFloat
  /// How much of the lanes has no room.
  var overflow: CGFloat

  init(tracks: Int, height: CGFloat) {
    let isTight = tracks >= 4
    trackHeight = isTight ? 16 : 18
    firstTrack = isTight ? 55 : 56
    space = max(((height - firstTrack) / trackHeight).rounded(.down), 0) * trackHeight
    overflow = max(CGFloat(tracks) * trackHeight - space, 0)
  }

  func middle(ofTrack index: Int) -> CGFloat { firstTrack + (CGFloat(index) + 0.5) * trackHeight }

  /// The lane that is seen at `y` when so much of them has been scrolled away.
  func track(at y: CGFloat, offset: CGFloat) -> Int? {
    guard y >= firstTrack, y < firstTrack + space else { return nil }
    return Int(((y - firstTrack + offset) / trackHeight).rounded(.down))
  }

  /// Whether anything of a lane is seen that was brought there.
  func isSeen(_ middle: CGFloat) -> Bool {
    middle + trackHeight / 2 > firstTrack && middle - trackHeight / 2 < firstTrack + space
  }

  /// Where lanes are seen, in a column of this width.
  func tracks(width: CGFloat) -> CGRect { CGRect(x: 0, y: firstTrack, width: width, height: space) }
}
