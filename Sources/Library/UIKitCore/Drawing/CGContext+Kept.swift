// Settings of a context that exist so that sources written for iOS compile. They are here because warnings are.

nonisolated extension CGContext {
  /// Has no effect: edges are always smoothed. False warns once.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    if !shouldAntialias { warnNotSupportedFromAnyThread("CGContext.setShouldAntialias") }
  }
  /// Has no effect: edges are always smoothed. False warns once.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    if !allowsAntialiasing { warnNotSupportedFromAnyThread("CGContext.setAllowsAntialiasing") }
  }
  /// Has no effect: letters are always filled. Another mode warns once.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    if mode != .fill { warnNotSupportedFromAnyThread("CGContext.setTextDrawingMode") }
  }
  /// Always `.default`: pictures are always smoothed. Setting `.none` warns once.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set { if newValue == .none { warnNotSupportedFromAnyThread("CGContext.interpolationQuality") } }
  }
  /// Always the identity: UIKit's functions draw texts. Setting another transform warns once.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set { if newValue != .identity { warnNotSupportedFromAnyThread("CGContext.textMatrix") } }
  }
  /// Limits later drawing to a rectangle. The opacity of the picture has no effect; warns once.
  public func clip(to rect: CGRect, mask: CGImage) {
    warnNotSupportedFromAnyThread("CGContext.clip(to:mask:)")
    clip(to: rect)
  }
}
