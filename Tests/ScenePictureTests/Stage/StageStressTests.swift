@testable import TestSupport
import Foundation
import Testing
@testable import ScenePicture
@testable import UIKit

/// Where tags and arrows go when they come close to each other.
@MainActor @Suite struct StageStressTests {
  private func plan(_ scene: StressScene) throws -> StagePlan { try StageFixture(scene.scene()).plan }

  private func places(_ plan: StagePlan, _ names: String...) -> [TagPlace?] {
    names.map { plan.tag(of: $0)?.place }
  }

  @Test func narrowFramesGetSmallTags() throws {
    let plan = try plan(.tight)
    #expect(places(plan, "W", "A", "B", "C", "D", "E") == [.topLeft, .small, .topLeft, .small, .topLeft, .topLeft])
    #expect(plan.descents.first { $0.asked == "C" }?.route?.bends == 1)
  }

  @Test func aViewTooSmallForItsTagGetsItOutside() throws {
    #expect(places(try plan(.hotArea), "icon") == [.below])
    #expect(places(try plan(.thieves), "name", "avatar") == [.below, .below])
    #expect(places(try plan(.chain), "box", "childRoot", "label") == [.small, .topLeft, .outsideRight])
  }

  @Test func aTagGivesWayToAFinger() throws {
    #expect(places(try plan(.behind), "blue") == [.small])
  }

  @Test func theWayRoundASiblingIsCheaperThanAcrossIt() throws {
    let route = try plan(.behind).descents.first { $0.asked == "blue" }?.route
    // Down the left channel of the root instead of across red.
    #expect(route?.bends == 3)
    #expect(route?.points[2].x == 338.5)
  }

  @Test func questionsToSiblingsDoNotCross() throws {
    for scene in [StressScene.besideE, .twoFingers, .thieves] {
      let routes = try plan(scene).descents.filter { $0.asker == "C" || $0.asker == "root" }.compactMap(\.route)
      #expect(routes.count == 2)
      for run in routes[0].runs {
        for other in routes[1].runs {
          let first = CGRect(around: [run.start, run.end]), second = CGRect(around: [other.start, other.end])
          #expect(!first.grown(1).overlaps(second.grown(1)), "\(scene)")
        }
      }
    }
  }

  @Test(arguments: StressScene.allCases) func nothingIsLeftOut(scene: StressScene) throws {
    let plan = try plan(scene)
    #expect(plan.tags.count == plan.views.count && plan.tags.allSatisfy { !$0.face.name.isEmpty })
    #expect(plan.descents.allSatisfy { $0.route != nil })
    let outside = plan.views.filter { if case .outside = $0.state { true } else { false } }
    #expect(plan.marks.missLines.map(\.view) == outside.map(\.name))
  }
}
