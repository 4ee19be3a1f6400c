import Scenes

/// Texts of the inspector.
package enum InspectorText: InterfaceText {
  case control, scrolling, geometry, more, pipeline, target, whatItNeeds, whatItDoes, delegateAnswers
  /// A control without overrides, and a scroll view without overrides.
  case tracksItself, tracks, keeps
  case noAnswers
  // The actions of a control
  case events, addEvent, removeEvent, closure, upTheChain, actionName, action
  // The differences from the file
  case differ(Int), putAllBack, putBack
  // Names of recognizers and views
  case nobody, everybody, all, allBut(String), none
  case returns(String)
  // The hit area of a view
  case larger(Int), smaller(Int), clips
  // Recognizers
  case on(String), addRecognizer, removeRecognizer
  /// An object that is in no window any more.
  case goneAfter(step: Int)
  case fingersItReceived, waitsFor, whyItFailed
  /// In milliseconds.
  case at(Int)
  case step(Int), stillWaits(String), isDisabled, notOnPath(String, hit: String)

  package var text: LocalizedText {
    switch self {
    case .control: localized("Control", "控件")
    case .scrolling: localized("Scrolling", "滚动")
    case .geometry: localized("Class and geometry", "类与几何")
    case .more: localized("More", "更多")
    case .pipeline: localized("Pipeline and trace", "管线与跟踪")
    case .target: localized("Target", "目标")
    case .whatItNeeds: localized("What it needs", "它需要什么")
    case .whatItDoes: localized("What it does to the view", "它对视图做什么")
    case .delegateAnswers: localized("Delegate answers", "代理的回答")
    case .tracksItself: localized("tracks the touch itself", "自己跟踪触摸")
    case .tracks: localized("tracks it", "自己跟踪")
    case .keeps: localized("keeps it", "自己留下")
    case .noAnswers: localized("all default: no delegate", "全是默认：没有代理")
    case .events: localized("Events", "事件")
    case .addEvent: localized("Add an event", "添加事件")
    case .removeEvent: localized("Remove this event", "删除这个事件")
    case .closure: localized("a closure", "闭包")
    case .upTheChain: localized("nil: up the chain", "nil：沿链向上")
    case .actionName: localized("action", "动作")
    case .action: localized("Action", "动作")
    case .differ(1): localized("1 value differs from the file", "1 个值与文件不同")
    case .differ(let count): localized("\(count) values differ from the file", "\(count) 个值与文件不同")
    case .putAllBack: localized("Put all back", "全部复原")
    case .putBack: localized("Put back the value of the file", "恢复文件里的值")
    case .nobody: localized("nobody", "无")
    case .everybody: localized("all", "全部")
    case .all: localized("true", "true")
    case .allBut(let names): localized("all but \(names)", "除 \(names) 外")
    case .none: localized("false", "false")
    case .larger(let points): localized("\(points) pt larger", "大 \(points) pt")
    case .smaller(let points): localized("\(points) pt smaller", "小 \(points) pt")
    case .clips: localized("clips", "裁剪")
    case .on(let view): localized("on \(view)", "在 \(view) 上")
    case .goneAfter(let step): localized("gone after step \(step)", "第 \(step) 步后消失")
    case .addRecognizer: localized("Add", "添加")
    case .removeRecognizer: localized("Remove this recognizer", "删除这个识别器")
    case .fingersItReceived: localized("fingers it received", "收到的手指")
    case .waitsFor: localized("waits for", "等待")
    case .whyItFailed: localized("Why it did not recognize", "为什么没有识别")
    case .at(let time): localized("at \(time) ms", "\(time) ms 时")
    case .step(let number): localized("step \(number)", "第 \(number) 步")
    case .stillWaits(let other): localized("It still waits until \(other) has failed.", "它还在等 \(other) 失败。")
    case .isDisabled: localized("isEnabled is false: it receives no touches.", "isEnabled 是 false：它收不到触摸。")
    case .notOnPath(let view, let hit):
      localized(
        "It gets touches on \(view) and its subviews. The touch is on \(hit).",
        "它只收 \(view) 和其子视图上的触摸，而这个触摸在 \(hit) 上。")
    case .returns(let name): LocalizedText("→ \(name)")
    }
  }
}
