/// Records the looks of views and layers as display lists.
///
/// Points are those of the view's or the layer's frame: zero is its top left corner, also where the bounds have another
/// origin.
package enum DrawingRecorder {
  /// The view's own drawing, back to front: shadow, background, content, sublayers, border. Subviews are not part of it; they come
  /// in front, inside `clip(of:)`. Where a layer or the border lies in front of one, or their order is another one, all have their
  /// places in it.
  @MainActor package static func record(_ view: UIView) -> DisplayList { record(view, marksSubviews: false) }

  @MainActor private static func record(_ view: UIView, marksSubviews: Bool) -> DisplayList {
    var list = DisplayList()
    let size = view.bounds.size, layer = view.storedLooks?.layer
    list.commands += box(size, layer, background: view.backgroundColor?.cgColor) { layer in
      (view.storedLooks?.content?.list.commands ?? []) + own(layer, size) + border(layer, size) + grounds(in: view)
    }
    var inner = DisplayList()
    if let content = view.storedLooks?.content { inner.commands += stretched(content, to: size, view.contentMode) }
    if let layer { inner.commands += layer.withLeftValues { own(layer, size) } }
    let edge = layer.map { border($0, size) } ?? []
    inner.commands += stack(in: view, marksSubviews: marksSubviews || !edge.isEmpty)
    list.commands += clipped(inner.commands, by: clip(of: view)) + edge
    list.commands = clipped(list.commands, byMask: layer?.mask)
    return list
  }

  /// The drawing of the view's class with the layers in the view. Some classes draw with the layer itself, such as labels, and
  /// their drawing is behind all of them. In others it stands for subviews that iOS has there, and is in front of the layers behind
  /// the first subview.
  /// - Parameter marksSubviews: whether the places of subviews are in it also where they are all in front, in their order.
  @MainActor private static func stack(in view: UIView, marksSubviews: Bool) -> [DrawingCommand] {
    let layers = view.sublayers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    var (back, front, order): ([DrawingCommand], [DrawingCommand], [Int]) = ([], [], [])
    var marks = marksSubviews
    for (_, layer) in layers {
      switch layer {
      case .subview(let index, _):
        front.append(DrawingCommand(.subview(index)))
        order.append(index)
      case .added(let layer):
        let drawing = record(layer, origin: view.bounds.origin)
        if order.isEmpty { back += drawing } else { front += drawing }
        if !order.isEmpty, !drawing.isEmpty { marks = true }
      }
    }
    if !marks && order == order.sorted() { front = [] }
    return (view.drawsInItsLayer ? view.ownDrawing + back : back + view.ownDrawing) + front
  }

  /// The figure outside of which neither the view nor its subviews are seen; nil if it cuts nothing.
  @MainActor package static func clip(of view: UIView) -> PathValue? {
    let layer = view.storedLooks?.layer
    guard view.clipsToBounds || layer?.masksToBounds == true else { return nil }
    return outline(layer, CGRect(origin: .zero, size: view.bounds.size))
  }

  /// A layer with its sublayers, and the subviews of its view, in the coordinate space of its superlayer's frame.
  @MainActor package static func recordTree(_ layer: CALayer) -> DisplayList {
    guard let view = layer.view else { return DisplayList(record(layer, origin: .zero)) }
    let subviews = view.children.array
    var list = record(view, marksSubviews: true)
    list.commands = list.commands.compactMap { command in
      guard case .subview(let index) = command.kind else { return command }
      let subview = subviews[index]
      guard !subview.isHidden else { return nil }
      let place = (subview.movedPlace ?? subview.placement.ofFrame)
        .concatenating(CGAffineTransform(translationX: -view.bounds.minX, y: -view.bounds.minY))
      return DrawingCommand(.list(recordTree(subview.layer), place, opacity: subview.shownAlpha))
    }
    return list
  }

  // MARK: Layers

  /// A layer without a view, in the coordinate space of its superlayer, whose bounds begin at `origin`.
  @MainActor private static func record(_ layer: CALayer, origin: CGPoint) -> [DrawingCommand] {
    layer.withLeftValues { recordNow(layer, origin: origin) }
  }

  @MainActor private static func recordNow(_ layer: CALayer, origin: CGPoint) -> [DrawingCommand] {
    guard !layer.isHidden, layer.opacity > 0 else { return [] }
    let size = layer.bounds.size
    var commands = box(size, layer, background: layer.backgroundColor) { own($0, size) + border($0, size) }
    var inner = own(layer, size)
    if let content = layer.content { inner = stretched(content, to: size, .scaleToFill) + inner }
    inner += sublayers(of: layer, origin: layer.bounds.origin)
    let edge = layer.masksToBounds ? outline(layer, CGRect(origin: .zero, size: size)) : nil
    commands = clipped(commands + clipped(inner, by: edge) + border(layer, size), byMask: layer.mask)
    guard !commands.isEmpty else { return [] }
    let place = CGAffineTransform(
      translationX: -size.width * layer.anchorPoint.x, y: -size.height * layer.anchorPoint.y
    )
    .concatenating(layer.affineTransform())
    .concatenating(
      CGAffineTransform(translationX: layer.position.x - origin.x, y: layer.position.y - origin.y))
    return [DrawingCommand(.list(DisplayList(commands), place, opacity: CGFloat(layer.opacity)))]
  }

  @MainActor private static func sublayers(of layer: CALayer, origin: CGPoint) -> [DrawingCommand] {
    let layers = (layer.addedLayers ?? []).enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
    return layers.flatMap { record($0.element, origin: origin) }
  }

  /// The drawing of a layer's class, and its picture.
  @MainActor private static func own(_ layer: CALayer, _ size: CGSize) -> [DrawingCommand] {
    var commands = layer.ownDrawing(size)
    if let image = layer.contents.flatMap({ $0 as? CGImage ?? ($0 as? UIImage)?.cgImage }) {
      let natural = CGSize(
        width: CGFloat(image.width) / layer.contentsScale, height: CGFloat(image.height) / layer.contentsScale)
      let picture = image.value.stretched(
        from: natural, to: size, layer.contentsCenter.caps(in: natural), isTiled: false)
      commands.append(DrawingCommand(.picture(picture, CGRect(origin: .zero, size: size), .identity)))
    }
    return commands
  }

  /// Shadow and background. Without a path of the shadow and a background, what the layer contains throws the shadow, where it is
  /// filled or stroked: the first 20 figures, because the blur of each takes several lines.
  @MainActor private static func box(
    _ size: CGSize, _ layer: CALayer?, background: CGColor?, _ content: (CALayer) -> [DrawingCommand]
  ) -> [DrawingCommand] {
    let figure = outline(layer, CGRect(origin: .zero, size: size))
    var shadow: ShadowValue?
    if let layer, layer.shadowOpacity > 0, let color = layer.shadowColor {
      shadow = ShadowValue(
        offset: layer.shadowOffset, blur: layer.shadowRadius,
        color: ColorValue(color).faded(by: CGFloat(layer.shadowOpacity)))
    }
    var thrown: [DrawingCommand] = []
    if let layer, let path = layer.shadowPath, let cast = shadow {
      let whole = DrawingCommand(.fill(PathValue(path), .winding, ColorValue.black.faded(by: 0)), shadow: cast)
      let isClipped = layer.masksToBounds || layer.view?.clipsToBounds == true
      thrown = clipped([whole], by: isClipped ? figure : nil)
      shadow = nil
    }
    guard let background, background.alpha > 0 else {
      guard let layer, let shadow else { return thrown }
      return content(layer).prefix(20).compactMap { $0.thrown(shadow) }
    }
    return thrown + [DrawingCommand(.fill(figure, .winding, ColorValue(background)), shadow: shadow)]
  }

  /// The backgrounds of the subviews, and the pictures that fill them.
  @MainActor private static func grounds(in view: UIView) -> [DrawingCommand] {
    view.subviews.filter { !$0.isHidden && $0.alpha > 0 && $0.transform.isIdentity }.compactMap { subview in
      let picture = (subview as? UIImageView)?.image.map { _ in UIColor.black }
      guard let color = picture ?? subview.backgroundColor, color.cgColor.alpha > 0 else { return nil }
      let frame = subview.frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
      return DrawingCommand(.fill(outline(subview.storedLooks?.layer, frame), .winding, ColorValue(color.cgColor)))
    }
  }

  @MainActor private static func border(_ layer: CALayer, _ size: CGSize) -> [DrawingCommand] {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return [] }
    let half = layer.borderWidth / 2
    var style = StrokeStyle()
    style.width = layer.borderWidth
    let figure = outline(layer, CGRect(origin: .zero, size: size).insetBy(dx: half, dy: half), inset: half)
    return [DrawingCommand(.stroke(figure, style, ColorValue(color)))]
  }

  /// A rectangle with the round corners of a layer.
  @MainActor static func outline(_ layer: CALayer?, _ rect: CGRect, inset: CGFloat = 0) -> PathValue {
    guard let layer, layer.cornerRadius > 0 else { return PathValue(rect) }
    return PathValue(
      UIBezierPath(rect, layer.maskedCorners.corners, radius: max(0, layer.cornerRadius - inset)).cgPath)
  }

  static func clipped(
    _ commands: [DrawingCommand], by figure: PathValue?, _ rule: CGPathFillRule = .winding
  ) -> [DrawingCommand] {
    guard let figure, !commands.isEmpty else { return commands }
    return [DrawingCommand(.clip(figure, rule))] + commands + [DrawingCommand(.endClip)]
  }

  /// A content that was drawn for another size.
  private static func stretched(
    _ content: (list: DisplayList, size: CGSize), to size: CGSize, _ mode: UIView.ContentMode
  ) -> [DrawingCommand] {
    guard content.size != size else { return content.list.commands }
    let place = mode.rect(for: content.size, in: CGRect(origin: .zero, size: size))
    guard content.size.width > 0, content.size.height > 0 else { return [] }
    let transform = CGAffineTransform(
      scaleX: place.width / content.size.width, y: place.height / content.size.height
    ).concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
    return [DrawingCommand(.list(content.list, transform, opacity: 1))]
  }
}

