/// The return value of `hitTest`, and the hit-test view at the end of the search.
enum AnswerLine: Equatable {
  case itself(String, hasSubviews: Bool)
  /// `unasked` are the subviews that are not asked any more.
  case found(String, hit: String, unasked: [String])
  /// The view's own `hitTest` returns a view that it did not ask.
  case chosen(String, hit: String)
  case nothing(String, Reason, hasSubviews: Bool)
  case wins(String, hasSubviews: Bool)
  /// An override returned the view without asking it.
  case winsUnasked(String)
  /// The view itself returned nil, but an override returned it.
  case winsAnyway(String)
  case nobodyWins

  /// The reason why `hitTest` returned nil.
  enum Reason: Equatable {
    case gate, outside
    /// No subview took the touch, and its own `hitTest` never returns the view itself.
    case override
  }
}

extension AnswerLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .itself(let view, hasSubviews: false):
      ["\(view, .inside) has no subviews, so its hitTest returns \(view, .inside)."]
    case .itself(let view, hasSubviews: true):
      [
        "No subview of \(view, .inside) takes the touch, so its hitTest returns itself.",
        "No subview took it: \(view, .inside) returns itself.",
      ]
    case .found(let view, let hit, let unasked) where unasked.isEmpty:
      ["\(view, .inside) passes the answer back: \(hit, .inside).", "\(view, .inside) returns \(hit, .inside)."]
    case .found(let view, let hit, let unasked):
      [
        "\(view, .inside) has its answer and returns \(hit, .inside): \(stop(unasked)) not asked any more.",
        "\(view, .inside) returns \(hit, .inside): \(stop(unasked)) not asked.",
        "\(view, .inside) returns \(hit, .inside).",
      ]
    case .chosen(let view, let hit):
      [
        "\(view, .inside) overrides hitTest and returns \(hit, .inside) without asking it.",
        "\(view, .inside) returns \(hit, .inside) without asking it.",
      ]
    case .nothing(let view, .gate, _): ["\(view, .skipped) returns nil: its gate is closed."]
    case .nothing(let view, .outside, let hasSubviews):
      ["\(view, .outside) returns nil: the touch is not for it\(hasSubviews ? ", nor for anything in it" : "")."]
    case .nothing(let view, .override, _):
      [
        "No subview of \(view, .outside) took it, and this override never returns the view itself: nil.",
        "No subview of \(view, .outside) took it: its override returns nil.",
      ]
    case .wins(let view, hasSubviews: false):
      [
        "\(view, .result) says YES and has no subviews: \(view, .result) is the hit-test view.",
        "YES, and no subviews: \(view, .result) is the hit-test view.",
      ]
    case .wins(let view, hasSubviews: true):
      ["No subview of \(view, .result) takes the touch: it is the hit-test view itself."]
    case .winsUnasked(let view):
      [
        "\(view, .result) is the hit-test view although it was never asked: an override chose it.",
        "An override chose it: \(view, .result) is the hit-test view.",
      ]
    case .winsAnyway(let view):
      [
        "\(view, .result) returned nil itself, but an override returned it: it is the hit-test view.",
        "An override returned \(view, .result): it is the hit-test view.",
      ]
    case .nobodyWins: ["No window takes the touch: there is no hit-test view, and no view receives it."]
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .itself(let view, hasSubviews: false): ["\(view, .inside) 没有子视图：它的 hitTest 返回自己。"]
    case .itself(let view, hasSubviews: true): ["\(view, .inside) 的子视图都不接，它的 hitTest 返回自己。"]
    case .found(let view, let hit, let unasked) where unasked.isEmpty:
      ["\(view, .inside) 把结果交回去：\(hit, .inside)。"]
    case .found(let view, let hit, let unasked):
      [
        "\(view, .inside) 已有结果，返回 \(hit, .inside)，不再问\(simplifiedChineseStop(unasked))。",
        "\(view, .inside) 返回 \(hit, .inside)。",
      ]
    case .chosen(let view, let hit): ["\(view, .inside) 没有问就返回 \(hit, .inside)：它自己的 hitTest 这样规定。"]
    case .nothing(let view, .gate, _): ["\(view, .skipped) 返回 nil：它的门关着。"]
    case .nothing(let view, .outside, let hasSubviews):
      ["\(view, .outside) 返回 nil：\(hasSubviews ? "它自己和里面的一切都不接" : "触摸不归它")。"]
    case .nothing(let view, .override, _):
      ["\(view, .outside) 的子视图都不接，而这个重写从不返回自己，所以是 nil。"]
    case .wins(let view, hasSubviews: false):
      [
        "\(view, .result) 返回 YES 且没有子视图：\(view, .result) 就是 hit-test 视图。",
        "\(view, .result) 返回 YES 且没有子视图，它就是 hit-test 视图。",
      ]
    case .wins(let view, hasSubviews: true): ["\(view, .result) 的子视图都不接：它自己就是 hit-test 视图。"]
    case .winsUnasked(let view): ["\(view, .result) 从未被询问，却是 hit-test 视图：是重写选中了它。"]
    case .winsAnyway(let view): ["\(view, .result) 自己返回 nil，但重写返回了它：它是 hit-test 视图。"]
    case .nobodyWins: ["没有窗口要这个触摸：没有 hit-test 视图，谁也不会收到。"]
    }
  }

  private func stop(_ names: [String]) -> Sentence {
    let list = NameList(names)
    return names.count > 2 ? "the other \(names.count) are" : "\(list.english) \(list.verb)"
  }

  private func simplifiedChineseStop(_ names: [String]) -> Sentence {
    switch names.count {
    case 1: " \(names[0], .neutral)"
    case 2: " \(names[0], .neutral)、\(names[1], .neutral)"
    default: "另外 \(names.count) 个子视图"
    }
  }
}
