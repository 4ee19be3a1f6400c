import Scenes
import TouchTrace
import UIKit

/// The delivery of an event, from `sendEvent` to the responder that handles it or to the end of the chain.
enum DeliveryLine: Equatable {
  /// `view` is the hit-test view that was just found.
  case application(String, newView: String?)
  case window(String, UITouch.Phase, view: String)
  /// Recognizers receive the touch before the view.
  case windowWithRecognizers(String, view: String)
  case first(String, UITouch.Phase)
  case next(String, UITouch.Phase, Link, from: String)
  case passes(String, UITouch.Phase, to: String)
  /// A root view's next responder is its controller.
  case passesToController(String, controller: String, instead: Superview)
  /// `outsider` is a delegate that is not a responder.
  case last(String, UITouch.Phase, outsider: String?)
  case handles(String, UITouch.Phase)
  case handlesAndPasses(String, UITouch.Phase)
  case tracks(String, UITouch.Phase)
  case dropped
  case action(String, name: String, event: String, target: String?, _ measure: String?)

  /// The superview of a root view, which comes after the controller.
  enum Superview: Equatable {
    case window, view
  }

  /// The relation of a responder to the one before it.
  enum Link: Equatable {
    case superview, controller, superviewOfRoot, window, windowScene, applicationOfScene, application, delegate
  }
}

