// A text literal is a value of the types whose values are texts on iOS: `layer.lineCap = "round"`, as sources of Swift 4 say.

extension CAShapeLayerLineCap: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CAShapeLayerLineJoin: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CAShapeLayerFillRule: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CAMediaTimingFillMode: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CAMediaTimingFunctionName: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CATextLayerAlignmentMode: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CATextLayerTruncationMode: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CALayerContentsGravity: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CALayerContentsFilter: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CATransitionType: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CATransitionSubtype: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CAAnimationCalculationMode: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CAAnimationRotationMode: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CAEmitterLayerEmitterShape: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CAEmitterLayerEmitterMode: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CAEmitterLayerRenderMode: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CAGradientLayerType: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CAValueFunctionName: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
extension CALayerCornerCurve: ExpressibleByStringLiteral {
  public nonisolated init(stringLiteral value: String) { self.init(rawValue: value) }
}
