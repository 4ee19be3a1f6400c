/// The reason for which the hit test skips a view and its descendants.
///
/// Documented (HT-01, HT-03): the three properties of each view are read separately; an ancestor's alpha is not
/// multiplied in.
public enum TouchRefusal: Hashable, Sendable {
  /// `isHidden` is true.
  case hidden
  /// `isUserInteractionEnabled` is false.
  case interactionDisabled
  /// An animation of the view without `.allowUserInteraction` is running (HT-20).
  case animated
  /// `alpha` is at most 0.01. As a 32-bit opacity, 0.01 itself is below the documented limit (HT-02).
  case alpha(CGFloat)

  /// The largest alpha with which the hit test skips a view.
  public static let highestIgnoredAlpha: CGFloat = 0.01

  package init?(isHidden: Bool, isUserInteractionEnabled: Bool, isAnimated: Bool = false, alpha: CGFloat) {
    if isHidden {
      self = .hidden
    } else if !isUserInteractionEnabled {
      self = .interactionDisabled
    } else if alpha <= TouchRefusal.highestIgnoredAlpha {
      self = .alpha(alpha)
    } else if isAnimated {
      self = .animated
    } else {
      return nil
    }
  }
}
