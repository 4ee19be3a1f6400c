/// The members of `IndexPath` for rows and items, for paths that a cast to `NSIndexPath` gives.
nonisolated extension NSIndexPath {
  /// The path of a row; both numbers count from 0.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The path of an item of a collection; both numbers count from 0.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The section, counted from 0.
  public var section: Int { index(atPosition: 0) }
  /// The row in its section, counted from 0.
  public var row: Int { index(atPosition: 1) }
  /// The item in its section, counted from 0.
  public var item: Int { index(atPosition: 1) }
}
