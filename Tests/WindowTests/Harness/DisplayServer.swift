import Foundation

/// An X server without hardware, for one test.
final class DisplayServer {
  /// As in the environment's DISPLAY: `:7`.
  let name: String
  /// Where it keeps what it shows; see `Framebuffer`. Nil for a display that shows nothing.
  let framebuffer: URL?
  private let server: Subprocess

  /// A display in memory of 1400 × 900 pixels, with a mouse and a keyboard that `xdotool` moves.
  static func virtual(in folder: TemporaryFolder) throws -> DisplayServer {
    try DisplayServer(
      ["Xvfb", "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-nocursor", "-fbdir", folder.url.path],
      framebuffer: folder.url.appending(path: "Xvfb_screen0"))
  }

  /// Starts `command`, which must be able to tell the number of the display that it found free.
  init(_ command: [String], framebuffer: URL? = nil) throws {
    self.framebuffer = framebuffer
    // The shell between ends the server also when the tests are interrupted: its input is then closed.
    let guardian = """
      "$@" -displayfd 3 -noreset -ac 3>&1 >/dev/null 2>&1 </dev/null &
      read -r _
      kill $!
      wait $!
      """
    server = try Subprocess(["sh", "-c", guardian, "guardian"] + command)
    name = ":" + (try server.nextLine())
  }

  func end() {
    server.closeInput()
    _ = try? server.waitForExit()
  }
}
