import Foundation
import Testing
import UIKit

@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TestSupport
@testable import TouchInput
@testable import TouchTrace

/// Predict mode: the run stops before each question, by keyboard or mouse alone.
@Suite struct PredictionTests {
  private let workbench: Workbench

  init() throws {
    workbench = try Workbench(preset: "P16")
    workbench.arrange()
    workbench.key(.character("q"))
  }

  private var state: PredictionState? { workbench.display.prediction }

  private func type(_ keys: String) { for key in keys { workbench.key(.character(key)) } }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    workbench.geometry.windowPoint(CGPoint(x: x, y: y), layer: 0)
  }

  private func click(_ point: CGPoint) {
    workbench.handle(.pointerMoved(point), at: workbench.time)
    workbench.handle(.pointerDown(point, .left), at: workbench.time)
    workbench.handle(.pointerUp(point, .left), at: workbench.time)
  }

  private func press(_ control: String) throws {
    workbench.updatePanels()
    click(try #require(workbench.panels.frame(of: control)).center)
  }

  // MARK: Keys

  @Test func qPlaysTheScriptAndStopsAtTheFirstQuestion() {
    #expect(state?.phase == .asking && state?.number == 1)
    #expect(state?.prompt?.topic == .inside("yellow"))
    #expect(workbench.playback.cursor == 1 && workbench.display.trace.steps.count == 1)
    workbench.key(.character("q"))
    #expect(state == nil && workbench.player.mode == .live)
  }

  @Test func keysAnswerRevealAndGoOnToTheSummary() throws {
    type("1")
    workbench.key(.enter)
    #expect(state?.phase == .revealed && state?.revealed?.isRight == false)
    #expect(state?.revealed?.shown.map(\.misconception) == [.childrenEnlargeParent])
    #expect(workbench.playback.cursor == 8)
    type("n")
    #expect(state?.prompt?.topic == .winner && state?.number == 2 && workbench.playback.cursor == 1)
    let right = try #require(workbench.predicting.round?.question).rightChoice
    type("\(right + 1)")
    workbench.key(.enter)
    #expect(state?.revealed?.isRight == true)
    while state?.phase != .finished { workbench.key(.enter) }
    #expect(workbench.predicting.round?.results.map(\.isRight) == [false, true, nil, nil])
    #expect(workbench.display.trace.steps.count == workbench.playback.trace.steps.count)
    #expect(Narration.sentence(of: workbench.display.stage, language: .english).plain == "1 of 4 right")
    workbench.key(.escape)
    #expect(workbench.player.mode == .live && state == nil)
  }

  @Test func tabCountsVotesAndDigitsAreVotesThen() {
    type("2")
    workbench.key(.tab)
    #expect(state?.counted == 0)
    type("11")
    workbench.key(.down)
    type("7+")
    workbench.key(.backspace)
    type("6-+")
    workbench.key(.up)
    type("-")
    #expect(state?.votes == [10, 6] && state?.chosen == 1)
    workbench.key(.tab)
    workbench.key(.tab)
    #expect(state?.counted == nil)
    workbench.key(.tab)
    workbench.key(.escape)
    #expect(state?.counted == nil && state?.phase == .asking)
    type("1")
    #expect(state?.chosen == 0 && state?.votes == [10, 6])
    workbench.key(.enter)
    #expect(state?.revealed?.rightVotes == 6)
    #expect(
      Narration.second(of: workbench.display.stage, language: .english)?.plain
        == "6 of 16 were right. 10 thought: Subviews that stick out enlarge their parent.")
  }

  @Test func theHintDoesNotSayTheAnswer() {
    type("i")
    #expect(state?.showsHint == true && state?.revealed == nil)
    workbench.key(.enter)
    #expect(state?.revealed?.usedHint == true)
  }

  @Test func arrowsStayBetweenTheQuestionAndItsAnswer() {
    workbench.key(.right)
    workbench.key(.end)
    #expect(workbench.playback.cursor == 1)
    workbench.key(.enter)
    workbench.key(.left)
    #expect(workbench.playback.cursor == 7)
    workbench.key(.home)
    #expect(workbench.playback.cursor == 1)
    workbench.key(.end)
    #expect(workbench.playback.cursor == 8 && state?.phase == .revealed)
    workbench.key(.right)
    #expect(state?.number == 2 && state?.phase == .asking)
  }

  @Test func keysThatWouldShowMoreOrChangeTheTouchDoNothing() {
    let inputs = workbench.playback.recorded.count
    for key in "rbokmsfgx" where key != "r" && key != "x" && key != "g" { type(String(key)) }
    for key in [Key.space, .delete] { workbench.key(key) }
    for key in "czert" where key != "e" && key != "t" { workbench.key(.character(key), .control) }
    workbench.key(.space, .shift)
    #expect(workbench.playback.recorded.count == inputs && workbench.playback.cursor == 1)
    #expect(state?.phase == .asking && workbench.pointer.selected == nil)
  }

  // MARK: The mouse

  @Test func aClickOnAViewAnswersAndIsNoTouch() {
    workbench.key(.enter)
    type("n")
    let inputs = workbench.playback.recorded.count
    click(place(120, 300))
    #expect(state?.chosen == state?.prompt?.choice(for: "yellow"))
    click(place(5, 5))
    #expect(state?.chosen == state?.prompt?.choice(for: "root"))
    #expect(workbench.playback.recorded.count == inputs)
  }

  @Test func theTreeTheColumnAndTheButtonsAnswer() throws {
    workbench.key(.enter)
    type("n")
    try press("tree.behind")
    #expect(state?.chosen == state?.prompt?.choice(for: "behind"))
    try press("prediction.choice.1")
    #expect(state?.chosen == 0)
    try press("prediction.more.2")
    try press("prediction.more.2")
    try press("prediction.less.2")
    #expect(state?.votes == [0, 1, 0, 0, 0])
    try press("prediction.first")
    #expect(state?.showsHint == true)
    try press("prediction.second")
    #expect(state?.phase == .revealed)
    try press("prediction.second")
    #expect(state?.prompt?.topic == .handler("behind"))
    workbench.updatePanels()
    workbench.arrange()
    let cards = workbench.screen.stageCache.plan?.column.cards ?? []
    let card = try #require(cards.first { $0.responder.name == "root" })
    click(card.frame.center)
    #expect(state?.chosen == state?.prompt?.choice(for: "root"))
  }

  // MARK: Touches

  @Test func aTouchByHandIsAskedAboutWhenItIsOver() throws {
    workbench.key(.character("r"))
    #expect(state?.phase == .waiting)
    let point = place(180, 430)
    workbench.handle(.pointerMoved(point), at: workbench.time)
    workbench.handle(.pointerDown(point, .left), at: workbench.time + 1)
    #expect(state?.phase == .waiting && workbench.display.trace.steps.count == 1)
    #expect(workbench.display.story?.point != nil && workbench.display.story?.result == nil)
    workbench.handle(.pointerUp(point, .left), at: workbench.time + 0.1)
    #expect(state?.phase == .asking && state?.prompt?.topic == .winner && workbench.playback.cursor == 1)
  }

  @Test func aRecognizerThatWaitsDelaysTheQuestions() throws {
    let workbench = try Workbench(preset: "P39")
    workbench.key(.character("q"))
    workbench.key(.character("r"))
    let point = workbench.geometry.windowPoint(CGPoint(x: 180, y: 280), layer: 0)
    workbench.handle(.pointerMoved(point), at: 1)
    workbench.handle(.pointerDown(point, .left), at: 1)
    workbench.handle(.pointerUp(point, .left), at: 1.09)
    #expect(workbench.display.prediction?.phase == .waiting)
    workbench.advance(to: 2)
    #expect(workbench.display.prediction?.phase == .asking)
    #expect(workbench.predicting.round?.questions.map(\.prompt.topic).contains(.actor) == true)
  }

  @Test func anotherVariantAndAnotherPresetAskAgain() {
    workbench.key(.enter)
    workbench.perform(.chooseVariant("override"))
    #expect(state?.phase == .asking && state?.prompt?.topic == .winner)
    workbench.key(.pageDown)
    #expect(workbench.playback.scene.id == "P17" && state?.phase == .asking && state?.number == 1)
  }

  @Test func theTickOfAPresetComesOnlyAfterTheQuestions() {
    #expect(workbench.preferences.finishedPresets.isEmpty)
    while state?.phase != .finished {
      #expect(workbench.preferences.finishedPresets.isEmpty)
      workbench.key(.enter)
    }
  }

  @Test func aNewSessionDoesNotBeginWithAQuestion() {
    #expect(workbench.savedState.mode == .live)
  }
}
