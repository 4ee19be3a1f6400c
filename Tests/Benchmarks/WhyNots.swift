import LiveScenes
import Scenes
import TouchTrace
import UIKit

/// One row of the table: the answer of "Why not me?", beside one playing of the touch.
struct WhyNotResult: Codable {
  let work: String
  /// The number of views that the question was asked for.
  let questions: Int
  /// Median milliseconds of the slowest question.
  let answer: Double
  /// Median milliseconds of making the scene and playing its inputs once: no answer can take less.
  let playing: Double
}

/// Measures the answers for every view of every preset after its script, and for a view of a large scene.
func measureWhyNots() throws -> [WhyNotResult] {
  let presets = try SceneLibrary.bundled().scenes().compactMap { try measureWhyNot($0.id, $0) }
  let middle = presets.sorted { $0.answer < $1.answer }[presets.count / 2]
  let slowest = presets.max { $0.answer < $1.answer }
  func row(_ name: String, _ result: WhyNotResult) -> WhyNotResult {
    WhyNotResult(
      work: "\(name) (\(result.work))", questions: result.questions, answer: result.answer, playing: result.playing)
  }
  let large = try measureWhyNot("1,000 views, three causes", largeScene(), asking: ["v500"])
  return [row("median preset", middle)] + [slowest.map { row("slowest preset", $0) }, large].compactMap(\.self)
}

/// - Parameter views: those that are asked about; nil for all.
private func measureWhyNot(_ work: String, _ scene: Scene, asking views: [String]? = nil) throws -> WhyNotResult? {
  let playback = Playback(scene)
  playback.perform(scene.script.inputs)
  guard playback.fingersDown.isEmpty else { return nil }
  let names = (views ?? scene.viewNames).filter { playback.whyNotQuestion($0) != nil }
  // One run of each finds the slowest, which is then measured.
  let slowest = names.max { time($0, in: playback) < time($1, in: playback) }
  guard let slowest else { return nil }
  let answer = Stopwatch.median(per: 1) { _ = playback.whyNot(slowest) }
  let playing = Stopwatch.median(per: 1) {
    let live = LiveScene(scene)
    live.play(scene.script.inputs)
  }
  return WhyNotResult(work: "\(work) \(slowest)", questions: names.count, answer: answer / 1e6, playing: playing / 1e6)
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
