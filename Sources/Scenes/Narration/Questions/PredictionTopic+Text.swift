import Scenes
import TouchTrace

extension PredictionTopic: InterfaceText {
  /// The question.
  package var text: LocalizedText {
    switch self {
    case .winner: localized("Which view wins?", "哪个视图会被选中？")
    case .inside(let view): localized("Is the point inside \(view)?", "触点在 \(view) 里面吗？")
    case .handler(let view): localized("Who handles the touch on \(view)?", "\(view) 上的触摸由谁处理？")
    case .actor: localized("Which recognizer or control acts?", "哪个识别器或控件会触发？")
    case .ending(let view): localized("What does \(view) get last of this touch?", "这次触摸，\(view) 最后收到什么？")
    case .receiver(let view):
      localized("The finger lifts over \(view). Which view gets it?", "手指在 \(view) 上抬起，哪个视图会收到？")
    case .performer(let action): localized("No target: who performs \(action)?", "没有 target：\(action) 由谁执行？")
    }
  }

  /// A help to find the answer, which does not say it.
  package var hint: LocalizedText {
    switch self {
    case .winner:
      localized(
        "Asking begins at the front. A view that says no is left out with everything in it.",
        "从最前面的子视图问起；回答 NO 的视图连同里面的一切都被跳过。")
    case .inside:
      localized(
        "Only its own hit area counts, and not every edge belongs to it.", "只看它自己的命中区域，而且不是每条边都算。")
    case .handler:
      localized(
        "A responder that does not override the method passes the event to its next responder.",
        "没有重写该方法的响应者，会把事件交给下一个响应者。")
    case .actor:
      localized(
        "A recognizer sees the touches on its view and on everything in it. A delegate may refuse.",
        "识别器只收到自己视图及其子视图上的触摸；代理可以拒绝。")
    case .ending:
      localized("Has a recognizer won? Then look at its cancelsTouchesInView.", "识别器赢了吗？再看它的 cancelsTouchesInView。")
    case .receiver:
      localized("When is the hit test done: once, or for each event?", "hit test 只做一次，还是每个事件都做？")
    case .performer:
      localized("The action looks along the responder chain.", "动作会沿响应链寻找。")
    }
  }
}
