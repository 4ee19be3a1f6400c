// Names of Swift 3. Its sources often compile today but for these.

@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public nonisolated var NSFontAttributeName: NSAttributedString.Key { NSAttributedString.Key.font }
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public nonisolated var NSForegroundColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.foregroundColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public nonisolated var NSBackgroundColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.backgroundColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public nonisolated var NSParagraphStyleAttributeName: NSAttributedString.Key { NSAttributedString.Key.paragraphStyle }
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public nonisolated var NSKernAttributeName: NSAttributedString.Key { NSAttributedString.Key.kern }
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature")
public nonisolated var NSLigatureAttributeName: NSAttributedString.Key { NSAttributedString.Key.ligature }
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public nonisolated var NSUnderlineStyleAttributeName: NSAttributedString.Key { NSAttributedString.Key.underlineStyle }
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public nonisolated var NSUnderlineColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.underlineColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public nonisolated var NSStrikethroughStyleAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.strikethroughStyle
}
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public nonisolated var NSStrikethroughColorAttributeName: NSAttributedString.Key {
  NSAttributedString.Key.strikethroughColor
}
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public nonisolated var NSStrokeColorAttributeName: NSAttributedString.Key { NSAttributedString.Key.strokeColor }
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public nonisolated var NSStrokeWidthAttributeName: NSAttributedString.Key { NSAttributedString.Key.strokeWidth }
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public nonisolated var NSShadowAttributeName: NSAttributedString.Key { NSAttributedString.Key.shadow }
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public nonisolated var NSBaselineOffsetAttributeName: NSAttributedString.Key { NSAttributedString.Key.baselineOffset }
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
public nonisolated var NSAttachmentAttributeName: NSAttributedString.Key { NSAttributedString.Key.attachment }
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public nonisolated var NSLinkAttributeName: NSAttributedString.Key { NSAttributedString.Key.link }
@available(*, deprecated, renamed: "NSAttributedString.Key.obliqueness")
public nonisolated var NSObliquenessAttributeName: NSAttributedString.Key { NSAttributedString.Key.obliqueness }
@available(*, deprecated, renamed: "NSAttributedString.Key.expansion")
public nonisolated var NSExpansionAttributeName: NSAttributedString.Key { NSAttributedString.Key.expansion }
@available(*, deprecated, renamed: "NSAttributedString.Key.textEffect")
public nonisolated var NSTextEffectAttributeName: NSAttributedString.Key { NSAttributedString.Key.textEffect }

nonisolated extension String {
  /// The name of Swift 3 of `size(withAttributes:)`.
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes: [NSAttributedString.Key: Any]?) -> CGSize { size(withAttributes: attributes) }
}

nonisolated extension NSString {
  /// The name of Swift 3 of `size(withAttributes:)`.
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes: [NSAttributedString.Key: Any]?) -> CGSize { size(withAttributes: attributes) }
}

nonisolated extension UIColor {
  /// The name of Swift 3 of the initializer of a `#colorLiteral`.
  @available(*, deprecated, message: "use UIColor(red:green:blue:alpha:)")
  public convenience init(colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The largest number of single precision. The name of C.
public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude
