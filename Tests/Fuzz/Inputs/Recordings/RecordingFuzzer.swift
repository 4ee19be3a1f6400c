import Foundation
import FuzzSupport
import Playground
import Scenes
import TouchTrace
import SeededRandom

/// Random changes of recordings, which are read, played, and written again.
package struct RecordingFuzzer: Fuzzer {
  package static let name = "recordings"
  package static let fileExtension = "yaml"

  private let seed: UInt64
  private let samples: [[UInt8]]
  private let bytes: ByteMutator
  private let text: TextMutator
  private let scene: Scene

  package init(seed: UInt64) throws {
    self.seed = seed
    let scenes = try SceneLibrary.bundled().scenes()
    samples = scenes.map { scene in
      let variant = scene.variants.first?.name ?? ""
      return Array(Recording(scene: scene.id, variant: variant, inputs: scene.script.inputs).text.utf8)
    }
    bytes = ByteMutator(samples: samples)
    text = TextMutator(samples: samples, words: SceneSamples.words)
    scene = scenes[0]
  }

  package func makeInput(number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed, case: number)
    var input = random.pick(samples)
    if !random.once(in: 4) { text.mutate(&input, &random) }
    if random.once(in: 3) { bytes.mutate(&input, &random) }
    return input
  }

  /// The inputs up to which a recording is played.
  private static let mostPlayed = 2_000

  @MainActor package func check(_ input: [UInt8]) -> Violation? {
    let recording: Recording
    do throws(TextError) {
      recording = try Recording(text: String(decoding: input, as: UTF8.self))
    } catch {
      return violation(of: error)
    }
    if recording.inputs.count <= Self.mostPlayed { Playback(scene).perform(recording.inputs) }
    return readAgain(recording) ?? asScript(recording)
  }

  /// The message names a line, unless it is about the whole file.
  private func violation(of error: TextError) -> Violation? {
    let message = error.description
    let hasPlace = message.hasPrefix("line ") || message.hasPrefix("this is not a recording")
    return MessageCheck.violation(in: message, about: nil) ?? (hasPlace ? nil : Violation("no line", message))
  }

  private func readAgain(_ recording: Recording) -> Violation? {
    do throws(TextError) {
      let read = try Recording(text: recording.text)
      return read == recording ? nil : Violation("another recording", String(recording.text.prefix(2_000)))
    } catch {
      return Violation("not written as a recording", error.description)
    }
  }

  private func asScript(_ recording: Recording) -> Violation? {
    do throws(TextError) {
      let script = try Script(recording: recording.inputs)
      return try Script(lines: script.lines) == script ? nil : Violation("another script", "from the recorded inputs")
    } catch {
      return Violation("not written as a script", error.description)
    }
  }
}
