import Foundation
import Scenes
import TouchTrace
import UIKit

/// The reason why the hit-test view won: the first half of the summary of a touch.
enum WinningLine: Equatable {
  case frontmost(String)
  /// It has subviews, but none of them took the touch.
  case noSubviewTook(String)
  /// A view in front of it is skipped, with `content` inside.
  case gate(String, TouchRefusal, content: String?, winner: String)
  /// `content` extends beyond its superview, which returned false.
  case stickingOut(String, superview: String, winner: String)
  /// The override of an ancestor asks it although the point is outside the ancestor.
  case overriding(String, winner: String)
  case chosen(String, by: String?)
  /// Its own `point(inside:)` returned true outside its bounds.
  case enlarged(String)
  /// It is almost transparent.
  case faint(String, CGFloat)
  /// There is no hit-test view; `isOutside` if the point is outside all windows.
  case nobody(CGPoint, isOutside: Bool)
}

extension WinningLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .frontmost(let winner):
      [
        "\(winner, .result) says YES and has no subviews, so it wins.", "\(winner, .result) says YES, so it wins.",
        "\(winner, .result) wins.",
      ]
    case .noSubviewTook(let winner):
      [
        "No subview of \(winner, .result) takes the touch, so \(winner, .result) wins.",
        "No subview takes it, so \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .gate(let view, let refusal, let content?, let winner):
      [
        "\(view, .skipped) \(refusal.english): it and its \(content, .neutral) are skipped, so \(winner, .result) wins.",
        "\(view, .skipped) (\(refusal.word)) and \(content, .neutral) are skipped: \(winner, .result) wins.",
        "\(view, .skipped) \(refusal.english) and is skipped, so \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .gate(let view, let refusal, nil, let winner):
      [
        "\(view, .skipped) \(refusal.english) and is skipped, so \(winner, .result) wins.",
        "\(view, .skipped) is skipped: \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .stickingOut(let content, let superview, let winner):
      [
        "\(superview, .outside) says NO first, so its \(content, .neutral) is never asked: \(winner, .result) wins.",
        "\(superview, .outside) says NO, so its \(content, .neutral) is not asked: \(winner, .result) wins.",
        "\(superview, .outside) says NO, so \(winner, .result) wins.", "\(winner, .result) wins.",
      ]
    case .overriding(let view, let winner):
      [
        "The hitTest of \(view, .inside) asks \(winner, .result) outside its own bounds, so \(winner, .result) wins.",
        "The override of \(view, .inside) lets \(winner, .result) win.", "\(winner, .result) wins.",
      ]
    case .chosen(let winner, let chooser?):
      ["The hitTest of \(chooser, .inside) chose \(winner, .result).", "\(winner, .result) was chosen."]
    case .chosen(let winner, nil): ["An override chose \(winner, .result).", "\(winner, .result) was chosen."]
    case .enlarged(let winner):
      [
        "\(winner, .result) wins outside its bounds: its own pointInside reaches further.",
        "\(winner, .result) wins outside its bounds.", "\(winner, .result) wins.",
      ]
    case .faint(let winner, let alpha):
      [
        "You cannot see \(winner, .result), but alpha \(number(alpha)) is above 0.01, so it wins.",
        "\(winner, .result) wins with alpha \(number(alpha)).", "\(winner, .result) wins.",
      ]
    case .nobody(let point, isOutside: false):
      [
        "No window takes the touch at \(pointText(point)): there is no hit-test view.",
        "No window takes the touch: there is no hit-test view.",
      ]
    case .nobody(let point, isOutside: true):
      [
        "\(pointText(point)) is outside all windows: there is no hit-test view.",
        "The point is outside all windows: there is no hit-test view.",
      ]
    }
  }

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
    case .stickingOut(let content, let superview, let winner):
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
    case .nobody(let point, isOutside: false):
      ["没有窗口接下 \(pointText(point)) 的触摸：没有 hit-test 视图", "没有 hit-test 视图，谁也不会收到"]
    case .nobody(let point, isOutside: true):
      ["\(pointText(point)) 不在任何窗口里：没有 hit-test 视图，谁也不会收到", "没有 hit-test 视图，谁也不会收到"]
    }
  }
}

extension TouchRefusal {
  fileprivate var english: String {
    switch self {
    case .hidden: "is hidden"
    case .interactionDisabled: "has interaction off"
    case .alpha(let alpha): "has alpha \(number(alpha))"
    }
  }

  fileprivate var word: String { GateText(self)[.english] }

  fileprivate var simplifiedChinese: String {
    switch self {
    case .hidden: "已隐藏"
    case .interactionDisabled: "关闭了交互"
    case .alpha(let alpha): "的 alpha 是 \(number(alpha))"
    }
  }
}
