@testable import TestSupport
@testable import Scenes
import Testing
@testable import TouchTrace
import UIKit

/// The outcomes of all views, at every step of every bundled preset in all its variants.
@MainActor struct ViewOutcomeTests {
  /// Calls `body` at every step of every preset; returns the places for which it returns false.
  private func violations(
    _ isAllowed: (TouchStory, TreeSnapshot, ViewOutcomes) -> Bool
  ) throws -> [String] {
    var violations: [String] = []
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      for variant in scene.variants {
        let playback = Playback(scene, variant: variant)
        playback.playScript()
        for cursor in 0...playback.trace.steps.count {
          playback.cursor = cursor
          for story in playback.stories
          where !isAllowed(story, playback.tree, ViewOutcomes(of: story, in: playback.tree)) {
            violations.append("\(scene.slug) \(variant.name) finger \(story.finger) step \(cursor)")
          }
        }
      }
    }
    return violations
  }

  @Test func aViewThatWasNotAskedIsInsideSkippedExactlyWhereAViewAroundItWasSkipped() throws {
    let violations = try violations { story, tree, outcomes in
      tree.nodes.allSatisfy { node in
        let around = tree.path(to: node.name).dropLast().map { outcomes[$0] }
        guard story.question(of: node.name) == nil, story.result?.view != node.name else {
          return outcomes[node.name] != .insideSkipped
        }
        let nearestAsked = around.last { $0.isAsked }
        return (outcomes[node.name] == .insideSkipped) == (nearestAsked?.isSkipped ?? false)
      }
    }
    #expect(violations.isEmpty)
  }

  @Test func askedViewsHaveAnAnswerAndOthersHaveNone() throws {
    let violations = try violations { story, tree, outcomes in
      tree.nodes.allSatisfy { node in
        let isAsked = story.question(of: node.name) != nil || story.result?.view == node.name
        return outcomes[node.name].isAsked == isAsked
      }
    }
    #expect(violations.isEmpty)
  }

  @Test func atMostOneViewIsBeingAsked() throws {
    let violations = try violations { story, tree, outcomes in
      let asking = tree.nodes.filter { outcomes[$0.name] == .asking }.map(\.name)
      return asking.isEmpty || asking == [story.asked.last?.view]
    }
    #expect(violations.isEmpty)
  }

  @Test func afterTheSearchOneViewIsTheResultAndNoneIsOpen() throws {
    let violations = try violations { story, tree, outcomes in
      let results = tree.nodes.filter { outcomes[$0.name] == .result }.map(\.name)
      guard let result = story.result else { return results.isEmpty }
      let isOpen = tree.nodes.contains { outcomes[$0.name] == .pending || outcomes[$0.name] == .asking }
      return !isOpen && results == tree.nodes.map(\.name).filter { $0 == result.view }
    }
    #expect(violations.isEmpty)
  }

  @Test func withoutATouchAllViewsArePending() throws {
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      let tree = Playback(scene).tree
      let outcomes = ViewOutcomes(of: nil, in: tree)
      #expect(tree.nodes.allSatisfy { outcomes[$0.name] == .pending })
    }
  }

  @Test func anOverrideThatAsksItsSubviewsIsNeitherAskingNorInside() throws {
    let playback = Playback(try SceneLibrary.bundled().scene("P17"))
    playback.playScript()
    let override = playback.trace.steps.firstIndex { if case .override("yellow", _) = $0.kind { true } else { false } }
    let start = try #require(override) + 1
    playback.cursor = start
    #expect(ViewOutcomes(of: playback.stories.first, in: playback.tree)["yellow"] == .asking)
    playback.cursor = start + 1
    #expect(ViewOutcomes(of: playback.stories.first, in: playback.tree)["yellow"] == .overridden(asksSubviews: true))
  }
}

extension ViewOutcome {
  fileprivate var isAsked: Bool {
    switch self {
    case .asking, .inside, .outside, .skipped, .overridden, .result: true
    case .pending, .insideSkipped, .notAsked: false
    }
  }

  fileprivate var isSkipped: Bool {
    if case .skipped = self { true } else { false }
  }
}
