import Scenes
import TouchTrace
import UIKit

/// A step as a part of a sentence.
struct StepClause {
  var english: Sentence
  var chinese: Sentence
  /// The view whose answer to the hit test the step is.
  private(set) var answering: String?
  /// The same with more detail, for a step whose other run has the same clause.
  private(set) var detailed: (english: Sentence, chinese: Sentence)?
  /// The clause behind the name of that view.
  private(set) var shortEnglish: Sentence?
  private(set) var shortChinese: Sentence?

  private init(_ english: Sentence, _ chinese: Sentence) { (self.english, self.chinese) = (english, chinese) }

  /// An answer of a view: `NAME …`.
  private init(of view: String, _ state: Sentence.ChipState, _ english: Sentence, _ chinese: Sentence) {
    self.init("\(view, state) \(english)", "\(view, state) \(chinese)")
    (answering, shortEnglish, shortChinese) = (view, "it \(english)", chinese)
  }

  init(_ index: Int, in trace: Trace) {
    switch trace.steps[index].kind {
    case .gate(let view, let refusal):
      let gate = GateText(refusal)
      self.init(of: view, .skipped, "is skipped: \(gate[.english])", "被跳过：\(gate[.simplifiedChinese])")
    case .override(let view, let override):
      self = StepClause(of: view, override, asks: trace.viewAsked(by: view, after: index))
    case .inside(let view, true, _): self.init(of: view, .inside, "says YES", "答“是”")
    case .inside(let view, false, _): self.init(of: view, .outside, "says NO", "答“否”")
    case .returned(let view, let hit?):
      self.init(of: view, .inside, "returns \(hit, .result)", "返回 \(hit, .result)")
    case .returned(let view, nil): self.init(of: view, .outside, "returns nil", "返回 nil")
    case .ask(let view, _, let point):
      self.init("\(view, .now) is asked", "问 \(view, .now)")
      let place = pointText(point)
      detailed = ("\(view, .now) is asked at \(place)", "在 \(place) 问 \(view, .now)")
    case .result(_, let view?): self.init("\(view, .result) wins", "\(view, .result) 命中")
    case .result(_, nil): self.init("no view wins", "没有视图命中")
    case .gesture(let step): self.init(step)
    case let kind: self.init(other: kind)
    }
  }

  private init(of view: String, _ override: HitTestOverride, asks subview: String?) {
    switch (override, subview) {
    case (.returns(let chosen), _):
      self.init(of: view, .inside, "answers \(chosen, .result) itself", "自己答 \(chosen, .result)")
    case (_, let subview?):
      self.init(of: view, .now, "asks \(subview, .now) itself", "自己先问 \(subview, .now)")
    case (_, nil): self.init(of: view, .now, "runs its own hitTest", "运行自己的 hitTest")
    }
  }

  /// Deliveries, actions and events.
  private init(other kind: TraceStep.Kind) {
    switch kind {
    case .deliver(let phase, let name, _):
      self.init("\(name, .chain) gets \(phase.method)", "\(name, .chain) 收到 \(phase.method)")
    case .forward(_, let name, let next?):
      self.init("\(name, .chain) passes it to \(next, .chain)", "\(name, .chain) 传给 \(next, .chain)")
    case .forward(_, let name, nil):
      self.init("\(name, .chain) has no next responder", "\(name, .chain) 没有下一个响应者")
    case .handled(_, let name, _): self.init("\(name, .chain) handles it", "\(name, .chain) 处理")
    case .dropped: self.init("nobody handles it", "没有人处理")
    case .ignored(_, let view, _): self.init("\(view, .skipped) does not receive it", "\(view, .skipped) 收不到")
    case .action(let sender, let name, _, _, _):
      let action = name.isEmpty ? "its action" : name
      self.init("\(sender, .chain) sends \(action)", "\(sender, .chain) 发送 \(name.isEmpty ? "动作" : name)")
    case .climbed(_, let name): self.init("the action passes \(name, .chain)", "动作越过 \(name, .chain)")
    case .withheld(_, _, let view, _): self.init("\(view, .skipped) must wait", "\(view, .skipped) 要等")
    case .lost(_, let view, _): self.init("\(view, .cancelled) loses the touch", "\(view, .cancelled) 失去触摸")
    case .timeout: self.init("a time-out is due", "计时到了")
    case .interrupted: self.init("the touch is interrupted", "触摸被打断")
    case .signal(let signal, let name):
      self.init("\(name, .chain) gets \(signal.method)", "\(name, .chain) 收到 \(signal.method)")
    case .sendEvent(let name): self.init("\(name, .chain) sends the event", "\(name, .chain) 分发事件")
    case .pass: self.init("a search begins", "开始查找")
    case .event, .device: self.init("the next event comes", "下一个事件到来")
    case .warning: self.init("UIKit warns", "UIKit 发出警告")
    case .printed: self.init("the code prints", "代码打印")
    case .ask, .gate, .override, .inside, .returned, .result, .gesture: self.init("", "")
    }
  }
}

