import Foundation
import FuzzSupport
import Scenes
import TouchTrace

/// Random changes of captures, which are read, played, compared with the device, and written again.
package struct CaptureFuzzer: Fuzzer {
  package static let name = "captures"
  package static let fileExtension = "yaml"

  private let scenes: SceneFuzzer

  package init(seed: UInt64) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Captures").standardized
    let samples = try SceneFolder.files(in: folder).map { Array(try Data(contentsOf: $0)) }
    let words = ["observed", "system", "classes", "touches", "answers", "hitTest", "touch1", "-16,4", "pan", "90"]
    scenes = try SceneFuzzer(seed: seed, samples: samples, words: SceneSamples.words + words)
  }

  package func makeInput(number: Int) -> [UInt8] { scenes.makeInput(number: number) }

  @MainActor package func check(_ input: [UInt8]) -> Violation? {
    if let violation = scenes.check(input) { return violation }
    guard let scene = try? Scene.parse(String(decoding: input, as: UTF8.self), file: "7-case.yaml"),
      scene.views.count * (scene.script.inputs.count + 1) <= 20_000
    else { return nil }
    let playback = Playback(scene)
    playback.playScript()
    _ = DeviceDifference.all(in: playback.trace, of: scene)
    return (try? Scene.parse(scene.text, file: "7-case.yaml"))?.observed == scene.observed
      ? nil : Violation("other observations", scene.text)
  }
}
