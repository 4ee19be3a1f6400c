import Scenes
import TouchTrace

extension Obstacle {
  /// What keeps a view from the touch, as a sentence.
  func text(of view: String) -> LocalizedText {
    switch self {
    case .removed: .both("\(view) is not in the scene.", "\(view) 不在场景里。")
    case .otherWindow(let window, _):
      .both("The window \(window) is in front and takes the touch.", "前面的窗口 \(window) 把触摸拿走了。")
    case .gate(let name, let gate): gate.text(of: name, view)
    case .outside(let name, let miss, let cutsArea):
      cutsArea
        ? .both(
          "A hit area in \(name) reaches the point, but \(name) ends before it\(miss.english): \(view) is never asked.",
          "\(name) 里面的命中区够得着这个点，但 \(name) 到不了这里\(miss.chinese)，所以 \(view) 没有被问到。")
        : .both(
          "The point is outside \(name)\(miss.english), so \(view) in it is never asked.",
          "这个点在 \(name) 外面\(miss.chinese)，所以里面的 \(view) 没有被问到。")
    case .noArea: .both("\(view) has no area that a touch could hit.", "\(view) 没有可以命中的面积。")
    case .outsideItself(let miss):
      .both("The point is outside the hit area of \(view)\(miss.english).", "这个点在 \(view) 的命中区外面\(miss.chinese)。")
    case .override(let name):
      .both("\(name) overrides hitTest and answers otherwise.", "\(name) 重写了 hitTest，另有答案。")
    case .covered(let name, _, true):
      .both("\(name), a subview of \(view), takes the touch.", "\(view) 的子视图 \(name) 把触摸拿走了。")
    case .covered(let name, let isSeen, false):
      isSeen
        ? .both("\(name) is asked before and takes the touch.", "\(name) 先被问到，把触摸拿走了。")
        : .both("\(name) cannot be seen, but is asked before and takes the touch.", "\(name) 看不见，却先被问到，把触摸拿走了。")
    case .other(let winner?): .both("\(winner) gets the touch.", "触摸归 \(winner)。")
    case .other(nil): .both("No view gets the touch.", "没有视图得到这个触摸。")
    case .ignored(let reason): reason.text(of: view)
    case .interrupted:
      .both("The system took the touch away, as a phone call does.", "系统收走了触摸，比如来电。")
    case .cancelled(let recognizer, true):
      .both("Its own recognizer \(recognizer) recognizes and cancels the touch.", "它自己的识别器 \(recognizer) 识别后取消了触摸。")
    case .cancelled(let recognizer, false):
      .both("\(recognizer) recognizes and cancels the touch of \(view).", "\(recognizer) 识别后取消了 \(view) 的触摸。")
    case .delayed(let name, let milliseconds):
      .both(
        "\(name) holds the touch back: it comes \(milliseconds) ms late.", "\(name) 扣住触摸，晚了 \(milliseconds) ms 才给。")
    case .disabled: .both("\(view) is disabled, so it sends no action.", "\(view) 被停用，不发送动作。")
    case .noAction: .both("\(view) gets the touch, but has no action.", "\(view) 得到触摸，但没有动作。")
    case .otherEvents(let events):
      .both(
        "The actions of \(view) are for \(events.map(\.rawValue).joined(separator: ", ")), which this touch does not send.",
        "\(view) 的动作登记在 \(events.map(\.rawValue).joined(separator: "、"))，这个触摸不会发出它。")
    case .targetGone(let target):
      .both("The target \(target) of the action no longer exists.", "动作的目标 \(target) 已经不在了。")
    case .nobodyImplements(let action):
      .both("Nobody whom the action comes to implements \(action).", "动作找到的对象都没有实现 \(action)。")
    case .liftedOutside: .both("The finger was lifted too far outside \(view).", "手指在 \(view) 外面太远处抬起。")
    }
  }
}

extension Obstacle.GateKind {
  fileprivate func text(of name: String, _ view: String) -> LocalizedText {
    let state: LocalizedText =
      switch self {
      case .hidden: .both("is hidden", "被隐藏")
      case .transparent: .both("has an alpha of 0.01 or less", "的 alpha 不大于 0.01")
      case .interactionOff: .both("has its interaction off", "关闭了交互")
      case .animated: .both("is being animated without interaction", "正在做不允许交互的动画")
      }
    let subject = name + " "
    return name == view
      ? .both("\(subject)\(state.english), so it is skipped.", "\(subject)\(state.simplifiedChinese)，所以被跳过。")
      : .both(
        "\(subject)\(state.english), so \(view) in it is never asked.",
        "\(subject)\(state.simplifiedChinese)，所以里面的 \(view) 没有被问到。")
  }
}

extension TraceStep.IgnoreReason {
  fileprivate func text(of view: String) -> LocalizedText {
    switch self {
    case .singleTouch: .both("\(view) takes one finger at a time.", "\(view) 一次只接受一根手指。")
    case .exclusiveTouch(let name):
      .both("isExclusiveTouch of \(name) keeps other touches away.", "\(name) 的 isExclusiveTouch 挡住了别的触摸。")
    case .recognized(let recognizer):
      .both("\(recognizer) has recognized already, and takes new touches too.", "\(recognizer) 已经识别，新的触摸也归它。")
    case .scrollView(let name): .both("\(name) scrolls, and keeps the touch.", "\(name) 正在滚动，留住了触摸。")
    case .touchCancelled: .both("The touch was cancelled before.", "这个触摸之前已被取消。")
    }
  }
}

extension Miss? {
  /// After a sentence about a point outside: how far.
  fileprivate var english: String { map { " (\(StatusText.miss(nil, $0)[.english]))" } ?? "" }
  fileprivate var chinese: String { map { "（\(StatusText.miss(nil, $0)[.simplifiedChinese])）" } ?? "" }
}

extension LocalizedText {
  fileprivate static func both(_ english: String, _ chinese: String) -> LocalizedText {
    LocalizedText(english: english, simplifiedChinese: chinese)
  }
}
