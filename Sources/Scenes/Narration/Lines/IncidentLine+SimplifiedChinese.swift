import TouchTrace
import UIKit

extension IncidentLine {
  var simplifiedChinese: [Sentence] {
    switch self {
    case .cancels(let one, let view):
      [
        "\(one.simplifiedChinese)取消了 \(view, .cancelled)：它的 cancelsTouchesInView 为 true。",
        "\(one.chip) 识别成功，\(view, .cancelled) 被取消。",
      ]
    case .cancelsControl(let one, let control):
      [
        "\(one.chip) 就在 \(control, .cancelled) 自己身上：它触发，\(control, .cancelled) 被取消，什么也不发。",
        "\(one.chip) 触发，\(control, .cancelled) 什么也不发。",
      ]
    case .ends(let one, let action, let view):
      [
        "\(one.chip) 接走了 \(view, .cancelled) 的触摸；结束时最后一次发送 \(action)。",
        "\(one.chip) 结束，最后一次发送 \(action)。", "\(one.chip) 结束。",
      ]
    case .madeWay(let one, let asked, let other):
      [
        "\(one.refused(by: asked).simplifiedChinese)，它失败，\(other.viewName) 的 \(other.chip) 才能开始。",
        "\(one.chip) 不许开始，\(other.chip) 才能开始。",
      ]
    case .leaves(let one, let view):
      [
        "\(one.chip) 触发；cancelsTouchesInView 为 false，\(view, .chain) 照样收到 touchesEnded。",
        "\(one.chip) 触发，\(view, .chain) 也收到 touchesEnded。",
      ]
    case .cancelsSelection(let one, let cell):
      ["\(one.simplifiedChinese)取消了 \(cell, .cancelled) 的触摸，所以它没有被选中。", "\(one.chip) 取消了 \(cell, .cancelled)：没有选中。"]
    case .leavesSelection(let one, let cell):
      [
        "\(one.chip) 触发；cancelsTouchesInView 为 false，\(cell, .chain) 照样被选中。",
        "\(one.chip) 触发，\(cell, .chain) 也被选中。",
      ]
    case .waited(let one, let other, let milliseconds, let view?):
      [
        "\(one.chip) 等了 \(milliseconds) ms，直到 \(other.chip) 失败才触发，并取消了 \(view, .cancelled)。",
        "\(one.chip) 等了 \(milliseconds) ms，\(other.chip) 失败后才触发。",
      ]
    case .waited(let one, let other, let milliseconds, nil):
      ["\(one.chip) 等了 \(milliseconds) ms，\(other.chip) 失败后才触发。"]
    case .waits(let one, let other): ["\(one.chip) 已经满足，但要等 \(other.chip) 失败：暂时谁也不触发。"]
    case .deliveredLate(let view, let phase, let one, let milliseconds):
      [
        "\(one.chip) 推迟了 \(phase.method)，失败后 \(view, .chain) 才收到，晚了 \(milliseconds) ms。",
        "\(view, .chain) 晚 \(milliseconds) ms 才收到 \(phase.method)。",
      ]
    case .refusedTouch(let one, let isDelegate, let view):
      ["\(one.chip) \(isDelegate ? "的代理" : "")拒收这个触摸：它一无所知，触摸归 \(view, .chain)。", "\(one.chip) 拒收这个触摸。"]
    case .refusedByDelegate(let one, let view):
      ["gestureRecognizerShouldBegin 返回 false：\(one.chip) 失败，触摸到结束都归 \(view, .chain)。", "代理说 NO：\(one.chip) 失败。"]
    case .refusedByView(let one, let view):
      [
        "\(view, .chain) 对 \(one.simplifiedChinese)说 NO：手势失败，触摸仍归 \(view, .chain)。",
        "\(view, .chain) 说 NO：\(one.chip) 失败。",
      ]
    case .excluded(let one, let other):
      ["\(other.chip) 先开始，\(one.chip) 就失败：没有代理允许它们同时识别。", "\(other.chip) 先开始，\(one.chip) 失败。"]
    case .together(let all): ["\(RecognizerName.list(all).simplifiedChinese) 都触发：代理允许它们同时识别。"]
    case .besides(let one, let view):
      [
        "\(view, .result) 不在 \(one.viewName) 里面：\(one.simplifiedChinese)根本不知道这个触摸。",
        "\(view, .result) 不在 \(one.chip) 的视图里：它不知道这个触摸。",
      ]
    case .interrupted(let view, .resignedActive):
      ["系统收走了触摸，比如来电：\(view, .cancelled) 收到 touchesCancelled，没有 touchesEnded。", "系统收走了触摸：\(view, .cancelled) 被取消。"]
    case .interrupted(let view, let reason):
      [
        "\(reason.simplifiedChinese)\(view, .cancelled) 收到 touchesCancelled。",
        "\(view, .cancelled) 收到 touchesCancelled。",
      ]
    }
  }
}

extension TraceStep.Interruption {
  fileprivate var simplifiedChinese: Sentence {
    switch self {
    case .resignedActive: "应用不再活跃："
    case .ignoringInteraction: "应用开始忽略交互："
    case .leftWindow(let view): "\(view, .cancelled) 离开了窗口："
    }
  }
}
