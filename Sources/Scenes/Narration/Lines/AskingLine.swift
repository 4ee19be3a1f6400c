import Scenes
import TouchTrace
import UIKit

/// `hitTest` of a view is called, or the view is skipped.
enum AskingLine: Equatable {
  case window(String, after: String?)
  case only(String, by: String)
  case first(String, by: String)
  case next(String, after: String, by: String)
  /// An override asks a subview for every point, also outside its bounds.
  case override(String, by: String)
  case gate(String, TouchRefusal, hasSubviews: Bool)
  case overrides(String, HitTestOverride)
}

extension AskingLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .window(let window, nil): ["The event queue asks the frontmost window first: \(window, .now)."]
    case .window(let window, let previous?):
      [
        "\(previous, .outside) returns nil, so the window behind it is asked: \(window, .now).",
        "\(previous, .outside) returns nil. The window behind: \(window, .now).",
      ]
    case .only(let view, let asker): ["\(asker, .inside) asks its only subview: \(view, .now)."]
    case .first(let view, let asker): ["\(asker, .inside) asks its subviews from the front: \(view, .now) first."]
    case .next(let view, let previous, let asker):
      [
        "\(previous, .outside) returns nil, so \(asker, .inside) asks the next one behind: \(view, .now).",
        "\(previous, .outside) returns nil. The next one behind: \(view, .now).",
      ]
    case .override(let view, let asker):
      [
        "The hitTest of \(asker, .inside) asks its subview \(view, .now) wherever the point lies.",
        "\(asker, .inside) asks \(view, .now) wherever the point lies.",
      ]
    case .gate(let view, let refusal, let hasSubviews): refusal.english(view, hasSubviews)
    case .overrides(let view, let override): override.english(view)
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .window(let window, nil): ["事件队列先问最前面的窗口：\(window, .now)。"]
    case .window(let window, let previous?): ["\(previous, .outside) 返回 nil，接着问它后面的窗口：\(window, .now)。"]
    case .only(let view, let asker): ["\(asker, .inside) 只有一个子视图，就问它：\(view, .now)。"]
    case .first(let view, let asker): ["\(asker, .inside) 从最前面的子视图开始问：先问 \(view, .now)。"]
    case .next(let view, let previous, let asker):
      ["\(previous, .outside) 返回 nil，\(asker, .inside) 接着问后面的 \(view, .now)。"]
    case .override(let view, let asker):
      ["\(asker, .inside) 的 hitTest 不管点在哪里，都去问子视图 \(view, .now)。"]
    case .gate(let view, let refusal, let hasSubviews): refusal.simplifiedChinese(view, hasSubviews)
    case .overrides(let view, let override): override.simplifiedChinese(view)
    }
  }
}

extension TouchRefusal {
  fileprivate func english(_ view: String, _ hasSubviews: Bool) -> [Sentence] {
    let rest = hasSubviews ? ", with everything inside it" : ""
    return switch self {
    case .hidden: ["\(view, .skipped) is hidden: skipped without pointInside\(rest)."]
    case .interactionDisabled:
      [
        "\(view, .skipped) has interaction off: skipped without pointInside\(rest).",
        "\(view, .skipped) has interaction off: skipped\(rest).",
      ]
    case .animated:
      [
        "\(view, .skipped) is being animated: skipped without pointInside\(rest).",
        "\(view, .skipped) is being animated: skipped\(rest).",
      ]
    case .alpha(let alpha):
      [
        "\(view, .skipped): alpha \(number(alpha)) is not above 0.01: skipped\(rest).\(unseen(hasSubviews))",
        "\(view, .skipped): alpha \(number(alpha)) is not above 0.01: skipped\(rest).",
      ]
    }
  }

  private func unseen(_ hasSubviews: Bool) -> String {
    hasSubviews ? "" : " 0.02 would be asked, though invisible."
  }

  fileprivate func simplifiedChinese(_ view: String, _ hasSubviews: Bool) -> [Sentence] {
    let rest = hasSubviews ? "整棵子树一起跳过" : "直接跳过"
    return switch self {
    case .hidden: ["\(view, .skipped) 已隐藏：不调用 pointInside，\(rest)。"]
    case .interactionDisabled: ["\(view, .skipped) 关闭了交互：不调用 pointInside，\(rest)。"]
    case .animated: ["\(view, .skipped) 正在做动画：不调用 pointInside，\(rest)。"]
    case .alpha(let alpha):
      hasSubviews
        ? ["\(view, .skipped)：alpha \(number(alpha)) 不大于 0.01，\(rest)。"]
        : [
          "\(view, .skipped)：alpha \(number(alpha)) 不大于 0.01：跳过。0.02 虽看不见，却会被询问。",
          "\(view, .skipped)：alpha \(number(alpha)) 不大于 0.01，跳过。",
        ]
    }
  }
}

extension HitTestOverride {
  fileprivate func english(_ view: String) -> [Sentence] {
    switch self {
    case .standard: ["\(view, .now) runs UIKit's own hitTest."]
    case .beyondBounds:
      [
        "\(view, .now) overrides hitTest: it asks its subviews from the back, wherever the point lies.",
        "\(view, .now) overrides hitTest: it asks its subviews from the back.",
      ]
    case .safeBeyondBounds:
      [
        "\(view, .now) overrides hitTest: it asks its subviews wherever the point lies, then itself.",
        "\(view, .now) overrides hitTest: subviews first, then itself.",
      ]
    case .returns(let other):
      [
        "\(view, .now) overrides hitTest: for every point inside it, it returns \(other, .neutral).",
        "\(view, .now) overrides hitTest: it returns \(other, .neutral).",
      ]
    case .observed:
      [
        "\(view, .now) overrides hitTest: it answers what it answered on the device.",
        "\(view, .now) answers as on the device.",
      ]
    }
  }

  fileprivate func simplifiedChinese(_ view: String) -> [Sentence] {
    switch self {
    case .standard: ["\(view, .now) 使用 UIKit 自己的 hitTest。"]
    case .beyondBounds: ["\(view, .now) 重写了 hitTest：不管点在哪里，都从最后面的子视图问起。"]
    case .safeBeyondBounds: ["\(view, .now) 重写了 hitTest：不管点在哪里都先问子视图，再看自己。"]
    case .returns(let other): ["\(view, .now) 重写了 hitTest：凡是在它之内的点，都返回 \(other, .neutral)。"]
    case .observed: ["\(view, .now) 重写了 hitTest：回答和在设备上一样。"]
    }
  }
}
