import UIKit

/// The reports of the pipeline as a hash.
final class Transcript: PipelineObserver {
  private(set) var journal = Journal()

  func pipelineWillPerform(_ step: PipelineStep) {
    switch step {
    case .event(let event, let samples): note(1, event.type.rawValue, samples.count)
    case .timeout(let time): note(2, Int(time * 1000))
    case .hitTestPass(let pass, let touch): note(3, pass, touch.finger)
    case .hitTest(let view, let point): note(4, view.tag, Int(bitPattern: UInt(point.x.bitPattern)))
    case .pointInside(let view, let point): note(5, view.tag, Int(bitPattern: UInt(point.y.bitPattern)))
    case .sendEvent(let responder, let event): note(6, (responder as? UIView)?.tag ?? -1, event.type.rawValue)
    case .recognizerTouches(let gesture, let phase, let touches):
      note(7, gesture.number, phase.rawValue, touches.count, touches.first?.finger ?? 0)
    case .recognizerPresses(let gesture, let phase, _): note(8, gesture.number, phase.rawValue)
    case .question(let question): note(question)
    case .reset(let gesture): note(9, gesture.number)
    case .touches(let responder, let phase, let touches):
      note(10, (responder as? UIView)?.tag ?? -1, phase.rawValue, touches.count, touches.first?.finger ?? 0)
    case .motion(let responder, let phase, _): note(11, (responder as? UIView)?.tag ?? -1, phase.rawValue)
    case .presses(let responder, let phase, _): note(12, (responder as? UIView)?.tag ?? -1, phase.rawValue)
    case .remoteControl: note(13)
    case .action(let action):
      let sender = (action.sender as? UIView)?.tag ?? (action.sender as? UIGestureRecognizer)?.number ?? -1
      note(14, sender, Int(action.controlEvent.rawValue))
    }
  }

  func pipelineDidPerform(_ step: PipelineStep, answer: PipelineAnswer) {
    switch answer {
    case .none: note(20)
    case .flag(let flag): note(21, flag ? 1 : 0)
    case .view(let view): note(22, view?.tag ?? -1)
    }
  }

  func pipelineDidNote(_ note: PipelineNote) {
    switch note {
    case .bound(let touch, let view): self.note(30, touch.finger, view?.tag ?? -1)
    case .stateChange(let gesture, let old, let new, _): self.note(31, gesture.number, old.rawValue, new.rawValue)
    case .cancelled(let touch, let view, _): self.note(32, touch.finger, view.tag)
    case .dropped(let touch, let view, _): self.note(33, touch.finger, view.tag)
    case .withheld(let touch, let phase, _): self.note(34, touch.finger, phase.rawValue)
    case .verdict(let gesture, _): self.note(35, gesture.number)
    case .attends(let gesture, let touch): self.note(36, gesture.number, touch.finger)
    case .refused(let view, _): self.note(37, view.tag)
    case .ignored, .bid, .forwarded, .climbed, .postponed, .interrupted, .warning: self.note(38)
    }
  }

  private func note(_ question: PipelineQuestion) {
    switch question {
    case .shouldReceiveEvent(let gesture, _, _): note(40, gesture.number)
    case .shouldReceiveTouch(let gesture, let touch, _): note(41, gesture.number, touch.finger)
    case .shouldReceivePress(let gesture, _, _): note(50, gesture.number)
    case .shouldBegin(let gesture, _): note(42, gesture.number)
    case .shouldRequireFailure(let one, let other, _): note(43, one.number, other.number)
    case .shouldBeRequiredToFail(let one, let other, _): note(44, one.number, other.number)
    case .shouldRecognizeSimultaneously(let one, let other, _): note(45, one.number, other.number)
    case .canPrevent(let one, let other): note(46, one.number, other.number)
    case .canBePrevented(let one, let other): note(47, one.number, other.number)
    case .touchesShouldBegin(let view, let touch, _): note(48, view.tag, touch.finger)
    case .touchesShouldCancel(let view, _): note(49, view.tag)
    }
  }

  private func note(_ kind: Int, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0) {
    journal.note("", kind, a, b, c, d)
  }
}

extension UIGestureRecognizer {
  /// The id of the recognizer in its case, which is its name; 0 for those of the library.
  var number: Int { name.flatMap { Int($0) } ?? 0 }
}
