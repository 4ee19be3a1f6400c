import Testing
@testable import LiveScenes
@testable import Scenes
@testable import UIKitCore

/// Plays every preset in every variant on the real pipeline, and compares the result with the expectations.
@Suite struct PresetExpectationTests {
  nonisolated static let ids = (try? SceneLibrary.bundled().scenes())?.map(\.id) ?? []

  @Test(arguments: ids)
  func aPresetMeetsItsExpectations(_ id: String) throws {
    let scene = try SceneLibrary.bundled().scene(id)
    for variant in scene.variants {
      let liveScene = LiveScene(scene, variant: variant)
      let recorder = ExpectationRecorder(liveScene)
      defer { liveScene.application.observer = nil }
      var played: [TimedInput] = []
      for timed in scene.script.inputs {
        played.append(timed)
        guard case .mark(let mark) = timed.input else { continue }
        liveScene.play(played)
        played = []
        let isDefault = variant == scene.variant()
        let expectation = scene.expectations.first {
          $0.mark == mark && ($0.variant == variant.name || isDefault && $0.variant == nil)
        }
        guard let expectation else {
          _ = recorder.report(on: .init(mark: mark, notAsked: [], trace: [], line: 0))
          continue
        }
        #expect(
          recorder.report(on: expectation) == ExpectationRecorder.lines(of: expectation),
          "\(id) \(variant.name) @\(mark)")
      }
    }
  }
}
