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
}
