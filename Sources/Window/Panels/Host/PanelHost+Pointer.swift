import ScenePicture
import UIKit

// Fingers and the pointer, in window pixels at scale 1.

extension PanelHost {
  /// Returns whether a finger that goes down at `point` operates a panel.
  package func covers(_ point: CGPoint) -> Bool {
    sidebar.isOpen || window.overlays.contains { $0.coversWindow || $0.area.contains(point) }
      || hasNotice(at: point)
      || !drawingSwitch.isHidden && drawingSwitch.frame.contains(point)
      || panels.contains { !$0.isHidden && $0.frame.contains(point) }
      || edges.contains { !$0.isHidden && $0.frame.contains(point) }
  }

  /// Whether a point is on the inspector.
  package func isOnInspector(_ point: CGPoint) -> Bool {
    window.hitTest(point, with: nil)?.nearest(Inspector.self) != nil
  }

  package func press(_ finger: Int64, at point: CGPoint, _ time: TimeInterval) {
    for overlay in window.overlays where !overlay.coversWindow && !overlay.area.contains(point) { close(overlay) }
    focus = covers(point) ? window.hitTest(point, with: nil)?.nearest(LineField.self) : nil
    hideTooltip()
    endPreview()
    if sidebar.isOpen, !hasOverlay, !sidebar.frame.contains(point) {
      return sidebar.close()
    }
    fingers.append(finger)
    report(finger, .began, point, time)
  }

  package func drag(_ finger: Int64, to point: CGPoint, _ time: TimeInterval) {
    if fingers.contains(finger) { report(finger, .moved, point, time) }
  }

  package func lift(_ finger: Int64, at point: CGPoint, _ time: TimeInterval) {
    guard let index = fingers.firstIndex(of: finger) else { return }
    fingers.remove(at: index)
    report(finger, .ended, point, time)
  }

  /// Cancels all touches, because the window lost the focus.
  package func cancelTouches(at time: TimeInterval) {
    for finger in fingers { report(finger, .cancelled, .zero, time) }
    fingers = []
  }

  private func report(_ finger: Int64, _ phase: UITouch.Phase, _ point: CGPoint, _ time: TimeInterval) {
    self.time = max(time, self.time)
    application.enqueue(
      TouchSample(finger: Int(finger), phase: phase, location: point, timestamp: self.time))
    application.processEvents(until: self.time)
    window.layoutIfNeeded()
  }

  /// Whether the pointer is on an edge or a letter that can be dragged to the left and right, or drags it.
  package var isOnEdge: Bool {
    hovered is PanelEdge || edges.contains(where: \.isTracking) || (hovered as? ValueField)?.isScrubbed == true
  }

  // MARK: Pointing

  /// Moves the pointer. `tooltip` is the full text of truncated text at the point, or the tooltip of the stage.
  package func hover(over point: CGPoint, tooltip: TooltipContent? = nil) {
    let control = covers(point) ? window.hitTest(point, with: nil)?.nearest(PanelControlView.self) : nil
    updateTooltip(at: point, preferring: tooltip)
    updatePreview(at: point)
    if control !== hovered { hovered?.interaction.pointer = nil }
    hovered = control
    control?.interaction.pointer = control?.convert(point, from: nil)
    if !hasOverlay, fingers.isEmpty {
      sidebar.follow(pointerOn: control, at: point)
      window.layoutIfNeeded()
    }
    contextMenu?.hover(over: control)
  }

  package func pointerLeft() {
    hovered?.interaction.pointer = nil
    hovered = nil
    sidebar.follow(pointerOn: nil, at: CGPoint(x: -1, y: -1))
    window.layoutIfNeeded()
    releasePresenterBar()
    hideTooltip()
    endPreview()
  }

  /// Scrolls by the wheel; `dx` and `dy` are lines, positive is right and up.
  package func scroll(dx: CGFloat, dy: CGFloat, at point: CGPoint) {
    guard covers(point), let view = window.hitTest(point, with: nil) else { return }
    if let area = view.nearest(ScrollableView.self) { area.scroll(dx: dx, dy: dy, at: area.convert(point, from: nil)) }
    hover(over: point)
  }
}

/// For finding a scrollable view.
typealias ScrollableView = any UIView & Scrollable

/// For finding a control of the panels.
typealias PanelControlView = any PanelControl
