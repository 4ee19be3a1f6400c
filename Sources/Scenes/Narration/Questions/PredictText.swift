import Foundation
import Scenes
import TouchTrace

/// The texts of predict mode besides the questions.
package enum PredictText: InterfaceText {
  case predict(String, choices: Int, isOnStage: Bool)
  /// Before the first touch.
  case touchFirst
  /// Under the sentence; whether all questions were asked.
  case howItGoesOn(Bool)
  /// The number of a question, and that of all of them if it is known.
  case question(Int, of: Int?)
  case hint, reveal, next, again, leave, nextPart
  case votesOfClass(Int)
  case noVotes
  case askedGesture(InvitedGesture)
  case yourAnswer, why, believed
  case right(Int, of: Int)
  case rightVotes(Int, of: Int)
  case rightAnswer
  case wrongAnswer(Misconception?)
  case answerByVotes(right: Int, of: Int, top: Misconception?, count: Int)
  case nobodyAnswered
  case nothingToAsk
  case answerFirst
  case laterStepsHidden
  case fewerVotes, moreVotes
  /// A misconception, named as one; without a number if there are no votes.
  case misconception(Misconception, votes: Int)

  package var text: LocalizedText {
    switch self {
    case .predict(let question, let count, true):
      localized("Predict: \(question) Press 1 to \(count), or click it.", "请预测：\(question)按 1 到 \(count)，或直接点它。")
    case .predict(let question, let count, false):
      localized("Predict: \(question) Press 1 to \(count).", "请预测：\(question)按 1 到 \(count)。")
    case .touchFirst:
      localized("Touch the device. When the finger is up, the questions come.", "点一下设备；手指抬起后就会提问。")
    case .howItGoesOn(let isFinished):
      isFinished
        ? localized("Touch the device for more questions; Esc leaves.", "再点设备会有新问题；按 Esc 退出。")
        : localized("When the finger is up, the questions come; Esc leaves.", "手指抬起后就会提问；按 Esc 退出。")
    case .question(let number, nil): localized("Question \(number)", "第 \(number) 题")
    case .question(let number, let count?): localized("Question \(number) of \(count)", "第 \(number) 题，共 \(count) 题")
    case .hint: localized("Hint", "提示")
    case .reveal: localized("Reveal", "揭晓")
    case .next: localized("Next question", "下一题")
    case .again: localized("Ask again", "再来一遍")
    case .leave: localized("Leave", "退出")
    case .nextPart: localized("Next part", "下一部分")
    case .votesOfClass(let count):
      localized(count == 1 ? "Class: 1 hand" : "Class: \(count) hands", "全班：\(count) 人举手")
    case .noVotes: localized("Click, press a key, or count hands (Tab).", "点选、按键，或数举手（Tab）。")
    case .askedGesture(let gesture): words(for: gesture)
    case .yourAnswer: localized("your answer", "你的答案")
    case .why: localized("Why", "为什么")
    case .believed: localized("What was believed", "常见的误解")
    case .right(let right, let count): localized("\(right) of \(count) right", "答对 \(right) / \(count) 题")
    case .rightVotes(let right, let count):
      localized("\(right) of \(count) votes right", "\(count) 人次作答，\(right) 人次答对")
    default: verdict
    }
  }

  private var verdict: LocalizedText {
    switch self {
    case .rightAnswer: localized("Right.", "答对了。")
    case .wrongAnswer(nil): localized("Not so.", "不对。")
    case .wrongAnswer(let belief?):
      localized("Not so. \(belief.truth[.english])", "不对。\(belief.truth[.simplifiedChinese])")
    case .answerByVotes(let right, let count, let belief?, let votes):
      localized(
        "\(right) of \(count) were right. \(votes) thought: \(belief[.english])",
        "\(count) 人中 \(right) 人答对；\(votes) 人以为：\(belief[.simplifiedChinese])")
    case .answerByVotes(let right, let count, nil, _):
      localized("\(right) of \(count) were right.", "\(count) 人中 \(right) 人答对。")
    case .nobodyAnswered: localized("Nobody answered.", "没有人作答。")
    case .nothingToAsk: localized("There is nothing to predict in this touch.", "这次触摸没有可预测的。")
    case .answerFirst: localized("Answer first, or leave predict mode with Esc.", "请先作答，或按 Esc 退出预测。")
    case .laterStepsHidden: localized("later steps hidden", "后面的步骤已隐藏")
    case .fewerVotes: localized("one hand fewer", "少一人")
    case .moreVotes: localized("one hand more", "多一人")
    case .misconception(let belief, 0):
      localized("Misconception: \(belief[.english])", "误解：\(belief[.simplifiedChinese])")
    case .misconception(let belief, let count):
      localized(
        "Misconception (\(count) \(count == 1 ? "vote" : "votes")): \(belief[.english])",
        "误解（\(count) 人）：\(belief[.simplifiedChinese])")
    default: localized("", "")
    }
  }

  private func words(for gesture: InvitedGesture) -> LocalizedText {
    let seconds = number(CGFloat(gesture.held / 100) / 10)
    if gesture.isInterrupted { return localized("The hand: holds, and the phone rings", "手：按住，来了电话") }
    if gesture.paths.count > 1 {
      return gesture.isDrag
        ? localized("The hand: moves \(gesture.paths.count) fingers", "手：\(gesture.paths.count) 指移动")
        : localized("The hand: \(gesture.paths.count) fingers", "手：\(gesture.paths.count) 指同时点")
    }
    if gesture.isDrag { return localized("The hand: drags and lifts", "手：拖动后抬起") }
    if gesture.isHold { return localized("The hand: holds for \(seconds) s", "手：按住 \(seconds) 秒") }
    switch gesture.taps {
    case 1: return localized("The hand: taps", "手：点一下")
    case 2: return localized("The hand: taps twice", "手：连点两下")
    default: return localized("The hand: \(gesture.taps) taps", "手：连点 \(gesture.taps) 下")
    }
  }
}

extension PredictText {
  /// The result of a question, in one sentence.
  package static func verdict(on result: PredictionResult) -> PredictText {
    if result.allVotes > 0 {
      let top = result.shown.first
      return .answerByVotes(
        right: result.rightVotes, of: result.allVotes, top: top?.misconception, count: top?.votes ?? 0)
    }
    guard let chosen = result.chosen else { return .nobodyAnswered }
    return result.isRight == true ? .rightAnswer : .wrongAnswer(result.misconceptions[chosen])
  }

  /// The result of all questions: that of the class, if votes were counted.
  package static func summary(of results: [PredictionResult]) -> PredictText {
    if results.isEmpty { return .nothingToAsk }
    let votes = results.map(\.allVotes).reduce(0, +)
    if votes > 0 { return .rightVotes(results.map(\.rightVotes).reduce(0, +), of: votes) }
    return .right(results.filter { $0.isRight == true }.count, of: results.count)
  }
}
