import Foundation
import Testing
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import TouchTrace

/// A workbench in step mode, at the first step of its scene's script, that is used with the keyboard alone.
struct Stepper {
  let workbench: Workbench
  private(set) var time: TimeInterval = 0

  init(_ scene: String, size: CGSize = CGSize(width: 1280, height: 800)) throws {
    var options = WorkbenchOptions()
    (options.scene, options.size) = (scene, size)
    workbench = try Workbench(options: options)
    workbench.perform(.setMode(.step))
  }

  var cursor: Int { workbench.playback.cursor }
  var trace: Trace { workbench.playback.trace }

  mutating func press(_ key: Key, _ modifiers: Modifiers = []) {
    time += 0.01
    workbench.handle(.keyDown(key, modifiers, isRepeat: false), at: time)
    workbench.handle(.keyUp(key, modifiers), at: time)
  }

  mutating func press(_ character: Character, _ modifiers: Modifiers = []) { press(.character(character), modifiers) }

  mutating func wait(_ seconds: TimeInterval) {
    time += seconds
    workbench.advance(to: time)
  }

  /// Waits until something changes without an event.
  mutating func waitForDeadline() throws {
    let deadline = try #require(workbench.nextDeadline)
    wait(deadline - time)
  }

  /// Returns the cursors after the steps of a kind, in order.
  func places(where isWanted: (TraceStep.Kind) -> Bool) -> [Int] {
    trace.steps.indices.filter { isWanted(trace.steps[$0].kind) }.map { $0 + 1 }
  }
}
