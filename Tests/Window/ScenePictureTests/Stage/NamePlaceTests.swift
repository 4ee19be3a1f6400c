import Foundation
import Testing

@testable import ScenePicture
@testable import Scenes
@testable import StageSupport
@testable import TestSupport

/// Names of views that were not asked: they lie neither on a ring nor on a view in front of their own.
@MainActor @Suite struct NamePlaceTests {
  /// The name of the hidden view behind the button had no other place than on the button's ring.
  @Test func noGroundOfATagHidesARing() throws {
    let scene = try #require(try SceneLibrary.bundled().scenes().first { $0.id == "P05" })
    let plan = try StageFixture(scene, at: .mark(scene.shownMoment), size: CGSize(width: 1024, height: 640)).plan
    let rings = plan.views.flatMap { $0.ringStrips(plan.measures) }
    #expect(!rings.isEmpty)
    for tag in plan.tags where !tag.place.isInside && tag.content.number == nil {
      #expect(!rings.contains { $0.intersects(tag.frame.insetBy(dx: -2, dy: -2)) }, "\(tag.view)")
    }
  }

  /// The name of the hidden view stood in the button that covers it.
  @Test(arguments: [(1024, 640), (1280, 800), (1920, 1080)])
  func noNameStandsOnTheViewInFront(width: Int, height: Int) throws {
    let scene = try #require(try SceneLibrary.bundled().scenes().first { $0.id == "P05" })
    let plan = try StageFixture(scene, at: .mark(scene.shownMoment), size: CGSize(width: width, height: height)).plan
    let button = try #require(plan.views.first { $0.name == "button" }).box
    #expect(!plan.tags.contains { $0.view == "coverChild" && $0.frame.intersects(button) })
  }
}
