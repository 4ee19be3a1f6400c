/// Why a view, with everything in it, is not even asked whether a touch lies inside it.
///
/// Documented (HT-01, HT-03): each view's own three flags are read; an ancestor's alpha does not multiply in.
public nonisolated enum TouchRefusal: Hashable, Sendable {
  /// `isHidden` is true.
  case hidden
  /// `isUserInteractionEnabled` is false.
  case interactionDisabled
  /// `alpha` is at most 0.01. Kept as a 32-bit opacity, 0.01 itself is below the documented limit (HT-02).
  case alpha(CGFloat)

  /// The highest alpha that no touch sees.
  public static let highestIgnoredAlpha: CGFloat = 0.01

  init?(isHidden: Bool, isUserInteractionEnabled: Bool, alpha: CGFloat) {
    if isHidden {
      self = .hidden
    } else if !isUserInteractionEnabled {
      self = .interactionDisabled
    } else if alpha <= TouchRefusal.highestIgnoredAlpha {
      self = .alpha(alpha)
    } else {
      return nil
    }
  }
}
