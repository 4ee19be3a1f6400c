import Foundation
import Testing

@testable import Scenes

/// Keys and values of earlier versions are read with a warning.
@Suite struct OldSpellingTests {
  private func warnings(_ scene: Scene) -> String {
    scene.warnings.map { "\($0)" }.joined(separator: "\n").replacing("x.yaml:", with: "")
  }

  @Test func theKeyGroupIsReadAsLesson() throws {
    let scene = try Scene.parse("id: a\ngroup: 3\nviews: []", file: "x.yaml")
    #expect(scene.lesson == .upTheChain)
    #expect(warnings(scene) == "2:1: warning: the key `group` is now called `lesson`")
  }

  @Test func theNewKeyWinsOverTheOldOne() throws {
    for text in ["lesson: 2\ngroup: 3\nviews: []", "group: 3\nlesson: 2\nviews: []"] {
      #expect(try Scene.parse(text, file: "x.yaml").lesson == .changingTheAnswer)
    }
  }

  @Test func seedsAreIgnored() throws {
    let scene = try Scene.parse("seeds: [001, 003]\nviews: []", file: "x.yaml")
    #expect(
      warnings(scene)
        == "1:1: warning: the key `seeds` has no effect any more; remove it, and name a source in `notes`")
  }

  @Test func hitTestOverridesMayHaveTheirOldNames() throws {
    let scene = try Scene.parse(
      """
      views:
        - { name: a, frame: 0 0 9 9, hitTest: article }
        - { name: b, frame: 0 0 9 9, hitTest: "safe" }
      variants:
        - { name: v, edits: [a.hitTest safe] }
      script:
        - set b.hitTest article
      """, file: "x.yaml")
    #expect(
      warnings(scene) == """
        2:41: warning: `article` is now called `beyondBounds`
        3:42: warning: `safe` is now called `safeBeyondBounds`
        5:34: warning: `safe` is now called `safeBeyondBounds`
        7:19: warning: `article` is now called `beyondBounds`
        """)
    #expect(scene.changes.first?.change == .hitTest(.beyondBounds))
    #expect(scene.variants[0].edits == [Edit("a", .hitTest(.safeBeyondBounds))])
    #expect(scene.script.lines == [.set(Edit("b", .hitTest(.beyondBounds)))])
  }

  @Test func anErrorIsReportedTogetherWithTheWarnings() {
    let error = #expect(throws: SceneError.self) {
      try Scene.parse("group: 1\nviews: [{ name: a }]", file: "x.yaml")
    }
    #expect(error?.diagnostics.map(\.severity) == [.warning, .error])
  }

  @Test func newSpellingsGiveNoWarning() throws {
    for scene in try SceneLibrary.bundled().scenes() { #expect(scene.warnings == [], "\(scene.id)") }
  }
}
