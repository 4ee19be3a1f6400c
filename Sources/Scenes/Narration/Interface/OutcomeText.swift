import Scenes
import TouchTrace
import UIKit

/// The outcome of a view in the search, for the stage, the tree and the legend.
package enum OutcomeText: String, InterfaceText, CaseIterable {
  case asking, asks, asksNow, inside, outside, skipped, notAsked, hitTestView
  case asksItself, answersItself, deadZone, cut, nobody

  package var text: LocalizedText {
    switch self {
    case .asking: localized("being asked", "正在询问")
    case .asks: localized("asks", "询问")
    case .asksNow: localized("asks now", "正在询问")
    case .inside: localized("inside", "在内")
    case .outside: localized("outside", "在外")
    case .skipped: localized("skipped", "跳过")
    case .notAsked: localized("not asked", "未询问")
    case .hitTestView: localized("hit-test view", "命中视图")
    case .asksItself: localized("asked its subviews itself", "自己去问子视图")
    case .answersItself: localized("answered itself", "自己作答")
    case .deadZone: localized("dead zone", "死区")
    case .cut: localized("clipped", "被截")
    case .nobody: localized("no view", "没有视图")
    }
  }
}

extension OutcomeText {
  /// The text of an outcome; nil for a pending view. A skipped view has the text of its closed gate (`GateText`).
  package init?(_ outcome: ViewOutcome) {
    switch outcome {
    case .pending: return nil
    case .asking: self = .asking
    case .inside: self = .inside
    case .outside: self = .outside
    case .skipped: self = .skipped
    case .insideSkipped, .notAsked: self = .notAsked
    case .overridden(asksSubviews: true): self = .asksItself
    case .overridden(asksSubviews: false): self = .answersItself
    case .result: self = .hitTestView
    }
  }
}

extension ViewOutcome {
  /// The outcome in a few words; empty for a pending view.
  package func text(in language: Language) -> String {
    if case .skipped(let refusal) = self { return GateText(refusal)[language] }
    return OutcomeText(self)?[language] ?? ""
  }
}

/// The closed gate of a view, in two or three words.
package enum GateText: InterfaceText, Equatable {
  case hidden
  case interactionOff
  case animated
  case alpha(CGFloat)

  package init(_ refusal: TouchRefusal) {
    self =
      switch refusal {
      case .hidden: .hidden
      case .interactionDisabled: .interactionOff
      case .animated: .animated
      case .alpha(let alpha): .alpha(alpha)
      }
  }

  package var text: LocalizedText {
    switch self {
    case .hidden: localized("hidden", "已隐藏")
    case .interactionOff: localized("interaction off", "交互关闭")
    case .animated: localized("being animated", "正在做动画")
    case .alpha(let alpha): LocalizedText("alpha \(number(alpha))")
    }
  }
}

extension GateText {
  /// The closed gate as the end of a sentence: `… is hidden`.
  var reason: String {
    switch self {
    case .hidden: "hidden"
    case .interactionOff: "not interactive"
    case .animated: "being animated"
    case .alpha(let alpha): "transparent (alpha \(number(alpha)))"
    }
  }
}

/// The handling of a touch by a responder: the second line of a card in the column.
package enum ChainText: InterfaceText, CaseIterable {
  case called, passesOn, handles, handlesAndPassesOn, cancelled, notReached, dropped, notAResponder
  case passesUp, recognizer, action

  package var text: LocalizedText {
    switch self {
    case .called: localized("receives", "收到")
    case .passesOn: localized("passes on", "向上传递")
    case .handles: localized("handles it", "处理")
    case .handlesAndPassesOn: localized("handles, passes on", "处理并传递")
    case .cancelled: localized("cancelled", "已取消")
    case .notReached: localized("not reached", "未到达")
    case .dropped: localized("dropped", "丢弃")
    case .notAResponder: localized("not a UIResponder", "不是 UIResponder")
    case .passesUp: localized("passes up", "向上传递")
    case .recognizer: localized("recognizer", "识别器")
    case .action: localized("action", "动作")
    }
  }
}
