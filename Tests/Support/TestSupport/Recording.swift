import Foundation
import LiveScenes
import Scenes
import TouchRecorder
import UIKit

/// Records touches with the recorder that apps for iOS use.
@MainActor package enum Recording {
  /// Records the script of a scene in one of its variants.
  /// - Returns: the text of the capture.
  package static func capture(of scene: Scene, _ variant: Variant, texts: Bool = true) -> String {
    let live = LiveScene(scene, variant: variant)
    TouchRecorder.start(texts: texts, in: live.application)
    defer { TouchRecorder.stop() }
    let inputs = scene.script.inputs
    var start = inputs.startIndex
    while start < inputs.endIndex {
      let end = inputs[start...].firstIndex { $0.time != inputs[start].time } ?? inputs.endIndex
      live.play(inputs[start..<end])
      start = end
    }
    live.advance(to: scene.script.duration + 1_000)
    return TouchRecorder.save()
  }

  /// Records the lines of a script in an application.
  package static func capture(
    of application: UIApplication, playing lines: [String], texts: Bool = false
  ) throws -> String {
    TouchRecorder.start(texts: texts, in: application)
    defer { TouchRecorder.stop() }
    try play(lines, in: application)
    return TouchRecorder.save()
  }

  /// Plays the lines of a script, and waits a second.
  package static func play(_ lines: [String], in application: UIApplication) throws {
    let script = try Script(lines: lines.map(ScriptLine.parse))
    var last = 0
    for timed in script.inputs {
      if timed.time != last { application.processEvents(until: TimeInterval(last) / 1_000) }
      last = timed.time
      application.take(timed.input, at: timed.time)
    }
    application.processEvents(until: TimeInterval(script.duration + 1_000) / 1_000)
  }
}
