import Testing
@testable import Canvas
@testable import Narration
@testable import Panels
@testable import ScenePicture
@testable import UIKitCore

@Suite struct SentenceLineTests {
  @Test func aTextThatIsTooLongEndsAfterAWholeSentence() throws {
    let appearance = try PanelFixture().appearance
    let sentence: Sentence = "\("E", .result) says YES\(", so it wins.") Nobody below \("A", .chain) handles it."
    let line = SentenceLine(sentence: sentence, size: 15)
    #expect(line.fitted(to: line.width(appearance), appearance).sentence == sentence)
    let shorter = line.fitted(to: line.width(appearance) - 1, appearance)
    #expect(shorter.sentence.plain == "E says YES, so it wins. …")
    #expect(shorter.width(appearance) < line.width(appearance))
  }

  @Test func aSingleSentenceIsTruncated() throws {
    let appearance = try PanelFixture().appearance
    let line = SentenceLine(sentence: "\("C", .now) asks its subviews from the front", size: 15)
    #expect(line.fitted(to: 60, appearance).sentence == line.sentence)
    var list = DrawingList()
    line.draw(&list, left: 0, middle: 20, width: 100, color: appearance.theme.text, appearance)
    let texts = list.drawings.compactMap(\.string)
    #expect(texts.last?.hasSuffix("…") == true)
    for drawing in list.drawings { #expect(drawing.bounds(appearance.typesetter).minX <= 100) }
  }
}
