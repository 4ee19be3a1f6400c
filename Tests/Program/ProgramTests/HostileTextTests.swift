import Foundation
import Testing
import WindowHarness

/// A scene whose texts were written to do harm, through every exit of the program.
struct HostileTextTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let scene = #"""
      name: "<script>alert(1)</script>"
      title: "\"><img src=x onerror=alert(1)>"
      caption: "</title><script>alert(2)</script>"
      point: "<svg onload=alert(3)>\u001b[31m\u202e"
      views:
        - { name: card, frame: 40 60 280 200, class: UILabel, text: "</text><script>alert(4)</script>" }
      variants:
        - { name: "::error::v\e[2J", title: "<b>variant</b>", edits: [card.alpha 0.5] }
      script:
        - tap 100,100
        - mark <script>alert(5)</script>
        - "mark ##[error]m"
      expect:
        - { at: end, hit: card }

      """#
    try Data(scene.utf8).write(to: folder.url.appending(path: Self.file))
  }

  /// A name that would be an address, markup and a command.
  private static let file = "javascript:a('\"<b>&.yaml"

  private var path: String { folder.url.appending(path: Self.file).path }

  private func run(_ arguments: [String]) throws -> (status: Int32, printed: String, warnings: String) {
    let program = try Subprocess([RunningProgram.executable] + arguments, environment: ["GITHUB_ACTIONS": "true"])
    let printed = try program.rest()
    return (try program.waitForExit(), printed, program.warnings())
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  /// Nothing in a page or a picture is markup that a text has brought, or turns the order of letters.
  private func check(_ text: String, _ name: String) {
    for part in ["<script>alert", "<img src=x", "<svg onload", "<b>variant", "<b>&.", "href=\"javascript:"] {
      #expect(!text.contains(part), "\(name): \(part)")
    }
    #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E }, "\(name)")
  }

  private func checkLines(_ text: String, _ name: String) {
    for line in text.split(separator: "\n") {
      let isCommand = line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains("##[")
      #expect(!isCommand || line.hasPrefix("::error file="), "\(name): \(line)")
    }
    #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E || $0.value == 0x9B }, "\(name)")
  }

  @Test func pagesAndPictures() throws {
    defer { folder.remove() }
    for name in ["a.html", "a.svg"] {
      let result = try run(["export", path, "-o", folder.url.appending(path: name).path])
      #expect(result.status == 0, "\(result.warnings)")
      check(try text(name), name)
    }
    // Two, so that the pages have links to each other.
    let scenes = folder.url.appending(path: "scenes"), site = folder.url.appending(path: "site")
    try FileManager.default.createDirectory(at: scenes, withIntermediateDirectories: true)
    for name in ["other-" + Self.file, Self.file] {
      try FileManager.default.copyItem(atPath: path, toPath: scenes.appending(path: name).path)
    }
    let result = try run(["export", scenes.path, "-o", site.path])
    #expect(result.status == 0, "\(result.warnings)")
    for name in try FileManager.default.contentsOfDirectory(atPath: site.path) { check(try text("site/" + name), name) }
  }

  @Test func reportsAndAnnotations() throws {
    defer { folder.remove() }
    let results = folder.url.appending(path: "results")
    let result = try run([
      "test", path, "--layers", "scene,trace", "--results", results.path, "--report", "html", "--report", "junit",
      "--report", "json",
    ])
    #expect(result.status == 1, "\(result.warnings)")
    check(try text("results/report.html"), "report.html")
    check(try text("results/report.xml"), "report.xml")
    checkLines(result.printed, "test")
    #expect(result.printed.contains("::error file="))
  }

  @Test(arguments: [
    ["trace"], ["trace", "--format", "narration"], ["trace", "--format", "nslog"], ["trace", "--format", "json"],
    ["trace", "--format", "questions"], ["trace", "--variant", "none"], ["why", "card"],
    ["render", "-o", "/dev/null", "--step", "x"],
  ])
  func theTerminal(arguments: [String]) throws {
    defer { folder.remove() }
    let result = try run([arguments[0], path] + arguments.dropFirst())
    checkLines(result.printed, "\(arguments)")
    checkLines(result.warnings, "\(arguments)")
    #expect(!(result.printed + result.warnings).isEmpty)
  }
}
