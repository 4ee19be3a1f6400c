// Lists and cells of a class that only the running program knows; see UnknownClasses.swift in UIKitCore.

extension UICollectionView {
  convenience init(madeIn frame: CGRect, layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  @_silgen_name("$s10UIKitLists16UICollectionViewC6madeIn6layoutAC10Foundation6CGRectV_AA0cD6LayoutCtcfC")
  class func allocate(_ frame: CGRect, _ layout: consuming UICollectionViewLayout) -> UICollectionView

  /// A collection of this class, by `init(frame:collectionViewLayout:)`.
  public static func made(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
    unsafeDowncast(allocate(frame, layout), to: Self.self)
  }
}

extension UITableViewCell {
  /// A cell of this class, by `init(style:reuseIdentifier:)`.
  public static func made(style: CellStyle, reuseIdentifier: String?) -> Self {
    unsafeDowncast(make(style: style, identifier: reuseIdentifier), to: Self.self)
  }
}
