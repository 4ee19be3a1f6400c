import Foundation
import TestFolders
import TestSupport
import Testing
import WindowHarness

/// Code of a person's own that crashes, does not return or exhausts the memory: each command writes what was recorded before, and
/// ends with 70. One after the other, with one cache: the pre-pass is compiled once.
@MainActor struct CodeEndTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Two taps: what the first one does is recorded before the end.
  private static let taps = ["tap 195,422", "wait 400", "tap 195,422"]
  private static let touches = taps.flatMap { ["--touch", $0] }

  /// Writes a view that does something when it is touched again, and returns the path of its file.
  private func view(_ body: String, named name: String = "View.swift") throws -> String {
    let text = """
      import UIKit
      class Card: UIView {
        var count = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          count += 1
          if count == 2 { \(body) }
        }
      }
      """
    let file = folder.url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private func run(_ arguments: [String]) throws -> (status: Int32, printed: String, warnings: String) {
    let environment = ["XDG_CACHE_HOME": SharedFolder.caches.path]
    let program = try Subprocess([RunningProgram.executable] + arguments, environment: environment)
    let printed = try program.rest()
    return (try program.waitForExit(), printed, program.warnings())
  }

  @Test(
    arguments: [
      ("fatalError(\"wrong\")", "View.swift:6: the code stopped itself: wrong"),
      ("while true {}", "View.swift:6: the code does not return from its methods"),
      (
        "var all: [[UInt8]] = []; while true { all.append([UInt8](unsafeUninitializedCapacity: 90_000_000) { $1 = 1 }) }",
        "the code used more memory than it may"
      ),
      ("exit(0)", "the code ended the program: exit(0)"),
    ].sample(every: 3))
  func theTraceBeforeTheEndIsPrinted(body: String, sentence: String) throws {
    defer { folder.remove() }
    let result = try run(["trace", try view(body)] + Self.touches)
    #expect(result.status == 70)
    #expect(result.printed.hasPrefix("event: finger 1 began (195, 422) at 0 ms\n"))
    #expect(result.printed.contains("finger 1 → card"))
    #expect(result.warnings.contains(sentence))
  }

  @Test(.exhaustive) func eachCommandWritesWhatItHasAndEndsWith70() throws {
    defer { folder.remove() }
    let code = try view("fatalError(\"wrong\")"), good = try view("", named: "good/View.swift")
    let output = { (name: String) in folder.url.appending(path: name).path }
    for name in ["a.png", "a.svg", "a.html", "a.gif"].sample(every: 2) {
      let command = name == "a.png" ? "render" : "export"
      #expect(try run([command, code, "-o", output(name)] + Self.touches).status == 70, "\(name)")
      #expect(FileManager.default.fileExists(atPath: output(name)), "\(name)")
    }
    #expect(try run(["render", good, "-o", output("good.png")] + Self.touches).status == 0)
    // An answer of the hit map cannot be had from a program that has ended.
    #expect(try run(["render", code, "--layer", "hitmap", "-o", output("map.png")] + Self.touches).status == 70)
    #expect(try run(["render", good, "--compare", code, "-o", output("two.png")] + Self.touches).status == 70)
    let comparison = try run(["compare", good, code] + Self.touches)
    #expect(comparison.status == 70 && comparison.printed.contains("the runs part at step"))
    #expect(try run(["why", code, "card"] + Self.touches).status == 70)
  }

  /// Code may end in an answer that no touch of the script asks for.
  @Test func codeThatEndsWhileItAnswersEndsWith70() throws {
    defer { folder.remove() }
    let text = """
      import UIKit
      class Card: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          if point.x < 100 { fatalError("wrong") }
          return super.point(inside: point, with: event)
        }
      }
      """
    let code = folder.url.appending(path: "View.swift")
    try Data(text.utf8).write(to: code)
    let map = try run(["render", code.path, "--layer", "hitmap", "-o", folder.url.appending(path: "map.png").path])
    #expect(map.status == 70 && map.warnings.contains("View.swift:4: the code stopped itself: wrong"))
    let page = folder.url.appending(path: "page.html")
    let export = try run(["export", code.path, "-o", page.path])
    #expect(export.status == 70 && export.warnings.contains("View.swift:4: the code stopped itself: wrong"))
    #expect(FileManager.default.fileExists(atPath: page.path))
  }

  @Test func aSuiteEndsWith70AfterTheOtherScenes() throws {
    defer { folder.remove() }
    _ = try view("fatalError(\"wrong\")", named: "Sources/View.swift")
    let scene =
      "code: Sources\nclass: Card\nscript: [\(Self.taps.map { "\"\($0)\"" }.joined(separator: ", "))]\nexpect: [{ at: end, hit: card }]\n"
    try Data(scene.utf8).write(to: folder.url.appending(path: "a-scene.yaml"))
    let result = try run([
      "test", folder.url.appending(path: "a-scene.yaml").path, "five-views", "--layers", "none", "--allow-code",
      "--results", folder.url.appending(path: "results").path,
    ])
    #expect(result.status == 70)
    #expect(result.printed.contains("View.swift:6: the code stopped itself: wrong"))
    #expect(result.printed.contains("PASS five-views"))
  }

  @Test func codeThatNeverRanEndsWith65() throws {
    defer { folder.remove() }
    #expect(try run(["trace", try view("let x = angel")]).status == 65)
    let file = folder.url.appending(path: "Nothing.swift")
    try Data("struct Angle {}\n".utf8).write(to: file)
    #expect(try run(["trace", file.path]).status == 65)
  }
}
