import Scenes
import UIKit

/// What comes from elsewhere than a finger: time, interruptions, shaking, keys.
nonisolated enum SystemLine: Equatable {
  /// Virtual milliseconds.
  case timeout(Int)
  case interrupted(TraceStep.Interruption)
  case signal(TraceStep.Signal, to: String)
  case climbs(action: String, past: String)
}

nonisolated extension SystemLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .timeout(let time): ["At \(time) ms a recognizer's time is up, without anything new from the fingers."]
    case .interrupted(.resignedActive): ["The application stops being active: the system takes all touches away."]
    case .interrupted(.leftWindow(let view)): ["\(view, .cancelled) left its window: its touches are taken away."]
    case .interrupted(.gateClosed(let view)):
      ["A flag of \(view, .cancelled) was switched: its touches are taken away."]
    case .interrupted(.animation(let view)):
      ["An animation of \(view, .cancelled) starts: its touches are taken away."]
    case .signal(let signal, let responder):
      [
        "\(responder, .chain) gets \(signal.method): no hit test, it starts at the first responder.",
        "\(responder, .chain) gets \(signal.method): there is no hit test.",
        "\(responder, .chain) gets \(signal.method).",
      ]
    case .climbs(let action, let responder) where action.isEmpty:
      ["\(responder, .chain) cannot perform the action: on to its next responder."]
    case .climbs(let action, let responder):
      ["\(responder, .chain) cannot perform \(action): on to its next responder."]
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .timeout(let time): ["\(time) ms：识别器等待的时间到了，手指没有新动作。"]
    case .interrupted(.resignedActive): ["应用不再处于活跃状态：系统收走所有触摸。"]
    case .interrupted(.leftWindow(let view)): ["\(view, .cancelled) 离开了窗口：它的触摸被收走。"]
    case .interrupted(.gateClosed(let view)): ["\(view, .cancelled) 的开关变了：它的触摸被收走。"]
    case .interrupted(.animation(let view)): ["\(view, .cancelled) 开始动画：它的触摸被收走。"]
    case .signal(let signal, let responder):
      [
        "\(responder, .chain) 收到 \(signal.method)：没有 hit test，从第一响应者开始。",
        "\(responder, .chain) 收到 \(signal.method)。",
      ]
    case .climbs(let action, let responder) where action.isEmpty: ["\(responder, .chain) 没有这个动作：交给下一个响应者。"]
    case .climbs(let action, let responder): ["\(responder, .chain) 没有 \(action)：交给下一个响应者。"]
    }
  }
}
