import CX11
import Foundation
import TestSupport
import Testing
import WindowHarness

/// However the program ends without the user closing its window, the recording is restored at the next start.
@Suite(.serialized)
struct UnexpectedEndTests {
  private func withDisplay(_ body: (DisplayServer) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let display = try DisplayServer.virtual(in: folder)
    defer { display.end() }
    try body(display)
  }

  /// Checks that a new start on a display restores two clicks.
  private func expectRestored(_ first: RunningProgram, on display: DisplayServer) throws {
    let second = try RunningProgram([], on: display, in: first.folder)
    defer { second.crash() }
    try #expect(second.saveRecording().lines == ["tap 260,420", "tap 200,170"])
  }

  private func clickTwice(_ program: RunningProgram) throws {
    try program.click(.at(260, 420))
    try program.click(.at(200, 170))
    // The picture is saved after all input before it was handled.
    _ = try program.savePicture()
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP].sample(every: 3))
  func aSignalEndsTheProgramCleanlyAndKeepsTheRecording(signal: Int32) throws {
    try withDisplay { display in
      let first = try RunningProgram([FiveViews.name], on: display)
      defer { first.end() }
      try clickTwice(first)
      try #expect(first.terminate(with: signal) == 0)
      #expect(first.warnings() == "")
      try expectRestored(first, on: display)
    }
  }

  @Test(arguments: [false, true].sample(every: 2, from: 1))
  func aDisplayThatGoesAwayIsSaidAndKeepsTheRecording(isPlaying: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let lost = try DisplayServer.virtual(in: folder)
    let first = try RunningProgram([FiveViews.name], on: lost)
    defer { first.end() }
    try clickTwice(first)
    if isPlaying { try first.key("space") }
    lost.end()
    try #expect(first.waitForExit() == 69)
    let warnings = first.warnings()
    #expect(warnings == "touchstone: the display is gone; the next 'touchstone open' restores the recording\n")
    try withDisplay { try expectRestored(first, on: $0) }
  }

  /// Begins a drag into a window, from another one that has closed.
  private func dragFromNowhere(into window: UInt, on display: DisplayServer) throws {
    let connection = try #require(XOpenDisplay(display.name))
    defer { XCloseDisplay(connection) }
    let source = XCreateSimpleWindow(connection, XDefaultRootWindow(connection), 0, 0, 1, 1, 0, 0, 0)
    XDestroyWindow(connection, source)
    XSync(connection, 0)
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(connection, "XdndEnter", 0)
    event.xclient.format = 32
    // Version 5, with a list of types, for which the window asks.
    event.xclient.data.l = (Int(bitPattern: source), 5 << 24 | 1, 0, 0, 0)
    XSendEvent(connection, window, 0, 0, &event)
    XSync(connection, 0)
  }

  /// The X server answers a request about a window that has closed with an error, after which Xlib would end the program.
  @Test func anErrorOfTheDisplayEndsNothing() throws {
    try withDisplay { display in
      let program = try RunningProgram([FiveViews.name], on: display)
      defer { program.end() }
      try dragFromNowhere(into: #require(UInt(program.window)), on: display)
      try clickTwice(program)
      try program.close()
    }
  }

  @Test func aClosedWindowHasNothingToRestore() throws {
    try withDisplay { display in
      let first = try RunningProgram([FiveViews.name], on: display)
      defer { first.end() }
      try clickTwice(first)
      try first.close()
      let recordings = first.folder.url.appending(path: ".local/state/touchstone/recordings")
      #expect(try FileManager.default.contentsOfDirectory(atPath: recordings.path) == [])
    }
  }

  /// Moments while the recording is appended to, and rewritten by edits.
  @Test(arguments: Exhaustive.cases(1, of: 8))
  func aKillAtAnyMomentLeavesAWholeRecording(seed: Int) throws {
    try withDisplay { display in
      let first = try RunningProgram([FiveViews.name], on: display)
      defer { first.end() }
      try first.click(.at(260, 420))
      _ = try first.savePicture()
      var input = RandomUserInput(seed: UInt64(seed))
      let actions = input.actions(1 + seed * 3)
      try first.perform(actions)
      first.crash()
      let second = try RunningProgram([], on: display, in: first.folder)
      try second.close()
      #expect(second.warnings() == "")
    }
  }
}
