@testable import StageSupport
@testable import TestSupport
import Foundation
import OwnCode
@testable import Scenes
import Testing
@testable import ScenePicture
@testable import TouchTrace
@testable import UIKitCore

/// Rules that hold on every stage, for random trees and all presets in windows of many sizes.
@MainActor @Suite struct StageLayoutTests {
  /// The smallest window, a small projector, a laptop with and without a title bar, and a large screen.
  static let sizes = [(1024, 640), (1024, 768), (1280, 781), (1280, 800), (1920, 1080)]

  @Test(arguments: Exhaustive.cases(12, of: 400)) func nothingOfRandomTreesIsPlacedWrongly(seed: Int) throws {
    var random = RandomScene(seed: seed)
    let scene = try random.scene()
    let sizes = Exhaustive.isOn ? Self.sizes : [Self.sizes[seed % Self.sizes.count]]
    for (width, height) in sizes {
      try checkAll(scene, CGSize(width: width, height: height), seed % 4 == 0 ? .projector : .light)
    }
  }

  /// Each preset and variant at one of the sizes in one look, so that all are seen at each size and in each look.
  @Test(.slow, arguments: [0, 1, 2, 3, 4].sample(every: 5, from: 3)) func nothingOfPresetsIsPlacedWrongly(size: Int)
    throws
  {
    let (width, height) = Self.sizes[size]
    let scenes = try SceneLibrary.bundled().scenes()
    for (number, scene) in scenes.sample(every: 5, from: size).enumerated() {
      for (place, variant) in (scene.variants.isEmpty ? [nil] : scene.variants.map(\.name)).enumerated() {
        for (index, theme) in [Theme.Name.light, .projector].enumerated()
        where Exhaustive.isOn || (number + place) % 2 == index {
          try checkAll(scene, variant: variant, CGSize(width: width, height: height), theme)
        }
      }
    }
  }

  @Test(arguments: [Theme.Name.light, .projector]) func textsAndArrowsOfExplodedViewsDoNotOverlap(theme: Theme.Name)
    throws
  {
    for scene in try SceneLibrary.bundled().scenes().sample(every: 4, from: theme == .light ? 0 : 2) {
      check(try StageFixture(scene, theme: theme).exploded)
    }
  }

  /// Beside another scene, there is half of the room, and no column.
  @Test(.slow, arguments: [0, 1].sample(every: 2)) func textsAndArrowsBesideAnotherSceneDoNotOverlap(size: Int) throws {
    let (width, height) = Self.sizes[size]
    for scene in try SceneLibrary.bundled().scenes().sample(every: 8, from: size) {
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

  /// The presets with code, each at some of the sizes, as the window and the projector show them.
  @Test(.slow, .exhaustive) func nothingOfTheAppsIsPlacedWrongly() throws {
    try CodePermission(isGiven: false).running {
      for (number, scene) in try SceneLibrary.bundled().scenesWithCode().enumerated() {
        for (index, (width, height)) in Self.sizes.enumerated() where Exhaustive.isOn || (number + index) % 2 == 0 {
          for theme in [Theme.Name.light, .projector] {
            check(
              try StageFixture(
                scene, at: .mark(scene.shownMoment), size: CGSize(width: width, height: height), theme: theme,
                languages: number % 2 == 0 ? .english : .simplifiedChinese
              ).drawn)
          }
        }
      }
    }
  }

  /// It stands beside the device, below the title of the stage.
  @Test(.slow) func theNameOfALowBarHasAPlaceOnAProjector() throws {
    try CodePermission(isGiven: false).running {
      let scene = try #require(try SceneLibrary.bundled().scenesWithCode().first { $0.id == "P51" })
      let plan = try StageFixture(scene, at: .mark("beside"), theme: .projector).plan
      #expect(plan.tags.contains { $0.view == "navigationBar" && !$0.content.name.isEmpty })
    }
  }

  private func checkAll(_ scene: Scene, variant: String? = nil, _ size: CGSize, _ theme: Theme.Name) throws {
    for languages in theme == .projector ? [Languages.simplifiedChinese] : [.english, .simplifiedChinese] {
      let end = try StageFixture(scene, variant: variant, size: size, theme: theme, languages: languages)
      check(end)
      if !scene.shownMoment.isEmpty { check(end.at(.mark(scene.shownMoment))) }
      let steps = try StageFixture(
        scene, variant: variant, size: size, theme: theme, languages: languages, mode: .step)
      for step in stride(from: 0, to: end.display.trace.steps.count, by: 31) { check(steps.at(.step(step))) }
    }
  }

  private func check(_ fixture: StageFixture) {
    let plan = fixture.plan
    var faults = plan.placementFaults
    for descent in plan.descents {
      guard let route = descent.route else { continue }
      for ring in plan.rings where !plan.contains(ring.view, descent.asked) && route.meets(ring.frame, margin: 1) {
        faults.append("\(descent.element) through \(ring.view)")
      }
      for view in plan.views where view.name != descent.asked {
        if view.ringStrips(plan.measures).contains(where: { route.meets($0, margin: 1) }) {
          faults.append("\(descent.element) through the ring of \(view.name)")
        }
      }
    }
    faults += plan.tags.filter { !plan.appearance.layout.stage.contains($0.frame) }.map { "tag \($0.view) is cut" }
    #expect(faults == [], "\(fixture.name)")
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
