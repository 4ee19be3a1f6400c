import Foundation
@testable import PanelModels
@testable import Scenes
import SeededRandom
@testable import StageSupport
import TestSupport
import Testing
@testable import Panels
@testable import Playground
@testable import TouchInput
@testable import TouchTrace

/// Random touch input: each finger that goes down goes up or is cancelled, exactly once.
struct TouchFuzzTests {
  @Test(arguments: 1...40) func everyFingerGoesDownAndUpOnce(seed: UInt64) throws {
    var input = RandomTouchInput(seed: seed)
    var touchComposer = TouchComposer(screen: CGSize(width: 360, height: 560))
    var reported = ReportedFingers()
    for round in 0..<400 {
      try reported.follow(input.act(on: &touchComposer), "seed \(seed), round \(round)")
      #expect(reported.down == touchComposer.fingers.down.map(\.number).sorted(), "seed \(seed), round \(round)")
    }
    try reported.follow(input.releaseAll(of: &touchComposer), "seed \(seed)")
    for finger in touchComposer.fingers.down {
      switch finger.player {
      case .pin, .keyboard: break
      case .mouse, .keyboardFan, .screen: Issue.record("seed \(seed): \(finger) is stranded")
      }
    }
    try reported.follow(touchComposer.cancelAll(), "seed \(seed)")
    #expect(reported.down == [])
  }

  /// The same input to a workbench: its recording plays again with the same trace, and reads back equal from text.
  @Test(.slow, arguments: Exhaustive.cases(2, of: 6).map { UInt64($0 + 1) }) func aRandomRecordingPlaysAgain(
    seed: UInt64
  ) throws {
    var input = RandomTouchInput(seed: seed)
    var options = WorkbenchOptions()
    options.scene = "P16"
    let workbench = try Workbench(options: options)
    for _ in 0..<250 { workbench.handle(input.event(), at: input.time) }
    workbench.handle(.focusLost, at: input.time)
    #expect(workbench.playback.fingersDown.isEmpty)
    #expect(workbench.touchComposer.fingers.isEmpty)
    let trace = workbench.playback.trace, inputs = workbench.playback.inputs
    let saved = try Script(recording: inputs)
    #expect(saved.inputs == inputs, "seed \(seed)")
    for line in saved.lines { #expect(try ScriptLine.parse(line.description) == line) }
    workbench.playback.choose(workbench.playback.variant)
    #expect(workbench.playback.trace.steps == trace.steps, "seed \(seed)")
  }
}

/// The fingers that are down according to the inputs of the scene.
private struct ReportedFingers {
  private(set) var down: [Int] = []

  /// Follows inputs.
  /// - Throws: `UnexpectedInput` if a finger that is down comes down, or one that is up moves or goes up.
  mutating func follow(_ events: [InputBatch], _ context: String) throws {
    for inputs in events {
      for case .touch(let finger, let phase, _, _) in inputs {
        guard down.contains(finger) == (phase != .began) else {
          throw UnexpectedInput(description: "\(context): finger \(finger) \(phase)")
        }
        switch phase {
        case .began: down = (down + [finger]).sorted()
        case .ended, .cancelled: down.removeAll { $0 == finger }
        case .moved: break
        }
      }
    }
  }

  struct UnexpectedInput: Error, CustomStringConvertible { let description: String }
}

/// Random input from mouse, keyboard and touch screen, in no useful order. The same seed gives the same input.
private struct RandomTouchInput {
  private var random: SplitMix64
  private(set) var time: TimeInterval = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let keys: [Key] =
    [.enter, .enter, .left, .right, .up, .down, .escape] + "12345[]{}-=p".map { .character($0) }

  private var point: CGPoint {
    mutating get { CGPoint(x: CGFloat(random.below(400)) - 20, y: CGFloat(random.below(600)) - 20) }
  }

  private var button: InputEvent.Button {
    mutating get { random.pick([.left, .left, .right, .right, .middle]) }
  }

  private var modifiers: Modifiers {
    mutating get { Modifiers(rawValue: random.below(8)) }
  }

  mutating func act(on touchComposer: inout TouchComposer) -> [InputBatch] {
    switch random.below(14) {
    case 0, 1: return touchComposer.press(button, at: point)
    case 2, 3: return touchComposer.release(button, at: point)
    case 4, 5, 6: return touchComposer.movePointer(to: point)
    case 7: return touchComposer.turnWheel(by: CGFloat(random.below(9)) - 4) ?? []
    case 8: touchComposer.hold(modifiers)
    case 9, 10:
      let chord = Chord(key, random.below(3) == 0 ? modifiers : []), isRepeat = random.below(5) == 0
      return KeyBindings.touchKey(for: chord).flatMap { touchComposer.press($0, isRepeat: isRepeat) } ?? []
    case 11: return touchComposer.release(key)
    case 12:
      return touchComposer.touchScreen(Int64(random.below(12)), phase, at: point, pressure: Double(random.below(3)) / 2)
    default:
      if random.below(8) == 0 { return touchComposer.cancelAll() }
      touchComposer.leavePointer()
    }
    return []
  }

  /// Releases all buttons, keys and fingers of the touch screen.
  mutating func releaseAll(of touchComposer: inout TouchComposer) -> [InputBatch] {
    touchComposer.hold([])
    var events = touchComposer.release(.left, at: .zero) + touchComposer.release(.right, at: .zero)
    for key in RandomTouchInput.keys { events += touchComposer.release(key) }
    for id in 0..<12 { events += touchComposer.touchScreen(Int64(id), .up, at: .zero, pressure: 1) }
    return events
  }

  /// Returns an event of a window of 1280 × 800, whose device has its middle near 492, 320.
  mutating func event() -> InputEvent {
    time += TimeInterval(random.below(40)) / 1000
    let place = CGPoint(x: 300 + CGFloat(random.below(400)), y: 60 + CGFloat(random.below(520)))
    switch random.below(16) {
    case 0, 1: return .pointerDown(place, button)
    case 2, 3: return .pointerUp(place, button)
    case 4, 5, 6: return .pointerMoved(place)
    case 7: return .wheel(dx: 0, dy: CGFloat(random.below(9)) - 4, at: place)
    case 8: return .modifiers(modifiers)
    case 9, 10: return .keyDown(key, random.below(3) == 0 ? modifiers : [], isRepeat: random.below(5) == 0)
    case 11: return .keyUp(key, [])
    case 12, 13: return .finger(id: Int64(random.below(12)), phase, place, pressure: Double(random.below(3)) / 2)
    case 14: return random.below(6) == 0 ? .keyDown(.character("i"), [], isRepeat: false) : .pointerLeft
    default: return random.below(10) == 0 ? .hidden : .focusGained
    }
  }

  private var key: Key {
    mutating get { random.pick(RandomTouchInput.keys) }
  }

  private var phase: InputEvent.FingerPhase {
    mutating get { random.pick([.down, .moved, .up]) }
  }
}
