@testable import Canvas
import Foundation
import Testing
import WindowHarness

/// The running program in a window, with a mouse and a keyboard.
@Suite(.serialized)
struct WindowTests {
  // MARK: - Pictures

  @Test func aClickShowsWhatRenderShowsOfTheSameTouch() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.click(.insideE)
      try program.leave()
      let rendered = try FiveViews.rendered(script: ["tap 260,420"])
      let difference = try program.savePicture().difference(from: rendered)
      #expect(difference == nil)
    }
  }

  @Test func aPictureSavedDuringATransitionIsAtRest() throws {
    try RunningProgram.withWindow(FiveViews.name, RunningProgram.withMotion) { program in
      try program.click(.insideE)
      try program.leave()
      let saved = try program.savePicture()
      let difference = try saved.difference(from: FiveViews.rendered(script: ["tap 260,420"]))
      #expect(difference == nil)
      try #expect(program.isOnDisplay(saved))
    }
  }

  @Test func theDisplayShowsEachPixelOfThePicture() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.press(.insideE)
      let pressed = try program.savePicture()
      try #expect(program.isOnDisplay(pressed))
      // This redraws only a part of the window.
      try program.release()
      try program.leave()
      let released = try program.savePicture()
      #expect(released != pressed)
      try #expect(program.isOnDisplay(released))
      try program.resize(1100, 700)
      try #expect(program.isOnDisplay(program.savePicture()))
    }
  }

  @Test func aSwitchOfTheInspectorChangesTheHitTestView() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      // Not E: that would give the preset its tick, which the rendered picture does not have.
      try program.click(.at(160, 420))
      try program.click(.isHiddenSwitch)
      // The inspector shows the hit-test view again, as in the rendered picture.
      try program.key("Escape")
      try program.leave()
      // Hides the ghost of the run before the edit, which the rendered picture does not have.
      try program.key("g")
      let rendered = try FiveViews.rendered(script: ["set D.isHidden true", "tap 160,420"])
      // The top bar of the window says that the scene is edited; the rendered one has the edit in its script.
      let difference = try program.savePicture().difference(from: rendered, below: 40)
      #expect(difference == nil)
    }
  }

  @Test func aFingerThatIsDownIsShown() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.press(.insideE)
      let rendered = try FiveViews.rendered(script: ["down 260,420"])
      let difference = try program.savePicture().difference(from: rendered)
      #expect(difference == nil)
    }
  }

  @Test func losingTheFocusCancelsATouch() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.press(.insideE)
      try program.loseFocus()
      try program.leave()
      try program.gainFocus()
      let rendered = try FiveViews.rendered(script: ["down 260,420", "cancel"])
      let difference = try program.savePicture().difference(from: rendered)
      #expect(difference == nil)
    }
  }

  @Test func aWindowOfTheSmallestSizeShowsWhatRenderShows() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.resize(1024, 640)
      try program.click(.insideEOfTheSmallestWindow)
      try program.leave()
      let rendered = try FiveViews.rendered(script: ["tap 260,420"], "--size", "1024x640")
      let difference = try program.savePicture().difference(from: rendered)
      #expect(difference == nil)
    }
  }

  @Test func pageDownShowsTheNextPreset() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.leave()
      let first = try program.savePicture()
      try program.key("Next")
      try #expect(program.savePicture() != first)
      try program.key("Prior")
      try #expect(program.savePicture() == first)
    }
  }

  // MARK: - Exit

  @Test func controlQClosesTheWindow() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.close()
    }
  }

  @Test func closingDuringATouchEndsWith0() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.press(.insideE)
      try program.close()
    }
  }

  @Test func terminatingDuringATouchEndsWith0() throws {
    try RunningProgram.withWindow(FiveViews.name) { program in
      try program.press(.insideE)
      try #expect(program.terminate() == 0)
    }
  }
}
