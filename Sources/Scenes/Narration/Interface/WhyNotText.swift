import Foundation
import Scenes
import TouchTrace

/// The texts of the page "Why not me?".
package enum WhyNotText: InterfaceText {
  /// The heading before the name of the object.
  case why(WhyNotKind)
  /// The heading after it, with or without the point.
  case notAt(WhyNotKind, CGPoint?)
  case whatHappened, whatWouldChangeIt, eachOneTried, notTheCause([WhyNotCheck])
  case wins(String, WhyNotKind), allCured(String, causes: Int), notCured, notCuredInCode, noCure
  /// The button of a cure, with the number of its cause. The first cures of the causes before it are applied too.
  case apply(Int)
  case selectFirst, fingersDown, notProjected, searching
  case obstacle(Obstacle, of: String)
  /// The place in own code that has decided so.
  case decided(CodePlace)
  /// For a cause that a function of own code decided.
  case noPropertyHelps
  /// Title of the cures for the first cause, when the list of occurrences above names several causes.
  case againstTheFirst
  case change(CureChange)
  /// The change as it is written in own code.
  case changeOfCode(CureChange)
  /// The side effect of a cure.
  case effect(ViewCure, of: String, WhyNotKind)

  package var text: LocalizedText {
    switch self {
    case .why(.view): localized("Why not", "为何不是")
    case .why(.recognizer), .why(.responder): localized("Why did", "为何")
    case .notAt(let kind, let point): WhyNotText.ending(kind, point)
    case .whatHappened: localized("What happened, in order", "按顺序发生了什么")
    case .whatWouldChangeIt: localized("What would change it", "怎样改就行")
    case .eachOneTried: localized("each one tried", "都试过")
    case .notTheCause(let checks):
      localized(
        "Not the cause: \(checks.map { $0.text.english }.joined(separator: ", ")).",
        "与此无关：\(checks.map { $0.text.simplifiedChinese }.joined(separator: "、"))。")
    case .wins(let view, .view):
      localized("Nothing stands in the way of \(view): it gets this touch.", "没有什么拦着 \(view)：这个触摸就归它。")
    case .wins(let name, .recognizer):
      localized("Nothing stands in the way of \(name): it acts on this touch.", "没有什么拦着 \(name)：它会识别这个触摸。")
    case .wins(let name, .responder):
      localized("Nothing stands in the way of \(name): it gets this event.", "没有什么拦着 \(name)：它收得到这个事件。")
    case .allCured(let view, 1):
      localized("After the first change, nothing stands in the way of \(view).", "用了第一种办法，就没有什么再拦着 \(view)。")
    case .allCured(let view, _):
      localized(
        "After the first change of each card, nothing stands in the way of \(view).", "每条都用第一种办法，就没有什么再拦着 \(view)。")
    case .notCured: localized("No change of the scene helps further.", "再改场景也没有用。")
    case .notCuredInCode:
      localized("No change of a property helps further.", "再改属性也没有用。")
    case .noCure: localized("No change that was tried helps.", "试过的修改都没有用。")
    case .apply(1): localized("Apply", "应用")
    case .apply(let number): localized("Apply 1–\(number)", "应用 1–\(number)")
    case .selectFirst: localized("Select a view first, or point at one", "请先选中或指着一个视图")
    case .fingersDown: localized("The answer comes when all fingers are up.", "所有手指抬起后才有答案。")
    case .searching: localized("trying changes …", "正在尝试各种修改…")
    case .notProjected: localized("This page is not projected: J leaves the projector", "投影时没有这一页：按 J 退出投影")
    case .obstacle(let obstacle, let name): obstacle.text(of: name)
    case .againstTheFirst: localized("Against the obstacle above:", "针对上面标出的这一处：")
    case .decided(let place):
      localized(
        "Decided by \(place.className)’s \(place.function), \(place.file):\(place.line).",
        "由 \(place.className) 的 \(place.function) 决定，见 \(place.file):\(place.line)。")
    case .noPropertyHelps: localized("No property helps: change the code.", "改属性没有用：要改代码。")
    case .change(let change): change.text
    case .changeOfCode(let change): change.code
    case .effect(let cure, let name, let kind): WhyNotText.text(of: cure, name, kind)
    }
  }

  /// The sentences about a cause: what it is, and where own code has decided so.
  package static func sentences(of cause: WhyNot.Cause, for object: String, _ language: Language) -> [String] {
    let texts =
      [WhyNotText.obstacle(cause.obstacle, of: object)] + [cause.place.map { .decided($0) }].compactMap(\.self)
    return texts.map { $0[language] }
  }

  /// The text for a cause without a cure.
  package static func noCure(of cause: WhyNot.Cause) -> WhyNotText { cause.place == nil ? .noCure : .noPropertyHelps }

  /// The result of the whole search; nil if the last cause has said it: that a function has to be changed.
  package static func conclusion(of answer: WhyNot) -> WhyNotText? {
    guard let last = answer.causes.last else { return .wins(answer.object, answer.kind) }
    if answer.isCured { return .allCured(answer.object, causes: answer.causes.count) }
    if last.place != nil, last.cures.isEmpty { return nil }
    return answer.isOfCode ? .notCuredInCode : .notCured
  }

  private static func ending(_ kind: WhyNotKind, _ point: CGPoint?) -> LocalizedText {
    let english = point.map { " at \(pointText($0))" } ?? "", chinese = point.map { " \(pointText($0)) 处的" } ?? ""
    switch kind {
    case .view:
      return LocalizedText(
        english: point == nil ? "?" : "\(english.dropFirst())?",
        simplifiedChinese: point.map { "在 \(pointText($0))？" } ?? "？")
    case .recognizer:
      return LocalizedText(
        english: "not act\(english)?", simplifiedChinese: point == nil ? "没有识别？" : "没有识别\(chinese)触摸？")
    case .responder:
      return LocalizedText(
        english: "not get it\(english)?", simplifiedChinese: point == nil ? "没有收到？" : "没有收到\(chinese)触摸？")
    }
  }

  private static func text(of cure: ViewCure, _ name: String, _ kind: WhyNotKind) -> LocalizedText {
    switch (cure.reach, kind) {
    case (nil, _): text(of: cure.effects)
    case (.acts, .recognizer): .both("then \(name) acts on the touch", "\(name) 就会识别这个触摸")
    case (.acts, .view), (.object, .view): .both("then the touch reaches \(name)", "触摸就到 \(name)")
    case (.acts, .responder): .both("then \(name) gets the event", "\(name) 就收到这个事件")
    case (.object, _): .both("then the touch comes to its view", "触摸就到它的视图")
    case (.furtherOn, _): .both("then the next cause stops the touch", "触摸会停在下一个原因")
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

extension WhyNotCheck {
  fileprivate var text: LocalizedText {
    switch self {
    case .hidden: .both("hidden", "隐藏")
    case .alpha: .both("alpha", "alpha")
    case .interaction: .both("interaction", "交互开关")
    case .animation: .both("animation", "动画")
    case .windows: .both("other windows", "别的窗口")
    case .areas: .both("bounds", "边界")
    case .overrides: .both("overrides", "重写")
    case .covering: .both("views in front", "前面的视图")
    case .recognizers: .both("recognizers", "识别器")
    case .delays: .both("delays", "延迟")
    case .fingers: .both("other fingers", "别的手指")
    case .enabled: .both("isEnabled", "isEnabled")
    case .target: .both("action and target", "动作与目标")
    case .delegate: .both("delegate", "代理")
    case .gesture: .both("its gesture", "手势条件")
    case .requirements: .both("failure requirements", "失败要求")
    case .rivals: .both("other recognizers", "别的识别器")
    case .handlers: .both("responders before it", "前面的响应者")
    }
  }
}
