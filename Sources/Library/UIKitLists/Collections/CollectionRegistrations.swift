extension UICollectionView {
  /// Makes cells of a class for items of a type and shows the items in them. As Apple's.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Shows an item in a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let handler: Handler
    /// A registration of the class `Cell`; `handler` shows an item in a cell.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// Makes headers, footers and other views of a kind. As Apple's.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Prepares a view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void
    let kind: String
    let handler: Handler
    /// A registration of the class `Supplementary` for a kind; `handler` prepares a view.
    public init(elementKind: String, handler: @escaping Handler) { (kind, self.handler) = (elementKind, handler) }
  }

  /// Returns a cell of the registration's class that shows an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = String(reflecting: Cell.self) + " " + String(reflecting: Item.self)
    register(Cell.self, forCellWithReuseIdentifier: identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else { fatalError("\(type(of: cell)) is no \(Cell.self).") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a view of the registration's class.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = String(reflecting: Supplementary.self), kind = registration.kind
    register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      fatalError("\(type(of: view)) is no \(Supplementary.self).")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
