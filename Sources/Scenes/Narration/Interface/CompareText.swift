import Scenes
import TouchTrace

/// The texts of two scenes side by side.
package enum CompareText: InterfaceText, Equatable {
  /// The scene of the file, and the scene with its edits.
  case before, after
  /// Own code before and after it was saved.
  case beforeSaving, afterSaving
  /// A scene with code that may not run yet.
  case openFirst(LocalizedText)
  case shortBefore, shortAfter
  /// The results of touches.
  case bothGetTheTouch
  case same, sameTouch
  /// The touch that differs, if it is not the shown touch.
  case touchDiffers(Int, step: Int)
  case swap
  /// The title and the tooltip of the menu of other scenes.
  case other, chooseOther
  case nothingToCompare
  case firstDifference
  case firstDifferenceAt(Int)
  case firstDifferenceIn(touch: Int, step: Int)
  case whatFollows, nothingFollows
  case whereTheyDiffer
  /// The rows of a list that are not shown.
  case more(Int)
  case touch(Int)
  case topic(RunDifference.Topic)
  case none
  case theEnd
  /// A step of the other scene only.
  case noStepHere
  /// The result of a touch.
  case wins(String)
  case noViewWins
  case noResultYet
  /// An event without touches.
  case noHitTest
  case noTouchYet
  case isDropped

  package var text: LocalizedText {
    switch self {
    case .before: localized("before the edits", "修改之前")
    case .after: localized("after the edits", "修改之后")
    case .beforeSaving: localized("before it was saved", "保存之前")
    case .afterSaving: localized("as it was saved", "保存之后")
    case .openFirst(let name):
      localized(
        "\(name[.english]) brings code: open it first, and allow it to run.",
        "\(name[.simplifiedChinese]) 带有代码：请先打开它，并允许运行。")
    case .shortBefore: localized("before", "之前")
    case .shortAfter: localized("after", "之后")
    case .bothGetTheTouch: localized("A touch on either device happens on both.", "在任意一边触摸，两边同时发生。")
    case .same: localized("Both runs are the same, step by step.", "两边每一步都相同。")
    case .sameTouch: localized("This touch is the same in both.", "这次触摸两边相同。")
    case .touchDiffers(let touch, let step):
      localized("Touch \(touch) differs, from its step \(step) on.", "第 \(touch) 次触摸从第 \(step) 步起不同。")
    case .swap: localized("Swap the sides (Shift+C)", "左右互换（Shift+C）")
    case .other: localized("Other…", "换一个…")
    case .chooseOther: localized("Compare with another scene", "换一个场景来对比")
    case .nothingToCompare:
      localized("One variant and no edits: choose the other scene at the top right", "只有一个版本，也没有修改：请在右上方选另一个场景")
    case .firstDifference: localized("First difference", "第一处不同")
    case .firstDifferenceAt(let step): localized("first difference at step \(step)", "第一处不同：第 \(step) 步")
    case .firstDifferenceIn(let touch, let step):
      localized("First difference: touch \(touch), step \(step)", "第一处不同：第 \(touch) 次触摸的第 \(step) 步")
    case .whatFollows: localized("What follows", "由此带来的")
    case .nothingFollows: localized("The results of the touches are the same.", "触摸的结果没有不同。")
    case .whereTheyDiffer: localized("Where the scenes differ", "两个场景的差别")
    case .more(let count): localized("\(count) more", "还有 \(count) 项")
    case .touch(let number): localized("Touch \(number)", "第 \(number) 次触摸")
    case .topic(let topic): topic.text
    case .none: localized("none", "无")
    case .noStepHere: localized("nothing happens here at this step", "这一步什么也没发生")
    case .theEnd: localized("(the end)", "（已结束）")
    case .wins(let view): localized("\(view) wins", "\(view) 命中")
    case .noViewWins: localized("no view wins", "没有视图命中")
    case .noResultYet: localized("not known yet", "还不知道")
    case .noHitTest: localized("no hit test", "没有命中测试")
    case .noTouchYet: localized("no touch yet", "还没有触摸")
    case .isDropped: localized("dropped", "丢弃")
    }
  }
}

extension RunDifference.Topic {
  fileprivate var text: LocalizedText {
    switch self {
    case .hit: LocalizedText(english: "Hit-test view", simplifiedChinese: "命中的视图")
    case .chain: LocalizedText(english: "Responder chain", simplifiedChinese: "响应链")
    case .handled: LocalizedText(english: "Handled by", simplifiedChinese: "由谁处理")
    case .phases: LocalizedText(english: "What the views received", simplifiedChinese: "视图收到了什么")
    case .times: LocalizedText(english: "When they received it", simplifiedChinese: "什么时候收到")
    case .gestures: LocalizedText(english: "Recognizers", simplifiedChinese: "识别器")
    case .actions: LocalizedText(english: "Actions", simplifiedChinese: "动作")
    }
  }
}
