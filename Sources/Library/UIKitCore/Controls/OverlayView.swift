/// A panel over a window, near its source. A tap beside the panel closes it and does nothing else.
class OverlayView: UIView {
  static let gap: CGFloat = 8

  private let panel: UIView
  /// The place of the source in the window.
  private let source: CGRect
  /// Called after the panel was closed.
  var closed: (() -> Void)?

  init(_ panel: UIView, near source: CGRect, in window: UIWindow) {
    (self.panel, self.source) = (panel, source)
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    panel.backgroundColor = .white
    panel.layer.cornerRadius = 13
    panel.layer.borderWidth = 0.5
    panel.layer.borderColor = UIColor.opaqueSeparator.cgColor
    panel.clipsToBounds = true
    addSubview(panel)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { return nil }

  func close() {
    removeFromSuperview()
    closed?()
    closed = nil
  }

  /// The place of the panel in the window.
  var frameOfPanel: CGRect { panel.frame }

  /// Places the panel below its source, or else above it, inside the safe area; or the other way round.
  final func placePanel(_ size: CGSize, prefersAbove: Bool = false) {
    let gap = OverlayView.gap
    let area = bounds.inset(by: window?.safeAreaInsets ?? .zero).insetBy(dx: gap, dy: gap)
    let width = min(size.width, area.width), height = min(size.height, area.height)
    let below = source.maxY + gap, above = source.minY - gap - height
    let fitsBelow = below + height <= area.maxY, fitsAbove = above >= area.minY && above + height <= area.maxY
    let y =
      fitsBelow && !(prefersAbove && fitsAbove)
      ? max(below, area.minY) : above >= area.minY ? above : area.maxY - height
    let x = max(area.minX, min(source.midX - width / 2, area.maxX - width))
    panel.frame = CGRect(x: x, y: y, width: width, height: height)
  }

  // The touches beside the panel go no further.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { close() }
  }
}
