nonisolated extension IndexPath {
  /// The path of a row; both numbers count from 0.
  public init(row: Int, section: Int) { self = [section, row] }
  /// The path of an item of a collection; both numbers count from 0.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section, counted from 0.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The row in its section, counted from 0.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The item in its section, counted from 0.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
