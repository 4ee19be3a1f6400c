import Foundation
import Testing
@testable import Canvas
@testable import Panels
@testable import Scenes
@testable import TouchInput
@testable import UIKitCore

@Suite struct PanelEditingTests {
  @Test func enteringANumberMovesTheView() throws {
    let fixture = try PanelFixture()
    fixture.click("inspector.frame.x")
    fixture.host.type("150")
    #expect(fixture.sent.isEmpty)
    #expect(fixture.host.press(.enter, []))
    #expect(fixture.sent == [.edit(Edit("E", .frame(CGRect(x: 150, y: 60, width: 80, height: 170))))])
  }

  @Test func leavingAFieldTakesTheNewNumber() throws {
    let fixture = try PanelFixture()
    fixture.unfold(.hitArea)
    fixture.click("inspector.enlargedBy.t")
    fixture.host.type("20")
    fixture.click("tree.B")
    let outsets = HitOutsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(fixture.sent == [.edit(Edit("E", .enlargedBy(outsets))), .select("B")])
  }

  @Test func escapeRestoresTheNumber() throws {
    let fixture = try PanelFixture()
    fixture.click("inspector.frame.w")
    fixture.host.type("7")
    #expect(fixture.host.press(.escape, []))
    #expect(fixture.sent.isEmpty)
    #expect(fixture.host.focus == nil)
  }

  @Test func aNumberOutOfRangeIsRejectedAndShowsTheRange() throws {
    let fixture = try PanelFixture()
    fixture.click("inspector.frame.w")
    fixture.host.type("-5")
    #expect(fixture.texts.contains("× 0 … 9999"))
    #expect(fixture.host.press(.enter, []))
    #expect(fixture.sent.isEmpty)
    #expect(!fixture.texts.contains("× 0 … 9999"))
  }

  @Test func upAndDownChangeTheNumberByOne() throws {
    let fixture = try PanelFixture()
    fixture.click("inspector.frame.y")
    #expect(fixture.host.press(.up, []))
    #expect(fixture.sent == [.edit(Edit("E", .frame(CGRect(x: 140, y: 61, width: 80, height: 170))))])
  }

  @Test func backspaceEditsTheCurrentNumber() throws {
    let fixture = try PanelFixture()
    fixture.click("inspector.frame.h")
    for key in [Key.end, .backspace, .enter] { #expect(fixture.host.press(key, [])) }
    #expect(fixture.sent == [.edit(Edit("E", .frame(CGRect(x: 140, y: 60, width: 80, height: 17))))])
  }

  @Test func aChangedValueHasADot() throws {
    let fixture = try PanelFixture()
    let dots = { fixture.host.regions(fixture.appearance).first { $0.name == "panel" }?.drawings.filter(\.isDot).count }
    #expect(dots() == 0)
    fixture.click("inspector.isHidden")
    fixture.selected = "E"
    fixture.show()
    #expect(dots() == 1)
  }

  @Test func thePopupAfterTheTitleChoosesAVariant() throws {
    let scene = try #require(try SceneLibrary.bundled().scenes().first { $0.variants.count > 2 })
    let fixture = try PanelFixture(scene.id)
    fixture.click("topBar.variant")
    fixture.click("menu.1")
    #expect(fixture.sent == [.chooseVariant(scene.variants[1].name)])
  }

  @Test func twoVariantsAreSegmentsAfterTheTitle() throws {
    let fixture = try PanelFixture("P17")
    let frame = try #require(fixture.host.frame(of: "topBar.variants"))
    fixture.click(CGPoint(x: frame.maxX - 10, y: frame.midY))
    #expect(fixture.sent == [.chooseVariant("default")])
    #expect(fixture.host.frame(of: "topBar.variant") == nil)
  }

  @Test func aListOfVariantsIsAsWideAsItsLongestText() throws {
    let fixture = try PanelFixture("P39")
    fixture.click("topBar.variant")
    let row = try #require(fixture.host.frame(of: "menu.0"))
    for variant in fixture.playback.scene.variants {
      #expect(fixture.appearance.width(variant.title[.english], .selectedRow) + 12 <= row.width)
    }
  }
}

extension Drawing {
  /// Whether it is a disc 6 px wide in the margin of the panel.
  fileprivate var isDot: Bool {
    guard case .fill(let path, _) = content, let bounds = path.bounds else { return false }
    return abs(bounds.width - 6) < 0.1 && abs(bounds.height - 6) < 0.1 && bounds.minX < 976
  }
}
