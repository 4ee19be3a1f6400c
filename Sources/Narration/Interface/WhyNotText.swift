import Foundation
import Scenes
import TouchTrace

/// The texts of the page "Why not me?".
package enum WhyNotText: InterfaceText {
  /// The heading, before and after the name of the view.
  case whyNot(CGPoint?), at(CGPoint?)
  case wins(String), allCured(String, causes: Int), notCured, noCure
  /// The button of a cure, with the number of its cause. The first cures of the causes before it are applied too.
  case apply(Int)
  case selectFirst, fingersDown, notProjected
  case obstacle(Obstacle, view: String)
  case change(CureChange)
  case effects([ViewCure.Effect])

  package var text: LocalizedText {
    switch self {
    case .whyNot(let point): localized("Why not", (point.map { pointText($0) + " 处" } ?? "") + "为何不是")
    case .at(let point): localized(point.map { "at \(pointText($0))?" } ?? "?", "？")
    case .wins(let view):
      localized("Nothing stands in the way of \(view): it gets this touch.", "没有什么拦着 \(view)：这个触摸就归它。")
    case .allCured(let view, 1):
      localized("After the first change, nothing stands in the way of \(view).", "用了第一种办法，就没有什么再拦着 \(view)。")
    case .allCured(let view, _):
      localized(
        "After the first change of each card, nothing stands in the way of \(view).", "每条都用第一种办法，就没有什么再拦着 \(view)。")
    case .notCured: localized("No change of the scene helps further.", "再改场景也没有用。")
    case .noCure: localized("No change that was tried helps.", "试过的修改都没有用。")
    case .apply(1): localized("Apply", "应用")
    case .apply(let number): localized("Apply 1–\(number)", "应用 1–\(number)")
    case .selectFirst: localized("Select a view first, or point at one", "请先选中或指着一个视图")
    case .fingersDown: localized("The answer comes when all fingers are up.", "所有手指抬起后才有答案。")
    case .notProjected: localized("This page is not projected: J leaves the projector", "投影时没有这一页：按 J 退出投影")
    case .obstacle(let obstacle, let view): obstacle.text(of: view)
    case .change(let change): change.text
    case .effects(let effects): WhyNotText.text(of: effects)
    }
  }

  /// The views that lose or gain most; the others as a number.
  private static func text(of effects: [ViewCure.Effect]) -> LocalizedText {
    guard !effects.isEmpty else {
      return LocalizedText(english: "nothing else changes", simplifiedChinese: "对别的视图没有影响")
    }
    let most = effects.sorted { abs($0.points) > abs($1.points) }.prefix(2), rest = effects.count - most.count
    let english = most.map { "\($0.view) \($0.points < 0 ? "loses" : "gains") \(abs($0.points))\u{A0}pt²" }
    let chinese = most.map { "\($0.view) \($0.points < 0 ? "少" : "多") \(abs($0.points))\u{A0}pt²" }
    return LocalizedText(
      english: (english + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", "),
      simplifiedChinese: (chinese + (rest > 0 ? ["另有 \(rest) 个"] : [])).joined(separator: "，"))
  }
}
