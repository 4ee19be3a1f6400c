import Foundation
import TestFolders
import TestSupport
import Testing

/// Each command line of the README and the guides runs as it stands there, or is in a list that says why it does not run here.
@Suite(.serialized, .slow) struct CommandLineTests {
  /// Commands that these tests do not run, by how they begin, and why.
  private static let notRun = [
    "Scripts/run": "builds a release: Scripts/check-start runs it in a clean system",
    "Scripts/test": "runs these tests",
    "Scripts/install": "builds a release; a release is installed by Scripts/package, with the same functions",
    "Scripts/package":
      "builds a release: Scripts/test --release runs it, and tries the package with Scripts/check-package",
    "Scripts/references": "writes the references that other tests compare",
    "Scripts/readme-pictures": "writes pictures; ReadmePictureTests compares them",
    "Scripts/benchmark": "measures a release for an hour",
    "Scripts/new-preset": "writes into samples; the test below runs it elsewhere",
    "apt-get": "needs root: Scripts/check-package and Scripts/check-start install packages in a clean system",
    "rm -r ~/": "removes a person's files: Scripts/check-package runs it in a clean system",
    "swift run --package-path": "opens a window; the package is built by Tests/Clients",
    "swift run touchstone": "`swift run` builds again; the workflow's own line runs in Scripts/check-start",
    "swift format": "Scripts/test asks for the format",
    "TOUCHSTONE_UPDATE=missing swift test": "is run by the packages of Tests/Clients, without writing",
    "TOUCHSTONE_SCENES=": "is a line of /etc/environment",
    "touchstone [": "is a form, not a command",
    "touchstone open": "opens a window: WindowTests opens windows of each kind",
    "touchstone test samples": "the part `presets` of Scripts/test",
    "touchstone export samples": "takes minutes in a debug build: Scripts/test --release exports this site",
    "touchstone export Sources": "takes minutes in a debug build: OwnCodeTests export own code",
  ]

  /// The statuses of commands whose purpose is to find a difference; all others end with 0.
  private static let statuses: [String: Int32] = [
    "touchstone diff one.png other.png": 1, "touchstone mutate Tests/SceneTests/Scenes": 1,
    "touchstone compare P16 P16@override": 1, "touchstone why P16 button --at 180,226": 1,
    "touchstone why KnobView.swift knob --touch 'tap 195,350'": 1,
    // It has no references yet.
    "touchstone test --allow-code knob.yaml": 1,
  ]

  nonisolated private static let programs = ["touchstone ", "Scripts/", "swift ", "apt-get ", "TOUCHSTONE_", "rm -r "]

  /// The lines of indented blocks that begin with a program, without their comments, in the order of the documents.
  nonisolated static func lines() throws -> [String] {
    var lines: [String] = []
    for file in Documents.files where file.lastPathComponent != "CHANGELOG.md" {
      var isFenced = false
      for line in try Documents.text(of: file).split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("```") { isFenced.toggle() }
        guard !isFenced, line.hasPrefix("    "), !line.hasPrefix("     ") else { continue }
        let command = String(line.dropFirst(4)).replacing(/\s{2,}#.*/, with: "")
          .trimmingCharacters(in: .whitespaces)
        if programs.contains(where: command.hasPrefix), !lines.contains(command) { lines.append(command) }
      }
    }
    return lines
  }

  private static func reason(for command: String) -> String? {
    notRun.first { command.hasPrefix($0.key) }?.value
  }

