import Foundation
import Scenes

/// Gathers what fingers report between two frames, as the phone does: a move is handed on at most once in a frame
/// of 1/60 s, and with it those of all other fingers.
///
/// A mouse reports a thousand times a second, ten fingers more often still; nobody could read such a trace.
package struct FramePacing {

  package init() {
  }
  /// Seconds.
  package static let frame: TimeInterval = 1.0 / 60

  /// At most one a finger, in the order in which they first moved.
  private var waiting: [Input] = []
  private var nextFrame = -TimeInterval.infinity

  /// When what waits is due, in seconds; nil while nothing waits.
  package var deadline: TimeInterval? { waiting.isEmpty ? nil : nextFrame }

  /// Takes moves that happen at one moment.
  package mutating func add(_ moves: [Input]) {
    for move in moves {
      if let index = waiting.firstIndex(where: { $0.finger == move.finger }) {
        waiting[index] = move
      } else {
        waiting.append(move)
      }
    }
  }

  /// What is to be handed on at that time.
  package mutating func take(at time: TimeInterval) -> [Input] { time >= nextFrame ? takeAll(at: time) : [] }

  /// What waits, because something else happens now that must come after it.
  package mutating func takeAll(at time: TimeInterval) -> [Input] {
    guard !waiting.isEmpty else { return [] }
    nextFrame = time + FramePacing.frame
    defer { waiting = [] }
    return waiting
  }

  /// Nobody wants to hear of what waits.
  package mutating func forget() { waiting = [] }
}

extension Input {
  package var finger: Int? {
    if case .touch(let finger, _, _, _) = self { finger } else { nil }
  }

  package var isBegin: Bool {
    if case .touch(_, .began, _, _) = self { true } else { false }
  }

  package var isMove: Bool {
    if case .touch(_, .moved, _, _) = self { true } else { false }
  }
}
