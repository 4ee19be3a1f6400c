/// Where the event went: the second half of the summary of a touch.
enum OutcomeLine: Equatable {
  /// The hit-test view handles it itself.
  case itself(String)
  case climbs(handler: String)
  case dropped
  case cancelled(String)
  /// A control tracks the touch, and has sent this action.
  case control(String, action: String?)
  case ignored(String)
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
    case .dropped: [" No responder handles it: it is dropped.", " It is dropped."]
    case .cancelled(let view):
      [" \(view, .cancelled) gets touchesCancelled, not touchesEnded.", " Then it is cancelled."]
    case .control(_, let action?): [" It sends its action \(action).", " Action: \(action)."]
    case .control(_, nil): [" It is a control and keeps the touch.", " It is a control."]
    case .ignored: [" But it already has a touch and does not get this one.", " It does not get this finger."]
    case .open: [""]
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .itself: ["；它自己处理触摸。", "，并处理。"]
    case .climbs(let handler): ["；触摸一路向上，由 \(handler, .chain) 处理。", "；由 \(handler, .chain) 处理。"]
    case .dropped: ["；没有人处理，事件被丢弃。", "；事件被丢弃。"]
    case .cancelled: ["；它收到 touchesCancelled，而不是 touchesEnded。", "；触摸被取消。"]
    case .control(_, let action?): ["；它发送动作 \(action)。", "。动作：\(action)。"]
    case .control(_, nil): ["；控件自己留下触摸。", "；它是控件。"]
    case .ignored: ["；但它只接一根手指，收不到这一根。", "；但它不接这根手指。"]
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
  var english: [Sentence] { TouchLine.joined(winning.english, outcome.english) }
  var simplifiedChinese: [Sentence] { TouchLine.joined(winning.simplifiedChinese, outcome.simplifiedChinese) }

  /// Returns all combinations, with a full reason before a full outcome.
  private static func joined(_ reasons: [Sentence], _ outcomes: [Sentence]) -> [Sentence] {
    reasons.flatMap { reason in outcomes.map { reason + $0 } }
  }
}
