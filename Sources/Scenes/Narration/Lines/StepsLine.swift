import TouchTrace

/// The summary of a touch in a scene that counts the steps of the search.
struct StepsLine: Equatable {
  /// The views that were asked, in order.
  var asked: [Asked]
  var winner: String

  /// A view that was asked, and what became of it.
  struct Asked: Equatable {
    var view: String
    var state: Sentence.ChipState

    init(_ question: TouchStory.Question, _ winner: String) {
      view = question.view
      state =
        switch question.answer {
        case .outside: .outside
        case .skipped: .skipped
        case .asking, .inside, .overridden: question.view == winner ? .result : .inside
        }
    }
  }
}

extension StepsLine: NarrationLine {
  var english: [Sentence] {
    [
      "1 event, 2 UIApplication, \(steps(", ", no: "NO")), \(last) the answer: \(winner, .result).",
      "\(last) steps, \(asked.count) views asked: \(winner, .result) is found.",
    ]
  }

  var simplifiedChinese: [Sentence] {
    [
      "1 事件，2 UIApplication，\(steps("，", no: "否"))，\(last) 返回 \(winner, .result)。",
      "\(last) 步，问了 \(asked.count) 个视图，找到 \(winner, .result)。",
    ]
  }

  /// The number of the step that returns the answer.
  private var last: Int { asked.count + 3 }

  /// `3 W, 4 A NO, …`
  private func steps(_ separator: String, no: String) -> Sentence {
    asked.enumerated().reduce("") { sentence, step in
      let start = step.offset == 0 ? "" : separator
      let answer = step.element.state == .outside ? " \(no)" : ""
      return sentence + "\(start)\(step.offset + 3) \(step.element.view, step.element.state)\(answer)"
    }
  }
}
