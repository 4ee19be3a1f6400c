import TouchTrace
import UIKit

extension WinningLine {
  var simplifiedChinese: [Sentence] {
    switch self {
    case .frontmost(let winner):
      ["\(winner, .result) 返回 YES 且没有子视图，所以它胜出", "\(winner, .result) 返回 YES，它胜出", "\(winner, .result) 胜出"]
    case .noSubviewTook(let winner):
      ["\(winner, .result) 的子视图都不接，所以它自己胜出", "\(winner, .result) 自己胜出", "\(winner, .result) 胜出"]
    case .gate(let view, let refusal, let content?, let winner):
      [
        "\(view, .skipped) \(refusal.simplifiedChinese)，它和 \(content, .neutral) 都被跳过，\(winner, .result) 胜出",
        "\(view, .skipped) \(refusal.simplifiedChinese)，被跳过，\(winner, .result) 胜出", "\(winner, .result) 胜出",
      ]
    case .gate(let view, let refusal, nil, let winner):
      [
        "\(view, .skipped) \(refusal.simplifiedChinese)，被跳过，\(winner, .result) 胜出",
        "\(view, .skipped) 被跳过，\(winner, .result) 胜出", "\(winner, .result) 胜出",
      ]
    case .stickingOut(let content, let superview, isClipped: true, let winner):
      [
        "\(superview, .outside) 说 NO：\(content, .neutral) 裁不裁剪都不被询问，\(winner, .result) 胜出",
        "\(superview, .outside) 说 NO，\(winner, .result) 胜出", "\(winner, .result) 胜出",
      ]
    case .near(let view, let miss, let content, let winner):
      [
        "\(view, .outside) 先说 NO（\(StatusText.miss(nil, miss)[.simplifiedChinese])），\(content, .neutral) 根本不被询问，\(winner, .result) 胜出",
        "\(view, .outside) 先说 NO，\(content, .neutral) 根本不被询问，\(winner, .result) 胜出",
        "\(view, .outside) 说 NO，\(winner, .result) 胜出", "\(winner, .result) 胜出",
      ]
    case .stickingOut(let content, let superview, isClipped: false, let winner):
      [
        "\(superview, .outside) 先说 NO，\(content, .neutral) 根本不被询问，\(winner, .result) 胜出",
        "\(superview, .outside) 说 NO，\(winner, .result) 胜出", "\(winner, .result) 胜出",
      ]
    case .overriding(let view, let winner):
      [
        "\(view, .inside) 的 hitTest 在自己之外也问 \(winner, .result)，所以它胜出",
        "\(view, .inside) 的重写让 \(winner, .result) 胜出", "\(winner, .result) 胜出",
      ]
    case .chosen(let winner, let chooser?):
      ["\(chooser, .inside) 的 hitTest 选中了 \(winner, .result)", "\(winner, .result) 被选中"]
    case .chosen(let winner, nil): ["重写选中了 \(winner, .result)", "\(winner, .result) 被选中"]
    case .enlarged(let winner):
      [
        "\(winner, .result) 的 pointInside 比 bounds 大，所以它胜出", "\(winner, .result) 在 bounds 之外胜出",
        "\(winner, .result) 胜出",
      ]
    case .faint(let winner, let alpha):
      [
        "\(winner, .result) 看不见，但 alpha \(number(alpha)) 大于 0.01，所以胜出",
        "\(winner, .result) 以 alpha \(number(alpha)) 胜出", "\(winner, .result) 胜出",
      ]
    case .insideControl(let winner, let control):
      [
        "\(winner, .result) 在 \(control, .neutral) 里面，抢走了触摸：\(control, .neutral) 什么也不发",
        "\(winner, .result) 胜出，\(control, .neutral) 什么也不发",
      ]
    case .onEdge(let view, let side, let winner):
      [
        "点在 \(view, .outside) 的\(side.simplifiedChineseEdge)边上，这条边算在外面，\(winner, .result) 胜出",
        "\(view, .outside) 的\(side.simplifiedChineseEdge)边算在外面，\(winner, .result) 胜出", "\(winner, .result) 胜出",
      ]
    case .ownGate(let view, let refusal, let winner):
      [
        "\(view, .skipped) 自己的 hitTest 返回 nil：\(GateText(refusal)[.simplifiedChinese])，所以 \(winner, .result) 胜出",
        "\(view, .skipped) 返回 nil（\(GateText(refusal)[.simplifiedChinese])），\(winner, .result) 胜出",
        "\(view, .skipped) 返回 nil，\(winner, .result) 胜出", "\(winner, .result) 胜出",
      ]
    case .wrongOrder(let view, let winner, let front):
      [
        "\(front, .neutral) 在前面，\(view, .inside) 的 hitTest 却先问 \(winner, .result)",
        "\(view, .inside) 先问了后面的 \(winner, .result)", "\(winner, .result) 胜出",
      ]
    case .broughtToFront(let winner, let behind):
      [
        "\(winner, .result) 现在在 \(behind, .neutral) 前面，先被询问，所以胜出", "\(winner, .result) 现在在最前面，胜出",
        "\(winner, .result) 胜出",
      ]
    case .steals(let winner, let neighbour):
      [
        "\(winner, .result) 放大的区域盖住了这里的 \(neighbour, .neutral)，所以它胜出",
        "\(winner, .result) 的区域盖住了 \(neighbour, .neutral)", "\(winner, .result) 胜出",
      ]
    case .itselfLast(let winner, let subviews):
      [
        "\(winner, .result) 的 hitTest 先问 \(NameList(subviews).simplifiedChinese)再答自己，所以它胜出",
        "\(winner, .result) 先问子视图再答自己，胜出", "\(winner, .result) 胜出",
      ]
    case .forgotten(let view, let order, let winner) where order.count == 2:
      [
        "\(view, .inside) 的 hitTest 先问 \(order[0], .neutral) 后问 \(order[1], .neutral)，从不回答自己，\(winner, .result) 胜出",
        "\(view, .inside) 从不回答自己，\(winner, .result) 胜出", "\(winner, .result) 胜出",
      ]
    case .forgotten(let view, _, let winner):
      [
        "\(view, .inside) 的 hitTest 只问子视图，从不回答自己，\(winner, .result) 胜出",
        "\(view, .inside) 从不回答自己，\(winner, .result) 胜出", "\(winner, .result) 胜出",
      ]
    case .converted(let winner, let point, let window, let own):
      [
        "\(window, .inside) 里的 \(pointText(point))，到了 \(winner, .result) 里就是 \(pointText(own))，它胜出",
        "\(pointText(point)) 在 \(winner, .result) 里是 \(pointText(own))", "\(winner, .result) 胜出",
      ]
    case .searched(let winner, let times):
      ["找了 \(times) 遍，定下 \(winner, .result)，那时还没有视图知道", "找了 \(times) 遍，定下 \(winner, .result)", "\(winner, .result) 胜出"]
    case .nobody(let point, isOutside: false):
      ["没有窗口接下 \(pointText(point)) 的触摸：没有 hit-test 视图", "没有 hit-test 视图，谁也不会收到"]
    case .nobody(let point, isOutside: true):
      ["\(pointText(point)) 不在任何窗口里：没有 hit-test 视图，谁也不会收到", "没有 hit-test 视图，谁也不会收到"]
    }
  }
}

extension TouchRefusal {
  fileprivate var simplifiedChinese: String {
    switch self {
    case .hidden: "已隐藏"
    case .interactionDisabled: "关闭了交互"
    case .animated: "正在做动画"
    case .alpha(let alpha): "的 alpha 是 \(number(alpha))"
    }
  }
}

extension Miss.Side {
  /// The edge of a view beyond which a point on this side of the view lies.
  fileprivate var simplifiedChineseEdge: String {
    switch self {
    case .above: "上"
    case .below: "下"
    case .left: "左"
    case .right: "右"
    }
  }
}