  @Test func eachCommandRunsOrSaysWhyNot() throws {
    let lines = try Self.lines()
    #expect(lines.count >= 50, "\(lines.count)")
    for start in Self.notRun.keys {
      #expect(lines.contains { $0.hasPrefix(start) }, "no document has `\(start)` any more")
    }
    let ran = lines.filter { Self.reason(for: $0) == nil }
    #expect(ran.count >= 28, "\(ran.count)")
    for command in Self.statuses.keys { #expect(ran.contains(command), "\(command)") }
  }

  /// A push does not wait for each export.
  @Test func theCommandsRunAsTheyStandThere() throws {
    let folder = try Place(), commands = try Self.lines().filter { Self.reason(for: $0) == nil }
    let exports = commands.filter { $0.hasPrefix("touchstone export ") }, few = exports.sample(every: 4)
    for command in commands where !exports.contains(command) || few.contains(command) {
      let (status, printed) = try folder.run(command)
      #expect(status == Self.statuses[command] ?? 0, "\(command): \(printed.suffix(600))")
    }
  }

  @Test func aPresetBeginsWithASkeletonThatOnlyLacksItsThoughts() throws {
    let folder = try Place(), scripts = folder.url.appending(path: "repository")
    let samples = scripts.appending(path: "samples")
    try FileManager.default.createDirectory(at: samples.appending(path: "apps"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: scripts.appending(path: "Scripts"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Documents.root.appending(path: "Scripts/new-preset"), to: scripts.appending(path: "Scripts/new-preset"))
    try Data().write(to: samples.appending(path: "09-old.yaml"))
    let (status, printed) = try folder.run("repository/Scripts/new-preset hidden-button")
    #expect(status == 0 && printed.contains("samples/10-hidden-button.yaml"), "\(printed)")
    let file = "repository/samples/10-hidden-button.yaml"
    let unfinished = try folder.run("touchstone test --layers none \(file)")
    #expect(unfinished.status == 65 && unfinished.printed.contains("THE_VIEW_THAT_MUST_BE_HIT"), "\(unfinished)")
    let text = try String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
    try Data(text.replacing("THE_VIEW_THAT_MUST_BE_HIT", with: "button").utf8).write(
      to: folder.url.appending(path: file))
    let finished = try folder.run("touchstone test --layers none \(file)")
    #expect(finished.status == 0, "\(finished)")
    #expect(try folder.run("repository/Scripts/new-preset hidden-button").status == 65)
    #expect(try folder.run("repository/Scripts/new-preset 'Hidden button'").status == 64)
  }
}

/// A folder with the files that the documents name.
private final class Place {
  let url = FileManager.default.temporaryDirectory.appending(path: "commands-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let root = Documents.root, guide = try Documents.text(of: root.appending(path: "Guides/WritingPresets.md"))
    let examples = guide.matches(of: /```yaml\n([\s\S]*?)```/).map { String($0.1) }
    let code = try Documents.text(of: root.appending(path: "Guides/YourOwnCode.md"))
      .firstMatch(of: /```yaml\n(code:[\s\S]*?)```/).map { String($0.1) }
    let preset = examples.first { $0.hasPrefix("id:") } ?? ""
    for name in ["badge.yaml", "mine.yaml"] { try write(preset, to: name) }
    try write(code ?? "", to: "knob.yaml")
    let files = [
      "Guides/TestingYourViews/Sources/Knob/KnobView.swift": [
        "KnobView.swift", "Old.swift", "New.swift", "Sources/KnobView.swift",
      ],
      "samples/19-\(try slug(19)).yaml": ["fixed.yaml"],
      "Guides/ScreenshotTesting/Tests/SceneTests/Scenes/pay.yaml": [
        "Tests/SceneTests/Scenes/pay.yaml", "Scenes/pay.yaml",
      ],
      "samples/16-\(try slug(16)).reference/default@above.light-en-1x-stage.frame.png": ["one.png"],
      "samples/17-\(try slug(17)).reference/override@above.light-en-1x-stage.frame.png": ["other.png"],
    ]
    for (file, names) in files {
      for name in names {
        let place = url.appending(path: name)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: root.appending(path: file), to: place)
      }
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The slug of a preset's file.
  private func slug(_ number: Int) throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: Documents.root.appending(path: "samples").path)
    return names.first { $0.hasPrefix("\(number)-") && $0.hasSuffix(".yaml") }.map {
      String($0.dropFirst(3).dropLast(5))
    } ?? ""
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  /// Runs a command of a shell in the folder, with the program of these tests on the PATH.
  func run(_ command: String) throws -> (status: Int32, printed: String) {
    let process = Process(), output = Pipe()
    let programs = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = url
    let environment = ProcessInfo.processInfo.environment
    process.environment = [
      "PATH": "\(programs):\(environment["PATH"] ?? "/usr/bin:/bin")", "HOME": environment["HOME"] ?? url.path,
      "XDG_CACHE_HOME": SharedFolder.caches.path,
    ]
    (process.standardOutput, process.standardError, process.standardInput) = (output, output, FileHandle.nullDevice)
    try process.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, printed)
  }
}
