import Foundation
import Testing
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

@Suite struct PanelKeyTests {
  @Test func tabReachesEveryControl() throws {
    let fixture = try PanelFixture()
    for region in Region.allCases where fixture.host.focus(on: region) {
      let controls = fixture.host.controls(in: region)
      var reached: [ObjectIdentifier] = []
      for _ in controls {
        reached += fixture.host.focus.map { [ObjectIdentifier($0)] } ?? []
        #expect(fixture.host.press(.tab, []))
      }
      #expect(Set(reached).count == controls.count, "\(region)")
    }
  }

  @Test func theTabKeyStopsAtTheSelectedTabAndArrowsSelectAnother() throws {
    let fixture = try PanelFixture()
    let stops = { fixture.host.controls(in: .panel).compactMap { ($0 as? Tab)?.accessibilityIdentifier } }
    #expect(stops() == ["panel.tabs.0"])
    fixture.host.focus = fixture.control("panel.tabs.0") as? Tab
    #expect(fixture.host.press(.left, []) && fixture.host.focus?.accessibilityIdentifier == "panel.tabs.0")
    #expect(fixture.host.press(.right, []))
    #expect(fixture.host.focus?.accessibilityIdentifier == "panel.tabs.1" && stops() == ["panel.tabs.1"])
    #expect(fixture.host.press(.tab, []) && !(fixture.host.focus is Tab))
  }

  @Test func spaceSwitchesTheFocusedGate() throws {
    let fixture = try PanelFixture()
    #expect(fixture.host.focus(on: .panel))
    while fixture.host.focus?.accessibilityIdentifier != "inspector.isUserInteractionEnabled" {
      try #require(fixture.host.press(.tab, []))
    }
    #expect(fixture.host.press(.space, []))
    #expect(fixture.sent == [.edit(Edit("E", .isUserInteractionEnabled(false)))])
  }

