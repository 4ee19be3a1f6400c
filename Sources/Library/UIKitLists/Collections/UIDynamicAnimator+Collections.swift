extension UICollectionViewLayoutAttributes: @MainActor UIDynamicItem {}

extension UIDynamicAnimator {
  /// An animator of the cells of a collection.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }

  /// The attributes of a cell among the items of the behaviours; nil if no behaviour has it.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  /// The attributes of a supplementary view among the items of the behaviours; nil if no behaviour has it.
  public func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
  /// The attributes of a decoration view among the items of the behaviours; nil if no behaviour has it.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath }
  }

  private func attributes(
    where matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    behaviors.lazy.flatMap(\.allItems).compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: matches)
  }
}
