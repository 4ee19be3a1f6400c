import Foundation
import Testing
@testable import Canvas
@testable import Panels
@testable import Scenes
@testable import TouchInput
@testable import UIKit

@Suite struct PanelEditingTests {
  @Test func aNumberThatIsWrittenMovesTheView() throws {
    let desk = try Desk()
    desk.click("inspector.frame.x")
    desk.host.type("150")
    #expect(desk.said.isEmpty)
    #expect(desk.host.press(.enter, []))
    #expect(desk.said == [.edit(Edit("E", .frame(CGRect(x: 150, y: 60, width: 80, height: 170))))])
  }

  @Test func leavingAFieldTakesWhatWasWritten() throws {
    let desk = try Desk()
    desk.click("inspector.insets.t")
    desk.host.type("20")
    desk.click("tree.B")
    let scale = HitOutsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(desk.said == [.edit(Edit("E", .enlargedBy(scale))), .select("B")])
  }

  @Test func escapeBringsBackWhatWas() throws {
    let desk = try Desk()
    desk.click("inspector.frame.w")
    desk.host.type("7")
    #expect(desk.host.press(.escape, []))
    #expect(desk.said.isEmpty)
    #expect(desk.host.focus == nil)
  }

  @Test func aNumberOutOfRangeIsNotTakenAndSaysWhatIsRight() throws {
    let desk = try Desk()
    desk.click("inspector.frame.w")
    desk.host.type("-5")
    #expect(desk.texts.contains("× 0 … 9999"))
    #expect(desk.host.press(.enter, []))
    #expect(desk.said.isEmpty)
    #expect(!desk.texts.contains("× 0 … 9999"))
  }

  @Test func upAndDownGoByOne() throws {
    let desk = try Desk()
    desk.click("inspector.frame.y")
    #expect(desk.host.press(.up, []))
    #expect(desk.said == [.edit(Edit("E", .frame(CGRect(x: 140, y: 61, width: 80, height: 170))))])
  }

  @Test func backspaceBeginsWithWhatStands() throws {
    let desk = try Desk()
    desk.click("inspector.frame.h")
    #expect(desk.host.press(.backspace, []))
    #expect(desk.host.press(.enter, []))
    #expect(desk.said == [.edit(Edit("E", .frame(CGRect(x: 140, y: 60, width: 80, height: 17))))])
  }

  @Test func aChangedValueHasADot() throws {
    let desk = try Desk()
    let dots = { desk.host.regions(desk.appearance).first { $0.name == "panel" }?.drawings.filter(\.isDot).count }
    #expect(dots() == 0)
    desk.click("inspector.isHidden")
    desk.selected = "E"
    desk.show()
    #expect(dots() == 1)
  }

  @Test func aVariantIsChosenBehindTheTitle() throws {
    let scene = try #require(try SceneLibrary.bundled().scenes().first { $0.variants.count > 1 })
    let desk = try Desk(scene.id)
    desk.click("topBar.variant")
    desk.click("menu.1")
    #expect(desk.said == [.chooseVariant(scene.variants[1].name)])
  }
}

extension Drawing {
  /// A disc 5 px wide in the margin of the panel.
  fileprivate var isDot: Bool {
    guard case .fill(let path, _) = content, let bounds = path.bounds else { return false }
    return abs(bounds.width - 5) < 0.1 && abs(bounds.height - 5) < 0.1 && bounds.minX < 976
  }
}
