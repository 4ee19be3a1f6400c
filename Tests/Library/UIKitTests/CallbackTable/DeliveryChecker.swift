import Foundation

@testable import UIKitCore

/// An observer that checks the rules of delivery: to the hit view of each touch, and to each recognizer.
final class DeliveryChecker: PipelineObserver {
  private(set) var violations: [String] = []
  /// The number of requests to cancel touches that were delivered.
  private(set) var interruptions = 0
  private var ofViews = DeliveryLog()
  private var ofRecognizers = DeliveryLog()

  func pipelineWillPerform(_ step: PipelineStep) {
    switch step {
    case .touches(let responder, let phase, let touches):
      for touch in touches where touch.hitView === responder {
        if touch.phase != phase { violations.append("a touch reads \(touch.phase) in touches \(phase)") }
        violations += ofViews.add(phase, of: touch, to: responder)
      }
    case .recognizerTouches(let recognizer, let phase, let touches):
      for touch in touches { violations += ofRecognizers.add(phase, of: touch, to: recognizer) }
    default: break
    }
  }

  func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {}

  func pipelineDidNote(_ note: PipelineNote) {
    if case .interrupted = note { interruptions += 1 }
  }

  /// The violations, with the touches that no view has seen the end of.
  func finish() -> [String] { violations + ofViews.open.map { "the view is left at \($0)" } }
}

/// The phases that objects have received of their touches.
private struct DeliveryLog {
  private struct Entry {
    let receiver: AnyObject
    let touch: UITouch
    var phases: [UITouch.Phase]
  }

  private var entries: [Entry] = []

  var open: [[UITouch.Phase]] {
    entries.map(\.phases).filter { $0.last != .ended && $0.last != .cancelled }
  }

  /// Adds a phase; returns what is wrong with it.
  mutating func add(_ phase: UITouch.Phase, of touch: UITouch, to receiver: AnyObject) -> [String] {
    let index = entries.firstIndex { $0.touch === touch && $0.receiver === receiver }
    let before = index.map { entries[$0].phases } ?? []
    if let index {
      entries[index].phases.append(phase)
    } else {
      entries.append(Entry(receiver: receiver, touch: touch, phases: [phase]))
    }
    let isFirst = before.isEmpty, isOver = before.last == .ended || before.last == .cancelled
    return isFirst == (phase == .began) && !isOver ? [] : ["\(type(of: receiver)) received \(phase) after \(before)"]
  }
}
