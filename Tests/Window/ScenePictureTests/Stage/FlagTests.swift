import CoreGraphics
@testable import ScenePicture
@testable import Scenes
import Testing
@testable import StageSupport
@testable import TouchTrace

/// The flags of views: which there are, and where they stand.
@MainActor @Suite struct FlagTests {
  /// A scene with these views.
  private func flags(_ views: String, theme: Theme.Name = .light) throws -> [Flag] {
    let scene = try Scene.parse("views:\n\(views)\nscript:\n  - tap 5,5\n", file: "flags.yaml")
    return try StageFixture(scene, at: .untouched, theme: theme).plan.marks(Flag.self)
  }

  @Test func everyPropertyThatChangesTheAnswerHasAFlag() throws {
    let kinds = try flags(
      """
        - name: box
          frame: 20 20 300 300
          isHidden: true
          isUserInteractionEnabled: false
          animation: running
          clipsToBounds: true
          isExclusiveTouch: true
          isMultipleTouchEnabled: true
          alpha: 0.02
      """
    ).map(\.kind)
    #expect(
      kinds == [.hidden, .interactionOff, .animated, .alpha(0.02, isUnseen: true), .clips, .exclusive, .multiple])
  }

  @Test func flagsOfASmallViewStandBesideIt() throws {
    let flags = try flags(
      "  - { name: box, frame: 100 100 30 30, isExclusiveTouch: true, isMultipleTouchEnabled: true }")
    #expect(flags.map(\.kind) == [.exclusive, .multiple])
    let box = try #require(flags.first).frame
    #expect(!box.overlaps(try #require(flags.last).frame))
  }

  /// On a projector, the finger and the name of `a0_02` take all the room around it; the name is its alpha.
  @Test func viewsOfOneSizeAreComparedByTheirAlpha() throws {
    for theme in [Theme.Name.light, .projector] {
      let flags = try StageFixture(preset: "P07", at: .mark("faint"), theme: theme).plan.marks(Flag.self)
      let texts = flags.compactMap { flag -> String? in
        guard case .alpha(let alpha, let isUnseen) = flag.kind else { return nil }
        return "\(flag.view) \(alpha)\(theme == .light && isUnseen ? " unseen" : "")"
      }
      #expect(
        texts
          == (theme == .light
            ? ["a0 0.0 unseen", "a0_01 0.01 unseen", "a0_02 0.02 unseen", "a1 1.0"]
            : ["a0 0.0", "a0_01 0.01", "a1 1.0"]))
    }
  }

  @Test(arguments: [Theme.Name.light, .projector]) func noFlagIsLeftOutInAnyPreset(theme: Theme.Name) throws {
    var dropped: [String] = []
    for scene in try SceneLibrary.bundled().scenes() {
      let plan = try StageFixture(scene, theme: theme).plan
      for view in plan.views {
        let family = plan.views.map(\.node).filter { $0.superview == view.node.superview }
        let count = plan.display.tree.recognizers.count { $0.view == view.name }
        let kinds = FlagKind.all(of: view, recognizers: count, family: family)
          .filter { $0 != .enlarged }
        let drawn = plan.marks(Flag.self).count { $0.view == view.name && $0.kind != .enlarged }
        if drawn < kinds.count { dropped.append("\(scene.id) \(view.name)") }
      }
    }
    #expect(dropped == (theme == .projector ? ["P07 a0_02"] : []))
  }
}
