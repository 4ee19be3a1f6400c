import Foundation
import Scenes
import UIKit

// What is said for a while: hints under the pointer, notices at the top of the stage.

extension PanelRoom {
  /// How long the pointer rests before a hint comes, in seconds.
  static let hintDelay: TimeInterval = 0.5
  /// How long a notice stays, in seconds.
  static let noticeDuration: TimeInterval = 2

  /// Shows a hint after a while; nil takes it away. For what is not a panel, such as a view on the stage.
  func point(at hint: Hint?) {
    guard hint != self.hint?.content else { return }
    self.hint = hint.map { ($0, time + PanelRoom.hintDelay) }
  }

  /// Says something at the top of the stage for two seconds.
  func announce(_ text: LocalizedText) { notice = (text, time + PanelRoom.noticeDuration) }

  func findHint(at point: CGPoint) {
    guard covers(point), fingers.isEmpty, let view = window.hitTest(point, with: nil)?.nearest(HintingView.self),
      let hint = view.hint(at: view.convert(point, from: nil))
    else { return self.point(at: nil) }
    self.point(at: Hint(text: hint.text, anchor: view.convert(hint.anchor, to: nil)))
  }

  func hideHint() { hint = nil }

  /// The hint whose time has come.
  var shownHint: Hint? { hint.flatMap { $0.due <= time ? $0.content : nil } }

  var shownNotice: LocalizedText? { notice.flatMap { $0.until > time ? $0.text : nil } }

  /// When a hint comes or a notice goes.
  var nextHintDeadline: TimeInterval? {
    [hint?.due, notice?.until].compactMap { $0 }.filter { $0 > time }.min()
  }

  func hintRegions(_ look: Look) -> [FrameRegion] {
    var regions: [FrameRegion] = []
    if let text = shownNotice {
      let pill = NoticePill(text[look.languages.first], look)
      regions.append(FrameRegion(name: "notice", area: pill.area, drawings: pill.draw(look).drawings))
    }
    if let hint = shownHint {
      let bubble = HintBubble(hint, look)
      regions.append(FrameRegion(name: "tooltip", area: bubble.area, drawings: bubble.draw(look).drawings))
    }
    return regions
  }
}

/// For asking whether a view has something to say.
typealias HintingView = any Hinting
