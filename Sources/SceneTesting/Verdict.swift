import Foundation
import Snapshots
import Testing

/// Runs a comparison for a test, and tells Swift Testing what came of it.
struct Verdict {
  /// The source file that holds the test.
  let filePath: String
  let sourceLocation: SourceLocation
  var environment = ProcessInfo.processInfo.environment

  /// Where what differs is put to be looked at and approved.
  static let results = ".touchstone"

  /// A file, seen from the folder of the test's source file.
  func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: URL(filePath: filePath).deletingLastPathComponent()).standardizedFileURL
  }

  /// Does `work` with the options that the match and the environment ask for, and records an issue for each thing that is not
  /// as expected.
  func judge(_ match: SceneMatch, _ work: (SuiteOptions) throws -> [SceneResult]) {
    var options = SuiteOptions()
    options.layers = match.layers
    options.appearance = match.appearance
    options.frames = match.frames
    options.rules = match.rules
    options.results = Self.results
    do {
      options.update = try update
      for scene in try work(options) { report(scene) }
    } catch {
      Issue.record("\(error)", sourceLocation: sourceLocation)
    }
  }

  /// Which references may be written.
  private var update: SuiteOptions.Update {
    get throws(UpdateError) {
      guard let text = environment[UpdateError.name], !text.isEmpty else { return .none }
      guard let update = SuiteOptions.Update(rawValue: text) else { throw .unknown(text) }
      let isCI = !["", "0", "false"].contains(environment["CI"] ?? "")
      guard update == .none || !isCI else { throw .ci }
      return update
    }
  }

  // MARK: Saying

  private func report(_ scene: SceneResult) {
    let wholeSuite = SceneResult(
      name: scene.name, path: scene.path, diagnostics: scene.diagnostics, obsolete: scene.obsolete,
      removed: scene.removed, unwritable: scene.unwritable)
    let lines = SuiteText.lines(of: wholeSuite, results: Self.results)
    if scene.diagnostics.isEmpty && scene.obsolete.isEmpty && scene.unwritable.isEmpty {
      show(lines)
    } else {
      record(lines)
    }
    for one in scene.cases { report(one) }
  }

  private func report(_ one: CaseResult) {
    let scene = SceneResult(name: one.name, path: "", cases: [one])
    let lines = SuiteText.lines(of: scene, results: Self.results, isBrief: true)
    guard !one.isPassed else { return show(lines) }
    attach(one)
    record(lines)
  }

  /// What is worth knowing although all is well: the references that were written, for one.
  private func show(_ lines: [String]) {
    for line in lines { print(line) }
  }

  private func record(_ lines: [String]) {
    let words = lines.map {
      $0.replacing(SuiteText.cureOfMissing, with: "\(UpdateError.name)=missing swift test writes it")
        .replacing("accept: touchstone", with: "accept: swift run touchstone")
        .replacing("--update all removes it", with: "\(UpdateError.name)=all swift test removes it")
    }
    Issue.record("\(words.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }

  /// Hands over what there is to look at.
  private func attach(_ one: CaseResult) {
    guard let folder = one.artifacts else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasSuffix(".json") && !name.contains(".elements.") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      let title = URL(filePath: folder).lastPathComponent + "." + name
      Attachment.record(Array(data), named: title, sourceLocation: sourceLocation)
    }
  }
}

/// The environment asks for something that cannot be.
enum UpdateError: Error, CustomStringConvertible {
  case unknown(String)
  case ci

  /// The variable that says which references are written.
  static let name = "TOUCHSTONE_UPDATE"

  var description: String {
    switch self {
    case .unknown(let text):
      "\(Self.name) is none, missing, changed or all; not `\(text)`"
    case .ci:
      "CI is set: nothing is written there. Set \(Self.name) on your own machine."
    }
  }
}
