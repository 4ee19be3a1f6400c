import Scenes

/// The texts of a lesson plan: its page, its group in the sidebar, and the window with the notes.
package enum PlanText: InterfaceText, Equatable {
  /// The title of the tab.
  case plan
  case part(Int, of: Int)
  case minutes(Int)
  /// The length of a part, and the minute of the plan at which it begins.
  case time(minutes: Int, from: Int)
  case parts(Int, minutes: Int?)
  case questions, noQuestions, question(QuestionKind)
  case next, end
  case answers
  /// The votes for the right choice.
  case right(Int, of: Int)
  /// The same when the question was asked before.
  case rightBefore(Int, of: Int)
  case chosenRight, chosenWrong
  /// The misconceptions of the whole plan.
  case classBelieves
  case votes(Int)
  /// Begins to predict.
  case ask
  case previousPart, nextPart, saveResults, restart, close
  case firstPart, lastPart, noResults
  /// The title of the window with the notes.
  case notesWindow(String)
  // The bar of a projected window
  case partOf(Int, Int)
  case minutesLeft(Int)
  /// The seconds of a countdown.
  case secondsLeft(Int)
  case countdown, holdForNotes

  package var text: LocalizedText {
    switch self {
    case .plan: localized("Plan", "教案")
    case .part(let number, let count): localized("Part \(number) of \(count)", "第 \(number) 部分，共 \(count)")
    case .minutes(let minutes): localized("\(minutes) min", "\(minutes) 分钟")
    case .time(let minutes, 0): localized("\(minutes) min, from the beginning", "\(minutes) 分钟，从头开始")
    case .time(let minutes, let start):
      localized("\(minutes) min, from minute \(start)", "\(minutes) 分钟，从第 \(start) 分钟起")
    case .parts(let count, nil): localized("\(count) parts", "\(count) 部分")
    case .parts(let count, let minutes?): localized("\(count) parts, \(minutes) min", "\(count) 部分，\(minutes) 分钟")
    case .questions: localized("Questions to ask", "要问的问题")
    case .noQuestions: localized("Shown without questions", "只展示，不提问")
    case .question(let kind): kind.text
    case .next: localized("Next", "接下来")
    case .end: localized("The end of the plan", "教案到此结束")
    case .answers: localized("Answers of the class", "全班的回答")
    case .right(let right, let all): localized("\(right) of \(all) votes were right", "\(all) 人作答，\(right) 人答对")
    case .rightBefore(let right, let all):
      localized("at first, \(right) of \(all) votes were right", "第一次：\(all) 人作答，\(right) 人答对")
    case .chosenRight: localized("answered right", "答对了")
    case .chosenWrong: localized("answered wrong", "答错了")
    case .classBelieves: localized("What the class believed", "全班有过的误解")
    case .votes(let count): localized("\(count) ×", "\(count) 人")
    case .ask: localized("Ask the class (Q)", "向全班提问（Q）")
    case .previousPart: localized("Previous", "上一部分")
    case .nextPart: localized("Next part", "下一部分")
    case .saveResults: localized("Save as CSV", "存为 CSV")
    case .restart: localized("Another class", "换一个班")
    case .close: localized("Leave", "离开")
    case .firstPart: localized("This is the first part of the plan", "这已是教案的第一部分")
    case .lastPart: localized("This is the last part of the plan", "这已是教案的最后一部分")
    case .noResults: localized("No votes were counted yet", "还没有统计过票数")
    case .notesWindow(let title): localized("Notes – \(title)", "备注 – \(title)")
    case .partOf(let part, let count): localized("\(part) of \(count)", "\(part) / \(count)")
    case .minutesLeft(let minutes): localized("\(minutes) min left", "还有 \(minutes) 分钟")
    case .secondsLeft(let seconds):
      LocalizedText("\(seconds / 60):" + (seconds % 60 < 10 ? "0" : "") + "\(seconds % 60)")
    case .countdown: localized("Count the minutes of this part down (F7)", "本部分倒计时（F7）")
    case .holdForNotes: localized("Hold to see the notes (F9)", "按住查看备注（F9）")
    }
  }
}

extension QuestionKind: InterfaceText {
  package var text: LocalizedText {
    switch self {
    case .winner: localized("Which view wins?", "哪个视图胜出？")
    case .inside: localized("Is the point inside?", "触点在里面吗？")
    case .handler: localized("Who handles it?", "由谁处理？")
    case .actor: localized("What acts?", "什么会触发？")
    case .ending: localized("What does the view get last?", "视图最后收到什么？")
    case .receiver: localized("Who gets the end?", "谁收到结束？")
    case .performer: localized("Who performs the action?", "动作由谁执行？")
    }
  }
}
