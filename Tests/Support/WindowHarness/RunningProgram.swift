import Canvas
import Foundation
import TestFolders

/// `touchstone` with its window on a display, and a mouse and a keyboard to use it.
///
/// Nothing here waits for a fixed time: input arrives in order, so a picture that is saved afterwards shows all of it.
package final class RunningProgram {
  package let folder: TemporaryFolder
  private let display: DisplayServer
  private let program: Subprocess
  package let environment: [String: String]
  /// The number of its window, as X tools print it.
  package let window: String

  /// The program that was built with these tests.
  package static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "touchstone").path

  /// An argument of the initializer: starts the program with transitions between steps.
  package static let withMotion = "with motion"

  /// Starts the program, and returns when its window is on the display and has the keyboard. Keys that are sent before
  /// go to whatever is under the pointer.
  /// - Parameters:
  ///   - executable: the path of the program.
  ///   - folder: its home and current folder; nil for a new one. The environment of the tests is not passed on.
  package init(
    _ arguments: [String], of executable: String = RunningProgram.executable, on display: DisplayServer,
    in folder: TemporaryFolder? = nil
  ) throws {
    self.display = display
    self.folder = try folder ?? TemporaryFolder()
    // No transitions: the tests compare the display with pictures, which are at rest.
    let motion = arguments.contains(RunningProgram.withMotion) ? "0" : "1"
    environment = [
      "DISPLAY": display.name, "HOME": self.folder.url.path, "TOUCHSTONE_REDUCE_MOTION": motion,
      "XDG_CACHE_HOME": SharedFolder.caches.path,
    ]
    program = try Subprocess(
      ["env", "--chdir", self.folder.url.path, executable] + arguments.filter { $0 != RunningProgram.withMotion },
      environment: environment)
    do {
      let found = try Subprocess.run(
        ["xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(program.identifier)"], environment: environment)
      // The notes of a lesson plan may be a second window, which opens later.
      let windows = found.split(whereSeparator: \.isWhitespace).map(String.init)
      window = windows.first ?? ""
      try waitForFocus(in: windows)
    } catch {
      program.end()
      throw TestFailure("no window appeared with the keyboard: \(error) \(program.warnings())")
    }
  }

  /// Runs `body` with the program on a display of its own, and ends both.
  package static func withWindow(
    _ arguments: String..., of executable: String = RunningProgram.executable,
    body: (RunningProgram) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let display = try DisplayServer.virtual(in: folder)
    defer { display.end() }
    let program = try RunningProgram(arguments, of: executable, on: display)
    defer { program.end() }
    try body(program)
  }

  // MARK: - Mouse and keyboard

  package func move(_ place: WindowPoint) throws {
    try xdotool("mousemove", "--window", window, "\(place.x)", "\(place.y)")
  }

  /// Moves the pointer off the window, into a corner of the display.
  package func leave() throws {
    try xdotool("mousemove", "0", "0")
  }

  package func press(_ place: WindowPoint) throws {
    try move(place)
    try xdotool("mousedown", "1")
  }

  package func release() throws {
    try xdotool("mouseup", "1")
  }

  package func click(_ place: WindowPoint) throws {
    try press(place)
    try release()
  }

  /// Presses and releases keys together, such as `ctrl+s`.
  package func key(_ keys: String) throws {
    try xdotool("key", keys)
  }

  /// Types text letter by letter.
  package func type(_ text: String) throws { try xdotool("type", text) }

  /// Waits for the next line of its standard output, and returns it.
  package func nextLine() throws -> String { try program.nextLine() }

  /// Its process.
  package var identifier: pid_t { program.identifier }

  /// Begins to perform several actions as `perform(_:)` does, and returns at once.
  package func start(_ actions: [String]) throws -> Subprocess {
    try Subprocess(["xdotool"] + actions.map { $0 == "WINDOW" ? window : $0 }, environment: environment)
  }

  /// Performs several actions in one call of `xdotool`. `WINDOW` in them stands for the window.
  package func perform(_ actions: [String]) throws {
    let arguments = actions.map { $0 == "WINDOW" ? window : $0 }
    try Subprocess.run(["xdotool"] + arguments, environment: environment)
  }

  // MARK: - The window

  package func resize(_ width: Int, _ height: Int) throws {
    try xdotool("windowsize", window, "\(width)", "\(height)")
  }

  /// Moves the focus to the root window of the display, as to another window.
  package func loseFocus() throws {
    let root = try Subprocess.run(["xwininfo", "-root", "-int"], environment: environment)
    guard let number = root.firstMatch(of: /Window id: (\d+)/)?.1 else { throw TestFailure("no root in \(root)") }
    try xdotool("windowfocus", String(number))
  }

  package func gainFocus() throws {
    try xdotool("windowfocus", window)
  }

  /// Runs `xdotool`. Input has reached the X server when the call returns.
  package func xdotool(_ arguments: String...) throws {
    try Subprocess.run(["xdotool"] + arguments, environment: environment)
  }

  /// Reads which window has the keyboard until it is one of the program's.
  private func waitForFocus(in windows: [String]) throws {
    let end = Date() + Subprocess.patience
    while true {
      // While no window has the keyboard, `xdotool` fails.
      let focused = try? Subprocess.run(["xdotool", "getwindowfocus"], environment: environment)
      if let focused, windows.contains(focused.trimmingCharacters(in: .whitespacesAndNewlines)) { return }
      guard Date() < end else { throw TestFailure("the keyboard is at \(focused ?? "no window").") }
    }
  }

  /// Reads the window's title until it contains a text. `xprop -spy` would miss a change just after it began.
  package func waitForTitle(containing text: String) throws {
    let end = Date() + Subprocess.patience
    while try !title().contains(text) {
      guard Date() < end else { throw try TestFailure("the title is still \(title())") }
    }
  }

  // MARK: - Pictures

  /// The window's title, as a desktop shows it.
  package func title() throws -> String {
    let property = try Subprocess.run(
      ["xprop", "-id", window, "_NET_WM_NAME"], environment: environment.merging(["LC_ALL": "C.UTF-8"]) { $1 })
    guard let title = property.firstMatch(of: /= "(.*)"/)?.1 else { throw TestFailure("no title: \(property)") }
    return String(title)
  }

  /// Returns the picture of a window that was just opened with a scene.
  package static func picture(of scene: String) throws -> Bitmap {
    var picture: Bitmap?
    try withWindow(scene) { program in
      try program.leave()
      picture = try program.savePicture()
    }
    guard let picture else { throw TestFailure("no picture of \(scene)") }
    return picture
  }

  /// Returns the picture that the program saves with F12. It shows the result of all input before.
  package func savePicture() throws -> Bitmap {
    try key("F12")
    return try Bitmap(pngAt: folder.nextFile(ofType: "png"))
  }

  /// Saves pictures until one is as wanted.
  package func waitForPicture(_ isWanted: (Bitmap) -> Bool) throws {
    let end = Date() + Subprocess.patience
    while try !isWanted(savePicture()) {
      guard Date() < end else { throw TestFailure("no picture is as wanted") }
    }
  }

  /// Returns whether the display shows `picture` at the window's place, except for the status message about saving it.
  package func isOnDisplay(_ picture: Bitmap) throws -> Bool {
    let place = try place()
    guard let framebuffer = display.framebuffer else { throw TestFailure("the display cannot be seen") }
    let statusMessage = CGRect(x: 48, y: 49, width: CGFloat(picture.width - 48 - 320), height: 30)
    return try Framebuffer(framebuffer).shows(picture, atX: place.x, y: place.y, besides: [statusMessage])
  }

  /// Returns the top left corner of the window on the display, without title bar and borders.
  package func place() throws -> WindowPoint {
    let printed = try Subprocess.run(["xwininfo", "-id", window], environment: environment)
    guard let x = printed.firstMatch(of: /Absolute upper-left X: *(-?\d+)/).flatMap({ Int($0.1) }),
      let y = printed.firstMatch(of: /Absolute upper-left Y: *(-?\d+)/).flatMap({ Int($0.1) })
    else { throw TestFailure("the window has no place: \(printed)") }
    return WindowPoint(x: x, y: y)
  }

  /// Returns a property of the window, as `xprop` prints it.
  package func property(_ name: String) throws -> String {
    try Subprocess.run(["xprop", "-id", window, name], environment: environment)
  }

  // MARK: - Exit

  /// Returns its standard error. Call it after the program has ended.
  package func warnings() -> String { program.warnings() }

  /// Closes it with Ctrl+Q.
  /// - Throws: `TestFailure` with its warnings if the exit status is not 0.
  package func close() throws {
    try key("ctrl+q")
    try program.waitForSuccess()
  }

  /// Sends a signal: SIGTERM, as a desktop does when the session ends, or another. Returns the exit status.
  package func terminate(with signal: Int32 = SIGTERM) throws -> Int32 {
    program.terminate(with: signal)
    return try waitForExit()
  }

  /// Waits for its end. Returns the exit status.
  package func waitForExit() throws -> Int32 { try program.waitForExit() }

  /// Kills the program. Its folder stays.
  package func crash() {
    program.end()
  }

  /// Kills the program and removes its folder.
  package func end() {
    program.end()
    folder.remove()
  }
}
