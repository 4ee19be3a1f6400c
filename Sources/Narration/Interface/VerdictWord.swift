import Scenes
import TouchTrace
import UIKit

/// What a view answered, or that it was not asked: the words beside glyphs on the stage, in the tree and in the legend.
package enum VerdictWord: InterfaceText, CaseIterable {
  case asking, asks, inside, outside, skipped, notAsked, hitTestView
  case ownAnswer, deadZone, cut, nobody

  package var text: LocalizedText {
    switch self {
    case .asking: say("being asked", "正在询问")
    case .asks: say("asks", "询问")
    case .inside: say("inside", "在内")
    case .outside: say("outside", "在外")
    case .skipped: say("skipped", "跳过")
    case .notAsked: say("not asked", "未询问")
    case .hitTestView: say("hit-test view", "命中视图")
    case .ownAnswer: say("own answer", "自己作答")
    case .deadZone: say("dead zone", "死区")
    case .cut: say("cut", "被截")
    case .nobody: say("nobody", "没有视图")
    }
  }
}

/// Which gate is closed, in two or three words.
package enum GateWord: InterfaceText, Equatable {
  case hidden
  case interactionOff
  case alpha(CGFloat)

  package init(_ refusal: TouchRefusal) {
    self =
      switch refusal {
      case .hidden: .hidden
      case .interactionDisabled: .interactionOff
      case .alpha(let alpha): .alpha(alpha)
      }
  }

  package var text: LocalizedText {
    switch self {
    case .hidden: say("hidden", "已隐藏")
    case .interactionOff: say("interaction off", "交互关闭")
    case .alpha(let alpha): LocalizedText("alpha \(number(alpha))")
    }
  }
}

/// What a responder does, or did, with a touch: the second line of a card in the lane.
package enum ChainWord: InterfaceText, CaseIterable {
  case told, passesOn, handles, handlesAndPassesOn, cancelled, notReached, dropped, notAResponder
  case passesUp, recognizer

  init(_ state: TouchStory.LinkState) {
    self =
      switch state {
      case .told: .told
      case .passesOn: .passesOn
      case .handles: .handles
      case .handlesAndPassesOn: .handlesAndPassesOn
      case .cancelled: .cancelled
      }
  }

  package var text: LocalizedText {
    switch self {
    case .told: say("is told", "收到")
    case .passesOn: say("passes on", "向上传递")
    case .handles: say("handles it", "处理")
    case .handlesAndPassesOn: say("handles, passes on", "处理并传递")
    case .cancelled: say("cancelled", "已取消")
    case .notReached: say("not reached", "未到达")
    case .dropped: say("dropped", "丢弃")
    case .notAResponder: say("not a UIResponder", "不是 UIResponder")
    case .passesUp: say("passes up", "向上传递")
    case .recognizer: say("recognizer", "识别器")
    }
  }
}
