import Foundation

/// The places of the timeline's rows, in pixels from its top.
struct TimelineMeasures: Equatable {
  static let chapters: CGFloat = 17
  static let belowChapters: CGFloat = 28
  static let ticks: CGFloat = 42
  /// The line between the ticks and the tracks.
  static let rule: CGFloat = 52

  var trackHeight: CGFloat
  var firstTrack: CGFloat
  /// The height of the tracks that are visible in full.
  var visibleHeight: CGFloat
  /// The height of the tracks that do not fit.
  var overflow: CGFloat

  init(tracks: Int, height: CGFloat) {
    let isTight = tracks >= 4
    trackHeight = isTight ? 16 : 18
    firstTrack = isTight ? 55 : 56
    visibleHeight = max(((height - firstTrack) / trackHeight).rounded(.down), 0) * trackHeight
    overflow = max(CGFloat(tracks) * trackHeight - visibleHeight, 0)
  }

  /// Returns the middle of the ticks of one of two scenes side by side.
  static func middle(ofSide side: Int, height: CGFloat) -> CGFloat {
    let (first, pitch): (CGFloat, CGFloat) = height < 100 ? (42, 22) : (50, 31)
    return first + CGFloat(side) * pitch
  }

  func middle(ofTrack index: Int) -> CGFloat { firstTrack + (CGFloat(index) + 0.5) * trackHeight }

  /// Returns the track at `y`, when `offset` pixels of the tracks are scrolled away.
  func track(at y: CGFloat, offset: CGFloat) -> Int? {
    guard y >= firstTrack, y < firstTrack + visibleHeight else { return nil }
    return Int(((y - firstTrack + offset) / trackHeight).rounded(.down))
  }

  /// Returns whether a track whose middle is at `middle` is visible at least in part.
  func isVisible(_ middle: CGFloat) -> Bool {
    middle + trackHeight / 2 > firstTrack && middle - trackHeight / 2 < firstTrack + visibleHeight
  }

  /// Returns whether a track whose middle is at `middle` is visible in full.
  func isWhollyVisible(_ middle: CGFloat) -> Bool {
    middle - trackHeight / 2 >= firstTrack && middle + trackHeight / 2 <= firstTrack + visibleHeight
  }

  /// Returns the visible area of the tracks, in a column of this width.
  func tracks(width: CGFloat) -> CGRect { CGRect(x: 0, y: firstTrack, width: width, height: visibleHeight) }
}
