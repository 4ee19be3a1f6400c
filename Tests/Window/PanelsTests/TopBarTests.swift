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
  @Test(.slow, arguments: [Languages.english, .simplifiedChinese])
  func noTitleIsCutWhereTheWindowIs1280Wide(_ languages: Languages) throws {
    let fixture = try PanelFixture(languages: languages)
    for scene in try SceneLibrary.bundled().scenes() {
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
