import Canvas
import Foundation
import Scenes
import TestSupport
import Testing

@testable import ScenePicture
@testable import StageSupport

/// The stage of a person's own code: tags in the gutter, thin outlines, a folded legend.
@Suite struct GutterTests {
  @Test func tagsStandInTheGutterInTheOrderOfAsking() throws {
    let plan = try StageFixture(preset: "P01", at: .mark("E")).drawn.plan
    #expect(plan.tags.map(\.view).sorted() == ["A", "C", "E", "W"])
    #expect(plan.tags.allSatisfy { $0.place == .gutter && $0.frame.maxX < plan.geometry.bezel.minX })
    let sorted = plan.tags.sorted { $0.frame.minY < $1.frame.minY }
    #expect(sorted.map(\.content.number) == [1, 2, 3, 4])
    #expect(plan.descents.allSatisfy { $0.route == nil })
  }

  @Test func aLeaderIsLevelAndEndsInItsView() throws {
    for preset in ["P01", "P07", "P16", "P45"] {
      let plan = try StageFixture(preset: preset).drawn.plan
      for tag in plan.tags where tag.place == .gutter {
        let view = try #require(plan.view(tag.view)), leader = try #require(tag.leader)
        #expect(leader.start.y == leader.end.y && view.visibleBox.contains(leader.end), "\(preset) \(tag.view)")
      }
    }
  }

  @Test func nothingIsPlacedWronglyOverDrawings() throws {
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      for size in [CGSize(width: 1024, height: 640), CGSize(width: 1280, height: 800)] {
        let faults = try StageFixture(scene, size: size).drawn.plan.placementFaults
        #expect(faults.isEmpty, "\(scene.id) at \(size.width): \(faults)")
      }
    }
  }

  @Test func theLegendIsFoldedUntilItsButtonIsPressed() throws {
    let fixture = try StageFixture(preset: "P01")
    #expect(!fixture.plan.legend.frames.isEmpty && fixture.drawn.plan.legend.frames.isEmpty)
    var open = fixture.drawn.display
    open.showsLegend = true
    let plan = StagePlan(open, fixture.appearance)
    #expect(plan.legend.frames.count == fixture.plan.legend.frames.count)
    #expect(plan.legend.frames.allSatisfy { !$0.overlaps(Legend.drawingSwitchFrame(fixture.appearance.layout)) })
  }

  @Test func aFingerIsNoLargerThanTheViewThatItHits() throws {
    let plan = try StageFixture(preset: "P13", at: .mark("beside")).drawn.plan
    let icon = try #require(plan.view("icon")), side = min(icon.box.width, icon.box.height)
    #expect(plan.measures.finger == side / 2 && plan.measures.finger < 16)
  }
}
