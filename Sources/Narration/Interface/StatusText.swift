import Foundation
import Scenes
import TouchTrace

/// A short text of the window that carries a number or a name.
package enum StatusText: InterfaceText, Equatable {
  /// How far outside of a view the point lies.
  case miss(Miss)
  /// The view's turn comes only if that other one says no.
  case after(String)
  case step(Int, of: Int)
  /// Milliseconds.
  case time(Int)
  /// Of the device on the stage, as a factor.
  case scale(CGFloat)
  case finger(Int)
  /// Screen points.
  case point(CGPoint)
  case pointIn(String)
  /// Whose function the shown source is.
  case calledOn(String)
  case resultChanged(from: String?, to: String?)
  case saved(String)
  case cannotSave(String)
  case copied
  /// The picker took the first view, the hit test finds the second; the gate of the third is closed.
  case picked(String, hit: String, closed: String?, gate: GateText?)
  case unreached(Int)
  case moved(Int)
  /// The phase of which the view is not told yet; nil where there is no room to say which.
  case withheld(String?)
  case subviews(Int)

  package var text: LocalizedText {
    switch self {
    case .miss(let miss): miss.phrase
    case .after(let name): localized("after \(name)", "在 \(name) 之后")
    case .step(let step, let count): localized("step \(step) of \(count)", "第 \(step) / \(count) 步")
    case .time(let milliseconds): LocalizedText("t = \(milliseconds) ms")
    case .scale(let factor): localized("scale \(number(factor))", "缩放 \(number(factor))")
    case .finger(let finger): localized("Finger \(finger)", "手指 \(finger)")
    case .point(let point): LocalizedText("(\(number(point.x)), \(number(point.y)))")
    case .pointIn(let name): localized("point in \(name)", "\(name) 中的点")
    case .calledOn(let name): localized("called on \(name)", "调用于 \(name)")
    case .resultChanged(let old, let new):
      localized("Result changed: \(old ?? "nobody") → \(new ?? "nobody")", "结果变了：\(old ?? "无") → \(new ?? "无")")
    case .saved(let path): localized("Saved \(path)", "已保存 \(path)")
    case .cannotSave(let reason): localized("Cannot save: \(reason)", "无法保存：\(reason)")
    case .copied: localized("Copied", "已复制")
    case .picked(let view, let hit, let closed?, let gate?):
      localized(
        "Picked \(view); the real hit test gives \(hit): \(closed) is closed (\(gate[.english])).",
        "选中 \(view)；真正的 hit-test 得到 \(hit)：\(closed) 的门关着（\(gate[.simplifiedChinese])）。")
    case .picked(let view, let hit, _, _):
      localized("Picked \(view); the real hit test gives \(hit).", "选中 \(view)；真正的 hit-test 得到 \(hit)。")
    case .unreached(let count): localized("\(count) more, not reached", "还有 \(count) 个未到达")
    case .moved(let count): LocalizedText("moved × \(count)")
    case .withheld(let phase?): localized("\(phase) withheld", "\(phase) 暂缓")
    case .withheld(nil): localized("withheld", "暂缓")
    case .subviews(let count): localized(count == 1 ? "1 subview" : "\(count) subviews", "\(count) 个子视图")
    }
  }
}

extension Miss {
  /// `100 pt above`.
  fileprivate var phrase: LocalizedText {
    let distance = number(distance)
    return switch side {
    case .above: LocalizedText(english: "\(distance) pt above", simplifiedChinese: "上方 \(distance) pt")
    case .below: LocalizedText(english: "\(distance) pt below", simplifiedChinese: "下方 \(distance) pt")
    case .left: LocalizedText(english: "\(distance) pt left", simplifiedChinese: "左侧 \(distance) pt")
    case .right: LocalizedText(english: "\(distance) pt right", simplifiedChinese: "右侧 \(distance) pt")
    }
  }
}
