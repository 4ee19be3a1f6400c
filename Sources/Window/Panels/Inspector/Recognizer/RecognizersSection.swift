import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The gesture recognizers of the view, each with its state. A press on one shows its page; the menu adds another one.
final class RecognizersSection: InspectorSection {
  private var rows: [RecognizerRow] = []
  private let add = PopupButton()
  private let send: (Command) -> Void

  init(send: @escaping (Command) -> Void) {
    self.send = send
    super.init(frame: .zero)
    accessibilityIdentifier = "inspector.recognizers"
    add.accessibilityIdentifier = "inspector.addRecognizer"
    addSubview(add)
  }

  override var foldedTopic: FoldedTopic? { .recognizers }

  override var preferredHeight: CGFloat { 34 + CGFloat(rows.count + 1) * PropertyRow.height + 12 }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    let language = appearance.languages.first, lines = RecognizerLine.lines(of: object.name, in: object.display)
    let names = lines.map(\.name).joined(separator: ", ")
    head(HeadingText.gestureRecognizers[language], status: names.isEmpty ? ControlText.none[language] : names)
    if rows.count != lines.count { rebuildRows(lines.count) }
    for (row, line) in zip(rows, lines) {
      row.line = line
      row.accessibilityIdentifier = "inspector.recognizer.\(line.name)"
    }
    let kinds = RecognizerKind.ordinary, scene = object.display.scene
    add.show(kinds.map(\.rawValue), selected: [], [InspectorText.addRecognizer[language]], appearance)
    add.choose = { [unowned self] index in
      let name = scene.freeName(kinds[index].rawValue)
      send(.editTree([.addRecognizer(.plain(name, kinds[index]), to: object.name)]))
      send(.select(name))
    }
  }

  private func rebuildRows(_ count: Int) {
    rows.forEach { $0.removeFromSuperview() }
    rows = (0..<count).map { index in
      RecognizerRow { [unowned self] in send(.select(rows[index].line?.name)) }
    }
    rows.forEach { addSubview($0) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let body = bounds.inset(top: 34)
    for (index, row) in rows.enumerated() {
      row.frame = body.row(index, height: PropertyRow.height).insetBy(dx: -8, dy: 1)
    }
    let line = body.row(rows.count, height: PropertyRow.height)
    add.frame = line.strip(.left, 92).centered(CGSize(width: 92, height: PopupButton.height))
  }
}

/// The row of a recognizer.
private final class RecognizerRow: ListRow {
  var line: RecognizerLine?

  override var hasBar: Bool { false }

  override func paintContent(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let line else { return }
    let theme = appearance.theme, row = bounds.insetBy(dx: 8, dy: 0)
    list.icon(.diamond, at: CGPoint(x: row.minX + 7, y: row.midY), magnification: 1.2, theme.recognizer)
    let pill = list.pill(line.state.name, theme.recognizer, right: row.maxX, middle: row.midY, appearance)
    let textFrame = row.between(row.minX + 20, pill.minX - 8)
    let end = list.line(line.name, .control, line.isEnabled ? theme.text : theme.inactive, in: textFrame, appearance)
    let rest = textFrame.between(end + 8, textFrame.maxX)
    if appearance.width(line.className, .smallApi) <= rest.width {
      list.line(line.className, .smallApi, theme.faintText, in: rest, appearance)
    }
  }
}
