import Files
import Foundation
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
      return result
    }
    let cases = SnapshotCase.all(of: scene, suiteName: entry.name)
    let chosen = cases.filter { options.isChosen($0) }
    if let digests {
      result.cases = chosen.map { again($0, of: scene, digests[$0.description]) }
      return result
    }
    let failures = failures(of: scene, in: Set(chosen.map(\.variant)))
    for snapshotCase in chosen { result.cases.append(test(snapshotCase, of: scene, entry, failures)) }
    if !chosen.isEmpty { sweep(&result, cases, entry) }
    return result
  }

  private func test(
    _ snapshotCase: SnapshotCase, of scene: Scene, _ entry: SuiteScene, _ failures: [String: [ExpectationFailure]]
  ) -> CaseResult {
    let start = ContinuousClock.now
    let file = URL(fileURLWithPath: entry.path)
    let test = CaseTest(snapshotCase, of: scene, at: file, options: options, maker: maker)
    // Expectations at the end belong to the last mark if the script ends with it.
    let marks = scene.snapshotMarks
    var result = test.run(
      failures: (failures[snapshotCase.variant] ?? []).filter { failure in
        (marks.contains(failure.mark) ? failure.mark : marks.last) == snapshotCase.mark
      })
    result.milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    return result
  }

  /// Returns the expectations that are not met, by variant.
  private func failures(of scene: Scene, in variants: Set<String>) -> [String: [ExpectationFailure]] {
    variants.reduce(into: [:]) { failures, name in
      failures[name] = SceneCheck.failures(of: scene, variant: scene.variant(name))
    }
  }

  /// Finds references that belong to no case, and removes them with `--update all`. Removes what interrupted runs left.
  private func sweep(_ result: inout SceneResult, _ cases: [SnapshotCase], _ entry: SuiteScene) {
    result.sweep(
      ReferenceFolder(beside: URL(fileURLWithPath: entry.path)), besides: cases, removing: options.update == .all)
  }

  // MARK: The second run

  private func again(_ snapshotCase: SnapshotCase, of scene: Scene, _ first: SnapshotDigest?) -> CaseResult {
    var result = CaseResult(
      name: snapshotCase.name, mark: snapshotCase.mark, appearance: options.appearance.description)
    for layer in SnapshotLayer.allCases where options.wants(layer, of: snapshotCase) {
      // The first process has reported a layer that cannot be made.
      guard let content = try? maker.content(layer, of: scene, at: snapshotCase) else { continue }
      result.digest.record(layer, content.digest)
    }
    result.findings = first?.differences(from: result.digest).map { .unstable($0) } ?? []
    return result
  }
}

extension SnapshotMaker {
  /// Returns one layer of a case.
  func content(_ layer: SnapshotLayer, of scene: Scene, at snapshotCase: SnapshotCase) throws -> SnapshotContent {
    switch layer {
    case .trace: .trace(trace(of: scene, at: snapshotCase))
    case .hitMap: .hitMap(try hitMap(of: scene, at: snapshotCase))
    case .frame: .frame(try frame(of: scene, at: snapshotCase))
    }
  }
}

extension SuiteOptions {
  fileprivate func isChosen(_ snapshotCase: SnapshotCase) -> Bool {
    guard let only else { return true }
    // The command has checked that the expression is valid.
    guard let expression = try? Regex(only) else { return false }
    return snapshotCase.description.contains(expression)
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
