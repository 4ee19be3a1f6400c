import Foundation
import Testing
import WindowHarness

/// The commands with captures: those of Tests/Captures, others on which a device did something else, and damaged ones.
struct CaptureCommandTests {
  private static let captures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Captures")
    .standardized
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> (status: Int32, printed: String, warnings: String) {
    let program = try Subprocess([RunningProgram.executable] + arguments)
    let printed = try program.rest()
    return (try program.waitForExit(), printed, program.warnings())
  }

  private func path(of name: String) -> String { Self.captures.appending(path: "\(name).yaml").path }

  /// Writes a capture with a change.
  private func changed(_ name: String, _ old: String, _ new: String, to file: String? = nil) throws -> String {
    let text = try String(contentsOfFile: path(of: name), encoding: .utf8)
    #expect(old.isEmpty || text.contains(old))
    let copy = folder.url.appending(path: "\(file ?? name).yaml")
    try text.replacing(old, with: new).write(to: copy, atomically: true, encoding: .utf8)
    return copy.path
  }

  // MARK: verify

  @Test func allCapturesAreWhatHappensHere() throws {
    defer { folder.remove() }
    let answer = try run("verify", Self.captures.path)
    let lines = answer.printed.split(separator: "\n")
    #expect(answer.status == 0 && answer.warnings.isEmpty)
    #expect(lines.count == 10 && lines.allSatisfy { $0.hasPrefix("PASS ") && $0.hasSuffix(".yaml  1 touch") })
  }

