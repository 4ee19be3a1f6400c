import Foundation
import Scenes

/// The fingers that are down on the stage, whoever plays them, with their numbers and places.
///
/// What makes no sense, such as the lifting of a finger that is not down, does nothing and says nothing; so every
/// finger that went down goes up, or is cancelled, exactly once.
package struct ActiveTouches: Equatable {
  /// Who moves a finger. What it is called while it is up as well as while it is down.
  package enum Player: Hashable {
    /// The n-th finger of the hand that the mouse plays, from 0.
    case mouse(Int)
    /// A finger that stays where a right click left it.
    case pin(Int)
    /// The finger of that number that keys play.
    case keyboard(Int)
    /// The n-th finger of a tap with several fingers that keys play, from 0.
    case keyboardFan(Int)
    /// A finger of a touch screen, by the name that the screen gives it.
    case screen(Int64)
  }

  package struct Finger: Equatable {
    let player: Player
    /// From 1; what the scene knows it by.
    let number: Int
    /// In the coordinate space of the screen, in points.
    fileprivate(set) var point: CGPoint
    /// 1 is an average touch; nil where nobody said anything about pressure.
    fileprivate(set) var force: Double?
  }

  /// What a script can name.
  static let highestNumber = 20

  /// In order of arrival.
  private(set) var down: [Finger] = []

  package var isEmpty: Bool { down.isEmpty }

  package subscript(player: Player) -> Finger? { down.first { $0.player == player } }

  /// The number that a finger that goes down now gets: the lowest that is free, from `first` on. Nil: there are enough.
  func freeNumber(from first: Int = 1) -> Int? {
    let numbers = 1...ActiveTouches.highestNumber
    return numbers.first { number in number >= first && !down.contains { $0.number == number } }
  }

  // MARK: What fingers do

  /// Puts a finger down. Nil if it is down already, or no number is free.
  mutating func press(_ player: Player, at point: CGPoint, force: Double? = nil, number first: Int = 1) -> Input? {
    guard self[player] == nil, let number = freeNumber(from: first) else { return nil }
    let finger = Finger(player: player, number: number, point: point.roundedForRecording, force: force)
    down.append(finger)
    return finger.report(.began)
  }

  /// Moves a finger, or changes how hard it presses; nil force leaves that as it is. Nil if nothing changes.
  mutating func move(_ player: Player, to point: CGPoint, force: Double? = nil) -> Input? {
    guard let index = down.firstIndex(where: { $0.player == player }) else { return nil }
    let before = down[index]
    down[index].point = point.roundedForRecording
    if let force { down[index].force = force }
    return down[index] == before ? nil : down[index].report(.moved)
  }

  /// Takes a finger away from where it is. Nil if it is not down.
  mutating func lift(_ player: Player, _ phase: Input.Phase = .ended) -> Input? {
    guard let index = down.firstIndex(where: { $0.player == player }) else { return nil }
    return down.remove(at: index).report(phase)
  }

  /// Takes all fingers away: nobody will hear of them any more.
  mutating func cancelAll() -> [Input] {
    defer { down = [] }
    return down.map { $0.report(.cancelled) }
  }
}

extension ActiveTouches.Finger {
  /// A finger that leaves presses no more.
  fileprivate func report(_ phase: Input.Phase) -> Input {
    let isLeaving = phase == .ended || phase == .cancelled
    return .touch(finger: number, phase: phase, at: point, force: isLeaving ? nil : force)
  }
}

extension CGPoint {
  /// A hundredth of a point is finer than any finger and short to write.
  var roundedForRecording: CGPoint {
    CGPoint(x: (x * 100).rounded() / 100 + 0, y: (y * 100).rounded() / 100 + 0)
  }
}
