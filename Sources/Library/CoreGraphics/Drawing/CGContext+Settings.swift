// Colours and styles of later drawing. Lengths are in points.

extension CGContext {
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fill = ColorValue(color) }
  /// Sets the colour of fills, by components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = ColorValue(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Sets a grey for fills, by components from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.stroke = ColorValue(color) }
  /// Sets the colour of strokes, by components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = ColorValue(red: red, green: green, blue: blue, opacity: alpha)
  }
  /// Sets a grey for strokes, by components from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  /// Has no effect: changes no touch and no picture, because every colour is one of sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Has no effect: changes no touch and no picture, because every colour is one of sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}

  /// Sets the width of strokes; negative counts as 0, NaN and infinity as 1.
  public func setLineWidth(_ width: CGFloat) { state.style.width = width.isFinite ? max(width, 0) : 1 }
  /// Sets the ends of strokes.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap }
  /// Sets the corners of strokes.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join }
  /// Sets the limit at which mitered corners are cut, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in turn; an empty list for a full line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dashPhase, state.style.dashes) = (phase, lengths)
  }

  /// Sets the opacity of later drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha.isFinite ? min(max(alpha, 0), 1) : 1 }
  /// Sets the way in which colours are mixed with those behind them.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  /// Sets a shadow of black, a third opaque.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets the shadow of later drawing; a nil colour removes it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ShadowValue(offset: offset, blur: blur, color: ColorValue($0)) }
  }

  // Without effect: drawings are values, and whoever turns them into pixels smooths edges and pictures.

  /// Has no effect: changes no touch and no picture, because curves are exact.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Has no effect: changes no touch and no picture.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Has no effect: changes no touch and no picture, because every colour is one of sRGB.
  public func setRenderingIntent(_ intent: Int32) {}
  /// Does nothing: drawing is recorded at once.
  public func synchronize() {}
  /// Does nothing: drawing is recorded at once.
  public func flush() {}
}
