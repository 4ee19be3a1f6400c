import Scenes
import TouchTrace
import UIKit

extension WhyNotOccurrence {
  /// The event at the object, in a few words.
  /// - Parameter isRival: whether another view than this one should have been hit.
  package func text(isRival: Bool) -> LocalizedText {
    switch kind {
    case .asked(let answer, _): answer.text
    case .others(let count): .both("\(count) more, not hit", "另有 \(count) 个没有命中")
    case .notAsked: .both("never asked", "没有被问到")
    case .wins: isRival ? .both("wins instead", "由它胜出") : .both("is hit", "命中")
    case .attends(true): .both("gets the touch too", "也收到触摸")
    case .attends(false): .both("does not get the touch", "没有收到触摸")
    case .becomes(let state): state.text
    case .receives(let phase): LocalizedText(phase.method)
    case .receivesSignal: .both("gets it", "收到")
    case .keeps: .both("keeps it", "留下了")
    case .notReached: .both("never reached", "没有传到")
    case .sends(""): .both("sends its action", "发送动作")
    case .sends(let action): .both("sends \(action)", "发送 \(action)")
    case .stops: .both("", "")
    }
  }
}

extension SearchAnswer {
  fileprivate var text: LocalizedText {
    switch self {
    case .asking: .both("asked", "被问到")
    case .inside: .both("inside", "在里面")
    case .outside(nil): .both("outside", "在外面")
    case .outside(let miss?):
      LocalizedText(
        english: StatusText.miss(nil, miss)[.english],
        simplifiedChinese: StatusText.miss(nil, miss)[.simplifiedChinese])
    case .skipped(let refusal):
      LocalizedText(english: GateText(refusal)[.english], simplifiedChinese: GateText(refusal)[.simplifiedChinese])
    case .overridden: .both("its own hitTest", "自己的 hitTest")
    }
  }
}

extension UIGestureRecognizer.State {
  fileprivate var text: LocalizedText {
    switch self {
    case .possible: .both("possible", "possible")
    case .began, .changed: .both("recognizes: began", "识别：began")
    case .ended: .both("recognizes: ended", "识别：ended")
    case .failed: .both("fails", "失败")
    case .cancelled: .both("is cancelled", "被取消")
    }
  }
}
