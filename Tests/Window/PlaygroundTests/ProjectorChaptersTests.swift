import Foundation
import Testing
@testable import Canvas
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import UIKitCore

/// The chapters under a projected stage.
struct ProjectorChaptersTests {
  private func workbench() throws -> Workbench {
    var options = WorkbenchOptions()
    (options.scene, options.theme) = ("P01", .projector)
    let workbench = try Workbench(options: options)
    try workbench.show(.number(40))
    return workbench
  }

  private func boxes(of element: String, in workbench: Workbench) -> [CGRect] {
    workbench.panels.show(workbench.display, workbench.appearance)
    let drawings = workbench.panels.regions(workbench.appearance).flatMap(\.drawings)
    return drawings.filter { $0.element == element }.map { $0.bounds(workbench.appearance.typesetter) }
  }

  @Test func theLoopIsUnderItsChapterOnly() throws {
    let workbench = try workbench()
    #expect(boxes(of: "chapters.loop", in: workbench).isEmpty)
    workbench.perform(.toggleChapterLoop)
    let bracket = try #require(boxes(of: "chapters.loop", in: workbench).last)
    let strip = workbench.appearance.layout.size.height - 52
    // In picture 07 of the design, the chapters are between 8 and 44 of 52 pixels.
    #expect(bracket.midY > strip + 40 && bracket.midY < strip + 52)
    let chapters = Chapter.chapters(of: workbench.display.trace)
    let loop = try #require(workbench.display.loop)
    #expect(chapters.contains { $0.steps == loop })
    // It is the second of four chapters, with a third of the steps.
    #expect(bracket.minX > 200 && bracket.maxX < 700 && bracket.width > 250, "\(bracket)")
  }

  @Test func onlyTheCurrentChapterNamesItsStepAndNoChapterMoves() throws {
    let workbench = try workbench()
    let texts = { () -> [(String, CGFloat)] in
      workbench.panels.show(workbench.display, workbench.appearance)
      return workbench.panels.regions(workbench.appearance).filter { $0.name == "timeline" }.flatMap(\.drawings)
        .compactMap {
          if case .text(let text, _, let start, _) = $0.content { (text, start.x) } else { nil }
        }
    }
    let chapter = try #require(Chapter.chapters(of: workbench.display.trace).dropFirst().first)
    for step in [1, 4, chapter.steps.count] {
      workbench.perform(.goTo(step: chapter.steps.lowerBound + step))
      #expect(texts().map(\.0).filter { $0.contains("step") } == ["Hit test, step \(step) of \(chapter.steps.count)"])
      #expect(texts().map(\.0).first == "Arrival")
    }
    let places = Set(
      (1...chapter.steps.count).map { step in
        workbench.perform(.goTo(step: chapter.steps.lowerBound + step))
        return texts()[0].1
      })
    #expect(places.count == 1)
    workbench.perform(.setMode(.live))
    #expect(!texts().contains { $0.0.contains("step") })
  }

  @Test func everyBookmarkHasAFlagInTheOrderOfTheSteps() throws {
    let workbench = try workbench()
    for step in [36, 44, 52] {
      workbench.perform(.goTo(step: step))
      workbench.perform(.toggleBookmark)
    }
    // Poles are 3 pixels wide; flags are wider.
    let marks = boxes(of: "chapters.bookmark", in: workbench)
    let poles = marks.filter { $0.width == 3 }.map(\.midX)
    #expect(poles.count == 3 && poles == poles.sorted() && poles[0] < poles[1] && poles[1] < poles[2])
    #expect(workbench.display.bookmarks == [36, 44, 52])
  }
}
