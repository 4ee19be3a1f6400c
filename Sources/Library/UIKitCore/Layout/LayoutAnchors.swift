// The anchors of views and guides.

extension UIView {
  private func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(.view(layout), attribute)
  }

  private func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(.view(layout), attribute)
  }

  /// The leading edge: the left one, because layout is from left to right.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The trailing edge: the right one, because layout is from left to right.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The middle between the left and the right edge.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The middle between the top and the bottom edge.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text; see `firstBaselineOffset`.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text; see `lastBaselineOffset`.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// The width of the bounds, in points.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(.view(layout), .width) }
  /// The height of the bounds, in points.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(.view(layout), .height) }
}

extension UILayoutGuide {
  /// The leading edge: the left one, because layout is from left to right.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .leading) }
  /// The trailing edge: the right one, because layout is from left to right.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .right) }
  /// The middle between the left and the right edge.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(.guide(self), .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .bottom) }
  /// The middle between the top and the bottom edge.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(.guide(self), .centerY) }
  /// The width, in points.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(.guide(self), .width) }
  /// The height, in points.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(.guide(self), .height) }
}
