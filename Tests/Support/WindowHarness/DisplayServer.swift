import Foundation

/// An X server without hardware, for one test.
package final class DisplayServer {
  /// The value of the environment variable `DISPLAY`, such as `:7`.
  package let name: String
  /// The file with the display's pixels; see `Framebuffer`. Nil for a server without one.
  package let framebuffer: URL?
  private let server: Subprocess

  /// Starts a display in memory of 1400 × 900 pixels, with a mouse and a keyboard for `xdotool`. A key that is held does not
  /// repeat, so that a busy machine does not type a letter twice.
  package static func virtual(in folder: TemporaryFolder) throws -> DisplayServer {
    try DisplayServer(
      ["Xvfb", "-r", "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-nocursor", "-fbdir", folder.url.path],
      framebuffer: folder.url.appending(path: "Xvfb_screen0"))
  }

  /// Starts a server.
  /// - Parameter command: an X server with the option `-displayfd`, which prints the number of a free display.
  package init(_ command: [String], framebuffer: URL? = nil) throws {
    self.framebuffer = framebuffer
    // A shell starts the server, and ends it when its input is closed, which also happens when the tests are interrupted.
    let guardian = """
      "$@" -displayfd 3 -noreset -ac 3>&1 >/dev/null 2>&1 </dev/null &
      read -r _
      kill $!
      wait $!
      """
    server = try Subprocess(["sh", "-c", guardian, "guardian"] + command)
    name = ":" + (try server.nextLine())
  }

  package func end() {
    server.closeInput()
    _ = try? server.waitForExit()
  }
}
