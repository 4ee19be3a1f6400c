@testable import StageSupport
@testable import TestSupport
import Foundation
import Testing
@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace

/// The arrow from the event queue into the window.
@MainActor @Suite struct EntranceTests {
  @Test(
    .slow,
    arguments: [
      (CGSize(width: 1280, height: 800), Theme.Name.light, PanelWidths()),
      (WindowLayout.minimumSize, .light, PanelWidths()),
      (CGSize(width: 1280, height: 800), .light, PanelWidths(sidebar: 400, panel: 400)),
      (CGSize(width: 1024, height: 768), .projector, PanelWidths()),
      (CGSize(width: 1920, height: 1080), .projector, PanelWidths()),
    ])
  func itNeverRunsIntoText(_ size: CGSize, _ theme: Theme.Name, _ widths: PanelWidths) throws {
    for preset in try SceneLibrary.bundledPresets.get().sample(every: 8, from: Int(size.width) / 128)
    where preset.lesson != .apps {
      for languages in [Languages.english, .simplifiedChinese] {
        let fixture = try StageFixture(preset: preset.id, size: size, theme: theme, languages: languages)
        let appearance = Appearance(
          theme: fixture.appearance.theme, languages: languages,
          layout: WindowLayout(size: size, isProjector: theme == .projector, panelWidths: widths),
          typesetter: fixture.appearance.typesetter)
        let plan = StagePlan(fixture.display, appearance)
        for arrow in plan.entrance.arrows {
          let reach = CGRect(around: arrow.route.points).insetBy(dx: 0, dy: -6)
          #expect(reach.width >= 20)
          #expect(!plan.labelFrames.contains { $0.intersects(reach) }, "\(preset.id), \(size), \(languages)")
        }
      }
    }
  }
}
