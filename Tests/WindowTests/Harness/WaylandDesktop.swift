@testable import Canvas
import Foundation

/// `touchstone` on Wayland: on a compositor that shows nothing but the program's window, in a corner of a display in memory.
/// There is no X11 for the program.
final class WaylandDesktop {
  /// Where the pointer is without being over anything: in the bar at the top.
  private static let idle = SceneSummary.Place(x: 480, y: 8)

  /// Whether the compositor can start the program: since Weston 10.
  static let isThere: Bool = {
    let version = (try? Subprocess.run(["weston", "--version"]))?.firstMatch(of: /weston (\d+)/)?.1
    return (version.flatMap { Int($0) } ?? 0) >= 10
  }()

  private let folder: TemporaryFolder
  private let display: DisplayServer
  private let compositor: Subprocess

  /// Returns once the program's window has the pointer and the keyboard.
  private init(_ scene: String, on display: DisplayServer, in folder: TemporaryFolder) throws {
    (self.display, self.folder) = (display, folder)
    let path = folder.url.path
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    let start = folder.url.appending(path: "start"), settings = folder.url.appending(path: "weston.ini")
    // The compositor's library says on standard error what it and the program tell each other.
    try """
    #!/bin/sh
    cd '\(path)'
    exec env -u DISPLAY SDL_VIDEODRIVER=wayland WAYLAND_DEBUG=client '\(RunningProgram.executable)' \(scene) 2>&1
    """.write(to: start, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: start.path)
    try "[autolaunch]\npath=\(start.path)\nwatch=true\n".write(to: settings, atomically: false, encoding: .utf8)
    compositor = try Subprocess(
      [
        "weston", "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--width=1280", "--height=800",
        "--idle-time=0", "--config=\(settings.path)", "--log=\(path)/weston.log",
      ],
      environment: [
        "DISPLAY": display.name, "HOME": path, "XDG_RUNTIME_DIR": path, "TOUCHSTONE_REDUCE_MOTION": "1",
      ])
    var missing = ["wl_pointer", "wl_keyboard"]
    while !missing.isEmpty {
      let line = try nextWord()
      missing.removeAll { line.contains($0) && line.contains(".enter(") }
    }
  }

  static func withWindow(_ scene: String, body: (WaylandDesktop) throws -> Void) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let display = try DisplayServer.virtual(in: folder)
    defer { display.end() }
    let desktop = try WaylandDesktop(scene, on: display, in: folder)
    defer { desktop.compositor.end() }
    try body(desktop)
  }

  /// What the compositor or the program says next to the other.
  private func nextWord() throws -> String {
    let line = try compositor.nextLine()
    if line.isEmpty { throw TestFailure("the program has ended. \(compositor.warnings())") }
    return line
  }

  /// Waits until all these words were said at once.
  private func wait(for words: [String]) throws {
    while true {
      let line = try nextWord()
      if words.allSatisfy(line.contains) { return }
    }
  }

  // MARK: - Hands

  func click(_ place: SceneSummary.Place) throws {
    try hands("mousemove", "\(place.x)", "\(place.y)", "mousedown", "1", "mouseup", "1")
    try hands("mousemove", "\(Self.idle.x)", "\(Self.idle.y)")
  }

  func key(_ keys: String) throws { try hands("key", keys) }

  private func hands(_ words: String...) throws {
    try Subprocess.run(["xdotool"] + words, environment: ["DISPLAY": display.name])
  }

  // MARK: - What it shows

  /// The picture that the program saves; returns when the compositor has shown what came of all that was done.
  func savePicture() throws -> Bitmap {
    try key("ctrl+s")
    let picture = try Bitmap(pngAt: folder.nextFile())
    // The key of the letter S, as the kernel numbers it; then a picture, and the word that it is seen.
    try wait(for: ["wl_keyboard", ".key(", ", 31, 1)"])
    try wait(for: ["-> wl_surface", ".commit("])
    try wait(for: ["wl_callback", ".done("])
    return picture
  }

  /// Whether the display shows the picture, but for the pointer and for what is said of the picture.
  func shows(_ picture: Bitmap) throws -> Bool {
    guard let file = display.framebuffer else { return false }
    let word = CGRect(x: 192, y: 40, width: 600, height: 50)
    let pointer = CGRect(x: Self.idle.x - 8, y: 0, width: 40, height: 40)
    return try Framebuffer(file).shows(picture, atX: 0, y: 0, besides: [word, pointer])
  }

  /// The exit status of the compositor, which ends with the program.
  func close() throws -> Int32 {
    try key("ctrl+q")
    return try compositor.waitForExit()
  }
}
