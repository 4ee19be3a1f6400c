import Foundation
import Scenes
import UIKit

// Fingers that start on a panel operate the panel; fingers on the stage stay with the stage.

extension Workbench {
  /// The finger that the mouse's left button plays.
  static let mouse: Int64 = -1

  func pressPointer(at point: CGPoint, _ button: InputEvent.Button) {
    guard button == .left else { return }
    moveFinger(Workbench.mouse, .down, to: point, pressure: 0)
  }

  func movePointer(to point: CGPoint) {
    moveFinger(Workbench.mouse, .moved, to: point, pressure: 0)
    hover(over: point)
  }

  func releasePointer(at point: CGPoint, _ button: InputEvent.Button) {
    guard button == .left else { return }
    moveFinger(Workbench.mouse, .up, to: point, pressure: 0)
    hover(over: point)
  }

  func leavePointer() {
    hovered = nil
    panels.pointerLeft()
  }

  /// A finger of a touch screen, or the one that the mouse plays.
  func moveFinger(_ id: Int64, _ phase: InputEvent.FingerPhase, to point: CGPoint, pressure: Double) {
    switch phase {
    case .down:
      // Several inputs may come before the next picture: what is pressed is the panel as it is by now.
      panels.show(moment, look)
      if isOnStage(point) { touchStage(fingers.begin(id), .began, point) } else { panels.press(id, at: point, time) }
    case .moved:
      if let finger = fingers[id] { touchStage(finger, .moved, point) } else { panels.drag(id, to: point, time) }
    case .up:
      if let finger = fingers.end(id) { touchStage(finger, .ended, point) } else { panels.lift(id, at: point, time) }
    }
  }

  /// Nobody will hear of these fingers any more: the window lost the focus or is closing.
  func cancelTouches() {
    for finger in fingers.forgetAll() {
      let point = playback.lastPoint(of: finger) ?? .zero
      playback.perform(.touch(finger: finger, phase: .cancelled, at: point, force: nil), at: stageTime)
    }
    panels.cancelTouches(at: time)
  }

  private func isOnStage(_ point: CGPoint) -> Bool { look.layout.stage.contains(point) && !panels.covers(point) }

  private func touchStage(_ finger: Int, _ phase: Input.Phase, _ point: CGPoint) {
    hovered = nil
    let place = geometry.screenPoint(point).roundedForRecording
    playback.perform(.touch(finger: finger, phase: phase, at: place, force: nil), at: stageTime)
    if phase == .began && mode == .step { showNewSequence() }
  }

  /// Step by step, a new touch is looked at from its beginning.
  private func showNewSequence() {
    if fingers.count == 1, let start = playback.trace.sequenceStarts.last { playback.cursor = start + 1 }
  }

  private func hover(over point: CGPoint) {
    panels.hover(over: point)
    let isFree = fingers.isEmpty && isOnStage(point)
    hovered = isFree ? playback.tree.view(at: geometry.screenPoint(point)) : nil
  }

  private var geometry: StageGeometry { StageGeometry(layout: look.layout, screen: playback.scene.size) }
}

/// Gives the fingers on the stage their numbers: the lowest that is free.
nonisolated struct StageFingers {
  private var numbers: [(id: Int64, number: Int)] = []

  var isEmpty: Bool { numbers.isEmpty }

  var count: Int { numbers.count }

  subscript(id: Int64) -> Int? { numbers.first { $0.id == id }?.number }

  mutating func begin(_ id: Int64) -> Int {
    if let number = self[id] { return number }
    let taken = Set(numbers.map(\.number))
    let number = (1...).first { !taken.contains($0) } ?? 1
    numbers.append((id, number))
    return number
  }

  mutating func end(_ id: Int64) -> Int? {
    guard let index = numbers.firstIndex(where: { $0.id == id }) else { return nil }
    return numbers.remove(at: index).number
  }

  /// The numbers that were given.
  @discardableResult
  mutating func forgetAll() -> [Int] {
    defer { numbers = [] }
    return numbers.map(\.number)
  }
}

nonisolated extension CGPoint {
  /// A hundredth of a point is finer than any finger and short to write.
  var roundedForRecording: CGPoint { CGPoint(x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100) }
}

nonisolated extension TreeSnapshot {
  /// The frontmost view that is seen at a point of the screen, whatever its gates say.
  func view(at point: CGPoint) -> String? {
    nodes.last { !isHidden($0) && $0.corners.contain(point) }?.name
  }

  private func isHidden(_ node: Node) -> Bool {
    node.isHidden || (node.superview.flatMap { self.node($0) }.map { isHidden($0) } ?? false)
  }
}

nonisolated extension [CGPoint] {
  /// Whether a point lies inside the convex polygon of these corners, in the order in which they stand.
  func contain(_ point: CGPoint) -> Bool {
    let turns = indices.map { index in
      let one = self[index], two = self[(index + 1) % count]
      return (two.x - one.x) * (point.y - one.y) - (two.y - one.y) * (point.x - one.x)
    }
    return turns.allSatisfy { $0 >= 0 } || turns.allSatisfy { $0 <= 0 }
  }
}
