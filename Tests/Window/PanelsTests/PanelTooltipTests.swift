import Foundation
@testable import StageSupport
import TestSupport
import Testing
@testable import Canvas
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import UIKitCore

@Suite struct PanelTooltipTests {
  @Test func aTooltipAppearsAfterHalfASecondAndDisappearsWithThePointer() throws {
    let fixture = try PanelFixture()
    fixture.host.advance(to: 10)
    fixture.host.hover(over: fixture.center(of: "topBar.theme"))
    #expect(fixture.host.nextDeadline == 10.5)
    fixture.host.advance(to: 10.4)
    #expect(!fixture.texts.contains("Theme"))
    fixture.host.advance(to: 10.5)
    #expect(fixture.texts.contains("Theme"))
    fixture.host.hover(over: CGPoint(x: 500, y: 300))
    #expect(!fixture.texts.contains("Theme"))
    #expect(fixture.host.nextDeadline == nil)
  }

  @Test func aPressHidesTheTooltip() throws {
    let fixture = try PanelFixture()
    fixture.host.hover(over: fixture.center(of: "topBar.help"))
    fixture.host.advance(to: 1)
    #expect(fixture.texts.contains("All keys"))
    fixture.press(fixture.center(of: "topBar.back"))
    #expect(!fixture.texts.contains("All keys"))
  }

  @Test func aStatusMessageIsAtTheTopOfTheStage() throws {
    let fixture = try PanelFixture()
    var display = fixture.display
    display.statusMessage = "Result changed: B → A"
    fixture.host.show(display, fixture.appearance)
    let pill = try #require(fixture.host.regions(fixture.appearance).first { $0.name == "statusMessage" })
    #expect(pill.drawings.compactMap(\.string) == ["Result changed: B → A"])
    #expect(fixture.appearance.layout.stage.contains(pill.area))
  }

  @Test(.slow, arguments: [Theme.Name.light, .projector])
  func aStatusMessageCoversNoNameOnTheStage(_ theme: Theme.Name) throws {
    let message = "Selected cover. The hit test returns behind, because cover is hidden."
    for preset in try SceneLibrary.bundledPresets.get().sample(every: 3) where preset.lesson != .apps {
      let fixture = try PanelFixture(preset.id)
      let appearance = Appearance(
        theme: .named(theme), languages: .english,
        layout: WindowLayout(size: CGSize(width: 1280, height: 800), isProjector: theme == .projector),
        typesetter: fixture.appearance.typesetter)
      let names = StagePlan(fixture.display.stage, appearance).nameFrames
      let pill = StatusMessagePill(message, besides: names, appearance).area
      #expect(!names.isEmpty && !names.contains { $0.intersects(pill) }, "\(preset.id)")
      #expect(appearance.layout.stage.contains(pill))
    }
  }

  @Test(.slow, arguments: PanelLayoutTests.sizes, 0...2)
  func everyTruncatedTextHasATooltipWithItsFullText(_ size: CGSize, _ page: Int) throws {
    let all = [("P01", Languages.english), ("P17", .simplifiedChinese), ("P38", .both)]
    let first = page + (PanelLayoutTests.sizes.firstIndex(of: size) ?? 0)
    for (preset, languages) in all.sample(every: 3, from: first) {
      let fixture = try PanelFixture(preset, size: size, languages: languages)
      fixture.click("panel.tabs.\(page)")
      let typesetter = fixture.appearance.typesetter
      let stage = FrameRegion(
        .stage, area: fixture.appearance.layout.stage.union(fixture.appearance.layout.column),
        drawings: StagePicture.draw(fixture.display.stage, fixture.appearance).drawings)
      for region in [stage] + fixture.host.regions(fixture.appearance) {
        for text in region.visibleTexts(typesetter) where text.string.hasSuffix("…") {
          let middle = CGPoint(x: text.box.midX, y: text.box.midY)
          let full = region.cutText(at: middle, typesetter)?.text ?? ""
          let beginning = text.string.dropLast().trimmingCharacters(in: .whitespaces)
          #expect(full.contains(beginning) && full.count > beginning.count, "\(text.string) in \(region.name), \(size)")
        }
      }
    }
  }

  @Test func truncatedTextComesBeforeTheTooltipOfItsControl() throws {
    let fixture = try PanelFixture()
    let help = fixture.center(of: "topBar.help")
    fixture.host.hover(
      over: help, tooltip: TooltipContent(text: "all of it", anchor: CGRect(origin: help, size: .zero)))
    fixture.host.advance(to: 1)
    #expect(fixture.texts.contains("all of it") && !fixture.texts.contains("All keys"))
  }
}
