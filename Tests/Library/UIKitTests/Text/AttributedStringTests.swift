import Foundation
import Testing

@testable import UIKitCore

/// Texts with attributes of Swift, as UIKit's.
@Suite struct AttributedStringTests {
  @Test("the attributes of each part are the same after a way there and back")
  func conversions() {
    var text = AttributedString(
      "red ", attributes: AttributeContainer([.foregroundColor: UIColor.red, .kern: CGFloat(2)]))
    var more = AttributedString("lined")
    more.font = .boldSystemFont(ofSize: 9)
    more.underlineStyle = .single
    text += more
    let converted = NSAttributedString(text)
    #expect(converted.string == "red lined")
    #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(converted.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
    #expect((converted.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 9)
    #expect(converted.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 1)
    #expect(AttributedString(converted) == text)
  }

  @Test("a part of a text gets another value than the rest, or an equal one, of each class of values")
  func changedParts() {
    let values: [(NSAttributedString.Key, (CGFloat) -> NSObject)] = [
      (.foregroundColor, { UIColor(white: $0, alpha: 1) }), (.font, { UIFont.systemFont(ofSize: 10 + $0) }),
      (.paragraphStyle, { _ in NSMutableParagraphStyle() }), (.attachment, { _ in NSTextAttachment() }),
      (.shadow, { _ in NSShadow() }),
    ]
    for (key, value) in values {
      for other in [0, 1] as [CGFloat] {
        let text = NSMutableAttributedString(string: "abcdef", attributes: [key: value(0)])
        text.addAttribute(key, value: value(other), range: NSRange(location: 1, length: 2))
        text.setAttributes([key: value(other)], range: NSRange(location: 3, length: 2))
        text.append(NSAttributedString(string: "g", attributes: [key: value(other)]))
        #expect(text.attribute(key, at: 3, effectiveRange: nil) != nil)
      }
    }
  }
}
