import Canvas
import Files
import Foundation
import Narration
import Scenes
import Testing
import VectorPictures

@testable import HandOuts

/// What stands in the file of a page.
@Suite struct PageTests {
  private func text(_ name: String, variant: String? = nil) throws -> String {
    String(decoding: try HandOutSamples.page(name, variant: variant), as: UTF8.self)
  }

  @Test func theFileNeedsNothingElse() throws {
    let page = try text("P16")
    let wanted = page.matches(of: /(?:src|href|url)\s*[=(]\s*["']?([^"')\s>]*)/).map { String($0.1) }
    #expect(wanted.count > 100)
    #expect(wanted.filter { !$0.hasPrefix("#") && !$0.hasPrefix("data:") } == [])
    // The name of a language is no address to load.
    #expect(Set(page.matches(of: /https?:[^"\s]*/).map { String($0.0) }) == ["http://www.w3.org/2000/svg"])
  }

  @Test func theSameSceneMakesTheSameFile() throws {
    let pages = try (0..<2).map { _ in
      let scene = try HandOutSamples.scene("P09"), typesetter = try Typesetter()
      return try HandOutPage(HandOut(scene, variant: .unchanged, typesetter) { _ in }, typesetter).file()
    }
    #expect(pages[0] == pages[1])
  }

  @Test func everyStepIsThereInBothLanguages() throws {
    let (handOut, _) = try HandOutSamples.handOut("P09")
    let page = try text("P09")
    for (index, step) in handOut.steps.enumerated().dropFirst() {
      let item = try #require(page.firstMatch(of: try Regex("<li id=\"step-\(index)\"[^\n]*")).map { String($0.0) })
      for language in Language.allCases {
        let plain = step.frame.sentences[language]?.plain ?? "none"
        #expect(item.replacing(/<[^>]*>/, with: "").contains(plain.escapedForMarkup), "step \(index)")
      }
    }
    #expect(handOut.steps.count == 35)
    #expect(handOut.chapters.flatMap(\.steps) == Array(1..<handOut.steps.count))
  }

  @Test func aVariantHasItsOwnTouch() throws {
    let (first, _) = try HandOutSamples.handOut("P16")
    let other = try #require(first.scene.variants.dropFirst().first)
    let (second, _) = try HandOutSamples.handOut("P16", variant: other.name)
    #expect(first.answers.map(\.winner) != second.answers.map(\.winner))
    #expect(try text("P16", variant: other.name).contains("Variant: "))
    #expect(try !text("P16").contains("Variant: "))
  }

  @Test func thePageOpensAsItIsTold() throws {
    let page = String(
      decoding: try HandOutSamples.page("P09", opening: .init(language: .simplifiedChinese, isDark: true)),
      as: UTF8.self)
    let root = "<html lang=\"zh-Hans\" data-language=\"zh-Hans\" data-theme=\"dark\" data-opens-in=\"zh-Hans\">"
    #expect(page.contains(root))
  }

  // MARK: The printed steps

  @Test func shortTouchesArePrintedWhole() {
    let ticks: [TickKind?] = [nil, .plain, .inside, .result, .handled]
    #expect(PrintedSteps.chosen(from: ticks) == [1, 2, 3, 4])
  }

  @Test func longTouchesArePrintedByWhatDecides() {
    let eight: [TickKind?] = [.plain, .inside, .plain, .inside, .plain, .inside, .plain, .result]
    let ticks: [TickKind?] = [nil] + eight + eight + eight + eight + eight
    let chosen = PrintedSteps.chosen(from: ticks)
    #expect(chosen.count == 12)
    #expect([8, 16, 24, 32, 40].allSatisfy(chosen.contains))
    #expect(chosen.allSatisfy { ticks[$0] != .plain })
    #expect(chosen == chosen.sorted())
  }
}
