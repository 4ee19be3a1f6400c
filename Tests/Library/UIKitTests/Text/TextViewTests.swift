import Foundation
import Testing

@testable import UIKitCore

/// Text views: editing, and a content as high as the text.
@Suite struct TextViewTests {
  final class Notes: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var allows = true

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textViewDidChange(_ textView: UITextView) { calls.append("changed") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      allows
    }
  }

  let fixture = PipelineFixture("window 320x200\n  root 0,0 320x200 vc")
  let notes = Notes()
  let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 60))

  init() {
    view.delegate = notes
    view.font = .systemFont(ofSize: 20)
    fixture["root"].addSubview(view)
  }

  @Test("a tap begins the editing unless the view is not editable")
  func tap() {
    view.isEditable = false
    fixture.tap(20, 20)
    #expect(!view.isFirstResponder && notes.calls.isEmpty)
    view.isEditable = true
    fixture.tap(20, 20)
    #expect(view.isFirstResponder && notes.calls == ["begin"])
    view.resignFirstResponder()
    #expect(notes.calls == ["begin", "end"])
  }

  @Test("the delegate hears of text that code inserts, and not of text that is set", .statements("TX-03"))
  func insertion() {
    view.text = "a"
    #expect(notes.calls.isEmpty)
    view.insertText("\nb")
    #expect(view.text == "a\nb" && notes.calls == ["changed"] && view.selectedRange.location == 3)
    view.deleteBackward()
    #expect(view.text == "a\n" && notes.calls == ["changed", "changed"])
  }

  // Lines of 100 points (110 without the padding of 5 at both ends) hold ten letters of 10 points; each is 24 high.
  @Test("the content is as high as the lines with their margins, and a drag scrolls it")
  func content() {
    view.text = "one two three four five"
    #expect(view.contentSize == CGSize(width: 110, height: 3 * 24 + 16))
    fixture.down(50, 50)
    fixture.move(50, 30)
    fixture.move(50, 20)
    fixture.lift(50, 20)
    #expect(view.contentOffset.y > 0)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height == 88 && view.sizeThatFits(CGSize(width: 500, height: 0)).height == 40)
  }

  @Test("a text view that is edited draws its caret, also without a text")
  func caret() {
    var bars: [CGRect] {
      view.ownDrawing.compactMap { if case .fill(let path, _, _) = $0.kind { path.path.boundingBox } else { nil } }
    }
    view.text = "one two"
    #expect(bars == [])
    view.becomeFirstResponder()
    #expect(bars == [view.caretRect(for: view.endOfDocument)])
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(bars == [CGRect(x: 5, y: 8, width: 2, height: 24)])
    view.text = ""
    #expect(bars == [CGRect(x: 5, y: 8, width: 2, height: 24)])
    view.resignFirstResponder()
    #expect(bars == [])
  }

  @Test("scrolling to characters shows their lines")
  func scrolling() {
    view.text = "one two three four five"
    view.scrollRangeToVisible(NSRange(location: 20, length: 3))
    #expect(view.bounds.maxY >= 8 + 3 * 24)
  }

  /// Overrides the designated initializer of UIKit, and inherits the others.
  final class Page: UITextView {
    var isMade = false
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      isMade = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("every initializer makes a view by the one with a container")
  func initializers() {
    #expect(Page().isMade && Page(frame: .zero).isMade && Page(frame: .zero, textContainer: nil).isMade)
  }
}
