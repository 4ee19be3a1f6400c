import Foundation
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput

/// Does with a window what the hand of the invitation shows, by mouse and keys alone: the pointer is at whole pixels, two
/// fingers need Ctrl, force needs the wheel, and signals need their keys.
struct HandFollowing {
  let workbench: Workbench
  private var geometry: StageGeometry {
    StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
  }

  init(_ workbench: Workbench) { self.workbench = workbench }

  /// Performs all gestures, and looks at the window for two seconds more. Returns what cannot be done with a mouse.
  func follow() -> [String] {
    var problems: [String] = [], end = 0
    for gesture in workbench.display.scene.hand.gestures {
      if let problem = perform(gesture) { problems.append(problem) }
      end = gesture.end
      wait(until: end)
    }
    wait(until: end + 2000)
    return problems
  }

  private func perform(_ gesture: HandGesture) -> String? {
    if let signal = gesture.signal { return press(signal, at: gesture.start) }
    let starts = gesture.paths.compactMap(\.first), middle = workbench.touchComposer.mouse.pivot
    switch starts.count {
    case 1: break
    case 2 where starts[0].x + starts[1].x == 2 * middle.x && starts[0].y + starts[1].y == 2 * middle.y:
      send(.modifiers(.control), at: gesture.start)
    default: return "fingers at \(starts), which Ctrl does not put down"
    }
    for timed in gesture.inputs { perform(timed) }
    send(.modifiers([]), at: gesture.end)
    return nil
  }

  private func press(_ signal: Input, at time: Int) -> String? {
    switch signal {
    case .shake: key("m", at: time)
    case .remote: key("n", at: time)
    case .press: key("k", at: time)
    case .front(let view): bringToFront(view, at: time)
    default: return "\(signal)"
    }
    return nil
  }

  /// Presses F with the pointer on a corner of the view.
  private func bringToFront(_ view: String, at time: Int) {
    guard let corner = workbench.playback.tree.node(view)?.corners.first else { return }
    send(.pointerMoved(place(CGPoint(x: corner.x + 20, y: corner.y + 20))), at: time)
    key("f", at: time)
  }

  private func perform(_ timed: TimedInput) {
    switch timed.input {
    case .touch(1, .began, let point, let force):
      send(.pointerMoved(place(point)), at: timed.time)
      send(.pointerDown(place(point), .left), at: timed.time)
      turnWheel(to: force, at: point, timed.time)
    case .touch(1, .moved, let point, let force):
      send(.pointerMoved(place(point)), at: timed.time)
      turnWheel(to: force, at: point, timed.time)
    case .touch(1, .ended, let point, _): send(.pointerUp(place(point), .left), at: timed.time)
    case .interrupt: key("i", at: timed.time)
    default: break
    }
  }

  /// Turns the wheel line by line.
  private func turnWheel(to force: Double?, at point: CGPoint, _ time: Int) {
    guard let force else { return }
    var now = workbench.touchComposer.fingers.down.first?.force ?? 0
    while now + 0.01 < force {
      send(.wheel(dx: 0, dy: 1, at: place(point)), at: time)
      now = workbench.touchComposer.fingers.down.first?.force ?? force
    }
  }

  private func key(_ character: Character, at time: Int) {
    send(.keyDown(.character(character), [], isRepeat: false), at: time)
    send(.keyUp(.character(character), []), at: time)
  }

  /// The whole pixel of a point.
  private func place(_ point: CGPoint) -> CGPoint {
    let exact = geometry.windowPoint(point)
    return CGPoint(x: exact.x.rounded(), y: exact.y.rounded())
  }

  // MARK: Time

  /// Lets the time pass, and looks at the window at each time at which it changes.
  private func wait(until milliseconds: Int) {
    let end = HandFollowing.start + TimeInterval(milliseconds) / 1000
    while let next = workbench.nextDeadline, next < end {
      workbench.advance(to: next)
      workbench.noteFinishedPreset()
    }
    workbench.advance(to: end)
    workbench.noteFinishedPreset()
  }

  private func send(_ event: InputEvent, at milliseconds: Int) {
    wait(until: milliseconds)
    workbench.handle(event, at: HandFollowing.start + TimeInterval(milliseconds) / 1000)
    workbench.noteFinishedPreset()
  }

  /// The time of the first input, in seconds.
  private static let start: TimeInterval = 10
}
