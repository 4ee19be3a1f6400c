import Scenes
import TouchTrace
import UIKit

/// Steps without a finger: time-outs, interruptions, and events without touches.
enum SystemLine: Equatable {
  /// Milliseconds since the finger came down.
  case timeout(Int)
  case interrupted(TraceStep.Interruption)
  case warning(TraceStep.Warning)
  case printed(PrintedLine)
  case device(TraceStep.DeviceEvent)
  /// `sendEvent` of an event without touches.
  case applicationSends(String)
  case windowSends(String)
  /// The first responder gets the event; `isWindow` if there is none and the window gets it.
  case first(TraceStep.Signal, to: String, isWindow: Bool)
  case next(TraceStep.Signal, to: String, from: String)
  case climbs(action: String, past: String)
  /// The summary of an event without touches: the responder with which its chain begins; `isWindow` if there is no first
  /// responder.
  case summary(TraceStep.DeviceEvent, first: String, isWindow: Bool)
  /// The summary of an event in which own code ended before its time.
  case programEnds
}

extension SystemLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .timeout(let time): ["At \(time) ms a time-out is due, without a new report of the fingers."]
    case .interrupted(.resignedActive): ["The application is no longer active: the system cancels all touches."]
    case .interrupted(.ignoringInteraction):
      ["The application ignores interaction from now on: all touches are cancelled."]
    case .interrupted(.leftWindow(let view)): ["\(view, .cancelled) left its window: its touches are cancelled."]
    case .warning(.noAction(let action, let target, _)):
      [
        "\(target, .now) has no action \(action): on iOS the program stops here.",
        "\(target, .now) has no such action: on iOS the program stops here.",
      ]
    case .warning(.noTarget(let action, let sender, wasObject: true)):
      [
        "The target of \(action), which \(sender, .chain) sends, no longer exists: nothing kept it.",
        "The target of \(sender, .chain) no longer exists: nothing kept it.",
      ]
    case .warning(.noTarget(_, let sender, wasObject: false)):
      [
        "The target of \(sender, .chain) is a function: here self is no object. Write lazy var.",
        "The target of \(sender, .chain) is no object.",
      ]
    case .printed(let line):
      [
        "The code prints: \(line.text)", "The code prints: \(line.text.shortened(to: 70))",
        "The code prints: \(line.text.shortened(to: 30))",
      ]
    case .warning(.unsampled(let name)):
      [
        "On the device nothing was sampled of \(name, .neutral) here, so UIKit's own answers.",
        "Nothing was sampled of \(name, .neutral) here: UIKit's own answers.",
      ]
    case .warning(.other(let text)):
      ["UIKit warns: \(text)"] + [70, 45, 30].map { "UIKit warns: \(text.shortened(to: $0))" }
    case .warning(.refused(.connection)): ["The code tried to open a connection: it may not, and nothing was sent."]
    case .warning(.refused(.process)): ["The code tried to start a process: it may not, and none was started."]
    case .warning(.refused(.otherProcess)): ["The code tried to act on another process: it may not."]
    case .warning(.refused(.reading(let path))):
      [
        "The code tried to read \(path): it may not, and nothing was read.",
        "The code tried to read a file: it may not.",
      ]
    case .warning(.refused(.writing(let path))):
      [
        "The code tried to write \(path): it may not, and nothing was written.",
        "The code tried to write a file: it may not.",
      ]
    case .warning(.refused(.changing)): ["The code tried to change a file: it may not, and nothing was changed."]
    case .warning(.refused(.kernel)):
      ["The code made a call that can change the machine: it may not, and the call failed."]
    case .device(.shake): ["The device was shaken. No hit test: the first responder gets the event."]
    case .device(.press): ["A key was pressed or released. No hit test: the first responder gets the event."]
    case .device(.remoteControl): ["A remote control was used. No hit test: the first responder gets the event."]
    case .summary(let event, let first, let isWindow):
      [
        "\(event.noun.english) has no point, so no view is searched: \(isWindow ? "the window" : "the first responder"), \(first, .chain), is first.",
        "No hit test: \(first, .chain) is first.",
      ]
    case .programEnds: [Sentence([.text(LocalizedText.programEnds[.english])])]
    case .applicationSends(let application): ["\(application, .now) sends the event to the key window."]
    case .windowSends(let window): ["\(window, .now) sends the event to its first responder, without a hit test."]
    case .first(let signal, let responder, isWindow: false):
      ["\(responder, .chain) is the first responder: it gets \(signal.method)."]
    case .first(let signal, let window, isWindow: true):
      ["There is no first responder, so the window \(window, .chain) gets \(signal.method)."]
    case .next(let signal, let responder, let previous):
      [
        "\(previous, .chain) passes \(signal.method) to its next responder: \(responder, .chain).",
        "\(signal.method) goes on to \(responder, .chain).",
      ]
    case .climbs(let action, let responder) where action.isEmpty:
      ["\(responder, .chain) cannot perform the action: on to its next responder."]
    case .climbs(let action, let responder):
      [
        "\(responder, .chain) cannot perform \(action): on to its next responder.",
        "\(responder, .chain) cannot perform it: on to its next responder.",
      ]
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .timeout(let time): ["\(time) ms：等待的时间到了，手指没有新动作。"]
    case .interrupted(.resignedActive): ["应用不再处于活跃状态：系统收走所有触摸。"]
    case .interrupted(.ignoringInteraction): ["应用开始忽略交互：所有触摸被收走。"]
    case .interrupted(.leftWindow(let view)): ["\(view, .cancelled) 离开了窗口：它的触摸被收走。"]
    case .warning(.noAction(let action, let target, _)):
      ["\(target, .now) 没有动作 \(action)：在 iOS 上程序会在此停止。", "\(target, .now) 没有这个动作：在 iOS 上程序会在此停止。"]
    case .warning(.noTarget(let action, let sender, wasObject: true)):
      ["\(sender, .chain) 的 \(action) 的目标已经不在了：没有谁留住它。", "\(sender, .chain) 的目标已经不在了。"]
    case .warning(.noTarget(_, let sender, wasObject: false)):
      ["\(sender, .chain) 的目标是函数：这里的 self 不是对象。要写 lazy var。", "\(sender, .chain) 的目标不是对象。"]
    case .printed(let line):
      ["代码打印：\(line.text)", "代码打印：\(line.text.shortened(to: 30))", "代码打印：\(line.text.shortened(to: 14))"]
    case .warning(.unsampled(let name)):
      ["设备上没有采到 \(name, .neutral) 在这里的回答，按 UIKit 的默认实现。", "没有采到 \(name, .neutral) 的回答：按 UIKit 默认。"]
    case .warning(.other(let text)):
      ["UIKit 警告：\(text)"] + [70, 45, 30].map { "UIKit 警告：\(text.shortened(to: $0))" }
    case .warning(.refused(.connection)): ["代码想打开网络连接：这不允许，什么也没有发出去。"]
    case .warning(.refused(.process)): ["代码想启动进程：这不允许，没有启动。"]
    case .warning(.refused(.otherProcess)): ["代码想对别的进程动手：这不允许。"]
    case .warning(.refused(.reading(let path))): ["代码想读 \(path)：这不允许，什么也没有读到。", "代码想读文件：这不允许。"]
    case .warning(.refused(.writing(let path))): ["代码想写 \(path)：这不允许，什么也没有写。", "代码想写文件：这不允许。"]
    case .warning(.refused(.changing)): ["代码想改动文件：这不允许，什么也没有改。"]
    case .warning(.refused(.kernel)): ["代码调用了可能改变机器的系统功能：这不允许，调用失败了。"]
    case .device(.shake): ["设备被摇动。没有 hit test：第一响应者最先知道。"]
    case .device(.press): ["有键按下或松开。没有 hit test：第一响应者最先知道。"]
    case .device(.remoteControl): ["使用了遥控。没有 hit test：第一响应者最先知道。"]
    case .summary(let event, let first, let isWindow):
      [
        "\(event.noun.simplifiedChinese)没有坐标，不必找视图：从\(isWindow ? "窗口" : "第一响应者") \(first, .chain) 开始。",
        "没有 hit test：从 \(first, .chain) 开始。",
      ]
    case .programEnds: [Sentence([.text(LocalizedText.programEnds[.simplifiedChinese])])]
    case .applicationSends(let application): ["\(application, .now) 把事件交给 key window。"]
    case .windowSends(let window): ["\(window, .now) 找自己的第一响应者，不去寻找视图。"]
    case .first(let signal, let responder, isWindow: false): ["\(responder, .chain) 是第一响应者：它收到 \(signal.method)。"]
    case .first(let signal, let window, isWindow: true): ["没有第一响应者，窗口 \(window, .chain) 收到 \(signal.method)。"]
    case .next(let signal, let responder, let previous):
      [
        "\(previous, .chain) 把 \(signal.method) 交给下一个响应者 \(responder, .chain)。",
        "\(signal.method) 交给 \(responder, .chain)。",
      ]
    case .climbs(let action, let responder) where action.isEmpty: ["\(responder, .chain) 没有这个动作：交给下一个响应者。"]
    case .climbs(let action, let responder):
      ["\(responder, .chain) 没有 \(action)：交给下一个响应者。", "\(responder, .chain) 没有这个动作：交给下一个响应者。"]
    }
  }
}

extension String {
  /// The beginning of a text that is too long for a sentence.
  fileprivate func shortened(to count: Int) -> String { self.count > count ? prefix(count - 1) + "…" : self }
}

extension TraceStep.DeviceEvent {
  /// As the subject of a sentence.
  fileprivate var noun: LocalizedText {
    switch self {
    case .shake: LocalizedText(english: "A shake", simplifiedChinese: "摇动")
    case .press: LocalizedText(english: "A key", simplifiedChinese: "按键")
    case .remoteControl: LocalizedText(english: "Remote control", simplifiedChinese: "遥控")
    }
  }
}