extension DeliveryLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .application(let application, let view?):
      [
        "Now \(application, .now) sends the event; the touch already has its view, \(view, .result).",
        "Now \(application, .now) sends the event, with the view \(view, .result).",
      ]
    case .application(let application, nil):
      ["\(application, .now) sends the event to the windows that have a touch in it."]
    case .window(let window, let phase, let view):
      [
        "\(window, .now) sends \(phase.method) to the touch's hit-test view, \(view, .result).",
        "\(window, .now) sends \(phase.method) to the touch's view, \(view, .result).",
      ]
    case .windowWithRecognizers(let window, let view):
      [
        "\(window, .now) gives the touch to the recognizers first, then to its view, \(view, .result).",
        "\(window, .now) gives it to the recognizers first, then to \(view, .result).",
      ]
    case .first(let view, .cancelled):
      ["\(view, .cancelled) gets touchesCancelled: its touch is over, without touchesEnded."]
    case .first(let view, let phase) where phase != .began:
      [
        "The touch belongs to \(view, .chain) for its whole life: \(view, .chain) gets \(phase.method).",
        "\(view, .chain), the touch's view, gets \(phase.method).",
      ]
    case .first(let view, let phase):
      [
        "\(view, .chain) is the hit-test view, so it is the first to get \(phase.method).",
        "\(view, .chain), the hit-test view, gets \(phase.method).",
      ]
    case .next(let responder, let phase, let link, let previous):
      [
        "\(responder, .chain) gets \(phase.method): \(link.english(previous)).",
        "\(responder, .chain) gets \(phase.method).",
      ]
    case .passes(let responder, let phase, let next):
      [
        "\(responder, .chain) does not override \(phase.method), so UIKit hands it to the next responder: "
          + "\(next, .chain).",
        "\(responder, .chain) does not override \(phase.method): on to its next responder, \(next, .chain).",
        "\(responder, .chain) has no \(phase.method): on to \(next, .chain).",
      ]
    case .passesToController(let view, let controller, let other):
      [
        "\(view, .chain) is the controller's root view: its next responder is the controller, not \(other.english).",
        "\(view, .chain) is a root view: its next responder is its controller, \(controller, .chain).",
        "\(view, .chain) is a root view: next is \(controller, .chain).",
      ]
    case .last(let responder, _, let outsider?):
      [
        "\(responder, .chain) is the end: \(outsider, .neutral) is not a UIResponder, so it is not in the chain.",
        "\(responder, .chain) is the end of the chain.",
      ]
    case .last(let responder, let phase, nil):
      ["\(responder, .chain) is the end of the chain, and it does not override \(phase.method) either."]
    case .handles(let responder, let phase):
      [
        "\(responder, .chain) overrides \(phase.method) and does not call super: the event stops here.",
        "\(responder, .chain) handles \(phase.method): the event stops here.",
      ]
    case .handlesAndPasses(let responder, let phase):
      [
        "\(responder, .chain) handles \(phase.method) and calls super, so the next responder gets it too.",
        "\(responder, .chain) handles \(phase.method) and passes it on.",
      ]
    case .tracks(let control, .cancelled):
      ["\(control, .cancelled) is a control: it stops tracking, and passes nothing up the chain."]
    case .tracks(let control, _):
      ["\(control, .chain) is a control: it tracks the touch itself and passes nothing up the chain."]
    case .dropped: ["No responder handled it: the event is dropped."]
    case .action(let sender, let name, "", let target, let measure):
      [
        "\(sender, .recognizer) sends its action\(named(name))\(english(target))\(measure.map { ": \($0)" } ?? "").",
        "\(sender, .recognizer) sends its action\(named(name))\(english(target)).",
        "\(sender, .recognizer) sends its action.",
      ]
    case .action(let sender, let name, let event, let target, _):
      [
        "\(sender, .chain) sends its action\(named(name)) for \(event)\(english(target)): \(cause(event)).",
        "\(sender, .chain) sends its action\(named(name)) for \(event)\(english(target)).",
        "\(sender, .chain) sends\(named(name)) for \(event).", "\(sender, .chain) sends an action for \(event).",
      ]
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .application(let application, let view?):
      ["现在 \(application, .now) 才发送事件；触摸已经知道自己的视图：\(view, .result)。"]
    case .application(let application, nil): ["\(application, .now) 把事件交给有触摸的窗口。"]
    case .window(let window, let phase, let view):
      ["\(window, .now) 把 \(phase.method) 发给触摸所属的视图 \(view, .result)。"]
    case .windowWithRecognizers(let window, let view): ["\(window, .now) 先把触摸交给识别器，然后才是视图 \(view, .result)。"]
    case .first(let view, .cancelled):
      ["\(view, .cancelled) 收到 touchesCancelled：触摸结束，没有 touchesEnded。"]
    case .first(let view, let phase) where phase != .began:
      ["触摸自始至终属于 \(view, .chain)：由它收到 \(phase.method)。"]
    case .first(let view, let phase): ["\(view, .chain) 是 hit-test 视图，最先收到 \(phase.method)。"]
    case .next(let responder, let phase, let link, let previous):
      [
        "\(responder, .chain) 收到 \(phase.method)：\(link.simplifiedChinese(previous))。",
        "\(responder, .chain) 收到 \(phase.method)。",
      ]
    case .passes(let responder, let phase, let next):
      [
        "\(responder, .chain) 没有重写 \(phase.method)，事件交给下一个响应者 \(next, .chain)。",
        "\(responder, .chain) 不处理，事件交给下一个响应者 \(next, .chain)。",
      ]
    case .passesToController(let view, _, let other):
      [
        "\(view, .chain) 是控制器的根视图：它的下一个响应者是控制器，而不是\(other.simplifiedChinese)。",
        "\(view, .chain) 是根视图：它的下一个响应者是控制器。",
      ]
    case .last(let responder, _, let outsider?):
      [
        "\(responder, .chain) 是末端：\(outsider, .neutral) 不是 UIResponder，不在链上。",
        "\(responder, .chain) 是响应链的末端。",
      ]
    case .last(let responder, let phase, nil): ["\(responder, .chain) 是链的末端，也没有重写 \(phase.method)。"]
    case .handles(let responder, let phase):
      [
        "\(responder, .chain) 重写了 \(phase.method) 且不调用 super：传递到此为止。",
        "\(responder, .chain) 处理 \(phase.method)：传递到此为止。",
      ]
    case .handlesAndPasses(let responder, let phase):
      [
        "\(responder, .chain) 处理 \(phase.method) 并调用 super，下一个响应者也会收到。",
        "\(responder, .chain) 处理之后继续向上传递。",
      ]
    case .tracks(let control, .cancelled): ["\(control, .cancelled) 是控件：停止跟踪，也不向上传递。"]
    case .tracks(let control, _): ["\(control, .chain) 是控件：自己跟踪触摸，不向上传递。"]
    case .dropped: ["没有人处理：事件被丢弃。"]
    case .action(let sender, let name, "", let target, let measure):
      [
        "\(sender, .recognizer)\(simplifiedChinese(target)) 发送动作\(named(name))\(measure.map { "：\($0)" } ?? "")。",
        "\(sender, .recognizer)\(simplifiedChinese(target)) 发送动作\(named(name))。", "\(sender, .recognizer) 发送动作。",
      ]
    case .action(let sender, let name, let event, let target, _):
      [
        "\(event)：\(simplifiedChineseCause(event))，\(sender, .chain)\(simplifiedChinese(target)) 发送动作\(named(name))。",
        "\(event)：\(sender, .chain)\(simplifiedChinese(target)) 发送动作\(named(name))。",
        "\(sender, .chain) 发送动作\(named(name))。", "\(sender, .chain) 发送动作。",
      ]
    }
  }

  /// The name after a space; empty for an action without a name, such as a closure without a title.
  private func named(_ name: String) -> String { name.isEmpty ? "" : " \(name)" }

  private func english(_ target: String?) -> Sentence { target.map { " to \($0, .chain)" } ?? "" }

  private func simplifiedChinese(_ target: String?) -> Sentence { target.map { " 向 \($0, .chain)" } ?? "" }

  /// The reason why a control sends the event.
  private func cause(_ event: String) -> String {
    ControlEvent(rawValue: event).map(\.cause.english) ?? "code sends it"
  }

  private func simplifiedChineseCause(_ event: String) -> String {
    ControlEvent(rawValue: event).map(\.cause.simplifiedChinese) ?? "有人要求"
  }
}
