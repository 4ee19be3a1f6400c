import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The calls of own code during the touch: each function once. Pressing a call goes to its step.
final class OwnCallList: PaintedView {
  /// Called with the index of the pressed call.
  var choose: (Int) -> Void = { _ in }
  private var rows: [OwnCallRow] = []
  private var title = "", detail = "", emptyText = ""

  var preferredHeight: CGFloat { 32 + max(CGFloat(rows.count) * OwnCallRow.height, 24) + 8 }

  /// - Parameter isOld: whether the calls are those of the version before.
  func show(_ calls: [OwnCall], _ display: DisplayState, isOld: Bool, _ appearance: Appearance) {
    let language = appearance.languages.first
    title = OwnCodeText.asked[language]
    detail = (isOld ? OwnCodeText.lastVersion : .thisTouch)[language]
    emptyText = calls.isEmpty ? OwnCodeText.nothingAsked[language] : ""
    if rows.count != calls.count { rebuildRows(calls.count) }
    for (row, call) in zip(rows, calls) {
      row.call = call
      let step = display.stops.number(of: call.exchange.step + 1, from: display.sequence.lowerBound)
      row.stepText = OwnCodeText.step(step)[language]
      let place = call.function.map { OwnCodeText.line($0.lines.lowerBound) } ?? .uikit
      row.placeText = place[language]
      row.answerText = call.exchange.answerText
      row.isFuture = call.exchange.step >= display.cursor
      row.isSelected = call.exchange.step == display.cursor - 1
    }
  }

  private func rebuildRows(_ count: Int) {
    rows.forEach { $0.removeFromSuperview() }
    rows = (0..<count).map { index in
      let row = OwnCallRow()
      row.addAction(UIAction { [unowned self] _ in choose(index) }, for: .touchUpInside)
      row.accessibilityIdentifier = "code.call.\(index)"
      addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let body = bounds.insetBy(dx: -8, dy: 0).inset(top: 32)
    for (index, row) in rows.enumerated() { row.frame = body.row(index, height: OwnCallRow.height) }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 0, to: bounds.width, y: 0, appearance.theme.line)
    let head = bounds.inset(top: 7).strip(.top, 24)
    let end = list.line(title, .selectedRow, appearance.theme.text, in: head, appearance)
    list.line(detail, .caption, appearance.theme.faintText, in: head.between(end + 8, head.maxX), appearance, .right)
    let empty = bounds.inset(top: 32).strip(.top, 24)
    list.line(emptyText, .caption, appearance.theme.faintText, in: empty, appearance)
  }
}

/// A row of the list.
private final class OwnCallRow: ListRow {
  static let height: CGFloat = 24

  var call: OwnCall?
  var placeText = "", answerText = "", stepText = ""
  /// Whether it has not happened yet at the step that is shown.
  var isFuture = false

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let call else { return }
    let theme = appearance.theme, row = bounds.insetBy(dx: 10, dy: 0), color = isFuture ? theme.faintText : theme.text
    let step = row.strip(.right, 52), answer = row.between(step.minX - 62, step.minX - 6)
    let place = row.between(answer.minX - 54, answer.minX - 6)
    let name = call.count > 1 ? call.shortName + " ×\(call.count)" : call.shortName
    list.line(name, .smallApi, color, in: row.between(row.minX, place.minX - 6), appearance)
    list.line(placeText, .caption, theme.secondaryText, in: place, appearance)
    list.line(answerText, .smallApi, color, in: answer, appearance)
    list.line(stepText, .caption, theme.secondaryText, in: step, appearance, .right)
  }
}

extension OwnCall {
  /// The name without the labels that say little: `touchesBegan`, `point(inside:)`.
  var shortName: String {
    let name = name.replacing(":with:)", with: ":)")
    return name.hasSuffix("(_:)") || name.hasSuffix("()") ? String(name.prefix { $0 != "(" }) : name
  }
}

extension OwnCall.Exchange {
  /// The answer: `YES`, a name, `nil`; empty without one.
  var answerText: String {
    switch answer {
    case .flag(let flag): flag ? "YES" : "NO"
    case .view(let view): view ?? "nil"
    case nil: ""
    }
  }

  /// The text of the argument.
  func argumentText(_ language: Language) -> String? {
    switch argument {
    case .point(let point): pointText(point)
    case .fingers(let fingers): OwnCodeText.fingers(fingers)[language]
    case .none: nil
    }
  }
}
