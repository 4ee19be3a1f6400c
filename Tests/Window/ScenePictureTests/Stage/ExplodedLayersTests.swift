@testable import StageSupport
import Foundation
import Testing
@testable import ScenePicture
@testable import TouchTrace
@testable import UIKitCore

/// The exploded view: layers in front of each other, and a needle through them.
@MainActor @Suite struct ExplodedLayersTests {
  @Test func aViewIsOneLayerInFrontOfItsSuperview() throws {
    let layers = ExplodedLayers(try StageFixture(preset: "P01").display.tree)
    #expect(["W", "A", "B", "C", "D", "E"].map { layers.layer(of: $0) } == [0, 1, 2, 2, 3, 3])
    #expect(layers.top == 3)
  }

  @Test func aViewIsInFrontOfTheSiblingThatItCovers() throws {
    let layers = ExplodedLayers(try StageFixture(preset: "P04").display.tree)
    #expect(layers.layer(of: "root") == 1)
    #expect(layers.layer(of: "blue") == 2 && layers.layer(of: "red") == 3)
  }

  @Test func everyViewIsShiftedByItsLayerAndKeepsItsSize() throws {
    let fixture = try StageFixture(preset: "P01").exploded
    let plan = fixture.plan, scale = plan.geometry.deviceScale
    let one = plan.geometry.shift(ofLayer: 1)
    for view in plan.views {
      let layer = CGFloat(try #require(plan.geometry.layers?.layer(of: view.name)))
      #expect(view.shift == CGPoint(x: one.x * layer, y: one.y * layer))
      #expect(abs(view.box.width - view.node.frame.width * scale) < 0.01)
    }
    #expect(one.x > one.y && one.y > 0)
    #expect(plan.appearance.layout.stage.contains(plan.geometry.reach))
  }

  @Test func noViewIsShiftedOutsideTheExplodedView() throws {
    let plan = try StageFixture(preset: "P01").plan
    #expect(plan.geometry.layers == nil && plan.views.allSatisfy { $0.shift == .zero })
    #expect(try StageFixture(preset: "P01").elements.allSatisfy { !$0.hasSuffix(".lift") && !$0.hasSuffix(".needle") })
  }

  @Test func aFingerIsOnTheFrontmostViewAndItsNeedleGoesThroughAllLayers() throws {
    let fixture = try StageFixture(preset: "P01").exploded
    let plan = fixture.plan, story = try #require(plan.display.story)
    let finger = try #require(plan.geometry.windowPoint(of: story))
    #expect(try #require(plan.view("E")).box.contains(finger))
    let needle = try #require(Needle(of: story, plan.views, plan.geometry))
    #expect(needle.holes.count == 4 && needle.line.end == finger)
    for (view, hole) in zip(["W", "A", "C", "E"], needle.holes) {
      #expect(try #require(plan.view(view)).box.contains(hole))
    }
    #expect(fixture.elements.contains("finger.1.needle") && fixture.elements.contains("view.E.lift"))
  }

  @Test func distanceIsMeasuredOnTheLayerOfTheViewThatTheFingerMisses() throws {
    let fixture = try StageFixture(preset: "P01", at: .mark("B")).hovering("C")
    let near = try #require(fixture.plan.marks(MissLine.self).first { $0.view == "C" })
    let plan = fixture.exploded.plan, line = try #require(plan.marks(MissLine.self).first { $0.view == "C" })
    #expect(line.pill.text == near.pill.text)
    let point = try #require(plan.display.story?.trail.first)
    #expect(line.start.y == plan.geometry.windowPoint(point, layer: 2).y)
    #expect(line.end.y == plan.view("C")?.box.minY)
  }

  @Test func aPointOfTheWindowIsConvertedOnTheFrontmostView() throws {
    let geometry = try StageFixture(preset: "P01").exploded.plan.geometry
    for (view, point) in [("E", CGPoint(x: 262, y: 424)), ("B", CGPoint(x: 200, y: 170)), ("W", CGPoint(x: 5, y: 5))] {
      let place = geometry.windowPoint(point), back = geometry.screenPoint(place)
      #expect(geometry.view(under: place) == view)
      #expect(abs(back.x - point.x) < 0.01 && abs(back.y - point.y) < 0.01)
    }
  }

  @Test func hitAreasHaveTheSameCutsInTheExplodedView() throws {
    let fixture = try StageFixture(preset: "P14")
    let near = fixture.plan.marks(HitArea.self), far = fixture.exploded.plan.marks(HitArea.self)
    #expect(!near.isEmpty && near.map(\.view) == far.map(\.view))
    #expect(near.map { $0.cuts.map(\.by) } == far.map { $0.cuts.map(\.by) })
  }
}
