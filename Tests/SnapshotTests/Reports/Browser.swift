@testable import Canvas
import Foundation

/// A headless Chromium that opens a page, does something on it, and can be looked at.
struct Browser {
  let folder: SuiteFolder
  /// The page's file, by its name in the folder.
  let page: String

  /// Whichever of its names it has here.
  private static let command =
    "exec \"$(command -v chromium || command -v chromium-browser || command -v google-chrome)\" \"$@\""

  static let width = 1280, height = 1400

  /// Opens the page and runs `script` once it is loaded.
  /// - Returns: what the script assigned to `answer`, and the picture of the page afterwards.
  func open(_ script: String) throws -> (answer: String, picture: Bitmap) {
    let driver = """
      <script>addEventListener("load", () => {
        let answer = "";
        \(script)
        document.documentElement.dataset.answer = answer;
      });</script>
      """
    try folder.write(folder.text(page) + driver, to: "driven.html")
    let dom = try run("--dump-dom")
    guard let answer = dom.firstMatch(of: /data-answer="([^"]*)"/)?.1 else { throw BrowserError(printed: dom) }
    _ = try run("--screenshot=\(folder.path("page.png"))")
    return (String(answer), try Bitmap(pngAt: folder.url.appending(path: "page.png")))
  }

  private func run(_ wish: String) throws -> String {
    let process = try folder.start(
      [
        "/bin/sh", "-c", Self.command, "sh", "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-color-profile=srgb", "--force-device-scale-factor=1", "--disable-dev-shm-usage",
        "--user-data-dir=\(folder.path("profile"))", "--window-size=\(Self.width),\(Self.height)", wish,
        folder.url.appending(path: "driven.html").absoluteString,
      ])
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BrowserError(printed: try folder.text(".warnings")) }
    return try folder.text(".printed")
  }
}

/// The browser is not there (`Scripts/test` installs it), or the page did not do what it was told.
struct BrowserError: Error {
  var printed: String
}
