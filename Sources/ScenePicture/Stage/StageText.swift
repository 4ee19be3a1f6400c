import Narration
import Scenes

/// What is written on the stage and nowhere else.
enum StageText: InterfaceText, Equatable {
  /// Beside a place that is worth touching.
  case click
  case nobodyFound
  /// Beside the half of a view that can be reached although the other half cannot.
  case stillWorks
  /// Where a view ends that cuts the area of one in it.
  case cut(by: String)
  /// Beside the view that won before an edit.
  case before
  /// A control that handled a touch did more than that.
  case sends(String)
  /// A view is not told yet, because of these recognizers.
  case heldBack(by: String)
  /// Between a recognizer and the one that has to fail before it.
  case waits

  var text: LocalizedText {
    switch self {
    case .click: localized("click", "点这里")
    case .nobodyFound: localized("No view was found, so nothing is delivered.", "没有找到视图，所以什么都不会送达。")
    case .stillWorks: localized("still works", "仍然有效")
    case .before: localized("before", "之前")
    case .sends(let action): localized("sends \(action)", "发送 \(action)")
    case .heldBack(let names): localized("held back by \(names)", "被 \(names) 扣住")
    case .waits: localized("waits", "等待")
    case .cut(let name): localized("cut by \(name)", "被 \(name) 截断")
    }
  }
}
