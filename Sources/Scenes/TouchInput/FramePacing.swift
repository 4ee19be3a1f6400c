import Foundation
import Scenes

/// Collects the moves of fingers between two frames, as a phone does: all moves are passed on together, at most once in
/// each frame of 1/60 s.
///
/// A mouse reports up to a thousand times a second, and a trace with all of these reports would be unreadable.
package struct FramePacing {
  /// The length of a frame, in seconds.
  package static let frame: TimeInterval = 1.0 / 60

  /// At most one move for each finger, in the order in which the fingers first moved.
  private var waiting: InputBatch = []
  private var nextFrame = -TimeInterval.infinity

  package init() {}

  /// The time at which the collected moves are due, in seconds; nil if there are none.
  package var deadline: TimeInterval? { waiting.isEmpty ? nil : nextFrame }

  /// Adds moves that happen at the same time.
  package mutating func add(_ moves: InputBatch) {
    for move in moves {
      if let index = waiting.firstIndex(where: { $0.finger == move.finger }) {
        waiting[index] = move
      } else {
        waiting.append(move)
      }
    }
  }

  /// Returns and removes the moves that are due at a time.
  package mutating func take(at time: TimeInterval) -> InputBatch { time >= nextFrame ? takeAll(at: time) : [] }

  /// Returns and removes all moves, before another input that must come after them.
  package mutating func takeAll(at time: TimeInterval) -> InputBatch {
    guard !waiting.isEmpty else { return [] }
    nextFrame = time + FramePacing.frame
    defer { waiting = [] }
    return waiting
  }

  /// Removes all moves.
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
