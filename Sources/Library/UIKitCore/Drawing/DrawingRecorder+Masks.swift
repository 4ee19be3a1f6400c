// Clips of a view's drawing that are no rectangles: masks, and round corners of the views around it.

extension DrawingRecorder {
  /// The view's own drawing, cut by the masks and the round corners of the views around it. The rectangles of clipping views
  /// are cut by the code that shows the view.
  @MainActor package static func recordInTree(_ view: UIView) -> DisplayList {
    var list = record(view), outer = view.superview
    while let around = outer, !list.isEmpty {
      outer = around.superview
      guard let layer = around.storedLooks?.layer else { continue }
      let corners = layer.cornerRadius > 0 ? clip(of: around) : nil
      guard corners != nil || layer.mask != nil, let place = place(of: around, in: view) else { continue }
      list.commands = clipped(list.commands, by: corners?.applying(place))
      list.commands = clipped(list.commands, byMask: layer.mask, place)
    }
    return list
  }

  /// Clips to the figure of a mask: the filled and stroked part of a shape, else a rectangle with its corners. The transparency
  /// of the mask has no influence.
  /// - Parameter place: from the frame of the masked layer to that of the drawing.
  @MainActor static func clipped(
    _ commands: [DrawingCommand], byMask mask: CALayer?, _ place: CGAffineTransform = .identity
  ) -> [DrawingCommand] {
    guard let mask else { return commands }
    // A view whose layer masks need not be in the tree.
    mask.view?.layoutIfNeeded()
    return mask.withLeftValues { clippedNow(commands, byMask: mask, place) }
  }

  @MainActor private static func clippedNow(
    _ commands: [DrawingCommand], byMask mask: CALayer, _ place: CGAffineTransform
  ) -> [DrawingCommand] {
    guard let shape = mask as? CAShapeLayer, let figure = shape.figure else {
      return clipped(commands, by: outline(mask, mask.frame).applying(place))
    }
    let origin = CGAffineTransform(translationX: mask.frame.minX, y: mask.frame.minY)
    return clipped(commands, by: PathValue(figure.path).applying(origin.concatenating(place)), figure.rule)
  }

  /// The transform from the frame of a view to that of a view inside of it; nil if that is squeezed to a line.
  @MainActor private static func place(of outer: UIView, in inner: UIView) -> CGAffineTransform? {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let origin = outer.bounds.origin
      let point = inner.convert(CGPoint(x: origin.x + x, y: origin.y + y), from: outer)
      return CGPoint(x: point.x - inner.bounds.minX, y: point.y - inner.bounds.minY)
    }
    let origin = point(0, 0), right = point(1, 0), down = point(0, 1)
    guard [origin, right, down].allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    return CGAffineTransform(
      a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x,
      ty: origin.y)
  }
}
