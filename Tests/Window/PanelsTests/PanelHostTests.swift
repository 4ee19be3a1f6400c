import Foundation
import Testing
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import UIKitCore

@Suite struct PanelHostTests {
  @Test func switchingAGateEditsTheInspectedView() throws {
    let fixture = try PanelFixture()
    fixture.click("inspector.isHidden")
    #expect(fixture.sent == [.edit(Edit("E", .isHidden(true)))])
    fixture.selected = "E"
    fixture.show()
    #expect(fixture.texts.contains("closed: skipped with its subviews"))
  }

  @Test func draggingTheThumbSetsAlphaContinuously() throws {
    let fixture = try PanelFixture()
    let slider = try #require(fixture.host.frame(of: "inspector.alpha"))
    fixture.press(CGPoint(x: slider.maxX - 2, y: slider.midY))
    fixture.drag(to: CGPoint(x: slider.minX, y: slider.midY))
    fixture.lift(CGPoint(x: slider.minX, y: slider.midY))
    #expect(fixture.sent == [.edit(Edit("E", .alpha(0)))])
  }

  @Test func aPressBesideTheThumbMovesItThere() throws {
    let fixture = try PanelFixture()
    let slider = try #require(fixture.control("inspector.alpha") as? AlphaSlider)
    let track = slider.convert(slider.trackRect(forBounds: slider.bounds), to: nil as UIView?)
    fixture.click(CGPoint(x: (track.minX + 0.22 * track.width).rounded(.down), y: track.midY))
    #expect(fixture.sent == [.edit(Edit("E", .alpha(0.01)))])
  }

  @Test func aClickInTheTreeSelectsTheView() throws {
    let fixture = try PanelFixture()
    fixture.click("tree.B")
    #expect(fixture.sent == [.select("B")])
    #expect(fixture.texts.contains("not asked"))
  }

  @Test func aClickInTheSidebarOpensThePreset() throws {
    let fixture = try PanelFixture()
    fixture.click("sidebar.preset.the-eight-steps")
    #expect(fixture.sent == [.openScene(id: "P03")])
  }

  @Test func lessonsFold() throws {
    let fixture = try PanelFixture()
    #expect(fixture.host.frame(of: "sidebar.preset.hidden") != nil)
    fixture.click("sidebar.head.1")
    #expect(fixture.host.frame(of: "sidebar.preset.hidden") == nil)
    fixture.click("sidebar.head.2")
    #expect(fixture.host.frame(of: "sidebar.preset.the-override") != nil)
  }

  @Test func aMenuTakesTheChoiceAndCloses() throws {
    let fixture = try PanelFixture()
    fixture.unfold(.hitArea)
    fixture.click("inspector.hitTest")
    fixture.click("menu.1")
    #expect(fixture.sent == [.edit(Edit("E", .hitTest(.beyondBounds)))])
    #expect(fixture.host.frame(of: "menu.1") == nil)
  }

  @Test func aPressBesideAMenuOnlyClosesIt() throws {
    let fixture = try PanelFixture()
    fixture.unfold(.hitArea)
    fixture.click("inspector.hitTest")
    fixture.click("tree.B")
    #expect(fixture.sent.isEmpty)
    #expect(fixture.host.frame(of: "menu.1") == nil)
    fixture.click("tree.B")
    #expect(fixture.sent == [.select("B")])
  }

  @Test func themeAndLanguageSendCommands() throws {
    let fixture = try PanelFixture()
    fixture.click("topBar.theme")
    fixture.click("menu.1")
    fixture.click("topBar.language")
    fixture.click("menu.2")
    #expect(fixture.sent == [.setTheme(.dark), .setLanguages(.both)])
  }

  @Test func aNarrowSidebarOpensOverTheStageAndAPressBesideItClosesIt() throws {
    let fixture = try PanelFixture(size: WindowLayout.minimumSize)
    #expect(fixture.host.frame(of: "sidebar.preset.hidden") == nil)
    fixture.click("sidebar.lesson.1")
    #expect(fixture.host.frame(of: "sidebar.preset.hidden") != nil)
    #expect(fixture.host.covers(CGPoint(x: 100, y: 300)))
    fixture.click(CGPoint(x: 400, y: 300))
    #expect(fixture.host.frame(of: "sidebar.preset.hidden") == nil)
    #expect(!fixture.host.covers(CGPoint(x: 100, y: 300)))
  }

  @Test func thePointerOnALessonOpensANarrowSidebarUntilItLeaves() throws {
    let fixture = try PanelFixture(size: WindowLayout.minimumSize)
    fixture.host.hover(over: fixture.center(of: "sidebar.lesson.1"))
    #expect(fixture.host.frame(of: "sidebar.preset.hidden") != nil)
    // The initials stay, so that a press on it does not land on a preset.
    #expect(fixture.host.frame(of: "sidebar.lesson.2") != nil)
    fixture.host.hover(over: fixture.center(of: "sidebar.lesson.2"))
    #expect(fixture.host.frame(of: "sidebar.preset.hidden") == nil)
    #expect(fixture.host.frame(of: "sidebar.preset.enlarged-hit-area") != nil)
    fixture.host.hover(over: CGPoint(x: 400, y: 300))
    #expect(
      fixture.host.frame(of: "sidebar.preset.enlarged-hit-area") == nil && !fixture.host.covers(CGPoint(x: 100, y: 300))
    )
    // A press keeps it open.
    fixture.click("sidebar.lesson.1")
    fixture.host.hover(over: CGPoint(x: 400, y: 300))
    #expect(fixture.host.frame(of: "sidebar.preset.hidden") != nil)
  }

  @Test func theStageIsNotAPanel() throws {
    let fixture = try PanelFixture()
    #expect(!fixture.host.covers(CGPoint(x: 500, y: 300)))
    #expect(fixture.host.covers(CGPoint(x: 500, y: 20)))
    #expect(fixture.host.covers(CGPoint(x: 100, y: 300)))
  }

  @Test func aTouchThatLeavesItsControlSendsNothing() throws {
    let fixture = try PanelFixture()
    fixture.press(fixture.center(of: "inspector.isHidden"))
    fixture.drag(to: CGPoint(x: 500, y: 300))
    fixture.lift(CGPoint(x: 500, y: 300))
    #expect(fixture.sent.isEmpty)
  }

  @Test func cancelledTouchesSendNothing() throws {
    let fixture = try PanelFixture()
    fixture.press(fixture.center(of: "inspector.isHidden"))
    fixture.host.cancelTouches(at: 1)
    fixture.lift(fixture.center(of: "inspector.isHidden"))
    #expect(fixture.sent.isEmpty)
  }
}
