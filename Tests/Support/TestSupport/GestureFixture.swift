import Foundation
import LiveScenes
import Scenes
import TouchTrace
import UIKit

/// A live scene with gesture recognizers and a recorder of its trace.
struct GestureFixture {
  let stage: LiveScene
  let recorder: TraceRecorder

  /// - Parameter set: adds recognizers to the views of the live scene.
  init(_ views: String, _ set: (LiveScene) -> Void) throws {
    let scene = try Scene.parse("views:\n\(views)\n", file: "gestures.yaml")
    stage = LiveScene(scene)
    set(stage)
    recorder = TraceRecorder(stage)
    stage.application.observer = recorder
  }

  func play(_ lines: [String], until time: Int) throws -> Trace {
    let script = try Script(lines: try lines.map { try ScriptLine.parse($0) })
    for timed in script.inputs {
      recorder.time = timed.time
      stage.play([timed])
      recorder.noteTree()
    }
    recorder.time = time
    stage.advance(to: time)
    return recorder.trace
  }
}

extension LiveScene {
  /// Adds a named recognizer to a view, with `ViewController` as its target if there is one.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: String) -> Recognizer {
    recognizer.name = name
    if let target = object(named: "ViewController") as? UIViewController {
      recognizer.addTarget(target, action: { (_: UIViewController) in { (_: Recognizer) in } })
    }
    self.view(named: view)?.addGestureRecognizer(recognizer)
    return recognizer
  }
}

/// A recognizer delegate with fixed answers.
final class Gatekeeper: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var together = false
  var requires = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires }
}
