// Core Text, which UIKit brings along, as far as programs measure lines with it.

/// A font of Core Text, which is one of UIKit.
public typealias CTFont = UIFont
/// A font of a name; the system's for a name that it does not have.
public nonisolated func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
/// The name of a font.
public nonisolated func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }

/// A text in one line.
public final nonisolated class CTLine {
  fileprivate let text: NSAttributedString
  fileprivate init(_ text: NSAttributedString) { self.text = text }
}
/// A line of a text.
public nonisolated func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(attrString)
}
/// The width of a line, and how far the font of its first character reaches. The space between lines is always 0.
@discardableResult public nonisolated func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let attributes = line.text.length > 0 ? line.text.attributes(at: 0, effectiveRange: nil) : [:]
  let font = attributes[.font] as? UIFont ?? .defaultForDrawing
  ascent?.pointee = font.ascender
  descent?.pointee = -font.descender
  leading?.pointee = 0
  return Double(line.text.size().width)
}
