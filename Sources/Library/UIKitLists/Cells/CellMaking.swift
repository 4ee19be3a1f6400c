// Making a cell from its class, which is known only when the program runs; UnknownClasses.swift has the way.

protocol MadeCell: AnyObject {
  init(madeWith style: UITableViewCell.CellStyle, identifier: String?)
}

@available(*, unavailable) extension UITableViewCell: MadeCell {}

extension UITableViewCell {
  /// A cell of this class, by `init(style:reuseIdentifier:)`.
  public static func made(style: CellStyle, reuseIdentifier: String?) -> Self {
    let maker = maker(self, as: (any MadeCell.Type).self)
    return unsafeDowncast(maker.init(madeWith: style, identifier: reuseIdentifier), to: Self.self)
  }
}

protocol MadeHeader: AnyObject {
  init(madeFor identifier: String?)
}

@available(*, unavailable) extension UITableViewHeaderFooterView: MadeHeader {}

extension UITableViewHeaderFooterView {
  /// A header of this class, by `init(reuseIdentifier:)`.
  static func made(reuseIdentifier: String?) -> Self {
    unsafeDowncast(maker(self, as: (any MadeHeader.Type).self).init(madeFor: reuseIdentifier), to: Self.self)
  }
}

protocol MadeCollection: AnyObject {
  init(madeIn frame: CGRect, layout: UICollectionViewLayout)
}

@available(*, unavailable) extension UICollectionView: MadeCollection {}

extension UICollectionView {
  /// A collection of this class, by `init(frame:collectionViewLayout:)`.
  public static func made(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
    unsafeDowncast(maker(self, as: (any MadeCollection.Type).self).init(madeIn: frame, layout: layout), to: Self.self)
  }
}

extension UIView {
  /// Puts the content view of a cell in front of what the cell has added to itself before it was first shown, and the
  /// library's own `parts` in front of that (LI-08).
  final func raise(_ content: UIView, below parts: [UIView?]) {
    let parts = parts.compactMap { $0 }.filter { $0.superview === self }
    guard let front = subviews.last(where: { view in !parts.contains { $0 === view } }), front !== content else {
      return
    }
    for view in [content] + parts { bringSubviewToFront(view) }
  }
}
