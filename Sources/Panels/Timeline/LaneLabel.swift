import Canvas
import Foundation
import Narration
import ScenePicture

/// The name of a lane, in the column beside the track.
@MainActor struct LaneLabel {
  private let subject: TimelineLane.Subject
  /// What is shown.
  private let text: String
  /// What there would be to say with more room; nil where all is said.
  let hidden: String?

  init(_ lane: TimelineLane, among lanes: [TimelineLane], _ look: Look) {
    let language = look.languages.first, width = LaneLabel.room(middle: 0).width
    subject = lane.subject
    switch lane.subject {
    case .finger(let finger):
      let isAlone = !lanes.contains { $0.subject == .finger(2) }
      (text, hidden) = (isAlone ? Heading.finger[language] : Phrase.finger(finger)[language], nil)
    case .delivery: (text, hidden) = (Heading.delivery[language], nil)
    case .recognizer(let name, let view):
      let whole = view.map { "\(name), \($0)" } ?? name
      let fits = look.width(whole, .pill) <= width
      (text, hidden) = fits ? (whole, nil) : (name, whole)
    }
  }

  /// Where its text stands in the column.
  static func room(middle: CGFloat) -> CGRect {
    CGRect(x: 34, y: middle - 10, width: Timeline.labels - 38, height: 20)
  }

  func draw(_ list: inout DrawingList, middle: CGFloat, _ look: Look) {
    let center = CGPoint(x: 21, y: middle)
    switch subject {
    case .finger(let finger): list.fingerMark(finger, at: center, look)
    case .recognizer: list.icon(.diamond, at: center, magnification: 1.2, look.theme.recognizer)
    case .delivery: list.icon(.view, at: center, magnification: 0.85, look.theme.ink2)
    }
    list.line(text, .pill, look.theme.ink, in: LaneLabel.room(middle: middle), look)
  }
}
