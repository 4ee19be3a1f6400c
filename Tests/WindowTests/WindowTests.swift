@testable import Canvas
import Foundation
import Testing

/// The real program in a real window, under real hands.
@Suite(.serialized)
struct WindowTests {
  // MARK: - What is seen

  @Test func aClickShowsWhatRenderShowsOfTheSameTouch() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try program.click(.insideE)
      try program.leave()
      let rendered = try SceneSummary.rendered(script: ["tap 260,420"])
      let difference = try program.savePicture().difference(from: rendered)
      #expect(difference == nil)
    }
  }

  @Test func aPictureThatIsSavedWhileThingsMoveShowsThemAtRest() throws {
    try RunningProgram.withWindow(SceneSummary.name, RunningProgram.withMotion) { program in
      try program.click(.insideE)
      try program.leave()
      let saved = try program.savePicture()
      let difference = try saved.difference(from: SceneSummary.rendered(script: ["tap 260,420"]))
      #expect(difference == nil)
      try #expect(program.isOnDisplay(saved))
    }
  }

  @Test func theDisplayShowsThePictureToTheLastPixel() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try program.press(.insideE)
      let pressed = try program.savePicture()
      try #expect(program.isOnDisplay(pressed))
      // Only a part of the window is drawn again.
      try program.release()
      try program.leave()
      let released = try program.savePicture()
      #expect(released != pressed)
      try #expect(program.isOnDisplay(released))
      try program.resize(1100, 700)
      try #expect(program.isOnDisplay(program.savePicture()))
    }
  }

  @Test func aSwitchOfTheInspectorChangesWhoWins() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try program.click(.insideE)
      try program.click(.isHiddenSwitch)
      try program.leave()
      // Without the ghost of what was there before.
      try program.key("g")
      let rendered = try SceneSummary.rendered(script: ["set E.isHidden true", "tap 260,420"])
      let difference = try program.savePicture().difference(from: rendered)
      #expect(difference == nil)
    }
  }

  @Test func aFingerThatIsDownShowsWhileItIsDown() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try program.press(.insideE)
      let rendered = try SceneSummary.rendered(script: ["down 260,420"])
      let difference = try program.savePicture().difference(from: rendered)
      #expect(difference == nil)
    }
  }

  @Test func losingTheKeyboardInMidTouchCancelsIt() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try program.press(.insideE)
      try program.loseFocus()
      try program.leave()
      try program.gainFocus()
      let rendered = try SceneSummary.rendered(script: ["down 260,420", "cancel"])
      let difference = try program.savePicture().difference(from: rendered)
      #expect(difference == nil)
    }
  }

  @Test func theWindowResizesToItsSmallestSize() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try program.resize(1024, 640)
      try program.click(.insideEOfTheSmallestWindow)
      try program.leave()
      let rendered = try SceneSummary.rendered(script: ["tap 260,420"], "--size", "1024x640")
      let difference = try program.savePicture().difference(from: rendered)
      #expect(difference == nil)
    }
  }

  @Test func pageDownShowsTheNextLesson() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try program.leave()
      let first = try program.savePicture()
      try program.key("Next")
      try #expect(program.savePicture() != first)
      try program.key("Prior")
      try #expect(program.savePicture() == first)
    }
  }

  // MARK: - How it ends

  @Test func controlQClosesTheWindow() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try #expect(program.close() == 0)
    }
  }

  @Test func closingInMidTouchIsAnOrdinaryEnd() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try program.press(.insideE)
      try #expect(program.close() == 0)
    }
  }

  @Test func theEndOfTheSessionInMidTouchIsAnOrdinaryEnd() throws {
    try RunningProgram.withWindow(SceneSummary.name) { program in
      try program.press(.insideE)
      try #expect(program.terminate() == 0)
    }
  }

  @Test func withoutADisplayItSaysSoAndPointsToRender() throws {
    let program = try Subprocess([RunningProgram.executable, "open"])
    try #expect(program.waitForExit() == 69)
    let warnings = program.warnings()
    #expect(warnings.contains("touchstone render SCENE -o FILE"))
    #expect(warnings.split(separator: "\n").count == 1)
  }
}
