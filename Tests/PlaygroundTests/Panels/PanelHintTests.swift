import Foundation
import Testing

@testable import Canvas
@testable import Playground
@testable import Scenes
@testable import UIKit

@Suite struct PanelHintTests {
  @Test func aHintComesAfterHalfASecondAndGoesWithThePointer() throws {
    let desk = try Desk()
    let themes = try #require(desk.room.frame(of: "topBar.theme"))
    desk.room.advance(to: 10)
    desk.room.hover(over: CGPoint(x: themes.minX + 45, y: themes.midY))
    #expect(desk.room.nextDeadline == 10.5)
    desk.room.advance(to: 10.4)
    #expect(!desk.texts.contains("Dark"))
    desk.room.advance(to: 10.5)
    #expect(desk.texts.contains("Dark"))
    desk.room.hover(over: CGPoint(x: 500, y: 300))
    #expect(!desk.texts.contains("Dark"))
    #expect(desk.room.nextDeadline == nil)
  }

  @Test func aPressTakesTheHintAway() throws {
    let desk = try Desk()
    desk.room.hover(over: desk.center(of: "topBar.help"))
    desk.room.advance(to: 1)
    #expect(desk.texts.contains("All keys"))
    desk.press(desk.center(of: "topBar.back"))
    #expect(!desk.texts.contains("All keys"))
  }

  @Test func aNoticeStandsAtTheTopOfTheStage() throws {
    let desk = try Desk()
    var moment = desk.moment
    moment.notice = "Result changed: B → A"
    desk.room.show(moment, desk.look)
    let pill = try #require(desk.room.regions(desk.look).first { $0.name == "notice" })
    #expect(pill.drawings.compactMap(\.string) == ["Result changed: B → A"])
    #expect(desk.look.layout.stage.contains(pill.area))
  }

  @Test func everyTextThatIsCutHasAHint() throws {
    for size in PanelLayoutTests.sizes {
      let desk = try Desk("P01", size: size)
      for region in desk.room.regions(desk.look) {
        for text in region.visibleTexts(desk.look.typesetter) where text.string.hasSuffix("…") {
          desk.room.hover(over: CGPoint(x: text.box.midX, y: text.box.midY))
          #expect(desk.room.hint != nil, "\(text.string) in \(region.name) at \(size)")
        }
      }
    }
  }
}
