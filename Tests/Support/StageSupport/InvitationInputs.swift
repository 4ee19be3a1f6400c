import Foundation
import ScenePicture
import Scenes
import TouchInput
import TouchTrace

/// The inputs of a person with one mouse and a keyboard who follows an invitation: the pointer is at whole pixels,
/// a second finger needs Ctrl, force needs the wheel, and signals need their keys.
@MainActor package struct InvitationInputs {
  package struct Timed {
    /// In milliseconds of the invitation.
    package var time: Int
    package var event: InputEvent
  }

  package private(set) var events: [Timed] = []
  /// The end of the last gesture, in milliseconds.
  package private(set) var end = 0
  /// What cannot be done with a mouse and a keyboard.
  package private(set) var problems: [String] = []

  private let geometry: StageGeometry
  private let tree: TreeSnapshot
  private var lines = 0.0

  package init(following scene: Scene, in layout: WindowLayout) {
    geometry = StageGeometry(layout: layout, screen: scene.size)
    tree = Playback(scene).tree
    let pivot = CGPoint(x: scene.size.width / 2, y: scene.size.height / 2)
    for gesture in scene.invitedScript.gestures {
      add(gesture, pivot: pivot)
      end = gesture.end
    }
  }

  // MARK: Gestures

  private mutating func add(_ gesture: InvitedGesture, pivot: CGPoint) {
    if let signal = gesture.signal { return add(signal, at: gesture.start) }
    let starts = gesture.paths.compactMap(\.first)
    switch starts.count {
    case 1: break
    case 2 where starts[0].x + starts[1].x == 2 * pivot.x && starts[0].y + starts[1].y == 2 * pivot.y:
      send(.modifiers(.control), at: gesture.start)
    default: return problems.append("fingers at \(starts), which Ctrl does not put down")
    }
    for timed in gesture.inputs { add(timed) }
    if starts.count == 2 { send(.modifiers([]), at: gesture.end) }
  }

  private mutating func add(_ timed: TimedInput) {
    switch timed.input {
    case .touch(1, .began, let point, let force):
      send(.pointerMoved(place(point)), at: timed.time)
      send(.pointerDown(place(point), .left), at: timed.time)
      lines = 0
      turnWheel(to: force, at: point, timed.time)
    case .touch(1, .moved, let point, let force):
      send(.pointerMoved(place(point)), at: timed.time)
      turnWheel(to: force, at: point, timed.time)
    case .touch(1, .ended, let point, _): send(.pointerUp(place(point), .left), at: timed.time)
    case .interrupt: press("i", at: timed.time)
    default: break
    }
  }

  /// Turns the wheel line by line; each adds a third of an average touch.
  private mutating func turnWheel(to force: Double?, at point: CGPoint, _ time: Int) {
    guard let force else { return }
    while lines / 3 + 0.01 < force {
      send(.wheel(dx: 0, dy: 1, at: place(point)), at: time)
      lines += 1
    }
  }

  // MARK: Signals

  private mutating func add(_ signal: Input, at time: Int) {
    switch signal {
    case .shake: press("m", at: time)
    case .remote: press("n", at: time)
    case .press: press("k", at: time)
    case .front(let view): bringToFront(view, at: time)
    default: problems.append("\(signal)")
    }
  }

  /// Presses F with the pointer on a corner of the view.
  private mutating func bringToFront(_ view: String, at time: Int) {
    guard let corner = tree.node(view)?.corners.first else { return problems.append("no view \(view)") }
    send(.pointerMoved(place(CGPoint(x: corner.x + 20, y: corner.y + 20))), at: time)
    press("f", at: time)
  }

  private mutating func press(_ key: Character, at time: Int) {
    send(.keyDown(.character(key), [], isRepeat: false), at: time)
    send(.keyUp(.character(key), []), at: time)
  }

  // MARK: Events

  private mutating func send(_ event: InputEvent, at time: Int) { events.append(Timed(time: time, event: event)) }

  /// The whole pixel of a point.
  private func place(_ point: CGPoint) -> CGPoint {
    let exact = geometry.windowPoint(point)
    return CGPoint(x: exact.x.rounded(), y: exact.y.rounded())
  }
}
