import Canvas
import Foundation
import Narration
import ScenePicture

/// The name of a lane, in the column beside the track.
@MainActor struct TrackLabel {
  private let subject: TimelineTrack.Subject
  /// What is shown.
  private let text: String
  /// What there would be to say with more room; nil where all is said.
  let hidden: String?

  init(_ track: TimelineTrack, among tracks: [TimelineTrack], _ appearance: Appearance) {
    let language = appearance.languages.first, width = TrackLabel.space(middle: 0).width
    subject = track.subject
    switch track.subject {
    case .finger(let finger):
      let isAlone = !tracks.contains { $0.subject == .finger(2) }
      (text, hidden) = (isAlone ? HeadingText.finger[language] : StatusText.finger(finger)[language], nil)
    case .delivery: (text, hidden) = (HeadingText.delivery[language], nil)
    case .recognizer(let name, let view):
      let whole = view.map { "\(name), \($0)" } ?? name
      let fits = appearance.width(whole, .pill) <= width
      (text, hidden) = fits ? (whole, nil) : (name, whole)
    }
  }

  /// Where its text stands in the column.
  static func space(middle: CGFloat) -> CGRect {
    CGRect(x: 34, y: middle - 10, width: Timeline.labels - 38, height: 20)
  }

  func draw(_ list: inout DrawingList, middle: CGFloat, _ appearance: Appearance) {
    let center = CGPoint(x: 21, y: middle)
    switch subject {
    case .finger(let finger): list.fingerMark(finger, at: center, appearance)
    case .recognizer: list.icon(.diamond, at: center, magnification: 1.2, appearance.theme.recognizer)
    case .delivery: list.icon(.view, at: center, magnification: 0.85, appearance.theme.ink2)
    }
    list.line(text, .pill, appearance.theme.ink, in: TrackLabel.space(middle: middle), appearance)
  }
}
