import Scenes
import UIKit

/// Touches made with a mouse.
///
/// The left button is finger 1. With Control or Alt, a second finger mirrors it about the pivot; Shift moves the pivot
/// with the pointer, so that both fingers move in parallel. With a digit held, that many fingers go down as a fan. The
/// right button pins fingers that stay down. The number of fingers is decided when a button goes down: a modifier or
/// digit that changes later neither adds a finger nor leaves one behind. All points are in the coordinate space of the
/// scene's screen.
package struct MouseTouches: Equatable {
  /// The fingers that the left button holds.
  enum DragMode: Equatable {
    case one
    case pair
    case fan(Int)
    /// A pinned finger, at an offset from the pointer.
    case pin(Int, offset: CGVector)
  }

  /// The pinned finger that the right button holds.
  struct Pinning: Equatable {
    let pin: Int
    /// From the pointer to the finger.
    let offset: CGVector
    let start: CGPoint
    let isNew: Bool
    var hasMoved = false
  }

  /// The distance within which a click takes hold of a pinned finger, in points.
  static let reach: CGFloat = 18
  /// The distance after which a press of the right button is a drag, in points.
  private static let slack: CGFloat = 3

  /// Nil while the pointer is outside the stage and holds no finger.
  private(set) var pointer: CGPoint?
  var modifiers: Modifiers = [] { didSet { if !isPair { pivot = home } } }
  /// The digit that is held: the number of fingers that a click puts down.
  var digit: Int?
  /// The place that the user chose for the pivot.
  private(set) var home: CGPoint
  /// The current pivot: Shift moves it with the pointer until the pair goes up.
  private(set) var pivot: CGPoint
  private(set) var dragMode: DragMode?
  private(set) var pinning: Pinning?
  private var force: Double?
  private var pins = 0
  /// Whether Control is part of a command such as Control-S, so that no second finger shows until the pointer moves.
  private var isCommanding = false

  init(pivot: CGPoint) { (home, self.pivot) = (pivot, pivot) }

  package var isHolding: Bool { dragMode != nil || pinning != nil }

  /// Whether a second finger mirrors the pointer.
  var isPair: Bool { dragMode == .pair || (dragMode == nil && wantsPair) }

  private var wantsPair: Bool {
    !isCommanding && digit ?? 1 < 2 && !modifiers.isDisjoint(with: [.control, .alt])
  }

  // MARK: The left button

  mutating func press(at point: CGPoint, _ fingers: inout ActiveTouches) -> [InputBatch] {
    let lost = [letGo(.cancelled, &fingers)]
    (pointer, force, isCommanding) = (point, nil, false)
    let dragMode = dragMode(at: point, fingers)
    self.dragMode = dragMode
    if case .pin = dragMode { return lost }
    var inputs: InputBatch = []
    for (index, place) in places(of: dragMode, at: point).enumerated() {
      if let input = fingers.press(.mouse(index), at: place, number: index + 1) { inputs.append(input) }
    }
    return lost + [inputs]
  }

  private func dragMode(at point: CGPoint, _ fingers: ActiveTouches) -> DragMode {
    if let digit, digit > 1 { return .fan(digit) }
    if wantsPair { return .pair }
    guard let (pin, place) = pin(near: point, fingers) else { return .one }
    return .pin(pin, offset: CGVector(from: point, to: place))
  }

  mutating func release(at point: CGPoint, _ fingers: inout ActiveTouches) -> [InputBatch] {
    let last = move(to: point, &fingers)
    let lifted = letGo(.ended, &fingers)
    if !isPair { pivot = home }
    return [last, lifted]
  }

  /// Lifts the fingers that the left button holds down; pinned fingers stay down.
  private mutating func letGo(_ phase: Input.Phase, _ fingers: inout ActiveTouches) -> InputBatch {
    guard let dragMode else { return [] }
    self.dragMode = nil
    return (0..<dragMode.count).compactMap { fingers.lift(.mouse($0), phase) }
  }

  // MARK: Moving

  /// Moves the pointer and the fingers that it holds.
  mutating func move(to point: CGPoint, _ fingers: inout ActiveTouches) -> InputBatch {
    if pointer != point { isCommanding = false }
    if isPair, modifiers.contains(.shift), let pointer {
      pivot = pivot.moved(point.x - pointer.x, point.y - pointer.y)
    }
    pointer = point
    return moveHeldFingers(&fingers) + movePinning(to: point, &fingers)
  }

  /// Removes the pointer from the stage, unless it holds a finger.
  mutating func leave() { if !isHolding { pointer = nil } }

  private func moveHeldFingers(_ fingers: inout ActiveTouches) -> InputBatch {
    guard let dragMode, let pointer else { return [] }
    if case .pin(let pin, let offset) = dragMode {
      return [fingers.move(.pin(pin), to: pointer.moved(offset.dx, offset.dy))].compactMap(\.self)
    }
    return places(of: dragMode, at: pointer).enumerated().compactMap { index, place in
      fingers.move(.mouse(index), to: place, force: force)
    }
  }

  private mutating func movePinning(to point: CGPoint, _ fingers: inout ActiveTouches) -> InputBatch {
    guard var held = pinning else { return [] }
    held.hasMoved = held.hasMoved || FingerGeometry.distance(held.start, point) > MouseTouches.slack
    pinning = held
    guard held.hasMoved else { return [] }
    return [fingers.move(.pin(held.pin), to: point.moved(held.offset.dx, held.offset.dy))].compactMap(\.self)
  }

  /// Changes the force by lines of the wheel; nil if the left button holds no finger down.
  mutating func turnWheel(by lines: CGFloat, _ fingers: inout ActiveTouches) -> InputBatch? {
    switch dragMode {
    case nil, .pin: return nil
    case .one, .pair, .fan:
      force = Force.changed(force, by: lines)
      return moveHeldFingers(&fingers)
    }
  }

  // MARK: The right button

  /// Puts down a pinned finger, or takes hold of the one at the point.
  mutating func pressRight(at point: CGPoint, _ fingers: inout ActiveTouches) -> InputBatch {
    pointer = point
    if let (pin, place) = pin(near: point, fingers) {
      pinning = Pinning(pin: pin, offset: CGVector(from: point, to: place), start: point, isNew: false)
      return []
    }
    pins += 1
    pinning = Pinning(pin: pins, offset: .zero, start: point, isNew: true)
    // Finger 1 stays free for the left button.
    return [fingers.press(.pin(pins), at: point, number: 2)].compactMap(\.self)
  }

  /// Lifts a pinned finger that was clicked and not dragged.
  mutating func releaseRight(at point: CGPoint, _ fingers: inout ActiveTouches) -> [InputBatch] {
    let last = movePinning(to: point, &fingers)
    guard let held = pinning else { return [last] }
    pinning = nil
    let isLifted = !held.isNew && !held.hasMoved
    return [last, isLifted ? [fingers.lift(.pin(held.pin))].compactMap(\.self) : []]
  }

  private func pin(near point: CGPoint, _ fingers: ActiveTouches) -> (pin: Int, place: CGPoint)? {
    fingers.down.reversed().lazy.compactMap { finger in
      guard case .pin(let pin) = finger.player,
        FingerGeometry.distance(finger.point, point) <= MouseTouches.reach
      else { return nil }
      return (pin, finger.point)
    }.first
  }

  // MARK: The pivot, and all at once

  /// Places the pivot.
  mutating func placePivot(at point: CGPoint) { (home, pivot) = (point, point) }

  /// Forgets the fingers that the buttons hold.
  mutating func forget() {
    (dragMode, pinning, force) = (nil, nil, nil)
    if !isPair { pivot = home }
  }

  /// Notes that another key was pressed while Control is down.
  mutating func noteCommand() { isCommanding = true }

  /// Forgets the keys that are down, whose release will not be reported.
  mutating func forgetKeys() { (digit, modifiers) = (nil, []) }

  /// The points at which fingers would go down with the left button; empty for a single finger.
  var phantoms: [CGPoint] {
    guard dragMode == nil, let pointer else { return [] }
    if let digit, digit > 1 { return places(of: .fan(digit), at: pointer) }
    return wantsPair ? places(of: .pair, at: pointer) : []
  }

  private func places(of dragMode: DragMode, at point: CGPoint) -> [CGPoint] {
    switch dragMode {
    case .one: [point]
    case .pair: [point, FingerGeometry.mirror(point, about: pivot)]
    case .fan(let count): FingerGeometry.fan(count, around: point)
    case .pin: []
    }
  }
}

extension MouseTouches.DragMode {
  /// The number of fingers that went down.
  fileprivate var count: Int {
    switch self {
    case .one: 1
    case .pair: 2
    case .fan(let count): count
    case .pin: 0
    }
  }
}
