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
    lines.isEmpty ? 0 : boxHeight + 6 + CGFloat(count) * 46 + (note.isEmpty ? 0 : 24) + 8
  }

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
    showCures(search?.cures ?? [], of: object.name, appearance)
    let nothing = search.map { $0.isComplete ? CureText.nothingFound : .searching }
    note = count > 0 && search?.isComplete == true ? "" : nothing?[language] ?? ""
  }

  private func showCures(_ cures: [RecognizerCure], of name: String, _ appearance: Appearance) {
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
      row.show(cures[index], of: name, isBest: index == 0, appearance) { [unowned self] in tryCure(cures[index]) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: -8, y: boxHeight + 6 + CGFloat(index) * 46, width: bounds.width + 16, height: CureRow.height)
    }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard !lines.isEmpty else { return }
    let theme = appearance.theme, box = bounds.insetBy(dx: -8, dy: 0).strip(.top, boxHeight)
    list.box(
      box, radius: 6, fill: theme.no.mixed(into: theme.panel, 0.08), border: theme.no.mixed(into: theme.panel, 0.5))
    let head = box.inset(left: 26, right: 10, top: 6).strip(.top, 20)
    list.icon(.cross, at: CGPoint(x: box.minX + 14, y: head.midY), magnification: 0.8, theme.no)
    list.line(boxTitle, .selectedRow, theme.ink, in: head, appearance)
    list.line(step, .caption, theme.ink2, in: head, appearance, .right)
    for (index, line) in lines.enumerated() {
      let frame = box.inset(left: 26, right: 10, top: 27).row(index, height: 17)
      list.line(line, .row, theme.ink, in: frame, appearance)
    }
    let place = CGRect(x: 0, y: boxHeight + 6 + CGFloat(count) * 46, width: bounds.width, height: 20)
    list.line(note, .row, theme.ink2, in: place, appearance)
  }
}

/// A change that would let the recognizer recognize, and the button that makes it.
private final class CureRow: UIView, Painted {
  static let height: CGFloat = 42

  let button = PushButton()
  private var perform: () -> Void = {}
  private var code = "", effect = ""

  init() {
    super.init(frame: .zero)
    addSubview(button)
    button.addAction(UIAction { [unowned self] _ in perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  func show(
    _ cure: RecognizerCure, of name: String, isBest: Bool, _ appearance: Appearance, perform: @escaping () -> Void
  ) {
    let language = appearance.languages.first
    code = CureText.change(cure.edit, for: name)[language]
    effect = CureText.effect(cure)[language]
    button.isPrimary = isBest
    button.show(CureText.tryIt[language], appearance)
    self.perform = perform
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let size = CGSize(width: max(button.preferredWidth, 56), height: 26)
    button.frame = bounds.inset(right: 12).strip(.right, size.width).centered(size)
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.fill(.roundedRect(bounds, radius: 6), theme.hover)
    let texts = bounds.inset(left: 12).between(12, button.frame.minX - 8)
    list.line(code, .smallApi, theme.ink, in: texts.inset(top: 4).strip(.top, 18), appearance)
    let line = texts.inset(left: 16, top: 21).strip(.top, 18)
    list.icon(.star, at: CGPoint(x: texts.minX + 5, y: line.midY), magnification: 0.75, theme.result)
    list.line(effect, .caption, theme.ink2, in: line, appearance)
  }
}
