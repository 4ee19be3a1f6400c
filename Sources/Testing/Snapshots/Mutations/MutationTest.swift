import Foundation
import Scenes
import TouchTrace

/// Changes each flag of one scene in turn, and tests whether the scene's expectations notice it.
@MainActor struct MutationTest {
  let maker: SnapshotMaker

  func run(_ entry: SuiteScene) -> SceneMutations {
    var all = SceneMutations(name: entry.name, path: entry.path)
    let file = URL(fileURLWithPath: entry.path), scene: Scene
    do throws(SceneError) {
      scene = try Scene.load(file)
    } catch {
      all.diagnostics = error.diagnostics.map(\.description)
      return all
    }
    all.isOfCode = scene.code != nil
    guard !all.isOfCode else { return all }
    all.failures = scene.variants.flatMap { variant in
      SceneCheck.failures(of: scene, variant: variant).map { "\(variant.name): \($0)" }
    }
    guard all.failures.isEmpty else { return all }
    let lines = SceneLines(of: file), unchanged = layers(of: scene)
    all.results = scene.mutations.compactMap { result(of: $0, in: scene, unchanged, lines) }
    return all
  }

  /// Nil for a change that the scene refuses.
  private func result(
    of mutation: Mutation, in scene: Scene, _ unchanged: [CaseLayer], _ lines: SceneLines
  ) -> MutationResult? {
    let edit = mutation.edit, property = edit.change.property
    guard let mutant = try? scene.applying(.set(edit)) else { return nil }
    var result = MutationResult(
      object: edit.target, property: property.rawValue, before: mutation.before.sceneText,
      after: edit.change.value.sceneText, line: lines.line(of: edit.target, property), outcome: .withoutEffect,
      reason: "")
    if let failure = firstFailure(of: mutant) {
      (result.outcome, result.reason) = (.noticed, failure)
    } else if let effect = firstEffect(of: mutant, unlike: unchanged) {
      (result.outcome, result.reason) = (.unnoticed, effect)
    }
    return result
  }

  private func firstFailure(of scene: Scene) -> String? {
    scene.variants.lazy.compactMap { variant in
      SceneCheck.failures(of: scene, variant: variant).first.map { "\(variant.name): \($0)" }
    }.first
  }

  /// The trace or the hit map of one case.
  private struct CaseLayer {
    var snapshotCase: SnapshotCase
    var content: SnapshotContent
  }

  /// Returns trace and hit map of each case. A hit map that cannot be made is left out.
  private func layers(of scene: Scene) -> [CaseLayer] {
    let snapshots = SceneSnapshots(of: scene, maker: maker)
    return SnapshotCase.all(of: scene, suiteName: "").flatMap { one in
      [SnapshotLayer.trace, .hitMap].compactMap { layer in
        (try? snapshots.content(layer, of: one)).map { CaseLayer(snapshotCase: one, content: $0) }
      }
    }
  }

  /// Returns the first case in which trace or hit map are not those of the unchanged scene, and how they differ.
  private func firstEffect(of mutant: Scene, unlike unchanged: [CaseLayer]) -> String? {
    let snapshots = SceneSnapshots(of: mutant, maker: maker)
    for one in unchanged {
      guard let content = try? snapshots.content(one.content.layer, of: one.snapshotCase),
        let difference = one.content.difference(from: content)
      else { continue }
      return "\(content.layer.title) in \(one.snapshotCase.variant) @\(one.snapshotCase.mark) \(difference)"
    }
    return nil
  }
}

extension SnapshotContent {
  /// Returns how the trace or hit map of another scene differs from this one; nil if it does not.
  fileprivate func difference(from actual: SnapshotContent) -> String? {
    switch (self, actual) {
    case (.trace(let old), .trace(let new)): TraceDifference(expected: old, actual: new)?.sentence
    case (.hitMap(let old), .hitMap(let new)): HitMapDifference(expected: old, actual: new)?.sentence
    default: nil
    }
  }
}
