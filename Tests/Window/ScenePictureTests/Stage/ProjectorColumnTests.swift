import Foundation
@testable import StageSupport
@testable import TestSupport
import Testing

@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace

/// The responder chain column of a projected stage, which folds the responders that take no part in the touch.
@MainActor struct ProjectorColumnTests {
  nonisolated static let sizes = [CGSize(width: 1024, height: 768), CGSize(width: 1920, height: 1080)]

  @Test(arguments: sizes) func cardsWithARecognizerAnActionOrATargetAreNeverFolded(_ size: CGSize) throws {
    var acting = 0
    for scene in try SceneLibrary.bundled().scenes().sample(every: 6, from: Int(size.width) / 128) {
      let fixture = try StageFixture(scene, size: size, theme: .projector), plan = fixture.plan
      let folded = Set(plan.column.folds.flatMap(\.names)), shown = Set(plan.column.cards.map(\.name))
      let actions = plan.finalStory?.actions ?? []
      let actors = plan.display.tree.recognizers.map(\.view) + actions.flatMap { [$0.sender, $0.target ?? $0.sender] }
      #expect(folded.isDisjoint(with: actors), "\(fixture.name)")
      #expect(folded.isDisjoint(with: shown), "\(fixture.name)")
      acting += plan.column.cards.count(where: \.acts)
    }
    #expect(acting > (Exhaustive.isOn ? 10 : 0))
  }

  @Test(arguments: sizes) func rowsLieInTheColumnUnderTheBarAndDoNotOverlap(_ size: CGSize) throws {
    for scene in try SceneLibrary.bundled().scenes().sample(every: 6, from: Int(size.width) / 128) {
      let fixture = try StageFixture(scene, size: size, theme: .projector), plan = fixture.plan
      let rows = plan.column.cards.map(\.frame) + plan.column.folds.map(\.frame)
      let body = ColumnMeasures.body(of: plan.appearance.layout.column, plan.appearance.layout)
      for (index, row) in rows.enumerated() {
        #expect(body.contains(row), "\(fixture.name): \(row)")
        #expect(!rows[..<index].contains { $0.overlaps(row) }, "\(fixture.name)")
      }
    }
  }

  @Test func aFoldOfOneNamesItsResponder() throws {
    let fixture = try StageFixture(preset: "P31", theme: .projector)
    #expect(fixture.plan.column.cards.map(\.name) == ["view1", "view0", "ViewController"])
    #expect(fixture.texts(of: "column.folded.root") == ["root, not reached"])
    #expect(fixture.texts(of: "column.folded") == ["3 more, not reached"])
  }

  @Test func foldsThatNameViewsAreHiddenUntilTheChainIsKnown() throws {
    let steps = try StageFixture(preset: "P31", theme: .projector, mode: .step).at(.step(4))
    #expect(steps.plan.display.story?.result == nil)
    #expect(steps.plan.column.folds.map(\.names.count) == [3])
  }

  @Test func rowsKeepTheirPlacesFromStepToStep() throws {
    let steps = try StageFixture(preset: "P31", theme: .projector, mode: .step)
    let end = Dictionary(uniqueKeysWithValues: steps.plan.column.cards.map { ($0.name, $0.frame) })
    for step in 0...steps.display.trace.steps.count {
      for card in steps.at(.step(step)).plan.column.cards where end[card.name] != nil {
        #expect(card.frame == end[card.name], "\(card.name) after \(step) steps")
      }
    }
  }
}
