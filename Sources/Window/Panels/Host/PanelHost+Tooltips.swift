import Canvas
import ScenePicture
import UIKit

// Tooltips under the pointer, and status messages at the top of the stage.

extension PanelHost {
  /// The delay before a tooltip appears, in seconds.
  static let tooltipDelay: TimeInterval = 0.5

  /// Schedules a tooltip; nil hides it. Also for the stage, which is not a panel.
  func schedule(_ tooltip: TooltipContent?) {
    guard tooltip != self.tooltip?.content else { return }
    self.tooltip = tooltip.map { ($0, time + PanelHost.tooltipDelay) }
  }

  /// The distance that the pointer moves after a press before a tooltip can appear, in pixels.
  static let tooltipDistance: CGFloat = 8

  /// Schedules the tooltip at a point: the full text of truncated text before the tooltip of its control. There is none
  /// while a finger is down or a menu is open, and none near the place of the last press.
  func updateTooltip(at point: CGPoint, preferring tooltip: TooltipContent?) {
    if let place = pressPlace {
      let distance = hypot(point.x - place.x, point.y - place.y)
      guard distance >= PanelHost.tooltipDistance else { return schedule(nil) }
      pressPlace = nil
    }
    schedule(fingers.isEmpty && window.menu == nil ? tooltip ?? controlTooltip(at: point) : nil)
  }

  /// Whether the pointer has not moved away from the place of the last press.
  package var restsAfterPress: Bool { pressPlace != nil }

  /// Hides the tooltip until the pointer has moved away. Called when a button goes down or up, also on the stage.
  package func notePress(at point: CGPoint) {
    hideTooltip()
    pressPlace = point
  }

  private func controlTooltip(at point: CGPoint) -> TooltipContent? {
    guard covers(point), let view = window.hitTest(point, with: nil)?.nearest(TooltipProviderView.self),
      let tooltip = view.tooltip(at: view.convert(point, from: nil))
    else { return nil }
    return TooltipContent(text: tooltip.text, anchor: view.convert(tooltip.anchor, to: nil), isBelow: tooltip.isBelow)
  }

  package func hideTooltip() { tooltip = nil }

  /// The tooltip to draw: an error of the edited field, else the scheduled tooltip after its delay.
  var visibleTooltip: TooltipContent? {
    if let field = editedField, let errorText = field.errorText {
      return TooltipContent(text: errorText, anchor: field.frameInWindow, isBelow: true)
    }
    return tooltip.flatMap { $0.due <= time ? $0.content : nil }
  }

  /// The time at which a scheduled tooltip appears.
  var nextTooltipDeadline: TimeInterval? { tooltip.flatMap { $0.due > time ? $0.due : nil } }

  func messageRegions(_ appearance: Appearance, _ names: [CGRect]) -> [FrameRegion] {
    var regions: [FrameRegion] = []
    if let statusMessage {
      let pill = StatusMessagePill(statusMessage, besides: names, appearance)
      regions.append(FrameRegion(.statusMessage, area: pill.area, drawings: pill.draw(appearance).drawings))
    }
    if let tooltip = visibleTooltip {
      let bubble = TooltipBubble(tooltip, appearance)
      regions.append(FrameRegion(.tooltip, area: bubble.area, drawings: bubble.draw(appearance).drawings))
    }
    return regions
  }
}

/// For finding a view with a tooltip.
typealias TooltipProviderView = any TooltipProvider
