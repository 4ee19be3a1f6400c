import CoreGraphics
@testable import ScenePicture
@testable import Scenes
@testable import StageSupport
import Testing
@testable import TouchTrace

/// What the stage and the column show of events without touches, and of two fingers of one event.
@MainActor @Suite struct SeveralChainsTests {
  @Test func aShakeBeginsAtTheFirstResponder() throws {
    let fixture = try StageFixture(preset: "P30", at: .mark("shake"))
    let cards = fixture.plan.column.cards
    #expect(
      cards.map(\.name) == [
        "field", "childRoot", "ChildViewController", "box", "root", "ViewController", "W", "UIApplication",
        "AppDelegate",
      ])
    #expect(cards.allSatisfy { $0.state == .passesOn })
    #expect(fixture.plan.column.isSinkReached)
    #expect(fixture.texts(of: "first-responder") == ["first responder"])
    // Nothing was searched.
    #expect(fixture.plan.descents.isEmpty && fixture.plan.views.allSatisfy { $0.number == nil })
  }

  @Test func aShakeWithoutAHandlerIsDropped() throws {
    let text = """
      firstResponder: pad
      views:
        - { name: pad, frame: 0 0 90 90 }
      script: [shake]
      """
    let scene = try Scene.parse(text, file: "shake.yaml")
    let playback = Playback(scene)
    playback.playScript()
    let story = TouchStory(ofSignalsIn: playback.trace, at: playback.trace.steps.count)
    #expect(story?.chain.first?.responder == "pad" && story?.isDropped == true)
    // In the middle of the event, the last responder that was called has not passed it on.
    let middle = try #require(
      playback.trace.steps.indices.first {
        if case .signal(_, "W") = playback.trace.steps[$0].kind { true } else { false }
      })
    #expect(TouchStory(ofSignalsIn: playback.trace, at: middle + 1)?.chain.last?.state == .called)
    #expect(TouchStory(ofSignalsIn: playback.trace, at: 0) == nil)
  }

  @Test func twoFingersOfAnEventHaveTwoDescentsAndTwoChains() throws {
    let fixture = try StageFixture(preset: "P28", at: .mark("two"))
    #expect(fixture.plan.views.filter { $0.outcome == .result }.map(\.name) == ["L", "R"])
    #expect(Set(fixture.plan.descents.map(\.asked)) == ["root", "L", "R"])
    let cards = fixture.plan.column.cards
    #expect(cards.prefix(3).map(\.name) == ["L", "R", "root"])
    #expect(cards.prefix(2).allSatisfy { $0.state == .handles && $0.hop == 1 })
    // Each finger has a lane; what they share spans both.
    #expect(cards.prefix(3).map(\.lane) == [1, 2, nil])
    #expect(cards[0].frame.minY == cards[1].frame.minY && cards[0].frame.maxX < cards[1].frame.minX)
    #expect(cards[2].frame.minX == cards[0].frame.minX && cards[2].frame.maxX == cards[1].frame.maxX)
    #expect(fixture.plan.column.row(above: cards[1].frame) == cards[2].frame)
    let routes = fixture.plan.connectors.prefix(2).map(\.route)
    #expect(fixture.plan.connectors.prefix(2).map(\.responder) == ["R", "L"])
    for card in cards.prefix(2) { #expect(routes.allSatisfy { !$0.meets(card.frame, margin: 1) }) }
    let crossings = routes[0].lines.filter { line in
      routes[1].lines.contains { $0.outset(by: 1).overlaps(line.outset(by: 1)) }
    }
    #expect(crossings.isEmpty)
    let words = fixture.plan.tooltip(at: cards[0].frame.center, hovered: nil)
    #expect(words?.text == "L\nhandles it")
    let one = try StageFixture(preset: "P28", at: .mark("same"))
    #expect(one.plan.views.filter { $0.outcome == .result }.map(\.name) == ["L"])
    #expect(one.plan.column.cards.map(\.name).filter { $0 == "R" }.isEmpty)
  }
}
