@testable import Canvas
import Foundation
@testable import Narration
@testable import Panels
@testable import ScenePicture
@testable import Scenes
import Testing
@testable import TouchTrace

/// The point of every preset is short enough for its line.
struct PresetPointTests {
  @Test func thePointFitsItsLine() throws {
    let scenes = try SceneLibrary.bundled().scenes()
    for theme in [Theme.Name.light, .projector] {
      for size in [
        CGSize(width: 1024, height: 640), CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080),
      ] {
        let fixture = try PanelFixture("P01", size: size, theme: theme)
        let appearance = Appearance(
          theme: .named(theme), languages: .english, layout: WindowLayout(size: size, isProjector: theme == .projector),
          typesetter: fixture.appearance.typesetter)
        let bar = appearance.layout.narration
        let font = theme == .projector ? Font.sans(Int((24 * bar.height / 108).rounded())) : .sans(12)
        let width = bar.width - (theme == .projector ? 80 : 78)
        for scene in scenes {
          for language in Language.allCases {
            let text = try #require(scene.point)[language]
            #expect(appearance.width(text, font) <= width, "\(scene.id) \(language) \(theme) \(Int(size.width))")
          }
        }
      }
    }
  }
}
