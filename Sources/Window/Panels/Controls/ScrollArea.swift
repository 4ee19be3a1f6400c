import Canvas
import ScenePicture
import UIKit

/// A scrollable area. It is scrolled by the wheel, by dragging the content or the thumb, and by moving the keyboard
/// focus.
final class ScrollArea: UIView, Scrollable {
  /// The scrolled content; it is as wide as the area.
  let content: UIView
  /// The height of the content above the area, in pixels.
  private(set) var offset: CGFloat = 0
  /// Whether a finger drags the content.
  private(set) var isDragged = false

  private let viewport = UIView()
  private let thumb = ScrollThumb()
  /// The places of the finger and of the content when the finger went down.
  private var dragStart: (finger: CGFloat, offset: CGFloat)?

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    viewport.clipsToBounds = true
    viewport.addSubview(content)
    thumb.accessibilityIdentifier = "thumb"
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

  /// Sets the height of the content.
  func setContentHeight(_ height: CGFloat) {
    content.frame = CGRect(x: 0, y: content.frame.minY, width: bounds.width, height: height)
    scroll(to: offset)
  }

  // MARK: Scrolling

  func scroll(dx: CGFloat, dy: CGFloat, at point: CGPoint) { scroll(by: -dy * ScrollArea.line) }

  /// The distance of one line of the wheel, in pixels.
  private static let line: CGFloat = 48

  func scroll(by distance: CGFloat) { scroll(to: offset + distance) }

  /// Scrolls by the smallest distance that makes `rect` visible, in the coordinates of the content.
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
    let top = ((bounds.height - height) * offset / (contentHeight - bounds.height)).rounded()
    thumb.frame = CGRect(x: bounds.width - 9, y: top, width: 9, height: height)
  }

  // MARK: Dragging the content

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    dragStart = (touch.location(in: self).y, offset)
    isDragged = false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let dragStart else { return }
    let distance = dragStart.finger - touch.location(in: self).y
    if abs(distance) > ScrollArea.slack && contentHeight > bounds.height { isDragged = true }
    if isDragged { scroll(to: dragStart.offset + distance) }
  }

  /// The distance, in pixels, that a finger moves before the content follows.
  private static let slack: CGFloat = 8
}

/// The thumb of a scroll area: it shows which part of the content is visible, and can be dragged.
final class ScrollThumb: UIControl, Painted {
  /// Called with the distance that the finger moved, in pixels.
  var drag: (CGFloat) -> Void = { _ in }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(touch.location(in: superview).y - touch.previousLocation(in: superview).y)
    return true
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let bar = bounds.inset(right: 3, top: 4, bottom: 4).strip(.right, 3)
    list.fill(.roundedRect(bar, radius: 1.5), isTracking ? appearance.theme.faintText : appearance.theme.controlBorder)
  }
}
