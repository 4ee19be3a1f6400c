import Foundation
import Testing

@testable import UIKitCore

/// The character under a point, as a label with links asks for it.
@Suite struct LayoutManagerTests {
  let font = UIFont.systemFont(ofSize: 20)

  @Test("a point is at the character that is drawn there, in each line")
  func characters() {
    let text = NSTextStorage(attributedString: NSAttributedString(string: "aa bb", attributes: [.font: font]))
    let manager = NSLayoutManager(),
      container = NSTextContainer(size: CGSize(width: font.width(of: "aa b"), height: 90))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    text.addLayoutManager(manager)
    let half = font.width(of: "a") / 2, second = font.lineHeight * 1.5
    var beside: CGFloat = -1
    func index(_ x: CGFloat, _ y: CGFloat) -> Int {
      manager.characterIndex(
        for: CGPoint(x: x, y: y), in: container, fractionOfDistanceBetweenInsertionPoints: &beside)
    }
    #expect(index(half, 5) == 0 && beside == 0)
    #expect(index(3 * half, 5) == 1)
    #expect(index(half, second) == 3)
    #expect(index(300, second) == 4 && beside == 1)
    #expect(manager.usedRect(for: container).height == 2 * font.lineHeight)
    let word = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: container)
    #expect(word == CGRect(x: 0, y: font.lineHeight, width: font.width(of: "bb"), height: font.lineHeight))
    text.removeLayoutManager(manager)
    #expect(manager.numberOfGlyphs == 0 && text.layoutManagers.isEmpty)
  }

  @Test("the manager of a text view knows its text")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 90))
    (view.text, view.font) = ("abc", font)
    let point = CGPoint(x: 5 + font.width(of: "a") * 1.5, y: 5)
    #expect(view.layoutManager.glyphIndex(for: point, in: view.textContainer) == 1)
    #expect(view.layoutManager.numberOfGlyphs == 3)
  }

  @Test("changes of the storage of a text view are changes of its text, and it has the text that is set later")
  func storageOfTextView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 90)), storage = view.textStorage
    view.text = "abc"
    view.textStorage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
    #expect(view.text == "axyzc" && storage === view.textStorage)
    view.textStorage.addAttribute(.link, value: "x", range: NSRange(location: 0, length: 2))
    #expect(view.attributedText.attribute(.link, at: 1, effectiveRange: nil) as? String == "x")
    view.text = "new"
    #expect(view.textStorage.string == "new")
  }

  @Test("lines and the parts of a range in them are enumerated until somebody stops")
  func enumeration() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 90)), manager = view.layoutManager
    (view.text, view.font) = ("ab\ncd\nef", font)
    var lines: [NSRange] = [], rects: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 4, length: 4)) { _, _, _, range, _ in
      lines.append(range)
    }
    #expect(lines == [NSRange(location: 3, length: 2), NSRange(location: 6, length: 2)])
    let all = NSRange(location: 0, length: 8)
    manager.enumerateEnclosingRects(forGlyphRange: all, withinSelectedGlyphRange: all, in: view.textContainer) {
      rects.append($0)
      $1.pointee = true
    }
    #expect(rects.count == 1 && rects[0].width == font.width(of: "ab"))
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }
}
