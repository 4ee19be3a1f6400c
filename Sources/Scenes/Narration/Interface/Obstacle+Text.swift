import Scenes
import TouchTrace

extension Obstacle {
  /// The reason why an object does not get the event, as a sentence.
  func text(of view: String) -> LocalizedText {
    switch self {
    case .ignoringInteraction:
      .both(
        "The application ignores interaction: it drops every event until endIgnoringInteractionEvents().",
        "应用正在忽略交互：在调用 endIgnoringInteractionEvents() 之前，所有事件都被丢弃。")
    case .removed: .both("\(view) is not in the scene.", "\(view) 不在场景里。")
    case .otherWindow(let window, _):
      .both("The window \(window) is in front and takes the touch.", "前面的窗口 \(window) 把触摸拿走了。")
    case .inNoWindow:
      .both("\(view) is in no window when the event begins.", "事件开始时，\(view) 不在任何窗口里。")
    case .programEnds: .programEnds
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
        "\(name) delays the touch: it comes \(milliseconds) ms late.", "\(name) 推迟了触摸，晚了 \(milliseconds) ms 才给。")
    case .delayedEnd(let name, let milliseconds):
      .both(
        "\(name) delays the end of the touch: it comes \(milliseconds) ms late.",
        "\(name) 推迟了触摸的结束，晚了 \(milliseconds) ms 才给。")
    case .disabled: .both("\(view) is disabled, so it sends no action.", "\(view) 被停用，不发送动作。")
    case .noAction: .both("\(view) has no action to send.", "\(view) 没有可发送的动作。")
    case .sendsNothing:
      .both("\(view) gets the event, and sends no action.", "\(view) 收到了事件，但没有发送动作。")
    case .otherEvents(let events):
      .both(
        "The actions of \(view) are for \(events.map(\.rawValue).joined(separator: ", ")), which this touch does not send.",
        "\(view) 的动作登记在 \(events.map(\.rawValue).joined(separator: "、"))，这个触摸不会发出它。")
    case .targetGone(let target):
      .both("The target \(target) of the action no longer exists.", "动作的目标 \(target) 已经不在了。")
    case .nobodyImplements(let action):
      .both("No object that the action comes to implements \(action).", "动作找到的对象都没有实现 \(action)。")
    case .noTarget(let action):
      .both(
        "The target of \(action) is nil, and a recognizer does not search the responder chain for one.",
        "\(action) 的目标是 nil，而识别器不会沿响应者链去找。")
    case .targetLost(let action, wasObject: true):
      .both(
        "The target of \(action) no longer exists: nothing kept it, and \(view) does not keep its targets.",
        "\(action) 的目标已经不在了：没有谁留住它，而 \(view) 不会留住自己的目标。")
    case .targetLost(let action, wasObject: false):
      .both(
        "The target of \(action) is no object. In the initial value of a property, self is a function: write lazy var.",
        "\(action) 的目标不是对象。在属性的初始值里，self 是一个函数：要写 lazy var。")
    case .liftedOutside: .both("The finger was lifted too far outside \(view).", "手指在 \(view) 外面太远处抬起。")
    case .refusedTouch, .notAttending, .anotherGesture, .requirementRecognized, .waits, .waited, .excluded,
      .refusedToBegin:
      textOfRecognizer(view)
    case .notAResponder:
      .both("\(view) is no UIResponder, so the chain ends before it.", "\(view) 不是 UIResponder，响应者链到它之前就结束了。")
    case .notInChain(let first):
      .both("The chain that begins at \(first) does not come to \(view).", "从 \(first) 开始的响应者链不经过 \(view)。")
    case .notFirstResponder(let first):
      .both(
        "This event has no point: it begins at \(first), and the chain from there does not come to \(view).",
        "这个事件没有坐标：它从 \(first) 开始，而那里往上的链不经过 \(view)。")
    case .handledBefore(let name):
      .both(
        "\(name) keeps the event and does not pass it on, so \(view) is never reached.",
        "\(name) 留下了事件，没有往上传，所以没传到 \(view)。")
    }
  }

  /// The reason why a recognizer does not recognize.
  private func textOfRecognizer(_ name: String) -> LocalizedText {
    switch self {
    case .refusedTouch(.delegate):
      .both("The delegate of \(name) refuses the touch in shouldReceive.", "\(name) 的代理在 shouldReceive 里拒绝了触摸。")
    case .refusedTouch(.view(let view)):
      .both("\(view) refuses the touch for \(name) in shouldReceive.", "\(view) 在 shouldReceive 里替 \(name) 拒绝了触摸。")
    case .refusedTouch: .both("\(name) refuses the touch itself.", "\(name) 自己拒绝了触摸。")
    case .notAttending: .both("\(name) is not given this touch.", "这个触摸没有交给 \(name)。")
    case .anotherGesture: .both("The touch is not the gesture that \(name) recognizes.", "这次触摸不是 \(name) 要识别的手势。")
    case .requirementRecognized(let other):
      .both("\(name) requires \(other) to fail, but \(other) recognized.", "\(name) 要求 \(other) 先失败，而 \(other) 识别了。")
    case .waits(let other):
      .both("\(name) waits for \(other) to fail, and \(other) does not.", "\(name) 在等 \(other) 失败，而 \(other) 一直没有失败。")
    case .waited(let other, let milliseconds):
      .both(
        "\(name) waits for \(other) to fail: it acts \(milliseconds) ms late.",
        "\(name) 要等 \(other) 失败：晚了 \(milliseconds) ms 才动作。")
    case .excluded(let other):
      .both(
        "\(other) recognized first, and the two do not recognize together.", "\(other) 抢先识别，而且两者不能同时识别。")
    case .refusedToBegin(.view(let view)):
      .both(
        "\(view) refuses the gesture in gestureRecognizerShouldBegin, so as to keep its own touch.",
        "\(view) 为了保住自己的触摸，在 gestureRecognizerShouldBegin 里拒绝了这个手势。")
    case .refusedToBegin(.delegate):
      .both("The delegate of \(name) answers NO to shouldBegin.", "\(name) 的代理对 shouldBegin 回答 NO。")
    default: .both("\(name) refuses to begin.", "\(name) 自己拒绝开始。")
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
  static let programEnds = both("The program ends during this event.", "程序在这个事件里结束了。")

  static func both(_ english: String, _ chinese: String) -> LocalizedText {
    LocalizedText(english: english, simplifiedChinese: chinese)
  }
}
