/// The growing resistance of content that is pulled beyond a limit (SV-10).
package enum RubberBand {
  private static let coefficient: CGFloat = 0.55

  /// The distance that is shown, in points.
  /// - Parameters:
  ///   - pull: the distance beyond the limit without resistance, at least 0, in points.
  ///   - size: the size of the view on the axis, which the shown distance never reaches, in points.
  package static func shown(_ pull: CGFloat, in size: CGFloat) -> CGFloat {
    size > 0 ? (1 - 1 / (coefficient * pull / size + 1)) * size : 0
  }

  /// The pull at which `shown` points are shown.
  package static func pull(showing shown: CGFloat, in size: CGFloat) -> CGFloat {
    guard size > 0 else { return 0 }
    return (1 / (1 - min(shown / size, 0.999)) - 1) * size / coefficient
  }
}
