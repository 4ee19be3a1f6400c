// The sizes of text between which the fonts of a view stay. The preferred size is always the usual one, so these have
// no effect and are not kept.

extension UIView {
  /// Always nil: the preferred size never changes.
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  /// Always nil: the preferred size never changes.
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  /// The limits of this view and its superviews, for a log.
  public final var appliedContentSizeCategoryLimitsDescription: String { "no limits" }
}
