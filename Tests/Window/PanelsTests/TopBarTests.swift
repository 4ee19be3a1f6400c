import Foundation
import TestSupport
import Testing
@testable import Canvas
@testable import Narration
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

/// The texts of the top bar.
@Suite struct TopBarTests {
  @Test func aLongTitleIsCutAndItsTooltipHasTheWhole() throws {
    let title = String(repeating: "A long title ", count: 7) + "ends"
    let fixture = try PanelFixture()
    fixture.playback = Playback(
      try Scene.parse("title: \(title)\nviews:\n  - { name: a, frame: 0 0 9 9 }\n", file: "short.yaml"))
    fixture.show()
    #expect(fixture.texts.contains { $0.hasPrefix("A long title") && $0.hasSuffix("…") })
    #expect(fixture.host.regions(fixture.appearance).flatMap(\.drawings).contains { $0.fullText == title })
  }

  @Test(.slow, arguments: [Languages.english, .simplifiedChinese])
  func noTitleIsCutWhereTheWindowIs1280Wide(_ languages: Languages) throws {
    let fixture = try PanelFixture(languages: languages)
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      for variant in scene.variants {
        fixture.playback = Playback(scene, variant: variant)
        fixture.show()
        var list = DrawingList(element: "topBar")
        try #require(fixture.control("topBar")).paintTree(&list, fixture.appearance, at: .zero)
        for text in list.drawings.compactMap(\.string) where text.hasSuffix("…") {
          Issue.record("\(text) in \(scene.id), \(variant.name)")
        }
      }
    }
  }
}
