import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// A scene file in the sheet for opening: its picture, its name and its path.
final class FileRow: PlainControl {
  private(set) var entry: OpenState.Entry?
  private var thumbnail: Thumbnail?
  static let height: CGFloat = 64

  func show(_ entry: OpenState.Entry, _ thumbnail: Thumbnail?) {
    (self.entry, self.thumbnail) = (entry, thumbnail)
    accessibilityIdentifier = "file.entry.\(entry.isUnsaved ? entry.path : entry.shownPath)"
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let entry else { return }
    let theme = appearance.theme, scale = appearance.overlayScale
    if interaction.isHovered || isHighlighted {
      list.fill(.roundedRect(bounds, radius: 6 * scale), isHighlighted ? theme.pressed : theme.hover)
    }
    let height = (FileRow.height - 16) * scale, size = thumbnail?.size ?? PresetTile.screen
    let factor = min(height / max(size.height, 1), 44 * scale / max(size.width, 1))
    let screen = CGRect(
      center: CGPoint(x: 32 * scale, y: bounds.midY), width: (size.width * factor).rounded(),
      height: (size.height * factor).rounded())
    if entry.isPlan {
      drawPlan(in: CGRect(center: screen.center, width: 32 * scale, height: 40 * scale), theme, &list)
    } else if let thumbnail {
      ThumbnailDrawing(thumbnail, in: screen, theme, hasChain: false).draw(&list)
    } else {
      ThumbnailDrawing.drawDevice(in: screen, theme, &list)
    }
    let text = bounds.between(68 * scale, bounds.maxX - 8 * scale)
    let name = entry.name[appearance.languages.first]
    list.line(
      name, appearance.overlay(.name), theme.text, in: text.band(middle: bounds.midY - 10 * scale, height: 20 * scale),
      appearance)
    list.line(
      detail(of: entry, appearance.languages.first),
      appearance.overlay(entry.isUnsaved || entry.isPlan ? .row : .smallApi), theme.secondaryText,
      in: text.band(middle: bounds.midY + 10 * scale, height: 20 * scale), appearance)
    if interaction.isFocused { list.focusRing(inside: bounds, radius: 6 * scale, appearance) }
  }

  private func detail(of entry: OpenState.Entry, _ language: Language) -> String {
    if entry.isUnsaved { return SavingText.notSaved[language] }
    return entry.isPlan ? FileText.plan(entry.shownPath)[language] : entry.shownPath
  }

  /// A sheet of paper with a line for each part.
  private func drawPlan(in sheet: CGRect, _ theme: Theme, _ list: inout DrawingList) {
    list.fill(.roundedRect(sheet, radius: 3), theme.background)
    list.stroke(.roundedRect(sheet, radius: 3), width: 1, theme.secondaryText)
    for line in 1...4 {
      let middle = sheet.minY + sheet.height * CGFloat(line) / 5
      list.fill(
        CGRect(x: sheet.minX + 6, y: middle.rounded() - 1, width: sheet.width - 12, height: 2), theme.faintText)
    }
  }
}

/// The recent scene files and those of the folder, under their headings.
final class FileList: PaintedView {
  private(set) var rows: [FileRow] = []
  private var headings: [(text: String, top: CGFloat)] = []
  private(set) var height: CGFloat = 0
  private let open: (String) -> Void

  /// - Parameter open: called with the path of a file that is pressed.
  init(open: @escaping (String) -> Void) {
    self.open = open
    super.init(frame: .zero)
  }

  /// The rows that are shown, in order.
  var shownRows: [FileRow] { rows.filter { !$0.isHidden } }

  /// Shows the entries that contain a text in their name or path; all for an empty text.
  func show(_ state: OpenState, filter: String, width: CGFloat, _ appearance: Appearance) {
    let scale = appearance.overlayScale, language = appearance.languages.first
    let entries = state.entries.filter { entry in
      let texts = Language.allCases.map { entry.name[$0] } + [entry.shownPath]
      return filter.isEmpty || texts.contains { $0.lowercased().contains(filter.lowercased()) }
    }
    while rows.count < entries.count { addRow() }
    (headings, height) = ([], 0)
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= entries.count
      guard index < entries.count else { continue }
      let entry = entries[index]
      if index == 0 || entries[index - 1].isRecent != entry.isRecent {
        headings.append(((entry.isRecent ? FileText.recent : .inFolder)[language], height))
        height += 26 * scale
      }
      row.show(entry, state.thumbnails[entry.path])
      row.frame = CGRect(x: 0, y: height, width: width - 10 * scale, height: FileRow.height * scale)
      height += FileRow.height * scale
    }
  }

  private func addRow() {
    let row = FileRow()
    row.addAction(UIAction { [unowned self, unowned row] _ in row.entry.map { open($0.path) } }, for: .touchUpInside)
    rows.append(row)
    addSubview(row)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let scale = appearance.overlayScale
    for heading in headings {
      let row = CGRect(x: 4 * scale, y: heading.top, width: bounds.width, height: 26 * scale)
      list.line(heading.text, appearance.overlay(.name), appearance.theme.secondaryText, in: row, appearance)
    }
  }
}
