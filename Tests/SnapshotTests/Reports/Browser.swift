import Foundation

@testable import Canvas

/// A headless Chromium, which opens a page, runs a script on it and makes a picture of it.
struct Browser {
  let folder: SuiteFolder
  /// The path of the page's file in the folder.
  let page: String

  /// Runs Chromium by the first of its names that exists.
  private static let command =
    "exec \"$(command -v chromium || command -v chromium-browser || command -v google-chrome)\" \"$@\""

  static let width = 1280, height = 1400

  /// Opens the page and runs `script` after it is loaded.
  /// - Returns: the value that the script assigned to `answer`, and a picture of the page.
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

/// The browser is missing (`Scripts/test` installs it), or the script failed.
struct BrowserError: Error {
  var printed: String
}