extension StepClause {
  fileprivate init(_ step: GestureStep) {
    switch step {
    case .attends(let one, _): self.init("\(one, .recognizer) receives the touch", "\(one, .recognizer) 收到触摸")
    case .sees(let one, let phase, let fingers):
      let method = GestureStep.method(phase, fingers)
      self.init("\(one, .recognizer) gets \(method)", "\(one, .recognizer) 收到 \(method)")
    case .letsGo(let one, _): self.init("\(one, .recognizer) lets the touch go", "\(one, .recognizer) 放开触摸")
    case .asked(let question, let asked, let answer):
      let one = question.recognizer
      switch asked {
      case .delegate:
        self.init(
          "the delegate of \(one, .recognizer) says \(answer ? "YES" : "NO")",
          "\(one, .recognizer) 的代理答\(answer ? "“是”" : "“否”")")
      case .view(let view):
        self.init("\(view, .now) says \(answer ? "YES" : "NO")", "\(view, .now) 答\(answer ? "“是”" : "“否”")")
      case .itself:
        self.init(
          "\(one, .recognizer) says \(answer ? "YES" : "NO")", "\(one, .recognizer) 答\(answer ? "“是”" : "“否”")")
      }
    case .verdict(let one, .granted): self.init("\(one, .recognizer) may recognize", "\(one, .recognizer) 可以识别")
    case .verdict(let one, .waits(let other)):
      self.init("\(one, .recognizer) waits for \(other, .recognizer)", "\(one, .recognizer) 等 \(other, .recognizer)")
    case .verdict(let one, .fails): self.init("\(one, .recognizer) must fail", "\(one, .recognizer) 只能失败")
    case .changes(let one, _, let state, .reset):
      self.init("\(one, .recognizer) is reset to \(state.name)", "\(one, .recognizer) 重置为 \(state.name)")
    case .changes(let one, _, let state, _):
      self.init("\(one, .recognizer) becomes \(state.name)", "\(one, .recognizer) 变为 \(state.name)")
    }
  }
}

extension GestureQuestion {
  /// The recognizer, or the scroll view, that the question is about.
  fileprivate var recognizer: String {
    switch self {
    case .shouldReceiveEvent(let one), .shouldReceiveTouch(let one, _), .shouldBegin(let one),
      .shouldRequireFailure(let one, _), .shouldBeRequiredToFail(let one, _),
      .shouldRecognizeSimultaneously(let one, _),
      .touchesShouldBegin(let one), .touchesShouldCancel(let one):
      one
    }
  }
}

extension Trace {
  /// Returns the view that another one asks next, in the call that a step is part of.
  fileprivate func viewAsked(by view: String, after index: Int) -> String? {
    for step in steps[(index + 1)...].prefix(while: { $0.depth >= steps[index].depth }) {
      if case .ask(let subview, let asker, _) = step.kind, asker == view { return subview }
    }
    return nil
  }
}
