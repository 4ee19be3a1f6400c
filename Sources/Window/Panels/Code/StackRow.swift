import Canvas
import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// A call in the call stack. Pressing it shows its source.
final class StackRow: ListRow {
  static let height: CGFloat = 28

  var call: CallFrame?
  /// The place of the view in the order of asking, and its outcome.
  var number: Int?
  var outcome = ViewOutcome.pending
  var kind: ResponderKind?

  override var hasBar: Bool { false }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let call else { return }
    let theme = appearance.theme, center = CGPoint(x: 18, y: bounds.midY)
    if let number, case .hitTest = call.function {
      list.badge(number, at: center, outcome.isReached ? outcome.tone : .text, appearance)
    } else {
      list.icon(kind.map { Icon($0) } ?? .application, at: center, theme.secondaryText)
    }
    let detail = call.detail(appearance.languages.first)
    let right = bounds.width - 8, left = right - appearance.width(detail, .smallApi)
    list.line(detail, .smallApi, theme.secondaryText, in: bounds.between(left, right + 1), appearance)
    list.line(call.title, .api, theme.text, in: bounds.between(34, left - 8), appearance)
  }
}

extension CallFrame {
  /// The function in the form `C.hitTest`.
  var title: String {
    switch function {
    case .hitTest: "\(receiver).hitTest"
    case .touches(let phase, _): "\(receiver).\(phase.method)"
    case .sendEvent: receiver == Scene.applicationName ? receiver : "\(receiver).sendEvent"
    case .queue: receiver
    case .action(let name): "\(receiver) → \(name)"
    }
  }

  /// The text at the right of the row.
  func detail(_ language: Language) -> String {
    switch function {
    case .hitTest(let point): pointText(point)
    case .touches(_, let fingers): fingers.map(String.init).joined(separator: ", ")
    case .sendEvent(let phase): receiver == Scene.applicationName ? "sendEvent" : phase?.name ?? ""
    case .queue: LocalizedText(english: "event queue", simplifiedChinese: "事件队列")[language]
    case .action: "sendAction"
    }
  }
}
