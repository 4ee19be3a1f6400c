import Foundation
import Testing

@testable import UIKitCore

/// The layout of paragraphs, and texts of several fonts: measured and drawn alike. Letters are 12 points wide, lines 24 high.
@Suite struct ParagraphTests {
  private let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)

  private func text(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSMutableAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
  }

  private func size(_ text: NSAttributedString, width: CGFloat = 60) -> CGSize {
    let label = UILabel(), view = UITextView(), bounding = text.boundingRect(with: CGSize(width: width, height: 1000))
    (label.attributedText, label.numberOfLines) = (text, 0)
    view.attributedText = text
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    let size = label.sizeThatFits(CGSize(width: width, height: 1000))
    #expect(view.sizeThatFits(CGSize(width: width, height: 1000)) == size && bounding.size == size)
    return size
  }

  @Test func spacesAndHeightsOfLinesAreMeasured() {
    #expect(size(text("ab cd ef") { _ in }) == CGSize(width: 60, height: 48))
    #expect(size(text("ab cd ef") { $0.lineSpacing = 5 }).height == 53)
    #expect(size(text("ab\ncd ef gh") { $0.paragraphSpacing = 10 }).height == 82)
    #expect(size(text("ab\ncd") { $0.paragraphSpacingBefore = 7 }).height == 55)
    #expect(size(text("ab cd ef") { $0.lineHeightMultiple = 1.5 }).height == 72)
    #expect(size(text("ab cd ef") { $0.minimumLineHeight = 30 }).height == 60)
    #expect(size(text("ab cd ef") { $0.maximumLineHeight = 20 }).height == 40)
  }

  @Test func indentsTakeRoomFromLines() {
    #expect(size(text("ab cd ef") { $0.firstLineHeadIndent = 12 }) == CGSize(width: 60, height: 48))
    #expect(size(text("ab cd ef") { $0.headIndent = 12 }).height == 48)
    #expect(size(text("ab cd ef") { $0.tailIndent = -12 }).height == 72)
    #expect(size(text("ab cd ef") { $0.tailIndent = 30 }).height == 72)
  }

  @Test func aTextOfSeveralFontsIsMeasuredWithEach() {
    let text = text("ab cd") { _ in }
    text.addAttribute(.font, value: font.withSize(40), range: NSRange(location: 3, length: 2))
    #expect(size(text, width: 200) == CGSize(width: 84, height: 48))
    #expect(size(text) == CGSize(width: 48, height: 72))
  }

  @Test func theAlignmentIsThatOfTheStyleOrTheOneThatWasSetLast() {
    let label = UILabel()
    label.textAlignment = .right
    label.attributedText = NSAttributedString(string: "a")
    #expect(label.textAlignment == .right)
    label.attributedText = text("a") { $0.alignment = .center }
    #expect(label.textAlignment == .center)
    label.textAlignment = .left
    #expect(label.textAlignment == .left && label.attributedText?.string == "a")
  }

  @Test func linesOfATextViewAreWhereTheyAreDrawn() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 200))
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    view.attributedText = text("ab cd ef") { ($0.lineSpacing, $0.headIndent, $0.lineHeightMultiple) = (6, 12, 2) }
    view.font = font
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 102)
    #expect(view.caretRect(for: view.endOfDocument).origin == CGPoint(x: 36, y: 54))
  }

  // MARK: Smaller letters

  private func drawnFont(_ view: UIView) -> CGFloat? {
    DrawingRecorder.record(view).commands.compactMap { command in
      if case .text(let value) = command.kind { value.runs.first?.font.size } else { nil }
    }.first
  }

  @Test func aLabelMakesItsTextSmaller() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    (label.text, label.font) = ("abcdefghij", font)
    #expect(drawnFont(label) == 20 && label.intrinsicContentSize.width == 120)
    label.adjustsFontSizeToFitWidth = true
    #expect(drawnFont(label) == 10 && label.intrinsicContentSize.width == 120)
    label.minimumScaleFactor = 0.75
    #expect(drawnFont(label) == 15)
    label.numberOfLines = 2
    #expect(drawnFont(label) == 20)
    label.numberOfLines = 1
    label.text = "abc"
    #expect(drawnFont(label) == 20)
  }

  @Test func buttonsAndFieldsMakeTheirTextsSmaller() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    button.setTitle("abcdefghij", for: .normal)
    button.titleLabel?.font = font
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    #expect((drawnFont(button) ?? 20) < 12)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    (field.text, field.font) = ("abcdefghij", font)
    #expect(drawnFont(field) == 20)
    (field.adjustsFontSizeToFitWidth, field.minimumFontSize) = (true, 16)
    #expect(drawnFont(field) == 16)
  }
}