  @Test func theFirstDifferenceIsSaid() throws {
    defer { folder.remove() }
    let capture = try changed("clear-overlay", "hit: [hints]", "hit: [payButton]")
    let answer = try run("verify", capture)
    #expect(answer.status == 1)
    #expect(
      answer.printed
        == "FAIL \(capture)\n  touch1: On the device finger 1 hit payButton; here it hits hints (HT-04).\n")
    let chinese = try run("verify", capture, "--language", "zh-Hans").printed
    #expect(chinese.hasSuffix("  touch1: 设备上，手指 1 命中 payButton；这里命中 hints（HT-04）。\n"))
    let json = try JSONSerialization.jsonObject(with: Data(run("verify", capture, "--json").printed.utf8))
    let first = (json as? [[String: Any]])?.first?["differences"] as? [[String: Any]]
    #expect(first?.first?["statement"] as? String == "HT-04" && first?.first?["step"] as? Int == 12)
  }

  /// A capture that cannot be read, or that is only a part of one, is named; the others are compared all the same.
  @Test func aDamagedCaptureKeepsNoOtherOneFromBeingCompared() throws {
    defer { folder.remove() }
    _ = try changed("alpha-zero", "at: touch1", "at: touch9")
    _ = try changed("clear-overlay", "        - hints began ended\n# The end of the capture.\n", "")
    _ = try changed("overlay-window", "", "")
    try "layers: none".write(to: folder.url.appending(path: "touchstone.yaml"), atomically: true, encoding: .utf8)
    let answer = try run("verify", folder.url.path)
    #expect(answer.status == 65)
    #expect(answer.printed.hasPrefix("PASS ") && answer.printed.hasSuffix("overlay-window.yaml  1 touch\n"))
    #expect(answer.warnings.contains("alpha-zero.yaml:23:11: error: there is no mark `touch9` in the script"))
    #expect(answer.warnings.contains("clear-overlay.yaml: not compared: the capture is cut off"))
    #expect(!answer.warnings.contains("touchstone.yaml"))
    #expect(try run("verify", "P01").status == 65)
  }

  /// Every other command says the line, too.
  @Test(arguments: [
    ["trace"], ["why", "payButton"], ["render", "-o", "a.png"], ["export", "-o", "a.html"], ["test"],
  ])
  func aDamagedCaptureIsNamed(arguments: [String]) throws {
    defer { folder.remove() }
    let capture = try changed("alpha-zero", "alpha: 0.0", "alpha: none")
    let answer = try Subprocess([RunningProgram.executable, arguments[0], capture] + arguments.dropFirst())
    let printed = try answer.rest(), status = try answer.waitForExit()
    #expect(status == 65)
    #expect((printed + answer.warnings()).contains("alpha-zero.yaml:10:"), "\(printed)")
  }

  // MARK: why

  /// The object that is dead, the reason, and the first change that cures it.
  private static let answers: [(name: String, object: String, reason: String, cure: String)] = [
    ("alpha-zero", "payButton", "payButton has an alpha of 0.01 or less, so it is skipped.", "payButton.alpha = 1"),
    ("clear-overlay", "payButton", "hints is asked before and takes the touch.", "Interaction of hints off"),
    (
      "disabled-ancestor", "payButton", "form has its interaction off, so payButton in it is never asked.",
      "Interaction of form on"
    ),
    (
      "hit-area-cut", "closeButton", "The point is outside bar (4 pt above), so closeButton in it is never asked.",
      "Let bar ask outside itself"
    ),
    (
      "outside-its-container", "badge", "The point is outside avatar (10 pt above), so badge in it is never asked.",
      "Let avatar ask outside itself"
    ),
    (
      "overlay-window", "payButton", "The window bannerWindow is in front and takes the touch.",
      "Interaction of bannerWindow off"
    ),
    (
      "requires-failure", "single", "single waits for double to fail: it acts 350 ms late.",
      "single requires no failure"
    ),
    (
      "scroll-view-delays", "card", "feed.delay delays the touch: it comes 90 ms late.",
      "feed.delaysContentTouches = false"
    ),
    (
      "table-under-a-tap", "row", "dismissTap recognizes and cancels the touch of row.",
      "dismissTap.cancelsTouchesInView = false"
    ),
    ("under-a-presented-controller", "pan", "sheet is asked before and takes the touch.", "Interaction of sheet off"),
  ]

  @Test(arguments: answers.indices.sample(every: 3)) func whySaysTheReasonAndTheCure(index: Int) throws {
    defer { folder.remove() }
    let expected = Self.answers[index], answer = try run("why", path(of: expected.name), expected.object)
    let lines = answer.printed.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(answer.status == 1)
    #expect(lines.contains(expected.reason), "\(answer.printed)")
    #expect(lines.first { $0.hasPrefix("- ") }?.hasPrefix("- " + expected.cure) == true, "\(answer.printed)")
  }

  // MARK: The other commands

  @Test func traceAndCompareTakeCaptures() throws {
    defer { folder.remove() }
    let overlay = path(of: "clear-overlay")
    #expect(try run("trace", overlay).printed.contains("  finger 1 → hints\n"))
    let compared = try run("compare", overlay, path(of: "alpha-zero"))
    #expect(
      compared.status == 1 && compared.printed.contains("the runs part at step 7\n  I   hints.hitTest (195, 425)"))
    // The cure, tried: the same touch without the obstacle.
    let cured = try changed("clear-overlay", "name: hints, ", "name: hints, isUserInteractionEnabled: false, ")
    #expect(try run("compare", overlay, cured).printed.contains("  touch 1, hit\n    I   hints\n    II  payButton\n"))
  }

  @Test(.exhaustive) func picturesAndPagesSayWhatTheDeviceDid() throws {
    defer { folder.remove() }
    let capture = try changed("clear-overlay", "hit: [hints]", "hit: [payButton]", to: "device")
    func file(_ name: String) -> URL { folder.url.appending(path: name) }
    let looks = [
      [], ["--language", "both"], ["--language", "zh-Hans", "--theme", "dark", "--size", "1024x640"],
      ["--theme", "projector"],
    ]
    for look in looks {
      let pictures = try [capture, path(of: "clear-overlay")].map { scene in
        let picture = file("picture.png")
        let program = try Subprocess(
          [RunningProgram.executable, "render", scene, "--step", "12", "-o", picture.path] + look)
        #expect(try program.waitForExit() == 0)
        return try Data(contentsOf: picture)
      }
      #expect(pictures[0] != pictures[1], "\(look)")
    }
    for (scene, name) in [(capture, "device"), (path(of: "clear-overlay"), "same")] {
      #expect(try run("export", scene, "-o", file("\(name).html").path).status == 0)
    }
    let page = try String(contentsOf: file("device.html"), encoding: .utf8)
    #expect(page.contains("On the device finger 1 hit payButton; here it hits hints (HT-04)."))
    #expect(page.contains("设备上，手指 1 命中 payButton；这里命中 hints（HT-04）。"))
    #expect(try !String(contentsOf: file("same.html"), encoding: .utf8).contains("On the device"))
  }

  /// A folder of captures is a suite: its references are written, pass, and fail after a change.
  @Test func aFolderOfCapturesIsASuite() throws {
    defer { folder.remove() }
    _ = try changed("clear-overlay", "", "")
    _ = try changed("requires-failure", "", "")
    let results = folder.url.appending(path: "results").path
    func test(_ more: String...) throws -> (status: Int32, printed: String, warnings: String) {
      let program = try Subprocess(
        [RunningProgram.executable, "test", folder.url.path, "--results", results, "--layers", "scene,trace"] + more)
      let printed = try program.rest()
      return (try program.waitForExit(), printed, program.warnings())
    }
    #expect(try test().status == 1)
    _ = try test("--update", "missing")
    #expect(try test().status == 0)
    _ = try changed("clear-overlay", "name: hints, ", "name: hints, isUserInteractionEnabled: false, ")
    let after = try test()
    #expect(after.status == 1 && after.printed.contains("clear-overlay-default @touch1"), "\(after.printed)")
  }

  // MARK: recorder

  @Test func theRecorderIsWritten() throws {
    defer { folder.remove() }
    let answer = try run("recorder", "-o", folder.url.path)
    let file = folder.url.appending(path: "TouchRecorder.swift")
    #expect(answer.status == 0 && answer.printed == "Written: \(file.path)\n")
    let source = Self.captures.appending(path: "../../Sources/Library/TouchRecorder/TouchRecorder.swift").standardized
    #expect(try Data(contentsOf: file) == Data(contentsOf: source))
  }
}
