import TouchTrace
import UIKit

/// The fate of the event: the second half of the summary of a touch.
enum OutcomeLine: Equatable {
  /// The hit-test view handles it itself.
  case itself(String)
  case climbs(handler: String)
  case dropped
  /// The touch was cancelled by a recognizer or (nil) by the system.
  case cancelled(String, by: String?)
  /// A control tracks the touch, and has sent this action.
  case control(String, action: String?)
  /// The view does not get this finger; a recognizer may follow it all the same.
  case ignored(String, isFollowed: Bool)
  /// The view is known, and no method has been called.
  case notSent
  /// A responder handled the touch and passed it on, to the last one that received it.
  case passesOn(String, last: String)
  /// No responder handled it; the chain ends before a delegate that is no responder.
  case endsBefore(String, last: String)
  /// The responder handled `touchesBegan` but does not override the method of a later phase, which another one handles
  /// or, if nil, no one.
  case splits(String, UITouch.Phase, to: String?)
  /// The delivery has not ended.
  case open
}

extension OutcomeLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .itself: [" It handles the touch itself.", " It handles it."]
    case .climbs(let handler):
      [
        " \(handler, .chain) is the first to handle it.", " \(handler, .chain) handles the touch.",
        " \(handler, .chain) handles it.",
      ]
    case .dropped: [" Nobody handles the event: it is dropped.", " The event is dropped."]
    case .cancelled(let view, nil):
      [" \(view, .cancelled) gets touchesCancelled, not touchesEnded.", " Then it is cancelled."]
    case .cancelled(_, let recognizer?): [" Then \(recognizer, .recognizer) cancels it."]
    // A closure has no name.
    case .control(_, ""?): [" It sends its action.", " It acts."]
    case .control(_, let action?): [" It sends its action \(action).", " Action: \(action)."]
    case .control(_, nil): [" It is a control and keeps the touch.", " It is a control."]
    case .ignored(_, isFollowed: false):
      [" But it already has a touch and does not get this one.", " It does not get this finger."]
    case .ignored(_, isFollowed: true):
      [" It gets one finger only; its recognizers follow this one, too.", " Only its recognizers follow this finger."]
    case .notSent: [" No view has heard of it yet."]
    case .passesOn(let responder, let last):
      [
        " \(responder, .chain) handles it and passes it on, up to \(last, .chain).",
        " \(responder, .chain) handles it and passes it on.",
      ]
    case .endsBefore(let outsider, let last):
      [" \(outsider, .neutral) is no UIResponder: dropped after \(last, .chain)."]
    case .splits(let view, let phase, let handler?):
      [
        " \(view, .chain) handles touchesBegan, but \(phase.method) goes on to \(handler, .chain).",
        " \(phase.method) goes on to \(handler, .chain).",
      ]
    case .splits(let view, let phase, nil):
      [
        " \(view, .chain) handles touchesBegan, but \(phase.method) is dropped.", " \(phase.method) is dropped.",
      ]
    case .open: [""]
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .itself: ["；它自己处理触摸。", "，并处理。"]
    case .climbs(let handler): ["；触摸一路向上，由 \(handler, .chain) 处理。", "；由 \(handler, .chain) 处理。"]
    case .dropped: ["；没有人处理，事件被丢弃。", "；事件被丢弃。"]
    case .cancelled(_, let recognizer?): ["；然后被 \(recognizer, .recognizer) 取消。"]
    case .cancelled(_, nil): ["；它收到 touchesCancelled，而不是 touchesEnded。", "；触摸被取消。"]
    case .control(_, ""?): ["；它发送动作。", "；它行动。"]
    case .control(_, let action?): ["；它发送动作 \(action)。", "。动作：\(action)。"]
    case .control(_, nil): ["；控件自己留下触摸。", "；它是控件。"]
    case .ignored(_, isFollowed: false): ["；但它只接一根手指，收不到这一根。", "；但它不接这根手指。"]
    case .ignored(_, isFollowed: true): ["；它只收一根手指，手势却跟着这一根。", "；只有手势跟着这根手指。"]
    case .notSent: ["；还没有视图知道这件事。"]
    case .passesOn(let responder, let last):
      ["；\(responder, .chain) 处理后继续上交，直到 \(last, .chain)。", "；\(responder, .chain) 处理后继续上交。"]
    case .endsBefore(let outsider, let last):
      ["；\(outsider, .neutral) 不是 UIResponder，到 \(last, .chain) 为止。"]
    case .splits(let view, let phase, let handler?):
      [
        "；\(view, .chain) 处理 touchesBegan，\(phase.method) 却一路到了 \(handler, .chain)。",
        "；\(phase.method) 一路到了 \(handler, .chain)。",
      ]
    case .splits(let view, let phase, nil):
      ["；\(view, .chain) 处理 touchesBegan，\(phase.method) 却被丢弃。", "；\(phase.method) 被丢弃。"]
    case .open: ["。"]
    }
  }
}

/// The summary of a touch: why its view won, and where its event went.
struct TouchLine: Equatable {
  var winning: WinningLine
  var outcome: OutcomeLine
}

extension TouchLine: NarrationLine {
  var english: [Sentence] { joined(winning.english, outcome.english, end: "") }
  var simplifiedChinese: [Sentence] { joined(winning.simplifiedChinese, outcome.simplifiedChinese, end: "。") }

  /// Returns all combinations, with a full reason before a full outcome. A reason that is more than the general rule is
  /// kept without an outcome rather than left out for one; a general one is shortened for an outcome that surprises.
  private func joined(_ reasons: [Sentence], _ outcomes: [Sentence], end: Sentence) -> [Sentence] {
    if case .splits = outcome, winning.isGeneral {
      return outcomes.flatMap { outcome in reasons.map { $0 + outcome } }
    }
    let full = reasons.dropLast().flatMap { reason in outcomes.map { reason + $0 } }
    let bare = winning.isGeneral ? [] : reasons.dropLast().map { $0 + end }
    return full + bare + reasons.suffix(1).flatMap { reason in outcomes.map { reason + $0 } }
  }
}
