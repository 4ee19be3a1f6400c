@testable import StageSupport
@testable import TestSupport
import Foundation
@testable import Scenes
import Testing
@testable import ScenePicture
@testable import TouchTrace
@testable import UIKitCore

/// Rules that hold on every stage, for random trees and all presets in windows of many sizes.
@MainActor @Suite struct StageLayoutTests {
  static let sizes = [(1280, 800), (1024, 640), (1920, 1080), (1100, 900), (1500, 700), (3840, 2160)]

  @Test(arguments: 1...20) func textsAndArrowsOfRandomTreesDoNotOverlap(seed: Int) throws {
    var random = RandomScene(seed: seed)
    let scene = try random.scene()
    let (width, height) = Self.sizes[seed % Self.sizes.count]
    try checkAll(scene, CGSize(width: width, height: height), seed % 5 == 0 ? .projector : .light)
  }

  /// Each preset at two of the three sizes, so that all are seen at each size in one theme.
  @Test(.slow, arguments: [0, 1, 2]) func textsAndArrowsOfPresetsDoNotOverlap(size: Int) throws {
    let (width, height) = Self.sizes[size]
    let scenes = try SceneLibrary.bundled().scenes()
    for (number, scene) in scenes.sample(every: 4, from: size).enumerated() {
      for (place, theme) in [Theme.Name.light, .projector].enumerated() where (number + place + size) % 3 != 0 {
        try checkAll(scene, CGSize(width: width, height: height), theme)
      }
    }
  }

  @Test(arguments: [Theme.Name.light, .projector]) func textsAndArrowsOfExplodedViewsDoNotOverlap(theme: Theme.Name)
    throws
  {
    for scene in try SceneLibrary.bundled().scenes() {
      check(try StageFixture(scene, theme: theme).exploded)
    }
  }

  /// Beside another scene, there is half of the room, and no column.
  @Test(.slow, arguments: [0, 1]) func textsAndArrowsBesideAnotherSceneDoNotOverlap(size: Int) throws {
    let (width, height) = Self.sizes[size]
    for scene in try SceneLibrary.bundled().scenes().sample(every: 4, from: size) {
      for (theme, languages) in [(Theme.Name.light, Languages.english), (.projector, .simplifiedChinese)] {
        for (side, variant) in scene.variants.prefix(2).enumerated() {
          let fixture = try StageFixture(
            scene, at: .mark(scene.shownMoment), variant: variant.name, size: CGSize(width: width, height: height),
            theme: theme, languages: languages, side: side)
          check(fixture)
          #expect(fixture.plan.column.cards.isEmpty && fixture.plan.legend.frames.isEmpty)
        }
      }
    }
  }

  private func checkAll(_ scene: Scene, _ size: CGSize, _ theme: Theme.Name) throws {
    for languages in theme == .projector ? [Languages.simplifiedChinese] : [.english, .simplifiedChinese] {
      let end = try StageFixture(scene, size: size, theme: theme, languages: languages)
      check(end)
      let steps = try StageFixture(scene, size: size, theme: theme, languages: languages, mode: .step)
      for step in stride(from: 0, to: end.display.trace.steps.count, by: 31) { check(steps.at(.step(step))) }
    }
  }

  private func check(_ fixture: StageFixture) {
    let plan = fixture.plan, marks = plan.marks
    let tags = plan.tags.map { (name: "tag \($0.view)", frame: $0.frame) }
    var texts = tags
    texts += marks.missLines.map { ("miss \($0.view)", $0.pill.frame) }
    texts += marks.areaPills.map { ($0.element.text, $0.pill.frame) }
    texts += [marks.axes?.x, marks.axes?.y, marks.answer?.pill].compactMap { $0 }.map { ("pill \($0.text)", $0.frame) }
    texts += marks.flags.map { ("flag \($0.view)", $0.frame) }
    texts += plan.labelFrames.map { ("a label", $0) }
    for (index, text) in texts.enumerated() {
      for other in texts[..<index] {
        #expect(!text.frame.overlaps(other.frame), "\(fixture.name): \(text.name) on \(other.name)")
      }
    }
    let fingers = plan.display.otherFingers + [plan.display.story].compactMap { $0 }
    for place in fingers.compactMap({ plan.geometry.windowPoint(of: $0) }) {
      let side = 2 * plan.measures.finger
      let finger = CGRect(center: place, width: side, height: side)
      for tag in tags { #expect(!tag.frame.overlaps(finger), "\(fixture.name): \(tag.name) over a finger") }
    }
    for descent in plan.descents {
      guard let route = descent.route else { continue }
      for tag in tags {
        #expect(!route.meets(tag.frame, margin: 1), "\(fixture.name): \(descent.element) over \(tag.name)")
      }
      let shaft = route.length - plan.measures.head.width
      #expect(shaft >= plan.measures.leastShaft, "\(fixture.name): \(descent.element) has a shaft of \(shaft)")
      for ring in plan.rings where !plan.contains(ring.view, descent.asked) {
        #expect(!route.meets(ring.frame, margin: 1), "\(fixture.name): \(descent.element) through \(ring.view)")
      }
    }
    for tag in tags {
      #expect(plan.appearance.layout.stage.contains(tag.frame), "\(fixture.name): \(tag.name) outside of the stage")
    }
  }
}

extension StagePlan {
  /// The outer edges of the hit-test views' double rings.
  fileprivate var rings: [(view: String, frame: CGRect)] {
    views.filter { $0.outcome == .result }.map { ($0.name, $0.box.outset(by: measures.ringReach)) }
  }

  /// Whether a view is another one, or around it.
  fileprivate func contains(_ view: String, _ other: String) -> Bool { display.tree.path(to: other).contains(view) }
}

extension Route {
  /// Returns whether the line, with `margin` on both sides, overlaps `rect`.
  func meets(_ rect: CGRect, margin: CGFloat) -> Bool { lines.map { $0.outset(by: margin) }.overlap(rect) }
}
