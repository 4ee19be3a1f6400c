import Testing
@testable import LiveScenes
@testable import Scenes
@testable import UIKitCore

/// Plays every preset in every variant on the real pipeline, and compares the result with the expectations.
@Suite struct PresetExpectationTests {
  nonisolated static let ids = [
    "P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08", "P09", "P10", "P11", "P12",
    "P13", "P14", "P15", "P16", "P17", "P18", "P19", "P20", "P21", "P46",
    "P22", "P23", "P24", "P25", "P26", "P27", "P28", "P29", "P30",
    "P31", "P32", "P33", "P34", "P35", "P36", "P37", "P38", "P39", "P53",
    "P40", "P41", "P42", "P43", "P44", "P45",
  ]

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
