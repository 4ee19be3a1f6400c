@testable import Canvas
import Foundation
import WindowHarness

/// `touchstone` on Wayland: a compositor shows the program's window alone, at the top left of a display in memory. The program
/// has no X11 display.
final class WaylandDesktop {
  /// A point without a control or a view, in the bar at the top.
  private static let idle = WindowPoint(x: 480, y: 8)

  /// Whether a compositor that can start the program is installed: Weston 10 or newer.
  static let isInstalled: Bool = {
    let version = (try? Subprocess.run(["weston", "--version"]))?.firstMatch(of: /weston (\d+)/)?.1
    return (version.flatMap { Int($0) } ?? 0) >= 10
  }()

  private let folder: TemporaryFolder
  private let display: DisplayServer
  private let compositor: Subprocess

  /// Starts the compositor and the program. Returns when the program's window has the pointer and the keyboard.
  private init(_ scene: String, on display: DisplayServer, in folder: TemporaryFolder) throws {
    (self.display, self.folder) = (display, folder)
    let path = folder.url.path
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    let draft = folder.url.appending(path: "start.draft"), start = folder.url.appending(path: "start")
    let settings = folder.url.appending(path: "weston.ini")
    // WAYLAND_DEBUG makes the client library print all messages between program and compositor to standard error.
    try """
    #!/bin/sh
    cd '\(path)'
    exec env -u DISPLAY SDL_VIDEODRIVER=wayland WAYLAND_DEBUG=client '\(RunningProgram.executable)' \(scene) 2>&1
    """.write(to: draft, atomically: false, encoding: .utf8)
    // Another process writes the script: a program that starts from here at this moment would inherit a descriptor that is
    // open for writing, and the script would be busy.
    _ = try Subprocess.run(["install", "-m", "700", draft.path, start.path])
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
      let line = try nextMessage()
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

  /// Returns the next message between the program and the compositor.
  private func nextMessage() throws -> String {
    let line = try compositor.nextLine()
    if line.isEmpty { throw TestFailure("the program has ended. \(compositor.warnings())") }
    return line
  }

  /// Waits for a message that contains all of `parts`.
  private func wait(for parts: [String]) throws {
    while true {
      let line = try nextMessage()
      if parts.allSatisfy(line.contains) { return }
    }
  }

  // MARK: - Mouse and keyboard

  func click(_ place: WindowPoint) throws {
    try xdotool("mousemove", "\(place.x)", "\(place.y)", "mousedown", "1", "mouseup", "1")
    try xdotool("mousemove", "\(Self.idle.x)", "\(Self.idle.y)")
  }

  func key(_ keys: String) throws { try xdotool("key", keys) }

  private func xdotool(_ arguments: String...) throws {
    try Subprocess.run(["xdotool"] + arguments, environment: ["DISPLAY": display.name])
  }

  // MARK: - Pictures

  /// Returns the picture that the program saves with F12, when the compositor has shown the result of all input.
  func savePicture() throws -> Bitmap {
    try key("F12")
    let picture = try Bitmap(pngAt: folder.nextFile())
    // The key F12, which has number 88 in the kernel; then a new picture, and the message that it is shown.
    try wait(for: ["wl_keyboard", ".key(", ", 88, 1)"])
    try wait(for: ["-> wl_surface", ".commit("])
    try wait(for: ["wl_callback", ".done("])
    return picture
  }

  /// Returns whether the display shows the picture, except for the pointer and the status message about saving it.
  func shows(_ picture: Bitmap) throws -> Bool {
    guard let file = display.framebuffer else { return false }
    let statusMessage = CGRect(x: 192, y: 40, width: 600, height: 50)
    let pointer = CGRect(x: Self.idle.x - 8, y: 0, width: 40, height: 40)
    return try Framebuffer(file).shows(picture, atX: 0, y: 0, besides: [statusMessage, pointer])
  }

  /// Closes the program with Ctrl+Q. The compositor ends with it.
  func close() throws {
    try key("ctrl+q")
    try compositor.waitForSuccess()
  }
}
