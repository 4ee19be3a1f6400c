import Narration
import Scenes

/// The texts that only the stage shows.
enum StageText: InterfaceText, Equatable {
  case nobodyFound
  /// Beside the part of a view that can be hit although another part cannot.
  case stillWorks
  /// Where an outer view ends and cuts an enlarged hit area.
  case cut(by: String)
  /// Beside the view that won before an edit.
  case before
  /// A control that handled a touch sent this action.
  case sends(String)
  /// These recognizers delay the touches of the view.
  case heldBack(by: String)
  /// At a finger that is over this view by now.
  case wouldBeHit(String)
  /// On the line from a recognizer to the one that must fail first.
  case waits

  var text: LocalizedText {
    switch self {
    case .nobodyFound: localized("No view was found, so nothing is delivered.", "没有找到视图，所以什么都不会送达。")
    case .stillWorks: localized("still works", "仍然有效")
    case .before: localized("before", "之前")
    case .sends(let action): localized("sends \(action)", "发送 \(action)")
    case .heldBack(let names): localized("held back by \(names)", "被 \(names) 扣住")
    case .wouldBeHit(let name): localized("\(name) would be hit now", "现在按下会命中 \(name)")
    case .waits: localized("waits", "等待")
    case .cut(let name): localized("cut by \(name)", "被 \(name) 截断")
    }
  }
}
