/// The place of a popover's panel and of its arrow.
nonisolated struct PopoverPlacement: Equatable {
  /// Chosen: about what iOS 15 to 18 show.
  static let arrowHeight: CGFloat = 13, arrowWidth: CGFloat = 26, radius: CGFloat = 13

  /// The panel with its arrow.
  private(set) var frame: CGRect
  /// The direction of the arrow; none without one.
  private(set) var arrow: UIPopoverArrowDirection = []
  /// The end of the arrow.
  private(set) var tip = CGPoint.zero

  /// Places a content of a size beside a rectangle, in an area of the same coordinate space.
  ///
  /// Inferred: the first direction counts in which all of the content has room, or else the one in which most of it has,
  /// up or down before the others. If none has any, the panel lies over the rectangle, without an arrow.
  init(_ size: CGSize, at source: CGRect, in area: CGRect, arrow permitted: UIPopoverArrowDirection) {
    let directions = [UIPopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    let places = directions.map { PopoverPlacement(size, $0, at: source, in: area) }.filter { !$0.frame.isEmpty }
    let vertical = places.filter { $0.arrow == .up || $0.arrow == .down }
    if let place = places.first(where: { $0.contentSize == size })
      ?? (vertical.isEmpty ? places : vertical).max(by: { $0.extent < $1.extent })
    {
      self = place
    } else {
      frame = PopoverPlacement.frame(size, around: CGPoint(x: source.midX, y: source.midY), in: area)
    }
  }

  private init(_ size: CGSize, _ arrow: UIPopoverArrowDirection, at source: CGRect, in area: CGRect) {
    var size = size, end = CGPoint(x: source.midX, y: source.midY)
    var (left, right, top, bottom) = (area.minX, area.maxX, area.minY, area.maxY)
    switch arrow {
    case .up: top = max(top, source.maxY)
    case .down: bottom = min(bottom, source.minY)
    case .left: left = max(left, source.maxX)
    default: right = min(right, source.minX)
    }
    guard left < right, top < bottom else {
      frame = .zero
      return
    }
    let room = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    if arrow == .up || arrow == .down {
      size.height += PopoverPlacement.arrowHeight
      end.y = arrow == .up ? top : bottom
    } else {
      size.width += PopoverPlacement.arrowHeight
      end.x = arrow == .left ? left : right
    }
    frame = PopoverPlacement.frame(size, around: end, in: room)
    self.arrow = arrow
    let margin = PopoverPlacement.radius + PopoverPlacement.arrowWidth / 2
    let inner = frame.insetBy(dx: min(margin, frame.width / 2), dy: min(margin, frame.height / 2))
    tip = end
    if arrow == .up || arrow == .down {
      tip.x = min(max(end.x, inner.minX), inner.maxX)
    } else {
      tip.y = min(max(end.y, inner.minY), inner.maxY)
    }
  }

  /// A rectangle in an area, with its middle as near to a point as it can be.
  private static func frame(_ size: CGSize, around middle: CGPoint, in area: CGRect) -> CGRect {
    let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
    return CGRect(
      x: min(max(middle.x - size.width / 2, area.minX), area.maxX - size.width),
      y: min(max(middle.y - size.height / 2, area.minY), area.maxY - size.height), width: size.width,
      height: size.height)
  }

  /// The room for the arrow.
  var arrowInsets: UIEdgeInsets {
    let height = PopoverPlacement.arrowHeight
    return UIEdgeInsets(
      top: arrow == .up ? height : 0, left: arrow == .left ? height : 0, bottom: arrow == .down ? height : 0,
      right: arrow == .right ? height : 0)
  }

  private var contentSize: CGSize { frame.inset(by: arrowInsets).size }
  private var extent: CGFloat { contentSize.width * contentSize.height }

  /// The outline of the panel and its arrow, in the coordinate space of the frame.
  @MainActor var outline: UIBezierPath {
    let body = CGRect(origin: .zero, size: frame.size).inset(by: arrowInsets)
    let path = UIBezierPath(roundedRect: body, cornerRadius: PopoverPlacement.radius)
    guard !arrow.isEmpty else { return path }
    let triangle = UIBezierPath(), half = PopoverPlacement.arrowWidth / 2
    // It reaches into the panel, so that there is no gap.
    triangle.move(to: CGPoint(x: -half - 1, y: PopoverPlacement.arrowHeight + 1))
    triangle.addLine(to: .zero)
    triangle.addLine(to: CGPoint(x: half + 1, y: PopoverPlacement.arrowHeight + 1))
    triangle.close()
    let quarters: CGFloat = arrow == .up ? 0 : arrow == .right ? 1 : arrow == .down ? 2 : 3
    triangle.apply(CGAffineTransform(rotationAngle: quarters * .pi / 2))
    triangle.apply(CGAffineTransform(translationX: tip.x - frame.minX, y: tip.y - frame.minY))
    path.append(triangle)
    return path
  }
}

/// The panel of a popover: the controller's view, which reaches into the arrow. Chosen: a line around it in place of a shadow.
final class PopoverPanel: UIView {
  private weak var popover: UIPopoverPresentationController?
  private let content: UIView
  private let cut = UIView(), figure = CAShapeLayer()
  private var outline = UIBezierPath()

  init(around content: UIView, of popover: UIPopoverPresentationController) {
    (self.content, self.popover) = (content, popover)
    super.init(frame: .zero)
    cut.layer.mask = figure
    cut.addSubview(content)
    addSubview(cut)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ placement: PopoverPlacement) {
    frame = placement.frame
    (cut.frame, content.frame) = (bounds, bounds)
    outline = placement.outline
    figure.path = outline.cgPath
    setNeedsDisplay()
  }

  override var ownDrawing: [DrawingCommand] {
    let color = ColorValue((popover?.backgroundColor ?? .white).cgColor)
    let figure = PathValue(outline.cgPath)
    // The outer half of the line is seen.
    var line = StrokeStyle()
    line.width = 1
    return [
      DrawingCommand(.stroke(figure, line, ColorValue(UIColor.opaqueSeparator.cgColor))),
      DrawingCommand(.fill(figure, .winding, color)),
    ]
  }
}
