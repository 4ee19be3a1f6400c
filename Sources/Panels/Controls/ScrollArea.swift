import Canvas
import Foundation
import ScenePicture
import UIKit

/// A window onto content that may be taller than itself. It is scrolled by the wheel, by dragging the content or the
/// thumb, and by keys that move the focus.
final class ScrollArea: UIView, Scrollable {
  /// What is scrolled; it is as wide as the area.
  let content: UIView
  /// How much of the content lies above the area, in pixels.
  private(set) var offset: CGFloat = 0
  /// The content follows a finger.
  private(set) var isDragged = false

  private let viewport = UIView()
  private let thumb = ScrollThumb()
  /// Where the finger and the content were when the finger went down.
  private var dragMode: (finger: CGFloat, offset: CGFloat)?

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    viewport.clipsToBounds = true
    viewport.addSubview(content)
    addSubview(viewport)
    addSubview(thumb)
    thumb.drag = { [unowned self] distance in scroll(by: distance * contentHeight / max(bounds.height, 1)) }
  }

  required init?(coder: NSCoder) { return nil }

  var contentHeight: CGFloat { content.frame.height }

  override func layoutSubviews() {
    viewport.frame = bounds
    scroll(to: offset)
  }

  /// Sets the height of the content, which is as wide as the area.
  func setContentHeight(_ height: CGFloat) {
    content.frame = CGRect(x: 0, y: content.frame.minY, width: bounds.width, height: height)
    scroll(to: offset)
  }

  // MARK: Scrolling

  func scroll(dx: CGFloat, dy: CGFloat, at point: CGPoint) { scroll(by: -dy * ScrollArea.line) }

  /// How far a line of the wheel goes, in pixels.
  private static let line: CGFloat = 48

  func scroll(by distance: CGFloat) { scroll(to: offset + distance) }

  /// Scrolls as little as shows `rect`, in the content's coordinates.
  func reveal(_ rect: CGRect) {
    if rect.minY < offset {
      scroll(to: rect.minY)
    } else if rect.maxY > offset + bounds.height {
      scroll(to: rect.maxY - bounds.height)
    }
  }

  func scroll(to wanted: CGFloat) {
    offset = min(max(wanted, 0), max(contentHeight - bounds.height, 0)).rounded()
    content.frame.origin = CGPoint(x: 0, y: -offset)
    thumb.isHidden = contentHeight <= bounds.height
    guard !thumb.isHidden else { return }
    let height = max((bounds.height * bounds.height / contentHeight).rounded(), 24)
    let space = bounds.height - height
    let top = (space * offset / (contentHeight - bounds.height)).rounded()
    thumb.frame = CGRect(x: bounds.width - 9, y: top, width: 9, height: height)
  }

  // MARK: Dragging the content

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    dragMode = (touch.location(in: self).y, offset)
    isDragged = false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let dragMode else { return }
    let distance = dragMode.finger - touch.location(in: self).y
    if abs(distance) > ScrollArea.slack && contentHeight > bounds.height { isDragged = true }
    if isDragged { scroll(to: dragMode.offset + distance) }
  }

  /// How far a finger may slip, in pixels, before the content follows it.
  private static let slack: CGFloat = 8
}

/// Shows how much of the content is seen and where; it can be dragged.
final class ScrollThumb: UIControl, Painted {
  /// Told how far the finger moved, in pixels.
  var drag: (CGFloat) -> Void = { _ in }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(touch.location(in: superview).y - touch.previousLocation(in: superview).y)
    return true
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let bar = CGRect(x: bounds.maxX - 6, y: 4, width: 3, height: bounds.height - 8)
    list.fill(.roundedRect(bar, radius: 1.5), isTracking ? appearance.theme.ink3 : appearance.theme.controlBorder)
  }
}
