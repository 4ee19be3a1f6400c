import TouchTrace

/// A delegate, a view or a recognizer is asked about a recognizer.
struct GestureQuestionLine: Equatable {
  var question: GestureQuestion
  var asked: GestureStep.Asked
  var answer: Bool
}

extension GestureQuestionLine: NarrationLine {
  var english: [Sentence] {
    let says: Sentence = "\(englishAsker) says \(answer ? "YES" : "NO")"
    return switch question {
    case .shouldReceiveEvent(let one): ["May \(one, .recognizer) receive this event? \(says)."]
    case .shouldReceiveTouch(let one, _):
      answer
        ? ["May \(one, .recognizer) receive this touch? \(says)."]
        : [
          "May \(one, .recognizer) receive this touch? \(says): it gets nothing of it.",
          "May \(one, .recognizer) receive this touch? \(says).",
        ]
    case .shouldBegin(let one): ["May \(one, .recognizer) begin? \(says).", "May it begin? \(says)."]
    case .shouldRequireFailure(let one, let other), .shouldBeRequiredToFail(let other, let one):
      ["Must \(other, .recognizer) fail before \(one, .recognizer) may recognize? \(says)."]
    case .shouldRecognizeSimultaneously(let one, let other):
      ["May \(one, .recognizer) and \(other, .recognizer) recognize together? \(says)."]
    case .touchesShouldBegin(let view): ["May \(view, .result) have the touch, or is it scrolling? \(says)."]
    case .touchesShouldCancel(let view): ["May scrolling take the touch away from \(view, .result)? \(says)."]
    }
  }

  var simplifiedChinese: [Sentence] {
    let says: Sentence = "\(simplifiedChineseAsker)说 \(answer ? "YES" : "NO")"
    return switch question {
    case .shouldReceiveEvent(let one): ["\(one, .recognizer) 可以知道这个事件吗？\(says)。"]
    case .shouldReceiveTouch(let one, _):
      answer
        ? ["\(one, .recognizer) 可以接收这个触摸吗？\(says)。"]
        : ["\(one, .recognizer) 可以接收这个触摸吗？\(says)：它永远看不到。"]
    case .shouldBegin(let one): ["\(one, .recognizer) 可以开始吗？\(says)。", "可以开始吗？\(says)。"]
    case .shouldRequireFailure(let one, let other), .shouldBeRequiredToFail(let other, let one):
      ["\(one, .recognizer) 要等 \(other, .recognizer) 失败吗？\(says)。"]
    case .shouldRecognizeSimultaneously(let one, let other):
      ["\(one, .recognizer) 和 \(other, .recognizer) 可以同时识别吗？\(says)。"]
    case .touchesShouldBegin(let view): ["\(view, .result) 可以得到触摸吗，还是在滚动？\(says)。"]
    case .touchesShouldCancel(let view): ["滚动可以夺走 \(view, .result) 的触摸吗？\(says)。"]
    }
  }

  private var englishAsker: Sentence {
    switch asked {
    case .delegate: "Its delegate"
    case .view(let view): "\(view, .result)"
    case .itself: "It"
    }
  }

  private var simplifiedChineseAsker: Sentence {
    switch asked {
    case .delegate: "代理"
    case .view(let view): "\(view, .result) "
    case .itself: "它自己"
    }
  }
}
