@testable import StageSupport
import Foundation
import Testing
@testable import ScenePicture
@testable import UIKitCore

/// The places of tags and arrows that are close to each other.
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

  @Test func aTagThatDoesNotFitIsOutsideItsView() throws {
    #expect(places(try plan(.hotArea), "icon") == [.below])
    #expect(places(try plan(.thieves), "name", "avatar") == [.below, .below])
    #expect(places(try plan(.chain), "box", "childRoot", "label") == [.small, .topLeft, .below])
  }

  @Test func aTagDoesNotCoverAFinger() throws {
    #expect(places(try plan(.behind), "blue") == [.small])
  }

  @Test func anArrowRunsAroundASibling() throws {
    let route = try plan(.behind).descents.first { $0.asked == "blue" }?.route
    // Through the left channel of the root instead of across red.
    #expect(route?.bends == 3)
    #expect(route?.points[2].x == 338.5)
  }

  @Test func arrowsToSiblingsDoNotCross() throws {
    for scene in [StressScene.besideE, .twoFingers, .thieves] {
      let routes = try plan(scene).descents.filter { $0.asker == "C" || $0.asker == "root" }.compactMap(\.route)
      #expect(routes.count == 2)
      for run in routes[0].runs {
        for other in routes[1].runs {
          let first = CGRect(around: [run.start, run.end]), second = CGRect(around: [other.start, other.end])
          #expect(!first.outset(by: 1).overlaps(second.outset(by: 1)), "\(scene)")
        }
      }
    }
  }

  @Test(arguments: StressScene.allCases) func everyTagAndArrowHasAPlace(scene: StressScene) throws {
    let plan = try plan(scene)
    #expect(plan.tags.count == plan.views.count && plan.tags.allSatisfy { !$0.content.name.isEmpty })
    // Between the edges of tight views there is no room for a head with a shaft.
    #expect(plan.descents.allSatisfy { $0.route != nil || scene == .tight })
    let outside = plan.views.filter { if case .outside = $0.outcome { true } else { false } }
    #expect(outside.allSatisfy { plan.tag(of: $0.name)?.content.detail != nil }, "\(outside.map(\.name))")
  }
}
