import Foundation
import Testing
@testable import LiveScenes
@testable import Scenes
@testable import UIKitCore

/// An example class and the override of a scene that stands for it give the same answer at every point.
@Suite struct ExampleTests {
  /// yellow is in front of `behind` and has two overlapping buttons that extend beyond its top edge.
  private let yaml = """
    views:
      - name: root
        frame: 0 0 360 560
        views:
          - { name: behind, frame: 30 160 300 300 }
          - name: yellow
            frame: 60 260 240 140
            views:
              - { name: b1, class: UIButton, frame: 60 -40 80 80 }
              - { name: b2, class: UIButton, frame: 110 -40 80 80 }
    """

  private func liveScene(_ override: HitTestOverride) throws -> LiveScene {
    let liveScene = LiveScene(try Scene.parse(yaml, file: "x.yaml"))
    liveScene.apply(Edit("yellow", .hitTest(override)))
    return liveScene
  }

  /// The hit-test views of the scene with an override, at the points of `hitMap(_:)`.
  private func hitMap(_ override: HitTestOverride) throws -> [String] { hitMap(try liveScene(override).windows[0]) }

  /// Returns the root view of the same tree, made in code, with a view of an example class as yellow.
  private func root(around yellow: UIView) -> UIView {
    let root = named("root", UIView(frame: CGRect(x: 0, y: 0, width: 360, height: 560)))
    let behind = named("behind", UIView(frame: CGRect(x: 30, y: 160, width: 300, height: 300)))
    root.addSubview(behind)
    yellow.frame = CGRect(x: 60, y: 260, width: 240, height: 140)
    root.addSubview(named("yellow", yellow))
    yellow.addSubview(named("b1", UIButton(frame: CGRect(x: 60, y: -40, width: 80, height: 80))))
    yellow.addSubview(named("b2", UIButton(frame: CGRect(x: 110, y: -40, width: 80, height: 80))))
    return root
  }

  private func named(_ name: String, _ view: UIView) -> UIView {
    view.accessibilityIdentifier = name
    return view
  }

  /// The hit-test views at the points of a grid, 5 points apart.
  private func hitMap(_ root: UIView) -> [String] {
    stride(from: 0, to: 560, by: 5).flatMap { y in
      stride(from: 0, to: 360, by: 5).map { x in
        root.hitTest(CGPoint(x: x, y: y), with: nil)?.accessibilityIdentifier ?? "none"
      }
    }
  }

  @Test func beyondBoundsViewAndItsOverrideAgreeAtEveryPoint() throws {
    let map = hitMap(root(around: BeyondBoundsView()))
    #expect(try map == hitMap(.beyondBounds))
    #expect(Set(map) == ["root", "behind", "b1", "b2"])
  }

  @Test func safeBeyondBoundsViewAndItsOverrideAgreeAtEveryPoint() throws {
    let map = hitMap(root(around: SafeBeyondBoundsView()))
    #expect(try map == hitMap(.safeBeyondBounds))
    #expect(Set(map) == ["root", "behind", "yellow", "b1", "b2"])
  }

  @Test func aRedirectingViewPassesItsTouchesToTheChosenView() throws {
    let row = RedirectingView()
    let view = root(around: row)
    #expect(view.hitTest(CGPoint(x: 90, y: 360), with: nil)?.accessibilityIdentifier == "behind")
    row.chosenView = row.subviews[1]
    #expect(try hitMap(view) == hitMap(.returns("b2")))
    #expect(view.hitTest(CGPoint(x: 90, y: 360), with: nil)?.accessibilityIdentifier == "b2")
  }

  /// At a point in both buttons.
  @Test func beyondBoundsFindsTheViewBehindAndSafeBeyondBoundsTheOneInFront() throws {
    let both = CGPoint(x: 185, y: 240)
    #expect(try liveScene(.beyondBounds).windows[0].hitTest(both, with: nil)?.accessibilityIdentifier == "b1")
    #expect(try liveScene(.safeBeyondBounds).windows[0].hitTest(both, with: nil)?.accessibilityIdentifier == "b2")
  }

  @Test(arguments: [HitTestOverride.beyondBounds, .safeBeyondBounds, .returns("b1")])
  func anOverrideRespectsTheGates(_ override: HitTestOverride) throws {
    for change in [Change.isHidden(true), .alpha(0.01), .isUserInteractionEnabled(false)] {
      let liveScene = try liveScene(override)
      liveScene.apply(Edit("yellow", change))
      let hit = liveScene.windows[0].hitTest(CGPoint(x: 130, y: 270), with: nil)
      #expect(hit?.accessibilityIdentifier == "behind", "\(override) \(change)")
    }
  }

  /// Points on the right and bottom edges are outside (HT-12).
  @Test func negativeInsetsEnlargeTheHitAreaOfAButton() {
    let button = EnlargedButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    button.hitTestEdgeInsets = UIEdgeInsets(top: -20, left: -10, bottom: 5, right: 0)
    let answers = [(-10.0, -20.0), (-11, 0), (0, 24.9), (0, 25), (29.9, 0), (30, 0)].map { x, y in
      button.point(inside: CGPoint(x: x, y: y), with: nil)
    }
    #expect(answers == [true, false, true, false, true, false])
  }
}
