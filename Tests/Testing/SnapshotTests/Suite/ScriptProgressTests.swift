import Foundation
import LiveScenes
import Scenes
import TestSupport
import Testing
import TouchTrace

@testable import Snapshots

/// The cases of a scene are made on the way through its script, and are the same as if each was played from the beginning.
struct ScriptProgressTests {
  @Test func eachInputIsPlayedOnce() throws {
    let lines = (0..<50).map { "tap 40,40\", \"mark m\($0)" }.joined(separator: "\", \"")
    let text = "views: [{ name: card, frame: 0 0 99 99 }]\nscript: [\"\(lines)\"]\n"
    let scene = try Scene.parse(text, file: "many.yaml")
    var progress = ScriptProgress(scene, variant: "default")
    let counts = scene.snapshotMarks.map { progress.next(to: $0)?.inputs.count }
    #expect(counts == Array(repeating: 3, count: 50))
    #expect(!progress.canReach("m0"))
    #expect(progress.next(to: "m0") == nil)
  }

  @Test func theCasesOfAllPresetsAreTheSameAsFromTheBeginning() throws {
    let maker = try SnapshotMaker()
    var different: [String] = []
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      let cases = SnapshotCase.all(of: scene, suiteName: scene.slug)
      let onTheWay = SceneSnapshots(of: scene, maker: maker), backwards = SceneSnapshots(of: scene, maker: maker)
      for one in cases {
        let trace = try onTheWay.content(.trace, of: one), map = try onTheWay.content(.hitMap, of: one)
        if trace.digest != traceFromTheBeginning(one, scene).digest { different.append("\(one) trace") }
        if try map.digest != mapFromTheBeginning(one, scene).digest { different.append("\(one) hit map") }
      }
      for one in cases.reversed() {
        let trace = try backwards.content(.trace, of: one)
        if trace.digest != traceFromTheBeginning(one, scene).digest { different.append("\(one) trace, backwards") }
      }
    }
    #expect(different.isEmpty)
  }

  @Test func theFramesAreTheSameAsFromTheBeginning() throws {
    let maker = try SnapshotMaker()
    let scene = try Scene.parse(TestScenes.marks, file: "marks.yaml")
    let onTheWay = SceneSnapshots(of: scene, maker: maker)
    for one in SnapshotCase.all(of: scene, suiteName: "marks") {
      let alone = SceneSnapshots(of: scene.cut(at: one.mark), maker: maker)
      #expect(try onTheWay.content(.frame, of: one).digest == alone.content(.frame, of: one).digest)
    }
  }

  private func traceFromTheBeginning(_ one: SnapshotCase, _ scene: Scene) -> SnapshotContent {
    let played = scene.cut(at: one.mark)
    let playback = Playback(played, variant: played.variant(one.variant))
    playback.playScript()
    return .trace(TraceText.text(of: playback.trace))
  }

  private func mapFromTheBeginning(_ one: SnapshotCase, _ scene: Scene) throws -> SnapshotContent {
    let played = scene.cut(at: one.mark)
    let live = LiveScene(played, variant: played.variant(one.variant))
    live.play(played.script.inputs)
    live.advance(to: played.script.duration)
    return .hitMap(try HitMap.map(of: live))
  }
}

extension Scene {
  /// The scene with its script cut after a mark.
  fileprivate func cut(at mark: String) -> Scene {
    guard let index = script.lines.firstIndex(of: .mark(mark)),
      let script = try? Script(lines: Array(script.lines[...index]))
    else { return self }
    var scene = self
    scene.script = script
    return scene
  }
}
