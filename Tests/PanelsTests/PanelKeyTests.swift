import Foundation
import Testing
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKit

@Suite struct PanelKeyTests {
  @Test func everyControlIsReachedByTab() throws {
    let desk = try Desk()
    for region in Region.allCases where desk.host.focus(on: region) {
      let controls = desk.host.controls(in: region)
      var reached: [ObjectIdentifier] = []
      for _ in controls {
        reached += desk.host.focus.map { [ObjectIdentifier($0)] } ?? []
        #expect(desk.host.press(.tab, []))
      }
      #expect(Set(reached).count == controls.count, "\(region)")
    }
  }

  @Test func spaceSwitchesTheFocusedGate() throws {
    let desk = try Desk()
    #expect(desk.host.focus(on: .panel))
    while desk.host.focus?.accessibilityIdentifier != "inspector.isUserInteractionEnabled" {
      try #require(desk.host.press(.tab, []))
    }
    #expect(desk.host.press(.space, []))
    #expect(desk.said == [.edit(Edit("E", .isUserInteractionEnabled(false)))])
  }

  @Test func arrowsStepAlphaAcrossTheWall() throws {
    let desk = try Desk()
    let slider = try #require(desk.control("inspector.alpha") as? AlphaSlider)
    slider.alphaValue = 0.02
    desk.host.focus = slider
    for _ in 1...3 { #expect(desk.host.press(.left, [])) }
    #expect(desk.said.map(\.alpha) == [0.01, 0.009, 0.008])
    for _ in 1...4 { #expect(desk.host.press(.right, [])) }
    #expect(desk.said.suffix(4).map(\.alpha) == [0.009, 0.01, 0.02, 0.03])
  }

  @Test(arguments: [Key.enter, .escape]) func aMenuThatIsClosedWithKeysGivesTheFocusBack(key: Key) throws {
    let desk = try Desk()
    let popup = try #require(desk.control("inspector.pointInside") as? PopupButton)
    desk.host.focus = popup
    for key in [Key.enter, .down, key] { #expect(desk.host.press(key, [])) }
    #expect(desk.host.window.menu == nil && desk.host.focus === popup)
  }

  /// The row is gone with the menu: nothing may be pressed there any more.
  @Test func aRowOfAMenuThatIsGoneHasNoFocus() throws {
    let desk = try Desk()
    desk.host.focus = try #require(desk.control("inspector.pointInside") as? PopupButton)
    #expect(desk.host.press(.enter, []) && desk.host.press(.down, []))
    desk.click(CGPoint(x: 640, y: 788))
    #expect(desk.host.window.menu == nil && desk.host.focus == nil)
    #expect(!desk.host.press(.enter, []) && desk.said.isEmpty)
  }

  @Test func aMenuClosesWhenItsChoicesAreOthersByNow() throws {
    let desk = try Desk("P16")
    desk.host.focus = try #require(desk.control("topBar.variant") as? PopupButton)
    #expect(desk.host.press(.enter, []) && desk.host.window.menu != nil)
    desk.playback = Playback(try SceneLibrary.bundled().scene("P01"))
    desk.show()
    #expect(desk.host.window.menu == nil)
  }

  @Test func aPopupWithoutChoicesOpensNothing() throws {
    let desk = try Desk()
    let popup = PopupButton { _ in Issue.record("nothing can be chosen") }
    popup.show([], selected: nil, desk.appearance)
    #expect(!popup.isEnabled && !popup.canHaveFocus)
  }

  @Test func aMenuIsWorkedWithKeys() throws {
    let desk = try Desk()
    desk.host.focus = try #require(desk.control("inspector.pointInside") as? PopupButton)
    #expect(desk.host.press(.enter, []))
    #expect(desk.host.press(.down, []))
    #expect(desk.host.press(.enter, []))
    #expect(desk.said == [.edit(Edit("E", .pointInside(.enlarged)))])
  }

  @Test func escapeClosesOneThingAfterTheOther() throws {
    let desk = try Desk()
    desk.host.focus = try #require(desk.control("inspector.pointInside") as? PopupButton)
    #expect(desk.host.press(.enter, []))
    #expect(desk.host.press(.escape, []))
    #expect(desk.host.window.menu == nil)
    #expect(desk.host.press(.escape, []))
    #expect(desk.host.focus == nil)
    #expect(!desk.host.press(.escape, []))
  }

  @Test func lettersInTheSearchFieldFindLessonsInAnyLanguage() throws {
    let desk = try Desk()
    desk.host.startSearch()
    #expect(desk.host.press(.character("o"), []))
    desk.host.type("overr")
    desk.show()
    #expect(desk.host.frame(of: "sidebar.preset.the-override") != nil)
    #expect(desk.host.frame(of: "sidebar.preset.five-views") == nil)
    #expect(desk.host.press(.escape, []))
    desk.host.type("五个")
    desk.show()
    #expect(desk.host.frame(of: "sidebar.preset.five-views") != nil)
    #expect(desk.host.press(.enter, []))
    #expect(desk.said == [.openScene(id: "P01")])
  }

  /// Its name in the rail is “Beyond the superview”.
  @Test(arguments: ["button", "superview button", "按钮"]) func aSearchFindsTheWordsOfATitleToo(words: String) throws {
    let desk = try Desk()
    desk.host.startSearch()
    desk.host.type(words)
    desk.show()
    #expect(desk.host.frame(of: "sidebar.preset.beyond-the-superview") != nil)
    #expect(desk.host.frame(of: "sidebar.preset.five-views") == nil)
  }

  @Test func aSearchWithoutResultSaysSo() throws {
    let desk = try Desk()
    desk.host.startSearch()
    desk.host.type("xyzzy")
    desk.show()
    #expect(desk.texts.contains { $0.hasPrefix("No preset") })
  }

  @Test func aNarrowRailOpensForTheSearch() throws {
    let desk = try Desk(size: WindowLayout.minimumSize)
    desk.click("sidebar.searchButton")
    #expect(desk.host.editedField === desk.host.sidebar.search)
    #expect(desk.host.frame(of: "sidebar.search") != nil)
  }

  @Test func aFieldIsEditedAtItsCaret() throws {
    let field = TextField { _ in }
    field.insert("acd")
    for key in [Key.home, .right] { #expect(field.edit(key)) }
    field.insert("b\n")
    #expect(field.text == "abcd")
    for key in [Key.delete, .end, .backspace, .home, .backspace] { #expect(field.edit(key)) }
    #expect(field.text == "ab")
  }

  @Test func focusScrollsIntoView() throws {
    let desk = try Desk("P22", size: WindowLayout.minimumSize)
    let panel = desk.appearance.layout.panel
    for control in desk.host.controls(in: .panel) {
      desk.host.focus = control
      #expect(panel.contains(control.frameInWindow), "\(control.accessibilityIdentifier ?? "?")")
    }
  }
}

extension Desk {
  func control(_ name: String) -> UIView? {
    host.window.withDescendants.first { $0.accessibilityIdentifier == name }
  }
}

extension Command {
  fileprivate var alpha: Double? {
    guard case .edit(let edit) = self, edit.change.property == .alpha else { return nil }
    return edit.change.value as? Double
  }
}
