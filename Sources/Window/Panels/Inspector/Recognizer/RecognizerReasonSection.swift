import Canvas
import Foundation
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// Why a recognizer did not recognize the touch, and the changes with which it would have.
final class RecognizerReasonSection: InspectorSection {
  private var boxTitle = ""
  private var step = ""
  private var lines: [String] = []
  private var note = ""
  private var rows: [CureRow] = []
  private var count = 0
  private let tryCure: (RecognizerCure) -> Void

  /// - Parameter tryCure: makes a change.
  init(tryCure: @escaping (RecognizerCure) -> Void) {
    self.tryCure = tryCure
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var preferredHeight: CGFloat {
    lines.isEmpty ? 0 : boxHeight + 6 + rowsHeight + (note.isEmpty ? 0 : 24) + 8
  }

  private var rowsHeight: CGFloat { rows.prefix(count).reduce(0) { $0 + $1.height + RecognizerReasonSection.gap } }
  private static let gap: CGFloat = 4

  private var boxHeight: CGFloat { 36 + CGFloat(lines.count) * 17 }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    let language = appearance.languages.first, reason = RecognizerReason(of: object, language)
    boxTitle = InspectorText.whyItFailed[language]
    step = reason.step.map { InspectorText.step($0)[language] } ?? ""
    let width = appearance.layout.panel.width - 2 * Inspector.margin
    lines =
      reason.text.map { text in
        appearance.typesetter.lines(of: text, .row, width: width - 28, maximum: 4)
      } ?? []
    let search = lines.isEmpty ? nil : object.display.cures
    showCures(search?.cures ?? [], of: object.name, width: width + 16, appearance)
    let nothing = search.map { $0.isComplete ? CureText.nothingFound : .searching }
    note = count > 0 && search?.isComplete == true ? "" : nothing?[language] ?? ""
  }

  private func showCures(
    _ cures: [RecognizerCure], of name: String, width: CGFloat, _ appearance: Appearance
  ) {
    let language = appearance.languages.first
    while rows.count < cures.count {
      let row = CureRow()
      row.button.accessibilityIdentifier = "inspector.try.\(rows.count)"
      rows.append(row)
      addSubview(row)
    }
    count = cures.count
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= cures.count
      guard index < cures.count else { continue }
      let cure = cures[index]
      let content = CureRow.Content(
        title: CureText.change(cure.edit, for: name)[language], titleFont: .smallApi,
        effect: CureText.effect(cure)[language], apply: CureText.tryIt[language], isPrimary: index == 0)
      row.show(content, width: width, appearance) { [unowned self] in tryCure(cure) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    var top = boxHeight + 6
    for row in rows.prefix(count) {
      row.frame = CGRect(x: -8, y: top, width: bounds.width + 16, height: row.height)
      top += row.height + RecognizerReasonSection.gap
    }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard !lines.isEmpty else { return }
    let theme = appearance.theme, box = bounds.insetBy(dx: -8, dy: 0).strip(.top, boxHeight)
    list.box(
      box, radius: 6, fill: theme.no.mixed(into: theme.panel, 0.08), border: theme.no.mixed(into: theme.panel, 0.5))
    let head = box.inset(left: 26, right: 10, top: 6).strip(.top, 20)
    list.icon(.cross, at: CGPoint(x: box.minX + 14, y: head.midY), magnification: 0.8, theme.no)
    list.line(boxTitle, .selectedRow, theme.text, in: head, appearance)
    list.line(step, .caption, theme.secondaryText, in: head, appearance, .right)
    for (index, line) in lines.enumerated() {
      let frame = box.inset(left: 26, right: 10, top: 27).row(index, height: 17)
      list.line(line, .row, theme.text, in: frame, appearance)
    }
    let place = CGRect(x: 0, y: boxHeight + 6 + rowsHeight, width: bounds.width, height: 20)
    list.line(note, .row, theme.secondaryText, in: place, appearance)
  }
}
