import Foundation
import Testing
import TestSupport

@testable import Scenes
@testable import TouchTrace

/// A preset whose script is recorded with the recorder is the same as a capture: hit views, chains, lives of recognizers and phases.
@MainActor @Suite struct RoundTripTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    var scene: Scene
    var variant: Variant
    var testDescription: String { "\(scene.id) \(variant.name)" }
  }

  nonisolated private static let cases = ((try? SceneLibrary.bundled().scenes()) ?? []).flatMap { scene in
    scene.variants.map { Case(scene: scene, variant: $0) }
  }

  @Test func aPresetIsTheSameAsACapture() throws {
    for one in Self.cases.sample(every: 5) {
      let text = Recording.capture(of: one.scene, one.variant)
      let preset = Playback(one.scene, variant: one.variant)
      preset.playScript()
      preset.advance(to: one.scene.script.duration + 1_000)
      guard preset.trace.steps.contains(where: \.hitsAView) else {
        #expect(text == "# TouchRecorder has seen no touch.\n", "\(one.testDescription)")
        continue
      }
      let capture = Playback(try Scene.parse(text, file: "capture.yaml"))
      capture.playScript()
      #expect(capture.trace.touchSummary() == preset.trace.touchSummary(), "\(one.testDescription)")
      #expect(DeviceDifference.all(in: capture.trace, of: capture.scene) == [], "\(one.testDescription)")
    }
  }

  /// A capture that is written by the editor reads as itself.
  @Test func aCaptureIsWrittenAsItIs() throws {
    for one in Self.cases.sample(every: 5, from: 2) {
      let text = Recording.capture(of: one.scene, one.variant)
      guard let scene = try? Scene.parse(text, file: "capture.yaml") else { continue }
      #expect(try Scene.parse(scene.text, file: "capture.yaml").isSame(as: scene), "\(one.testDescription)")
    }
  }
}

extension TraceStep {
  fileprivate var hitsAView: Bool { if case .result(_, _?) = kind { true } else { false } }
}
