import Foundation

/// An X server without hardware, for one test.
final class DisplayServer {
  /// As in the environment's DISPLAY: `:7`.
  let name: String
  private let server: Subprocess

  /// A display in memory, with a mouse and a keyboard that `xdotool` moves. The size is in pixels.
  static func virtual(width: Int = 1400, height: Int = 900) throws -> DisplayServer {
    try DisplayServer(["Xvfb", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp"])
  }

  /// Starts `command`, which must be able to tell the number of the display that it found free.
  init(_ command: [String]) throws {
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
