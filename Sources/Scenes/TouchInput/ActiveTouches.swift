import Foundation
import Scenes

/// The fingers that are down on the stage, from all input devices, with their numbers and points.
///
/// A call without meaning, such as lifting a finger that is not down, does nothing. So every finger that went down goes
/// up or is cancelled exactly once.
package struct ActiveTouches: Equatable {
  /// The input that moves a finger. It identifies the finger while it is down.
  package enum Player: Hashable {
    /// The n-th finger of the left mouse button, from 0.
    case mouse(Int)
    /// A pinned finger of the right mouse button.
    case pin(Int)
    /// The finger with this number that keys move.
    case keyboard(Int)
    /// The n-th finger of a tap with several fingers by keys, from 0.
    case keyboardFan(Int)
    /// A finger of a touch screen, with the screen's id for it.
    case screen(Int64)
  }

  package struct Finger: Equatable {
    let player: Player
    /// The number of the finger in the scene, from 1.
    let number: Int
    /// In the coordinate space of the screen, in points.
    fileprivate(set) var point: CGPoint
    /// 1 is an average touch; nil if the device does not report pressure.
    fileprivate(set) var force: Double?
  }

  /// The highest number of a finger in a script.
  static let highestNumber = 20

  /// In order of arrival.
  private(set) var down: [Finger] = []

  package var isEmpty: Bool { down.isEmpty }

  /// The numbers of the fingers in the scene.
  package var numbers: Set<Int> { Set(down.map(\.number)) }

  package subscript(player: Player) -> Finger? { down.first { $0.player == player } }

  /// Returns the lowest free number from `first` on, for a finger that goes down; nil if there is none.
  func freeNumber(from first: Int = 1) -> Int? {
    let numbers = 1...ActiveTouches.highestNumber
    return numbers.first { number in number >= first && !down.contains { $0.number == number } }
  }

  // MARK: What fingers do

  /// Puts a finger down.
  /// - Returns: nil if the finger is already down, or no number is free.
  mutating func press(_ player: Player, at point: CGPoint, force: Double? = nil, number first: Int = 1) -> Input? {
    guard self[player] == nil, let number = freeNumber(from: first) else { return nil }
    let finger = Finger(player: player, number: number, point: player.place(point), force: force)
    down.append(finger)
    return finger.report(.began)
  }

  /// Moves a finger, and sets its force unless `force` is nil.
  /// - Returns: nil if nothing changes.
  mutating func move(_ player: Player, to point: CGPoint, force: Double? = nil) -> Input? {
    guard let index = down.firstIndex(where: { $0.player == player }) else { return nil }
    let before = down[index]
    down[index].point = player.place(point)
    if let force { down[index].force = force }
    return down[index] == before ? nil : down[index].report(.moved)
  }

  /// Lifts or cancels a finger.
  /// - Returns: nil if it is not down.
  mutating func lift(_ player: Player, _ phase: Input.Phase = .ended) -> Input? {
    guard let index = down.firstIndex(where: { $0.player == player }) else { return nil }
    return down.remove(at: index).report(phase)
  }

  /// Cancels all fingers.
  mutating func cancelAll() -> InputBatch {
    defer { down = [] }
    return down.map { $0.report(.cancelled) }
  }
}

extension ActiveTouches.Player {
  /// Returns where a finger lands that is put at a point: on a whole point with a mouse, whose pixels are no exact points.
  fileprivate func place(_ point: CGPoint) -> CGPoint {
    switch self {
    case .mouse, .pin: CGPoint(x: point.x.rounded() + 0, y: point.y.rounded() + 0)
    case .keyboard, .keyboardFan, .screen: point.roundedForRecording
    }
  }
}

extension ActiveTouches.Finger {
  /// Returns the input for a phase; a finger that goes up has no force.
  fileprivate func report(_ phase: Input.Phase) -> Input {
    let isLeaving = phase == .ended || phase == .cancelled
    return .touch(finger: number, phase: phase, at: point, force: isLeaving ? nil : force)
  }
}

extension CGPoint {
  /// The point rounded to hundredths, which is precise enough and short to write.
  var roundedForRecording: CGPoint {
    CGPoint(x: (x * 100).rounded() / 100 + 0, y: (y * 100).rounded() / 100 + 0)
  }
}
