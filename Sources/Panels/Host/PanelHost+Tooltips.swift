import Canvas
import Foundation
import ScenePicture
import UIKit

// What is said beside the panels: hints under the pointer, notices at the top of the stage.

extension PanelHost {
  /// How long the pointer rests before a hint comes, in seconds.
  static let hintDelay: TimeInterval = 0.5
  /// Shows a hint after a while; nil takes it away. For what is not a panel, such as a view on the stage.
  func point(at tooltip: TooltipContent?) {
    guard tooltip != self.tooltip?.content else { return }
    self.tooltip = tooltip.map { ($0, time + PanelHost.hintDelay) }
  }

  /// What a cut text says in full comes before what the control that it stands in says of itself.
  func findHint(at point: CGPoint, before words: TooltipContent?) {
    self.point(at: fingers.isEmpty ? words ?? ownHint(at: point) : nil)
  }

  private func ownHint(at point: CGPoint) -> TooltipContent? {
    guard covers(point), let view = window.hitTest(point, with: nil)?.nearest(TooltipProviderView.self),
      let tooltip = view.tooltip(at: view.convert(point, from: nil))
    else { return nil }
    return TooltipContent(text: tooltip.text, anchor: view.convert(tooltip.anchor, to: nil), isBelow: tooltip.isBelow)
  }

  package func hideTooltip() { tooltip = nil }

  /// What is wrong with what is being written, else the hint whose time has come.
  var shownHint: TooltipContent? {
    if let field = editedField, let errorText = field.errorText {
      return TooltipContent(text: errorText, anchor: field.frameInWindow, isBelow: true)
    }
    return tooltip.flatMap { $0.due <= time ? $0.content : nil }
  }

  /// When a hint comes.
  var nextHintDeadline: TimeInterval? { tooltip.flatMap { $0.due > time ? $0.due : nil } }

  func hintRegions(_ appearance: Appearance) -> [FrameRegion] {
    var regions: [FrameRegion] = []
    if let statusMessage {
      let pill = StatusMessagePill(statusMessage, appearance)
      regions.append(FrameRegion(name: "statusMessage", area: pill.area, drawings: pill.draw(appearance).drawings))
    }
    if let tooltip = shownHint {
      let bubble = TooltipBubble(tooltip, appearance)
      regions.append(FrameRegion(name: "tooltip", area: bubble.area, drawings: bubble.draw(appearance).drawings))
    }
    return regions
  }
}

/// For asking whether a view has something to say.
typealias TooltipProviderView = any TooltipProvider
