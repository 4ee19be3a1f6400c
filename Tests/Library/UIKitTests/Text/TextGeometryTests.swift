import Foundation
import Testing

@testable import UIKitCore

/// The places of characters, the units of a text, and links.
@Suite struct TextGeometryTests {
  final class Links: NSObject, UITextViewDelegate {
    var opened: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      opened.append("\(URL) \(characterRange.location)+\(characterRange.length)")
      return false
    }
  }

  let fixture = PipelineFixture("window 400x400\n  root 0,0 400x400 vc")
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  let links = Links()

  init() {
    // 12 points each letter, 24 each line; the text begins at 5, 8.
    view.font = .monospacedSystemFont(ofSize: 20, weight: .regular)
    (view.text, view.delegate) = ("ab cd\nef", links)
    fixture["root"].addSubview(view)
    view.layoutIfNeeded()
  }

  private func offset(_ x: CGFloat, _ y: CGFloat) -> Int? {
    view.closestPosition(to: CGPoint(x: x, y: y)).map { view.offset(from: view.beginningOfDocument, to: $0) }
  }

  @Test("the position nearest to a point, and the caret there", .statements("TX-01"))
  func places() throws {
    #expect([offset(0, 0), offset(18, 20), offset(28, 20), offset(390, 20)] == [0, 1, 2, 5])
    #expect([offset(5, 45), offset(390, 390)] == [6, 8])
    let position = try #require(view.position(from: view.beginningOfDocument, offset: 7))
    #expect(view.caretRect(for: position) == CGRect(x: 17, y: 32, width: 2, height: 24))
    let range = try #require(view.textRange(from: view.beginningOfDocument, to: position))
    #expect(view.firstRect(for: range) == CGRect(x: 5, y: 8, width: 60, height: 24))
    #expect(view.characterRange(at: CGPoint(x: 20, y: 20)).flatMap(view.text(in:)) == "b")
    #expect(view.characterRange(at: CGPoint(x: 200, y: 20)) == nil)
    #expect(
      view.position(from: view.beginningOfDocument, in: .down, offset: 1).flatMap(view.caretRect(for:))?.minY == 32)
  }

  @Test("a text that is broken into lines, centred, and of an empty field", .statements("TX-01"))
  func lines() {
    view.frame.size.width = 60
    view.textAlignment = .center
    #expect(offset(30, 20) == 1 && offset(30, 45) == 4)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(field.closestPosition(to: CGPoint(x: 50, y: 20)) == field.beginningOfDocument)
    field.text = "abc"
    #expect(field.closestPosition(to: CGPoint(x: 99, y: 20)) == field.endOfDocument)
  }

  @Test("the units of a text", .statements("TX-01"))
  func units() {
    func unit(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection) -> String? {
      view.position(from: view.beginningOfDocument, offset: offset).flatMap {
        view.tokenizer.rangeEnclosingPosition($0, with: granularity, inDirection: .storage(direction))
      }.flatMap(view.text(in:))
    }
    #expect(unit(1, .character, .forward) == "b" && unit(1, .character, .backward) == "a")
    #expect(unit(0, .character, .backward) == nil && unit(8, .character, .forward) == nil)
    #expect(unit(4, .word, .forward) == "cd" && unit(2, .word, .forward) == nil && unit(2, .word, .backward) == "ab")
    #expect(unit(7, .paragraph, .forward) == "ef" && unit(3, .document, .forward) == view.text)
  }

  @Test("a tap on a link of a text that is not edited asks the delegate", .statements("TX-02"))
  func link() {
    let text = NSMutableAttributedString(string: "address and words")
    text.addAttribute(.link, value: URL(string: "https://example.org") as Any, range: NSRange(location: 0, length: 7))
    view.attributedText = text
    fixture.tap(30, 20)
    #expect(links.opened.isEmpty && view.isFirstResponder)
    view.resignFirstResponder()
    view.isEditable = false
    fixture.tap(30, 20)
    fixture.tap(160, 20)
    fixture.tap(30, 100)
    #expect(links.opened == ["https://example.org 0+7"])
    view.isSelectable = false
    fixture.tap(30, 20)
    #expect(links.opened.count == 1)
  }
}
