import Foundation
import Testing
import UIKit

@testable import ScenePicture
@testable import Scenes
@testable import StageSupport
@testable import TestSupport

/// Lines that tags must not hide.
@MainActor @Suite struct TagLineTests {
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
}
