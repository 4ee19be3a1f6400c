import Narration
import Scenes
import TouchTrace

/// The texts that only the stage shows.
enum StageText: InterfaceText, Equatable {
  case nobodyFound
  /// Beside the part of a view that can be hit although another part cannot.
  case stillWorks
  /// The same and the part that cannot be hit, where there is little room.
  case dead, works
  /// The edge of an outer view that cuts an enlarged hit area.
  case cut(by: String)
  /// Beside the view that won before an edit.
  case before
  /// A control that handled a touch sent this action.
  case sends(String)
  /// These recognizers delay the touches of the view.
  case heldBack(by: String)
  /// At the view with which an event without touches begins.
  case firstResponder
  /// At a finger that is over this view by now.
  case wouldBeHit(String)
  /// On the line from a recognizer to the recognizer that must fail first.
  case waits
  /// On the same line, when the recognizer no longer waits. Milliseconds.
  case waited(Int)
  /// The value of a recognizer, which it counts after a limit was passed.
  case measured(String, after: String)
  /// The same where there is little room.
  case measuredShort(String, after: String)
  /// The progress of a recognizer to the limit at which it begins.
  case toLimit(String, limit: String)
  /// Beside a finger.
  case taps(Int)
  case force(Double)
  /// The edge of the area in which a control counts a finger as inside.
  case boundary
  /// In the cell of a table.
  case selected, notSelected
  /// Beside the gate on a connector.
  case withheld(milliseconds: Int)
  /// Beside the diamond of a recognizer that may not receive the touch or begin.
  case says(GestureStep.Asked)
  /// On the card of a recognizer that did not receive the touch.
  case notTold(recognizer: String)

  /// The source of events, at the first arrow.
  case eventQueue

  static var examples: [StageText] {
    let asked: [GestureStep.Asked] = [.delegate, .view("A"), .itself]
    let texts: [StageText] = [
      .nobodyFound, .stillWorks, .dead, .works, .cut(by: "A"), .before, .sends("save"), .sends(""),
      .heldBack(by: "tap"), .firstResponder,
      .wouldBeHit("A"), .waits, .waited(350), .measured("12 pt", after: "10 pt"),
      .measuredShort("12 pt", after: "10 pt"),
      .toLimit("4 pt", limit: "10 pt"), .taps(2), .force(0.5), .boundary, .selected, .notSelected,
      .withheld(milliseconds: 0), .withheld(milliseconds: 150), .notTold(recognizer: "tap"),
      .eventQueue,
    ]
    return texts + asked.map { .says($0) }
  }

  var text: LocalizedText {
    switch self {
    case .nobodyFound: localized("No view was found, so nothing is delivered.", "没有找到视图，所以什么都不会送达。")
    case .eventQueue: localized("event queue", "事件队列")
    case .stillWorks: localized("still works", "仍然有效")
    case .dead: localized("dead", "死区")
    case .works: localized("works", "有效")
    case .before: localized("before", "之前")
    // A closure has no name.
    case .sends(""): localized("sends its action", "发送动作")
    case .sends(let action): localized("sends \(action)", "发送 \(action)")
    case .heldBack(let names): localized("delayed by \(names)", "被 \(names) 推迟")
    case .firstResponder: localized("first responder", "第一响应者")
    case .wouldBeHit(let name): localized("\(name) would be hit now", "现在按下会命中 \(name)")
    case .waited(let time): localized("waited \(time) ms", "等了 \(time) ms")
    case .measured(let value, let limit): localized("\(value) after the first \(limit)", "过了 \(limit)，再算 \(value)")
    case .measuredShort(let value, let limit): localized("\(value) past \(limit)", "过 \(limit) 后 \(value)")
    case .toLimit(let value, let limit): localized("\(value) of \(limit)", "\(value)，满 \(limit) 才算")
    case .taps(let count): localized("tap \(count)", "第 \(count) 下")
    case .force(let force): localized("force \(number(force))", "力度 \(number(force))")
    case .boundary: localized("70-pt boundary", "70 pt 边界")
    case .selected: localized("selected", "已选中")
    case .notSelected: localized("not selected", "没有选中")
    case .withheld(0): localized("delayed", "推迟")
    case .withheld(let time): localized("delayed \(time) ms", "推迟 \(time) ms")
    case .says(.delegate): localized("delegate: NO", "代理：NO")
    case .says(.view(let view)): localized("\(view): NO", "\(view)：NO")
    case .says(.itself): localized("itself: NO", "自己：NO")
    case .notTold(let recognizer): localized("\(recognizer): not told", "\(recognizer)：不知道")
    case .waits: localized("waits", "等待")
    case .cut(let name): localized("cut by \(name)", "被 \(name) 截断")
    }
  }
}
