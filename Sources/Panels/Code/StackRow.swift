import Canvas
import Foundation
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// A call in the call stack: pressing it shows its source.
final class StackRow: Row {
  static let height: CGFloat = 28

  var call: CallFrame?
  /// The place of the asked view in the order of asking, and what it said.
  var number: Int?
  var verdict = ViewVerdict.pending
  var kind: TreeSnapshot.Responder.Kind?

  override var hasBar: Bool { false }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let call else { return }
    let theme = appearance.theme, center = CGPoint(x: 18, y: bounds.midY)
    if let number, case .hitTest = call.function {
      let color = verdict.color(theme) ?? theme.ink
      list.badge(number, at: center, color, verdict.textColor(theme), appearance)
    } else {
      list.icon(kind.map { Icon($0) } ?? .application, at: center, theme.ink2)
    }
    let detail = call.detail
    let width = appearance.width(detail, .smallApi)
    let right = CGRect(x: bounds.width - 8 - width, y: 0, width: width + 1, height: bounds.height)
    list.line(detail, .smallApi, theme.ink2, in: right, appearance)
    let space = CGRect(x: 34, y: 0, width: max(right.minX - 42, 0), height: bounds.height)
    list.line(call.title, .api, theme.ink, in: space, appearance)
  }
}

extension CallFrame {
  /// `C.hitTest`.
  var title: String {
    switch function {
    case .hitTest: "\(receiver).hitTest"
    case .touches(let phase, _): "\(receiver).\(phase.method)"
    case .sendEvent: receiver == Scene.applicationName ? receiver : "\(receiver).sendEvent"
    case .queue: receiver
    case .action(let name): "\(receiver) → \(name)"
    }
  }

  /// What stands at the right of the row.
  var detail: String {
    switch function {
    case .hitTest(let point): pointText(point)
    case .touches(_, let fingers): fingers.map(String.init).joined(separator: ", ")
    case .sendEvent(let phase): receiver == Scene.applicationName ? "sendEvent" : phase?.name ?? ""
    case .queue: "event queue"
    case .action: "sendAction"
    }
  }
}
