/// The sizes of text between which the fonts of a view stay. The size that a person prefers is always the usual one, so they have no
/// effect, and are not kept.
extension UIView {
  public final var minimumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  public final var maximumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  /// The limits of this view and its superviews, for a log.
  public final var appliedContentSizeCategoryLimitsDescription: String { "no limits" }
}
