import Foundation
import Testing

@testable import Canvas
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace

/// A lesson plan on the only display, which is a projector: everything goes by mouse alone and by keyboard alone.
@Suite struct ProjectedPlanTests {
  private let workbench: Workbench

  init() throws { workbench = try Workbench(preset: "P01") }

  private func openFirstHour() throws {
    try workbench.openPlan(try #require(Workbench.planFile(named: "first-hour")))
    workbench.arrange()
  }

  @Test func enterInAPartWithoutAQuestionTouchesNothingThatIsProjected() throws {
    try openFirstHour()
    workbench.perform(.setTheme(.projector))
    let last = try #require(workbench.planState).plan.parts.count - 1
    workbench.perform(.openPart(last))
    #expect(workbench.planState?.currentPart.questions == [])
    let before = workbench.display
    workbench.key(.enter)
    #expect(workbench.playback.recorded.isEmpty && workbench.display == before)
  }

  @Test func theBarAsksCountsDownAndSaysThePart() throws {
    try openFirstHour()
    workbench.perform(.setTheme(.projector))
    func click(_ name: String, at time: TimeInterval) throws {
      workbench.handle(.pointerMoved(CGPoint(x: 1100, y: 60)), at: time)
      workbench.updatePanels()
      let place = try #require(workbench.panels.frame(of: "presenter.\(name)"), "\(name)").center
      workbench.handle(.pointerDown(place, .left), at: time)
      workbench.handle(.pointerUp(place, .left), at: time)
    }
    try click("ask", at: 1)
    #expect(workbench.isPredicting)
    try click("ask", at: 2)
    #expect(!workbench.isPredicting)
    try click("countdown", at: 3)
    #expect(workbench.planState?.secondsLeft == 360)
    workbench.advance(to: 63.5)
    #expect(workbench.planState?.secondsLeft == 300)
    #expect(workbench.nextDeadline.map { $0 <= 64 } == true, "the number changes by itself")
    workbench.advance(to: 500)
    #expect(workbench.planState?.secondsLeft == 0)
    workbench.perform(.nextScene)
    #expect(workbench.planState?.secondsLeft == nil && workbench.planState?.minutesLeft == 39)
    try click("hitMap", at: 501)
    #expect(workbench.display.hitMap != nil)
    try click("hitMap", at: 502)
    try click("compare", at: 503)
    #expect(workbench.display.comparison != nil)
  }

  /// On one display the notes are seen as long as the key, or the button, is held.
  @Test func theNotesAreHeldOverTheProjection() throws {
    try openFirstHour()
    workbench.perform(.setTheme(.projector))
    workbench.handle(.keyDown(.function(9), [], isRepeat: false), at: 1)
    #expect(workbench.heldNotes != nil)
    workbench.handle(.keyDown(.function(9), [], isRepeat: true), at: 1.5)
    workbench.handle(.keyUp(.function(9), []), at: 2)
    #expect(workbench.heldNotes == nil)
    workbench.handle(.pointerMoved(CGPoint(x: 1100, y: 60)), at: 3)
    workbench.updatePanels()
    let notes = try #require(workbench.panels.frame(of: "presenter.notes")).center
    workbench.handle(.pointerDown(notes, .left), at: 3)
    #expect(workbench.heldNotes != nil)
    workbench.handle(.pointerUp(notes, .left), at: 4)
    #expect(workbench.heldNotes == nil)
    workbench.handle(.keyDown(.function(9), [], isRepeat: false), at: 5)
    workbench.handle(.focusLost, at: 6)
    #expect(workbench.heldNotes == nil)
  }

  @Test func onlyOneRowIsLit() throws {
    try openFirstHour()
    func lit() -> [String] {
      workbench.arrange()
      return workbench.panels.sidebar.withDescendants.compactMap { $0 as? PresetRow }.filter(\.isSelected)
        .compactMap(\.accessibilityIdentifier)
    }
    #expect(lit() == ["sidebar.part.1"])
    workbench.perform(.openScene(id: "P20"))
    #expect(lit().count == 1 && lit()[0].hasPrefix("sidebar.preset."))
  }

  @Test func aQuestionThatWasOnlyRevealedIsNoAnswer() throws {
    try openFirstHour()
    workbench.perform(.setMode(.predict))
    workbench.perform(.predict(.reveal))
    #expect(workbench.planState?.isAnswered(0) == false)
  }
}
