/// The distance between two anchors, as the length of a guide that reaches from one to the other.
enum LayoutDistance {
  static func between(
    _ one: LayoutItem?, _ first: NSLayoutConstraint.Attribute, _ two: LayoutItem?,
    _ second: NSLayoutConstraint.Attribute, isHorizontal: Bool
  ) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    guard let one, let two, let view = NSLayoutConstraint(one, first, .equal, two, second).commonView else {
      return NSLayoutDimension(nil, isHorizontal ? .width : .height)
    }
    view.addLayoutGuide(guide)
    let start: NSLayoutConstraint.Attribute = isHorizontal ? .left : .top
    let end: NSLayoutConstraint.Attribute = isHorizontal ? .right : .bottom
    NSLayoutConstraint(.guide(guide), start, .equal, one, first).isActive = true
    NSLayoutConstraint(.guide(guide), end, .equal, two, second).isActive = true
    return isHorizontal ? guide.widthAnchor : guide.heightAnchor
  }
}
