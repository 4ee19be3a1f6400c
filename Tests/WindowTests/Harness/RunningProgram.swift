@testable import Canvas
import Foundation

/// `touchstone` with its window on a display, and hands to use it.
///
/// Nothing here waits for time to pass: what hands do arrives in order, so a picture that is asked for afterwards
/// shows all of it.
final class RunningProgram {
  let folder: TemporaryFolder
  private let display: DisplayServer
  private let program: Subprocess
  let environment: [String: String]
  private let window: String

  /// The program that was built with these tests.
  static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "touchstone").path

  /// Stands among the arguments where things shall move.
  static let withMotion = "with motion"

  /// Starts the program with a folder of its own, or one that an earlier one left, without anything of the person who
  /// runs the tests, and returns once its window is on the display.
  init(_ arguments: [String], on display: DisplayServer, in folder: TemporaryFolder? = nil) throws {
    self.display = display
    self.folder = try folder ?? TemporaryFolder()
    // What the display shows is compared with pictures: all things at rest.
    let motion = arguments.contains(RunningProgram.withMotion) ? "0" : "1"
    environment = [
      "DISPLAY": display.name, "HOME": self.folder.url.path, "TOUCHSTONE_REDUCE_MOTION": motion,
    ]
    program = try Subprocess(
      ["env", "--chdir", self.folder.url.path, Self.executable] + arguments.filter { $0 != RunningProgram.withMotion },
      environment: environment)
    do {
      let found = try Subprocess.run(
        ["xdotool", "search", "--sync", "--onlyvisible", "--pid", "\(program.identifier)"], environment: environment)
      window = found.trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      program.end()
      throw TestFailure("no window appeared. \(program.warnings())")
    }
  }

  /// Does something with the program on a display of its own, and ends both.
  static func withWindow(_ arguments: String..., body: (RunningProgram) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let display = try DisplayServer.virtual(in: folder)
    defer { display.end() }
    let program = try RunningProgram(arguments, on: display)
    defer { program.end() }
    try body(program)
  }

  // MARK: - Hands

  func move(_ place: SceneSummary.Place) throws {
    try hands("mousemove", "--window", window, "\(place.x)", "\(place.y)")
  }

  /// Takes the pointer off the window, into a corner of the display.
  func leave() throws {
    try hands("mousemove", "0", "0")
  }

  func press(_ place: SceneSummary.Place) throws {
    try move(place)
    try hands("mousedown", "1")
  }

  func release() throws {
    try hands("mouseup", "1")
  }

  func click(_ place: SceneSummary.Place) throws {
    try press(place)
    try release()
  }

  /// Presses and releases keys together, such as `ctrl+s`.
  func key(_ keys: String) throws {
    try hands("key", keys)
  }

  /// Types text letter by letter.
  func type(_ text: String) throws { try hands("type", text) }

  /// Does what `actions` say, in one go; `WINDOW` in them stands for the window.
  func hammer(_ actions: [String]) throws {
    let words = actions.map { $0 == "WINDOW" ? window : $0 }
    try Subprocess.run(["xdotool"] + words, environment: environment)
  }

  // MARK: - What happens to a window

  func resize(_ width: Int, _ height: Int) throws {
    try hands("windowsize", window, "\(width)", "\(height)")
  }

  /// Gives the keyboard to the display itself, as to another window.
  func loseFocus() throws {
    let root = try Subprocess.run(["xwininfo", "-root", "-int"], environment: environment)
    guard let number = root.firstMatch(of: /Window id: (\d+)/)?.1 else { throw TestFailure("no root in \(root)") }
    try hands("windowfocus", String(number))
  }

  func gainFocus() throws {
    try hands("windowfocus", window)
  }

  func hands(_ arguments: String...) throws {
    try Subprocess.run(["xdotool"] + arguments, environment: environment)
  }

  // MARK: - What it shows

  /// What a desktop writes above the window.
  func title() throws -> String {
    let property = try Subprocess.run(
      ["xprop", "-id", window, "_NET_WM_NAME"], environment: environment.merging(["LC_ALL": "C.UTF-8"]) { $1 })
    guard let title = property.firstMatch(of: /= "(.*)"/)?.1 else { throw TestFailure("no title: \(property)") }
    return String(title)
  }

  /// What a window shows that was just opened with a scene.
  static func picture(of scene: String) throws -> Bitmap {
    var picture: Bitmap?
    try withWindow(scene) { program in
      try program.leave()
      picture = try program.savePicture()
    }
    guard let picture else { throw TestFailure("no picture of \(scene)") }
    return picture
  }

  /// The picture that the program saves when asked to: all that was done before is in it.
  func savePicture() throws -> Bitmap {
    try key("ctrl+s")
    return try Bitmap(pngAt: folder.nextFile())
  }

  /// Whether the display shows `picture` where the window is, but for what it says of the picture at the top of the stage.
  func isOnDisplay(_ picture: Bitmap) throws -> Bool {
    let place = try Subprocess.run(["xwininfo", "-id", window], environment: environment)
    guard let x = place.firstMatch(of: /Absolute upper-left X: *(\d+)/).flatMap({ Int($0.1) }),
      let y = place.firstMatch(of: /Absolute upper-left Y: *(\d+)/).flatMap({ Int($0.1) }),
      let framebuffer = display.framebuffer
    else { throw TestFailure("the window cannot be seen: \(place)") }
    let word = CGRect(x: 48, y: 49, width: CGFloat(picture.width - 48 - 320), height: 30)
    return try Framebuffer(framebuffer).shows(picture, atX: x, y: y, besides: [word])
  }

  // MARK: - Its end

  /// What it said on standard error, once it has ended.
  func warnings() -> String { program.warnings() }

  /// Closes it by the keyboard. The exit status.
  func close() throws -> Int32 {
    try key("ctrl+q")
    return try program.waitForExit()
  }

  /// Asks it to end, as a desktop does when the session ends. The exit status.
  func terminate() throws -> Int32 {
    program.terminate()
    return try program.waitForExit()
  }

  /// Ends it in the middle of whatever it is doing. What it wrote stays.
  func crash() {
    program.end()
  }

  func end() {
    program.end()
    folder.remove()
  }
}
