// Colours and styles of what is drawn afterwards. Lengths are in points.

extension CGContext {
  public func setFillColor(_ color: CGColor) { state.fill = ColorValue(color) }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = ColorValue(red: red, green: green, blue: blue, opacity: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  public func setStrokeColor(_ color: CGColor) { state.stroke = ColorValue(color) }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = ColorValue(red: red, green: green, blue: blue, opacity: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Has no effect: every colour is kept as one of sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Has no effect: every colour is kept as one of sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  public func setLineWidth(_ width: CGFloat) { state.style.width = width.isFinite ? max(width, 0) : 1 }
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dashPhase, state.style.dashes) = (phase, lengths)
  }
  package var strokeStyle: StrokeStyle {
    get { state.style }
    set { state.style = newValue }
  }

  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha.isFinite ? min(max(alpha, 0), 1) : 1 }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// With nil, there is no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ShadowValue(offset: offset, blur: blur, color: ColorValue($0)) }
  }

  // Without effect: they concern pixels.

  public func setFlatness(_ flatness: CGFloat) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  public func setRenderingIntent(_ intent: Int32) {}
  public func synchronize() {}
  public func flush() {}
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  /// Has no effect: text is drawn by UIKit's functions.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }
}
