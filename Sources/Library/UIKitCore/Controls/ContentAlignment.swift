extension UIControl {
  /// The place of a control's content between its left and right edges. The raw values are Apple's.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The place of a control's content between its top and bottom edges. The raw values are Apple's.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// `contentHorizontalAlignment` with left and right in place of leading and trailing.
  public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case .center, .left, .right, .fill: contentHorizontalAlignment
    }
  }

  /// The place of a content of a size in a rectangle, as the alignments say. A content that fills has the rectangle's
  /// width or height.
  final func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    var place = CGRect(origin: rect.origin, size: size)
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: break
    case .right, .trailing: place.origin.x = rect.maxX - size.width
    case .center: place.origin.x = rect.midX - size.width / 2
    case .fill: place.size.width = rect.width
    }
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: place.origin.y = rect.maxY - size.height
    case .center: place.origin.y = rect.midY - size.height / 2
    case .fill: place.size.height = rect.height
    }
    return place
  }
}
