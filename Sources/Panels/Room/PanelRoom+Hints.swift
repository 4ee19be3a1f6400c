import Canvas
import Foundation
import ScenePicture
import UIKit

// What is said beside the panels: hints under the pointer, notices at the top of the stage.

extension PanelRoom {
  /// How long the pointer rests before a hint comes, in seconds.
  static let hintDelay: TimeInterval = 0.5
  /// Shows a hint after a while; nil takes it away. For what is not a panel, such as a view on the stage.
  func point(at hint: Hint?) {
    guard hint != self.hint?.content else { return }
    self.hint = hint.map { ($0, time + PanelRoom.hintDelay) }
  }

  /// What a cut text says in full comes before what the control that it stands in says of itself.
  func findHint(at point: CGPoint, before words: Hint?) {
    self.point(at: fingers.isEmpty ? words ?? ownHint(at: point) : nil)
  }

  private func ownHint(at point: CGPoint) -> Hint? {
    guard covers(point), let view = window.hitTest(point, with: nil)?.nearest(HintingView.self),
      let hint = view.hint(at: view.convert(point, from: nil))
    else { return nil }
    return Hint(text: hint.text, anchor: view.convert(hint.anchor, to: nil), isBelow: hint.isBelow)
  }

  package func hideHint() { hint = nil }

  /// What is wrong with what is being written, else the hint whose time has come.
  var shownHint: Hint? {
    if let field = editedField, let complaint = field.complaint {
      return Hint(text: complaint, anchor: field.frameInWindow, isBelow: true)
    }
    return hint.flatMap { $0.due <= time ? $0.content : nil }
  }

  /// When a hint comes.
  var nextHintDeadline: TimeInterval? { hint.flatMap { $0.due > time ? $0.due : nil } }

  func hintRegions(_ look: Look) -> [FrameRegion] {
    var regions: [FrameRegion] = []
    if let notice {
      let pill = NoticePill(notice, look)
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
