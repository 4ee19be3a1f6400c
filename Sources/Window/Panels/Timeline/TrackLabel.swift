import Canvas
import Foundation
import Narration
import PanelModels
import ScenePicture

/// The label of a track, beside the chart.
@MainActor struct TrackLabel {
  private let subject: TimelineTrack.Subject
  /// The drawn text.
  private let text: String
  /// The full text, if the drawn text is shorter or needs an explanation.
  let fullText: String?

  init(_ track: TimelineTrack, among tracks: [TimelineTrack], _ appearance: Appearance) {
    let language = appearance.languages.first, width = TrackLabel.textFrame(middle: 0).width
    subject = track.subject
    switch track.subject {
    case .finger(let finger):
      let isAlone = !tracks.contains { $0.subject == .finger(2) }
      (text, fullText) = (isAlone ? HeadingText.finger[language] : StatusText.finger(finger)[language], nil)
    case .delivery: (text, fullText) = (HeadingText.delivery[language], nil)
    case .singleEvents: (text, fullText) = (HeadingText.once[language], TooltipText.singleEvents[language])
    case .dragEvents: (text, fullText) = (HeadingText.dragging[language], TooltipText.dragEvents[language])
    case .recognizer(let name, let view):
      let whole = view.map { "\(name), \($0)" } ?? name
      let fits = appearance.width(whole, .pill) <= width
      (text, fullText) = fits ? (whole, nil) : (name, whole)
    }
  }

  /// Returns the frame of the text.
  static func textFrame(middle: CGFloat) -> CGRect {
    CGRect(x: 34, y: middle - 10, width: Timeline.labels - 38, height: 20)
  }

  func draw(_ list: inout DrawingList, middle: CGFloat, _ appearance: Appearance) {
    let center = CGPoint(x: 21, y: middle)
    switch subject {
    case .finger(let finger): list.fingerMark(finger, at: center, appearance)
    case .recognizer: list.icon(.diamond, at: center, magnification: 1.2, appearance.theme.recognizer)
    case .singleEvents, .dragEvents:
      list.icon(.control, at: center, magnification: 0.85, appearance.theme.secondaryText)
    case .delivery(let finger?): list.fingerMark(finger, at: center, appearance)
    case .delivery(nil): list.icon(.view, at: center, magnification: 0.85, appearance.theme.secondaryText)
    }
    list.line(text, .pill, appearance.theme.text, in: TrackLabel.textFrame(middle: middle), appearance)
  }
}
