import Foundation
import Scenes
import Testing

@testable import Canvas
@testable import HandOuts

/// A contact sheet has every step, with its number and its sentence, and nothing lies over anything else.
@Suite struct ContactSheetTests {
  private func sheet(_ name: String, _ language: Language = .english) throws -> ContactSheet {
    let scene = try HandOutSamples.scene(name)
    return ContactSheet(
      scene, variant: scene.variant() ?? .unchanged, theme: .light, language: language, try Typesetter()
    ) { _ in }
  }

  /// The texts of the sheet by their elements.
  private func texts(of sheet: ContactSheet) -> [String: [(text: String, point: CGPoint)]] {
    var texts: [String: [(text: String, point: CGPoint)]] = [:]
    for drawing in sheet.drawings {
      guard case .text(let text, _, let point, _) = drawing.content else { continue }
      texts[drawing.element, default: []].append((text, point))
    }
    return texts
  }

  @Test(arguments: Language.allCases) func everyStepHasItsNumberAndSentence(_ language: Language) throws {
    let (handOut, _) = try HandOutSamples.handOut("P16")
    let texts = texts(of: try sheet("P16", language))
    for (number, step) in handOut.steps.enumerated() {
      let lines = texts["sheet.\(number)"]?.map(\.text) ?? []
      #expect(lines.first == "\(number)")
      // Lines break at spaces in English, and between characters in Chinese.
      let written = lines.dropFirst().joined().filter { $0 != " " }
      let sentence = (step.frame.sentences[language]?.plain ?? "none").filter { $0 != " " }
      #expect(written == sentence)
    }
    #expect(texts.count == handOut.steps.count + 1)
  }

  @Test func textsLieInTheirCells() throws {
    let sheet = try sheet("P16"), texts = texts(of: sheet)
    let rows = texts.filter { $0.key != "sheet" }.values.map { $0.map(\.point.y) }
    // Sentences end above the pictures of the next row.
    #expect(rows.allSatisfy { ($0.max() ?? 0) - ($0.min() ?? 0) <= 64 })
    let all = texts.values.flatMap { $0 }.map(\.point)
    #expect(all.allSatisfy { CGRect(origin: .zero, size: sheet.size).insetBy(dx: 8, dy: 8).contains($0) })
    #expect(Set(all.map { "\($0.x) \($0.y)" }).count == all.count)
  }

  @Test func theSameSceneMakesTheSamePicture() throws {
    let pictures = try (0..<2).map { _ in try sheet("P09").picture(scale: 2) }
    #expect(pictures[0].width == Int(try sheet("P09").size.width) * 2)
    #expect(pictures[0] == pictures[1])
    // It is not empty.
    let middle = (0..<pictures[0].width).map { pictures[0].pixel($0, pictures[0].height / 2) }
    #expect(Set(middle).count > 3)
  }
}