nonisolated extension UIView.ContentMode {
  /// The place of a content of a size in a rectangle.
  func rect(for size: CGSize, in rect: CGRect) -> CGRect {
    var size = size
    switch self {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return rect }
      let scales = [rect.width / size.width, rect.height / size.height]
      let scale = (self == .scaleAspectFit ? scales.min() : scales.max()) ?? 1
      size = CGSize(width: size.width * scale, height: size.height * scale)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: break
    }
    let isLeft = [.left, .topLeft, .bottomLeft].contains(self),
      isRight = [.right, .topRight, .bottomRight].contains(self)
    let isTop = [.top, .topLeft, .topRight].contains(self)
    let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(self)
    return CGRect(
      x: isLeft ? rect.minX : isRight ? rect.maxX - size.width : rect.midX - size.width / 2,
      y: isTop ? rect.minY : isBottom ? rect.maxY - size.height : rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}

nonisolated extension CACornerMask {
  fileprivate var corners: UIRectCorner {
    let pairs: [(CACornerMask, UIRectCorner)] = [
      (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
      (.layerMaxXMaxYCorner, .bottomRight),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}

extension DrawingCommand {
  /// The shadow of a figure without the figure; nil for what throws none.
  fileprivate func thrown(_ shadow: ShadowValue) -> DrawingCommand? {
    switch kind {
    case .fill(let figure, let rule, let color) where color.opacity > 0:
      DrawingCommand(.fill(figure, rule, color.faded(by: 0)), shadow: shadow)
    case .stroke(let figure, let style, let color) where color.opacity > 0:
      DrawingCommand(.stroke(figure, style, color.faded(by: 0)), shadow: shadow)
    case .fill, .stroke, .clip, .endClip, .gradient, .text, .picture, .list, .subview: nil
    }
  }
}
