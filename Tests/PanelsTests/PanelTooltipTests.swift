import Foundation
import Testing
@testable import Canvas
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import UIKit

@Suite struct PanelHintTests {
  @Test func aHintComesAfterHalfASecondAndGoesWithThePointer() throws {
    let desk = try Desk()
    let themes = try #require(desk.host.frame(of: "topBar.theme"))
    desk.host.advance(to: 10)
    desk.host.hover(over: CGPoint(x: themes.minX + 45, y: themes.midY))
    #expect(desk.host.nextDeadline == 10.5)
    desk.host.advance(to: 10.4)
    #expect(!desk.texts.contains("Dark"))
    desk.host.advance(to: 10.5)
    #expect(desk.texts.contains("Dark"))
    desk.host.hover(over: CGPoint(x: 500, y: 300))
    #expect(!desk.texts.contains("Dark"))
    #expect(desk.host.nextDeadline == nil)
  }

  @Test func aPressTakesTheHintAway() throws {
    let desk = try Desk()
    desk.host.hover(over: desk.center(of: "topBar.help"))
    desk.host.advance(to: 1)
    #expect(desk.texts.contains("All keys"))
    desk.press(desk.center(of: "topBar.back"))
    #expect(!desk.texts.contains("All keys"))
  }

  @Test func aKeyTakesTheHintAway() throws {
    var options = WorkbenchOptions()
    options.scene = "P01"
    let workbench = try Workbench(options: options)
    _ = workbench.picture()
    let place = StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
      .windowPoint(CGPoint(x: 262, y: 424))
    workbench.handle(.pointerMoved(place), at: 0)
    workbench.advance(to: 1)
    #expect(workbench.panels.shownHint?.text.hasPrefix("E: UIView") == true)
    workbench.handle(.keyDown(.character("e"), [], isRepeat: false), at: 1)
    #expect(workbench.panels.shownHint == nil)
    workbench.advance(to: 3)
    #expect(workbench.panels.shownHint == nil)
  }

  @Test func aNoticeStandsAtTheTopOfTheStage() throws {
    let desk = try Desk()
    var display = desk.display
    display.statusMessage = "Result changed: B → A"
    desk.host.show(display, desk.appearance)
    let pill = try #require(desk.host.regions(desk.appearance).first { $0.name == "statusMessage" })
    #expect(pill.drawings.compactMap(\.string) == ["Result changed: B → A"])
    #expect(desk.appearance.layout.stage.contains(pill.area))
  }

  @Test(arguments: PanelLayoutTests.sizes, 0...2)
  func everyTextThatIsCutSaysItselfInFull(_ size: CGSize, _ page: Int) throws {
    for (preset, languages) in [("P01", Languages.english), ("P17", .simplifiedChinese), ("P38", .both)] {
      let desk = try Desk(preset, size: size, languages: languages)
      desk.click("panel.tabs.\(page)")
      let typesetter = desk.appearance.typesetter
      let stage = FrameRegion(
        name: "stage", area: desk.appearance.layout.stage.union(desk.appearance.layout.column),
        drawings: StagePicture.draw(desk.display, desk.appearance).drawings)
      for region in [stage] + desk.host.regions(desk.appearance) {
        for text in region.visibleTexts(typesetter) where text.string.hasSuffix("…") {
          let middle = CGPoint(x: text.box.midX, y: text.box.midY)
          let full = region.cutText(at: middle, typesetter)?.text ?? ""
          let beginning = text.string.dropLast().trimmingCharacters(in: .whitespaces)
          #expect(full.contains(beginning) && full.count > beginning.count, "\(text.string) in \(region.name), \(size)")
        }
      }
    }
  }

  @Test func aCutTextIsSaidBeforeWhatItsControlSays() throws {
    let desk = try Desk()
    let help = desk.center(of: "topBar.help")
    desk.host.hover(over: help, saying: TooltipContent(text: "all of it", anchor: CGRect(origin: help, size: .zero)))
    desk.host.advance(to: 1)
    #expect(desk.texts.contains("all of it") && !desk.texts.contains("All keys"))
  }
}
