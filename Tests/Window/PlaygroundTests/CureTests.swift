import Foundation
import Testing
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

/// The changes that the page of a recognizer offers really let it recognize.
@Suite struct CureTests {
  /// The recognizers that lose in presets, with their variants.
  nonisolated private static let losers = [("P36", "tap"), ("P38", "rotation"), ("P39", "double")]

  private func workbench(_ preset: String, _ recognizer: String) throws -> Workbench {
    let workbench = try Workbench(preset: preset)
    workbench.perform(.playScript)
    workbench.perform(.select(recognizer))
    return workbench
  }

  @Test(arguments: losers) func aCureLetsTheRecognizerRecognize(_ preset: String, _ recognizer: String) throws {
    let workbench = try workbench(preset, recognizer)
    workbench.finishCureSearch()
    let cures = try #require(workbench.display.cures)
    #expect(cures.isComplete && !cures.cures.isEmpty)
    for cure in cures.cures {
      let other = try self.workbench(preset, recognizer)
      other.perform(.edit(cure.edit))
      let display = other.display, steps = display.trace.steps[display.sequence]
      let start = try #require(steps.first).time
      let times = steps.recognitions(from: start)
      #expect(times.first { $0.name == recognizer }?.time == cure.time, "\(cure.edit)")
      #expect(times.map(\.name).filter { $0 != recognizer } == cure.others, "\(cure.edit)")
    }
  }

  @Test func theBestCureOfAnExcludedRecognizerIsARequirement() throws {
    let workbench = try workbench("P38", "rotation")
    workbench.finishCureSearch()
    let edits = workbench.display.cures?.cures.map(\.edit.description)
    #expect(
      edits == [
        "pinch.requires rotation", "rotation.shouldRecognizeSimultaneouslyWith pinch", "pinch.isEnabled false",
      ])
  }

  @Test func tryItMakesTheChangeAndIsUndone() throws {
    let workbench = try workbench("P38", "rotation")
    workbench.finishCureSearch()
    workbench.updatePanels()
    let button = workbench.panels.window.withDescendants.first { $0.accessibilityIdentifier == "inspector.try.0" }
    (button as? any PanelControl)?.press()
    #expect(RecognizerLife(of: "rotation", in: workbench.display).hasRecognized)
    #expect(workbench.display.inspected == "rotation" && workbench.display.cures == nil)
    workbench.perform(.undo)
    #expect(!RecognizerLife(of: "rotation", in: workbench.display).hasRecognized)
  }

  @Test func changesAreTriedOneByOneInIdleTime() throws {
    let workbench = try workbench("P38", "rotation")
    #expect(workbench.nextDeadline == workbench.time)
    var rounds = 0
    while workbench.isSearchingCures && rounds < 100 {
      let before = workbench.display.cures?.cures.count ?? 0
      workbench.advance(to: workbench.time)
      #expect(workbench.display.cures.map { $0.cures.count - before <= 1 } == true)
      rounds += 1
    }
    #expect(rounds > 1 && workbench.display.cures?.isComplete == true)
  }

  @Test func aRecognizerThatRecognizedNeedsNoCure() throws {
    let workbench = try workbench("P38", "pinch")
    #expect(workbench.display.cures == nil && !workbench.isSearchingCures)
  }
}
