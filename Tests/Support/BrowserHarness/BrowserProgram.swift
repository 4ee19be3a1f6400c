import Foundation

/// A headless Chromium, driven by the DevTools protocol over two pipes. It ends with the tests. All pages share the pipes, so one
/// thread uses them.
@MainActor final class BrowserProgram {
  /// Started once: a start takes longer than most tests with a page.
  static let shared = Result { try BrowserProgram() }

  private let folder: URL
  private let commands: FileHandle
  private let answers: FileHandle
  private var received = Data()
  private var number = 0

  /// Starts the browser, by the first of its names that exists.
  private init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = ["commands", "answers"].map { [folder] in folder.appending(path: $0).path }
    guard paths.allSatisfy({ mkfifo($0, 0o600) == 0 }) else { throw CocoaError(.fileWriteUnknown) }
    let program = Process()
    program.executableURL = URL(filePath: "/bin/sh")
    // It ends when the pipe of commands does, and its folder goes with it.
    program.arguments = [
      "-c",
      """
      exec 3<"$1" 4>"$2"; folder=$3
      "$(command -v chromium || command -v chromium-browser || command -v google-chrome)" --headless=new \
        --no-sandbox --disable-gpu --hide-scrollbars --force-color-profile=srgb --force-device-scale-factor=1 \
        --disable-dev-shm-usage --remote-debugging-pipe --lang=en-US "--user-data-dir=$folder/profile"
      rm -rf "$folder"
      """,
      "sh", paths[0], paths[1], folder.path,
    ]
    (program.standardOutput, program.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try program.run()
    // Opening a pipe waits for the other end.
    commands = try FileHandle(forWritingTo: URL(filePath: paths[0]))
    answers = try FileHandle(forReadingFrom: URL(filePath: paths[1]))
  }

  /// Calls a method of the browser, or of a page, and returns its result.
  /// - Parameter note: receives the page's events that come before the answer.
  func call(
    _ method: String, _ parameters: [String: Any] = [:], _ session: String? = nil,
    _ note: ([String: Any]) -> Void = { _ in }
  ) throws -> [String: Any] {
    try send(method, parameters, session)
    while true {
      let answer = try receive(session, note)
      guard answer["id"] as? Int == number else { continue }
      if let error = answer["error"] { throw BrowserError(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Sends a message, and does not wait for its answer.
  func send(_ method: String, _ parameters: [String: Any], _ session: String? = nil) throws {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    try commands.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
  }

  /// Calls a method of the browser, and returns a text of its result.
  func text(_ name: String, of method: String, _ parameters: [String: Any] = [:]) throws -> String {
    let result = try call(method, parameters)
    guard let text = result[name] as? String else { throw BrowserError(description: "\(method): \(result)") }
    return text
  }

  /// Waits for the next answer or event.
  /// - Parameter note: receives it if it is the page's.
  @discardableResult func receive(_ session: String?, _ note: ([String: Any]) -> Void) throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let object = try JSONSerialization.jsonObject(with: received[received.startIndex..<end])
        received = Data(received[(end + 1)...])
        let message = object as? [String: Any] ?? [:]
        if message["sessionId"] as? String == session { note(message) }
        return message
      }
      let more = answers.availableData
      if more.isEmpty { throw BrowserError(description: "the browser has ended") }
      received += more
    }
  }
}

/// The browser is missing (`Scripts/test` installs it), or did not do what it was told.
package struct BrowserError: Error, CustomStringConvertible {
  package var description: String
}
