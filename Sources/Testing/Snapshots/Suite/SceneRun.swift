import Files
import Foundation
import Narration
import Scenes
import TouchTrace

/// Tests all cases of one scene of a suite.
@MainActor struct SceneRun {
  let options: SuiteOptions
  let maker: SnapshotMaker

  /// Tests the cases of a scene.
  /// - Parameter digests: the checksums that another process made of the cases, by title. If given, the cases are only made again
  ///   and compared with them.
  func run(_ entry: SuiteScene, comparing digests: [String: SnapshotDigest]? = nil) -> SceneResult {
    var result = SceneResult(name: entry.name, path: entry.path)
    let scene: Scene
    do throws(SceneError) {
      scene = try Scene.load(URL(fileURLWithPath: entry.path))
    } catch {
      result.diagnostics = error.diagnostics.map(\.description)
      if !SceneFolder.hasTree(URL(fileURLWithPath: entry.path)) { result.diagnostics.append(entry.hint) }
      return result
    }
    guard !options.layers.isEmpty || !scene.expectations.isEmpty else {
      result.diagnostics = [
        "\(entry.path): error: nothing is tested: the scene expects nothing, and no layer is compared"
      ]
      return result
    }
    result.diagnostics = scene.expectations.filter { !$0.hasConditions }.map {
      "\(entry.path):\($0.line):1: error: this expectation has no condition, such as `hit`, and is always met"
    }
    if let failure = failureOfCode(scene) {
      result.diagnostics.append("\(entry.path): error: \(RunFailureText.sentence(failure, .english))")
      result.codeEnded = failure.isEndOfCode
      return result
    }
    let cases = SnapshotCase.all(of: scene, suiteName: entry.name)
    let chosen = cases.filter { options.isChosen($0) }
    let snapshots = SceneSnapshots(of: scene, maker: maker)
    if let digests {
      result.cases = chosen.map { again($0, snapshots, digests[$0.description]) }
      return result
    }
    let failures = failures(of: scene, in: Set(chosen.map(\.variant))),
      lines = SceneLines(of: URL(fileURLWithPath: entry.path))
    let references = ReferenceFolder(beside: URL(fileURLWithPath: entry.path))
    var formers: [SnapshotCase] = []
    for snapshotCase in chosen {
      let file = URL(fileURLWithPath: entry.path)
      let former = FormerMark.formerCase(of: snapshotCase, besides: cases, in: references, snapshots)
      formers += [former].compactMap(\.self)
      let test = CaseTest(
        snapshotCase, in: snapshots, at: file, options: options, libraries: maker.libraryVersions, former: former)
      var one = run(test, failures[CasePlace(snapshotCase.variant, snapshotCase.mark)] ?? [])
      one.addLine(of: lines)
      result.cases.append(one)
    }
    if !chosen.isEmpty { sweep(&result, cases + formers, entry) }
    result.notCompared = references.filesNotCompared(of: cases, chosen: chosen, options).map(\.shownPath)
    return result
  }

  /// Why the code of a scene does not run to the end of the script; nil if it does, or if the scene has none.
  private func failureOfCode(_ scene: Scene) -> RunFailure? {
    guard scene.code != nil else { return nil }
    let playback = Playback(scene)
    playback.playScript()
    return playback.failure
  }

  private func run(_ test: CaseTest, _ failures: [ExpectationFailure]) -> CaseResult {
    let start = ContinuousClock.now
    var result = test.run(failures: failures)
    result.milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    return result
  }

  /// A variant at a mark.
  private struct CasePlace: Hashable {
    let variant: String
    let mark: String

    init(_ variant: String, _ mark: String) { (self.variant, self.mark) = (variant, mark) }
  }

  /// Returns the expectations that are not met, by the case to which they belong. Those at the end belong to the last mark if the
  /// script ends with it.
  private func failures(of scene: Scene, in variants: Set<String>) -> [CasePlace: [ExpectationFailure]] {
    let marks = scene.snapshotMarks, names = Set(marks)
    var failures: [CasePlace: [ExpectationFailure]] = [:]
    for variant in variants {
      for failure in SceneCheck.failures(of: scene, variant: scene.variant(variant)) {
        let mark = names.contains(failure.mark) ? failure.mark : marks.last ?? Expectation.end
        failures[CasePlace(variant, mark), default: []].append(failure)
      }
    }
    return failures
  }

  /// Finds references that belong to no case, and removes them with `--update all`. Removes what interrupted runs left.
  private func sweep(_ result: inout SceneResult, _ cases: [SnapshotCase], _ entry: SuiteScene) {
    result.sweep(
      ReferenceFolder(beside: URL(fileURLWithPath: entry.path)), besides: cases, removing: options.update == .all)
  }

  // MARK: The second run

  private func again(
    _ snapshotCase: SnapshotCase, _ snapshots: SceneSnapshots, _ first: SnapshotDigest?
  ) -> CaseResult {
    var result = CaseResult(
      name: snapshotCase.name, mark: snapshotCase.mark, appearance: options.appearance.description)
    for layer in SnapshotLayer.allCases where options.wants(layer, of: snapshotCase) {
      // The first process has reported a layer that cannot be made.
      guard let content = try? snapshots.content(layer, of: snapshotCase) else { continue }
      result.digest.record(layer, content.digest)
    }
    result.findings = first?.differences(from: result.digest).map { .unstable($0) } ?? []
    return result
  }
}

extension CaseResult {
  /// Notes the line of the first change of the scene, unless that of an expectation is known.
  fileprivate mutating func addLine(of lines: SceneLines) {
    let changes = findings.flatMap { if case .scene(let changes) = $0 { changes } else { [String]() } }
    line = changes.lazy.compactMap { lines.line(ofChange: $0) }.first ?? line
  }
}

extension SuiteOptions {
  func isChosen(_ snapshotCase: SnapshotCase) -> Bool {
    guard let only else { return true }
    // The command has checked that the expression is valid.
    guard let expression = try? Regex(only) else { return false }
    return snapshotCase.description.contains(expression)
  }
}

extension SuiteScene {
  /// Advice for a file without a tree.
  fileprivate var hint: String {
    "\(path): note: each YAML file of a suite is a scene; list one that is not under `ignore:` in "
      + "\(SuiteConfiguration.fileName) at the root of the suite"
  }
}

/// A scene of a suite: its file, and its unique name.
struct SuiteScene: Codable, Equatable, Sendable {
  var path: String
  var name: String
}

extension SceneResult {
  /// Makes the result for references whose scene does not exist.
  init(orphan: ReferenceFolder, removing: Bool) {
    self.init(name: orphan.url.lastPathComponent, path: orphan.url.shownPath)
    sweep(orphan, besides: [], removing: removing)
    if removing && unwritable.isEmpty { rmdir(orphan.url.path) }
  }

  fileprivate mutating func sweep(_ references: ReferenceFolder, besides cases: [SnapshotCase], removing: Bool) {
    abandoned += PartialFile.removeAbandoned(in: references.url).map(\.shownPath)
    let files = references.obsoleteFiles(besides: cases)
    guard removing else {
      obsolete += files.map(\.shownPath)
      return
    }
    for file in files {
      do {
        try FileReplacement.remove(file)
        removed.append(file.shownPath)
      } catch {
        unwritable.append("\(error)")
      }
    }
  }
}
