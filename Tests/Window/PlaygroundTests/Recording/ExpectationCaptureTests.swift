import Foundation
@testable import Scenes
import TestSupport
import Testing
@testable import Playground
@testable import TouchTrace

/// Expectations that are made from what a scene's script does.
struct ExpectationCaptureTests {
  @Test func capturedExpectationsHoldInAllVariants() throws {
    for scene in try SceneLibrary.bundled().scenes().sample(every: 3) {
      var captured = scene
      captured.expectations = ExpectationCapture.expectations(of: scene)
      #expect(!captured.expectations.isEmpty, "\(scene.id)")
      for variant in scene.variants {
        #expect(SceneCheck.failures(of: captured, variant: variant) == [], "\(scene.id) \(variant.name)")
      }
    }
  }

  @Test(.exhaustive) func writtenExpectationsReadBackEqual() throws {
    for scene in try SceneLibrary.bundled().scenes() {
      let file = try #require(scene.source)
      var text = SceneText(try String(contentsOf: file, encoding: .utf8), file: file.path)
      let captured = ExpectationCapture.expectations(of: scene)
      var wanted = scene
      wanted.expectations = captured
      try text.become(wanted)
      var read = try Scene.parse(text.text, file: file.path)
      for index in read.expectations.indices { read.expectations[index].line = 0 }
      #expect(read.expectations == captured, "\(scene.id)")
      #expect(read.script == scene.script)
    }
  }

  @Test func expectationsAreWrittenAsReadableYAML() throws {
    let scene = try SceneLibrary.bundled().scene("P01")
    let lines = ExpectationCapture.expectations(of: scene).flatMap(\.yaml).joined(separator: "\n")
    #expect(
      lines == """
          - at: B
            hit: B
            order: W+ A+ C- B+
            chain: [B, A, ViewController]
            handled: ViewController
            phases: [B began ended]
          - at: E
            hit: E
            order: W+ A+ C+ E+
            chain: [E, C, A, ViewController]
            handled: ViewController
            phases: [E began ended]
        """)
  }
}
