import Scenes
import TouchTrace

/// The summary of a touch whose path says more than its search.
enum PathLine: Equatable {
  /// The control events that a control sent, in order.
  case controlEvents(String, [String])
  /// An action without a target climbed to a responder, or (nil) to the end of the chain.
  case climbed(String, from: String, to: String?)
  /// Two fingers with different hit-test views.
  case fingers(Int, String, Int, String)
  /// The finger is over another view by now.
  case stays(String, now: String)
  /// A touch that presses harder than most.
  case force(String, Double)
  /// A second tap, or a later one.
  case taps(String, Int)
  /// Several fingers of one event on one view; `haveMoved` if they have come from another place.
  case together(String, fingers: Int, haveMoved: Bool)
  /// Several facts at once; each but the last is nil or 1 if it is ordinary.
  case facts(String, taps: Int, force: Double?, fingers: Int)
}

extension PathLine: NarrationLine {
  var english: [Sentence] {
    switch self {
    case .controlEvents(let control, let events):
      [
        "\(control, .result) sends \(events.joined(separator: ", ")).",
        "\(control, .result) sends \(events.count) control events, from \(events[0]) to \(events[events.count - 1]).",
        "\(control, .result) sends \(events.count) control events.",
      ]
    case .climbed(let action, let control, let target?):
      [
        "\(action) has no target: it climbs from \(control, .result) to \(target, .chain), the first that has it.",
        "\(action) has no target: it climbs to \(target, .chain).",
      ]
    case .climbed(let action, let control, nil):
      [
        "\(action) has no target: it climbs from \(control, .result), and no responder has it.",
        "\(action) has no target, and no responder has it.",
      ]
    case .fingers(let one, let first, let two, let second):
      [
        "Finger \(one) hits \(first, .result), finger \(two) hits \(second, .result): two searches, two chains.",
        "Two fingers, two views: \(first, .result) and \(second, .result).",
      ]
    case .force(let view, let force):
      [
        "The touch on \(view, .result) tells its force, \(number(force)); an average touch has 1.",
        "The touch on \(view, .result) has force \(number(force)).",
      ]
    case .taps(let view, let count):
      [
        "The touch on \(view, .result) tells that it is tap \(count) in quick succession.",
        "This is tap \(count) on \(view, .result).",
      ]
    case .facts(let view, let taps, let force, let fingers):
      [
        "The touch on \(view, .result) tells: \(facts(taps: taps, force: force).english). Its event tells: \(fingers) fingers."
      ]
    case .together(let view, let fingers, haveMoved: true):
      [
        "\(fingers) fingers on \(view, .result): each keeps one UITouch of its own, from touchesBegan to its end.",
        "\(fingers) fingers on \(view, .result): each keeps its own UITouch.",
      ]
    case .together(let view, let fingers, haveMoved: false):
      [
        "\(fingers) touches on \(view, .result): each is a touch of its own, the event knows all of them.",
        "The event has \(fingers) touches on \(view, .result).",
      ]
    case .stays(let view, let now):
      [
        "\(now, .neutral) would be hit now, but the touch stays with \(view, .result), where it began.",
        "The touch stays with \(view, .result), where it began.",
      ]
    }
  }

  var simplifiedChinese: [Sentence] {
    switch self {
    case .controlEvents(let control, let events):
      [
        "\(control, .result) 依次发出 \(events.joined(separator: "、"))。",
        "\(control, .result) 发出 \(events.count) 个控件事件，从 \(events[0]) 到 \(events[events.count - 1])。",
        "\(control, .result) 发出 \(events.count) 个控件事件。",
      ]
    case .climbed(let action, let control, let target?):
      [
        "\(action) 没有 target：从 \(control, .result) 沿链向上，第一个有它的是 \(target, .chain)。",
        "\(action) 没有 target：沿链找到 \(target, .chain)。",
      ]
    case .climbed(let action, let control, nil):
      ["\(action) 没有 target：从 \(control, .result) 沿链向上，没有谁有这个方法。", "\(action) 没有 target，也没有谁有它。"]
    case .fingers(let one, let first, let two, let second):
      [
        "手指 \(one) 命中 \(first, .result)，手指 \(two) 命中 \(second, .result)：各找各的，各走各的链。",
        "两根手指，两个视图：\(first, .result) 和 \(second, .result)。",
      ]
    case .force(let view, let force):
      ["\(view, .result) 上的触摸自己知道力度是 \(number(force))，普通的是 1。", "\(view, .result) 上的触摸力度是 \(number(force))。"]
    case .taps(let view, let count):
      ["\(view, .result) 上的触摸自己知道：这是连点的第 \(count) 下。", "\(view, .result) 上连点的第 \(count) 下。"]
    case .facts(let view, let taps, let force, let fingers):
      [
        "\(view, .result) 上的触摸知道：\(facts(taps: taps, force: force).simplifiedChinese)；它的事件知道：\(fingers) 根手指。"
      ]
    case .together(let view, let fingers, haveMoved: true):
      [
        "\(view, .result) 上有 \(fingers) 根手指：从开始到结束，各是同一个 UITouch。", "\(fingers) 根手指各有自己的 UITouch。",
      ]
    case .together(let view, let fingers, haveMoved: false):
      ["\(view, .result) 上有 \(fingers) 个触摸：各是各的，事件全都知道。", "事件在 \(view, .result) 上有 \(fingers) 个触摸。"]
    case .stays(let view, let now):
      ["现在按下会命中 \(now, .neutral)，但触摸一直属于开始时的 \(view, .result)。", "触摸一直属于 \(view, .result)。"]
    }
  }
}

extension PathLine {
  /// `tap 2, force 4`: the facts that one touch knows about itself.
  fileprivate func facts(taps: Int, force: Double?) -> LocalizedText {
    let english = (taps > 1 ? ["tap \(taps)"] : []) + (force.map { ["force \(number($0))"] } ?? [])
    let chinese = (taps > 1 ? ["第 \(taps) 下"] : []) + (force.map { ["力度 \(number($0))"] } ?? [])
    return LocalizedText(
      english: english.joined(separator: ", "), simplifiedChinese: chinese.joined(separator: "、"))
  }
}
