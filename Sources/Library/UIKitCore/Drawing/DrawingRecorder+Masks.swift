// The effects of the views around a view on its drawing: masks and round corners cut it, and animations leave it in another place.

extension DrawingRecorder {
  /// The view's own drawing, cut by the masks and the round corners of the views around it, and moved to where animations have left
  /// them. The rectangles of clipping views are cut by the code that shows the view.
  @MainActor package static func recordInTree(_ view: UIView) -> DisplayList {
    var list = moved(record(view), with: view, .identity), outer = view.superview
    while let around = outer, !list.isEmpty {
      outer = around.superview
      guard let layer = around.storedLooks?.layer else { continue }
      let corners = layer.cornerRadius > 0 ? clip(of: around) : nil, isMoved = !layer.animations.isEmpty
      guard corners != nil || layer.mask != nil || isMoved, let place = place(of: around, in: view) else { continue }
      list.commands = clipped(list.commands, by: corners?.applying(place))
      list.commands = clipped(list.commands, byMask: layer.mask, place)
      list = moved(list, with: around, place)
    }
    return list
  }

  /// A drawing, moved to the place in which animations have left the view.
  /// - Parameter place: from the frame of the view to the frame of the drawing.
  @MainActor private static func moved(
    _ list: DisplayList, with view: UIView, _ place: CGAffineTransform
  ) -> DisplayList {
    guard let shown = view.movedPlace, let back = place.inverse, let own = view.placement.ofFrame.inverse else {
      return list
    }
    let way = back.concatenating(shown).concatenating(own).concatenating(place)
    return DisplayList(
      list.parts.map { part in
        switch part {
        case .drawing(let drawing): DrawingCommand(.list(drawing, way, opacity: 1))
        case .subview(let index): DrawingCommand(.subview(index))
        }
      })
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

extension UIView {
  /// The opacity with which the view is shown: that in which animations have left it, or else its own.
  package final var shownAlpha: CGFloat { storedLooks?.layer?.leftPlace?.opacity ?? alpha }

  /// From the view's frame, of the size that it has itself, to the superview, in the place in which animations have left the view; nil
  /// where they have not.
  final var movedPlace: CGAffineTransform? {
    guard let left = storedLooks?.layer?.leftPlace?.placement, left != placement else { return nil }
    let (old, new) = (bounds.size, left.bounds.size)
    let scale = CGAffineTransform(
      scaleX: old.width > 0 ? new.width / old.width : 1, y: old.height > 0 ? new.height / old.height : 1)
    return scale.concatenating(left.ofFrame)
  }
}
