import Foundation
import Testing
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import UIKit

@Suite struct PanelRoomTests {
  @Test func switchingAGateEditsTheInspectedView() throws {
    let desk = try Desk()
    desk.click("inspector.isHidden")
    #expect(desk.said == [.edit(Edit("E", .isHidden(true)))])
    desk.selected = "E"
    desk.show()
    #expect(desk.texts.contains("closed: skipped with all in it"))
  }

  @Test func draggingTheThumbSetsAlphaLive() throws {
    let desk = try Desk()
    let slider = try #require(desk.host.frame(of: "inspector.alpha"))
    desk.press(CGPoint(x: slider.maxX - 2, y: slider.midY))
    desk.drag(to: CGPoint(x: slider.minX, y: slider.midY))
    desk.lift(CGPoint(x: slider.minX, y: slider.midY))
    #expect(desk.said == [.edit(Edit("E", .alpha(0)))])
  }

  @Test func aPressBesideTheThumbBringsItThere() throws {
    let desk = try Desk()
    let slider = try #require(desk.control("inspector.alpha") as? AlphaSlider)
    let track = slider.convert(slider.trackRect(forBounds: slider.bounds), to: nil as UIView?)
    desk.click(CGPoint(x: (track.minX + 0.22 * track.width).rounded(.down), y: track.midY))
    #expect(desk.said == [.edit(Edit("E", .alpha(0.01)))])
  }

  @Test func aClickInTheTreeSelectsTheView() throws {
    let desk = try Desk()
    desk.click("tree.B")
    #expect(desk.said == [.select("B")])
    #expect(desk.texts.contains("not asked"))
  }

  @Test func aClickInTheRailOpensTheLesson() throws {
    let desk = try Desk()
    desk.click("sidebar.preset.the-eight-steps")
    #expect(desk.said == [.openScene(id: "P03")])
  }

  @Test func groupsFold() throws {
    let desk = try Desk()
    #expect(desk.host.frame(of: "sidebar.preset.hidden") != nil)
    desk.click("sidebar.head.1")
    #expect(desk.host.frame(of: "sidebar.preset.hidden") == nil)
    desk.click("sidebar.head.2")
    #expect(desk.host.frame(of: "sidebar.preset.the-override") != nil)
  }

  @Test func aMenuTakesTheChoiceAndCloses() throws {
    let desk = try Desk()
    desk.click("inspector.hitTest")
    desk.click("menu.1")
    #expect(desk.said == [.edit(Edit("E", .hitTest(.beyondBounds)))])
    #expect(desk.host.frame(of: "menu.1") == nil)
  }

  @Test func aPressBesideAMenuOnlyClosesIt() throws {
    let desk = try Desk()
    desk.click("inspector.hitTest")
    desk.click("tree.B")
    #expect(desk.said.isEmpty)
    #expect(desk.host.frame(of: "menu.1") == nil)
    desk.click("tree.B")
    #expect(desk.said == [.select("B")])
  }

  @Test func themesAndLanguagesAreSaid() throws {
    let desk = try Desk()
    let themes = try #require(desk.host.frame(of: "topBar.theme"))
    let languages = try #require(desk.host.frame(of: "topBar.language"))
    desk.click(CGPoint(x: themes.minX + 45, y: themes.midY))
    desk.click(CGPoint(x: languages.maxX - 10, y: languages.midY))
    #expect(desk.said == [.setTheme(.dark), .setLanguages(.both)])
  }

  @Test func aNarrowRailOpensOverTheStageAndClosesBesideIt() throws {
    let desk = try Desk(size: WindowLayout.minimumSize)
    #expect(desk.host.frame(of: "sidebar.preset.hidden") == nil)
    desk.click("sidebar.lesson.1")
    #expect(desk.host.frame(of: "sidebar.preset.hidden") != nil)
    #expect(desk.host.covers(CGPoint(x: 100, y: 300)))
    desk.click(CGPoint(x: 400, y: 300))
    #expect(desk.host.frame(of: "sidebar.preset.hidden") == nil)
    #expect(!desk.host.covers(CGPoint(x: 100, y: 300)))
  }

  @Test func theStageIsNobodysPanel() throws {
    let desk = try Desk()
    #expect(!desk.host.covers(CGPoint(x: 500, y: 300)))
    #expect(desk.host.covers(CGPoint(x: 500, y: 20)))
    #expect(desk.host.covers(CGPoint(x: 100, y: 300)))
  }

  @Test func aTouchThatLeavesItsControlSaysNothing() throws {
    let desk = try Desk()
    desk.press(desk.center(of: "inspector.isHidden"))
    desk.drag(to: CGPoint(x: 500, y: 300))
    desk.lift(CGPoint(x: 500, y: 300))
    #expect(desk.said.isEmpty)
  }

  @Test func cancelledTouchesSayNothing() throws {
    let desk = try Desk()
    desk.press(desk.center(of: "inspector.isHidden"))
    desk.host.cancelTouches(at: 1)
    desk.lift(desk.center(of: "inspector.isHidden"))
    #expect(desk.said.isEmpty)
  }
}
