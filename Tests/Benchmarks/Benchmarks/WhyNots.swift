import LiveScenes
import Scenes
import TouchTrace
import UIKit

/// Milliseconds for the answer of "Why not me?" beside one playing of the scene, which no answer can undercut: for the
/// slowest view of every preset after its script, and for a view of a large scene.
func measureWhyNots() throws -> [Figure] {
  let presets = try SceneLibrary.bundled().scenes().compactMap { try measureWhyNot($0.id, $0) }
  let middle = presets.sorted { $0.touchstone < $1.touchstone }[presets.count / 2]
  let slowest = presets.max { $0.touchstone < $1.touchstone }
  let large = try measureWhyNot("1,000 views, three causes,", largeScene(), asking: ["v500"])
  return [
    middle.renamed("median preset (\(middle.work))"), slowest.map { $0.renamed("slowest preset (\($0.work))") }, large,
  ]
  .compactMap(\.self)
}

/// - Parameter views: those that are asked about; nil for all.
private func measureWhyNot(_ work: String, _ scene: Scene, asking views: [String]? = nil) throws -> Figure? {
  let playback = Playback(scene)
  playback.perform(scene.script.inputs)
  guard playback.fingersDown.isEmpty else { return nil }
  let names = (views ?? scene.viewNames).filter { playback.whyNotQuestion($0) != nil }
  // One run of each finds the slowest, which is then measured.
  let slowest = names.max { time($0, in: playback) < time($1, in: playback) }
  guard let slowest else { return nil }
  let pairs = Stopwatch.pairs(per: 1) {
    _ = playback.whyNot(slowest)
  } floor: {
    let live = LiveScene(scene)
    live.play(scene.script.inputs)
  }
  return Figure("\(work) \(slowest)", pairs.inMilliseconds)
}

private func time(_ name: String, in playback: Playback) -> Double {
  let start = Stopwatch.nanoseconds
  _ = playback.whyNot(name)
  return Stopwatch.nanoseconds - start
}

/// A grid of 1,000 views under a veil; one of them is hidden and off.
private func largeScene() throws -> Scene {
  let views = (0..<1000).map { index in
    let gates = index == 500 ? ", isHidden: true, isUserInteractionEnabled: false" : ""
    return "- { name: v\(index), frame: \(index % 40 * 9) \(index / 40 * 22) 8 20\(gates) }"
  }
  let rows = (views + ["- { name: veil, frame: 0 0 360 560, alpha: 0.02 }"]).joined(separator: "\n")
  return try Scene.parse("views:\n" + rows.replacing("- {", with: "  - {"), file: "large.yaml")
}
