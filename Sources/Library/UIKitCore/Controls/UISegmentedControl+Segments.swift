// The properties of each segment. A segment that is not there has none, and setting one does nothing.

extension UISegmentedControl {
  final func segment<Value>(_ segment: Int, _ value: KeyPath<Content, Value>) -> Value? {
    segments.indices.contains(segment) ? segments[segment][keyPath: value] : nil
  }

  final func set<Value>(_ segment: Int, _ property: WritableKeyPath<Content, Value>, to value: Value) {
    if segments.indices.contains(segment) { segments[segment][keyPath: property] = value }
  }

  /// The title of a segment; nil for one with a picture.
  public func titleForSegment(at segment: Int) -> String? { self.segment(segment, \.title) ?? nil }

  /// The picture of a segment; nil for one with a title.
  public func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment, \.image) ?? nil }

  /// Sets what a segment shows, and what is performed when a touch selects it.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    set(segment, \.action, to: action)
    set(segment, \.title, to: action.title)
    set(segment, \.image, to: action.image)
  }
  /// The action of a segment; nil if it has none.
  public func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment, \.action) ?? nil }

  /// Sets the width of a segment, in points; 0 for a share of the rest.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if width.isFinite { set(segment, \.width, to: max(width, 0)) }
  }
  /// The width that was set for a segment, in points; 0 if none was.
  public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment, \.width) ?? 0 }

  /// Moves title or picture of a segment, in points.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { set(segment, \.offset, to: offset) }
  /// The distance by which the content of a segment is moved, in points.
  public func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment, \.offset) ?? .zero }

  /// Whether a touch selects a segment.
  public func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment, \.isEnabled) ?? false }

  // MARK: Places

  /// The width that a segment needs for its content.
  final func naturalWidth(of content: Content) -> CGFloat {
    let font = segmentLooks.font(for: .normal)
    return (content.image?.size.width ?? font.width(of: content.title ?? "").rounded(.up)) + 32
  }

  /// The place of each segment, in the control's coordinate space, from left to right. Segments with a width of their
  /// own keep it; the others share the rest equally, or by the widths that their contents need.
  final var segmentFrames: [CGRect] {
    let needs = segments.map { $0.width > 0 ? 0 : apportionsSegmentWidthsByContent ? naturalWidth(of: $0) : 1 }
    let given = segments.map(\.width).reduce(0, +), need = needs.reduce(0, +)
    let rest = max(0, bounds.width - given), scale = need == 0 && given > 0 ? bounds.width / given : 1
    var x = bounds.minX
    return zip(segments, needs).map { content, share in
      let width = content.width > 0 ? content.width * scale : need > 0 ? rest * share / need : 0
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// The segment at a horizontal place in the control's coordinate space. None for NaN, which is the place in a control
  /// flattened by its transform.
  final func segment(at place: CGPoint) -> Int? {
    segmentFrames.lastIndex { $0.minX <= place.x && place.x < $0.maxX }
  }
}