  @Test func arrowsStepAlphaAcrossTheWall() throws {
    let fixture = try PanelFixture()
    let slider = try #require(fixture.control("inspector.alpha") as? AlphaSlider)
    slider.alphaValue = 0.02
    fixture.host.focus = slider
    for _ in 1...3 { #expect(fixture.host.press(.left, [])) }
    #expect(fixture.sent.map(\.alpha) == [0.01, 0.009, 0.008])
    for _ in 1...4 { #expect(fixture.host.press(.right, [])) }
    #expect(fixture.sent.suffix(4).map(\.alpha) == [0.009, 0.01, 0.02, 0.03])
  }

  @Test(arguments: [Key.enter, .escape]) func aMenuClosedWithKeysReturnsTheFocus(key: Key) throws {
    let fixture = try PanelFixture()
    fixture.unfold(.hitArea)
    let popup = try #require(fixture.control("inspector.pointInside") as? PopupButton)
    fixture.host.focus = popup
    for key in [Key.enter, .down, key] { #expect(fixture.host.press(key, [])) }
    #expect(fixture.host.window.menu == nil && fixture.host.focus === popup)
  }

  /// A row of a closed menu cannot be pressed.
  @Test func aRowOfAClosedMenuHasNoFocus() throws {
    let fixture = try PanelFixture()
    fixture.unfold(.hitArea)
    fixture.host.focus = try #require(fixture.control("inspector.pointInside") as? PopupButton)
    #expect(fixture.host.press(.enter, []) && fixture.host.press(.down, []))
    fixture.click(CGPoint(x: 640, y: 788))
    #expect(fixture.host.window.menu == nil && fixture.host.focus == nil)
    #expect(!fixture.host.press(.enter, []) && fixture.sent.isEmpty)
  }

  @Test func aMenuClosesWhenItsChoicesChange() throws {
    let fixture = try PanelFixture("P39")
    fixture.host.focus = try #require(fixture.control("topBar.variant") as? PopupButton)
    #expect(fixture.host.press(.enter, []) && fixture.host.window.menu != nil)
    fixture.playback = Playback(try SceneLibrary.bundled().scene("P01"))
    fixture.show()
    #expect(fixture.host.window.menu == nil)
  }

  @Test func aPopupWithoutChoicesOpensNothing() throws {
    let fixture = try PanelFixture()
    let popup = PopupButton { _ in Issue.record("nothing can be chosen") }
    popup.show([], selected: nil, fixture.appearance)
    #expect(!popup.isEnabled && !popup.canHaveFocus)
  }

  @Test func aMenuIsOperatedWithKeys() throws {
    let fixture = try PanelFixture()
    fixture.unfold(.hitArea)
    fixture.host.focus = try #require(fixture.control("inspector.pointInside") as? PopupButton)
    #expect(fixture.host.press(.enter, []))
    #expect(fixture.host.press(.down, []))
    #expect(fixture.host.press(.enter, []))
    #expect(fixture.sent == [.edit(Edit("E", .pointInside(.enlarged)))])
  }

  @Test func escapeClosesOneOverlayAtATime() throws {
    let fixture = try PanelFixture()
    fixture.unfold(.hitArea)
    fixture.host.focus = try #require(fixture.control("inspector.pointInside") as? PopupButton)
    #expect(fixture.host.press(.enter, []))
    #expect(fixture.host.press(.escape, []))
    #expect(fixture.host.window.menu == nil)
    #expect(fixture.host.press(.escape, []))
    #expect(fixture.host.focus == nil)
    #expect(!fixture.host.press(.escape, []))
  }

  @Test func theSearchFieldFindsPresetsInAnyLanguage() throws {
    let fixture = try PanelFixture()
    fixture.host.startSearch()
    #expect(fixture.host.press(.character("o"), []))
    fixture.host.type("overr")
    fixture.show()
    #expect(fixture.host.frame(of: "sidebar.preset.the-override") != nil)
    #expect(fixture.host.frame(of: "sidebar.preset.five-views") == nil)
    #expect(fixture.host.press(.escape, []))
    fixture.host.type("五个")
    fixture.show()
    #expect(fixture.host.frame(of: "sidebar.preset.five-views") != nil)
    #expect(fixture.host.press(.enter, []))
    #expect(fixture.sent == [.openScene(id: "P01")])
    // The keys are commands again; the search stays.
    #expect(fixture.host.focus == nil && !fixture.host.isEditingText)
    fixture.show()
    #expect(fixture.host.frame(of: "sidebar.preset.the-override") == nil)
  }

  /// Its name in the sidebar is “Beyond the superview”.
  @Test(arguments: ["button", "superview button", "按钮"]) func aSearchMatchesTitlesToo(words: String) throws {
    let fixture = try PanelFixture()
    fixture.host.startSearch()
    fixture.host.type(words)
    fixture.show()
    #expect(fixture.host.frame(of: "sidebar.preset.beyond-the-superview") != nil)
    #expect(fixture.host.frame(of: "sidebar.preset.five-views") == nil)
  }

  @Test func headsCountWhatWasSeenOrFound() throws {
    let fixture = try PanelFixture()
    #expect(fixture.texts.contains("12 presets") && !fixture.texts.contains { $0.hasSuffix("seen") })
    var display = fixture.display
    display.finishedPresets = ["P01", "P05", "P16"]
    fixture.host.show(display, fixture.appearance)
    #expect(fixture.texts.contains("2 of 12 seen") && fixture.texts.contains("1 of 10 seen"))
    fixture.host.startSearch()
    fixture.host.type("alpha")
    fixture.host.show(display, fixture.appearance)
    #expect(fixture.texts.contains { $0.hasSuffix("of 12 found") } && !fixture.texts.contains { $0.hasSuffix("seen") })
    #expect(fixture.host.press(.escape, []))
    #expect(fixture.texts.contains("2 of 12 seen"))
  }

  @Test func aSearchWithoutResultShowsANote() throws {
    let fixture = try PanelFixture()
    fixture.host.startSearch()
    fixture.host.type("xyzzy")
    fixture.show()
    #expect(fixture.texts.contains { $0.hasPrefix("No preset") })
  }

  @Test func aNarrowSidebarOpensForTheSearch() throws {
    let fixture = try PanelFixture(size: WindowLayout.minimumSize)
    fixture.click("sidebar.searchButton")
    #expect(fixture.host.editedField === fixture.host.sidebar.search)
    #expect(fixture.host.frame(of: "sidebar.search") != nil)
  }

  @Test func aFieldIsEditedAtItsCaret() throws {
    let field = TextField { _ in }
    field.insert("acd")
    for key in [Key.home, .right] { #expect(field.edit(Chord(key))) }
    field.insert("b\n")
    #expect(field.text == "abcd")
    for key in [Key.delete, .end, .backspace, .home, .backspace] { #expect(field.edit(Chord(key))) }
    #expect(field.text == "ab")
  }

  @Test func focusScrollsIntoView() throws {
    let fixture = try PanelFixture("P22", size: WindowLayout.minimumSize)
    let panel = fixture.appearance.layout.panel
    for control in fixture.host.controls(in: .panel) where !(control is PanelEdge) {
      fixture.host.focus = control
      #expect(panel.contains(control.frameInWindow), "\(control.accessibilityIdentifier ?? "?")")
    }
  }
}

extension PanelFixture {
  /// Opens a section of the inspector by mouse, or closes it.
  func unfold(_ topic: FoldedTopic) { click(topic.foldName) }

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
