import Narration
import PanelModels
import ScenePicture
import TouchInput
import UIKit

/// The sheet for opening a scene file: a field for its path, and below it the recent files and those of the folder. What is
/// typed also filters them. A press beside the sheet, or Esc, closes it.
package final class FileSheet: UIView, Overlay {
  package let element = ElementName.fileSheet
  let field: TextField
  private let box = SheetBox(textTop: 86)
  private let list: FileList
  private let scrolled: ScrollArea
  private var shown: (state: OpenState, appearance: Appearance)?

  /// - Parameter open: called with the path.
  init(open: @escaping (String) -> Void) {
    var typed: () -> Void = {}
    field = TextField { _ in typed() }
    list = FileList(open: open)
    scrolled = ScrollArea(list)
    super.init(frame: .zero)
    typed = { [unowned self] in arrange() }
    field.accessibilityIdentifier = "file.path"
    field.isOverlay = true
    field.submit = { [unowned self] in submit(open) }
    box.addSubview(field)
    box.addSubview(scrolled)
    addSubview(box)
  }

  required init?(coder: NSCoder) { return nil }

  /// Opens the path, or the only file that is left by the filter.
  private func submit(_ open: (String) -> Void) {
    let rows = list.shownRows
    let isPath = field.text.contains("/") || [".yaml", ".yml", ".swift"].contains { field.text.hasSuffix($0) }
    if !isPath, rows.count == 1, let path = rows[0].entry?.path { open(path) } else { open(field.text) }
  }

  /// The files that are shown, in order.
  var rows: [FileRow] { list.shownRows }

  package func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let language = appearance.languages.first
    frame = CGRect(origin: .zero, size: appearance.layout.size)
    field.prompt = ControlText.pathOfScene[language]
    box.title = ControlText.openScene[language]
    shown = (display.open ?? OpenState(entries: [], thumbnails: [:]), appearance)
    arrange()
  }

  private func arrange() {
    guard let (state, appearance) = shown else { return }
    let scale = appearance.overlayScale, width = 520 * scale
    list.show(state, filter: field.text, width: width - 40 * scale, appearance)
    let advice: ControlText = list.shownRows.isEmpty ? .openPathAdvice : .openAdvice
    box.advice = advice[appearance.languages.first]
    let top = (bounds.height * (state.entries.isEmpty ? 0.25 : 0.1)).rounded()
    let free = bounds.height - top - 132 * scale - 40 * scale
    // The box keeps its size while the filter changes.
    let lines = CGFloat(state.entries.count) * FileRow.height + 52
    let height = state.entries.isEmpty ? 0 : min(lines * scale, max(free, 0))
    // A message of many lines takes the place of files, and what is free below.
    box.mostLines = 2 + max(Int(free / (18 * scale)), 0)
    let more = CGFloat(max(box.lines(width: width, appearance).count - 2, 0)) * 18 * scale
    let rest = max(height - more, 0)
    let size = CGSize(width: width, height: 132 * scale + more + (rest > 0 ? rest + 12 * scale : 0))
    box.frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: top, width: width, height: size.height)
    field.frame = CGRect(x: 24 * scale, y: 52 * scale, width: width - 48 * scale, height: 28 * scale)
    scrolled.frame = CGRect(x: 20 * scale, y: 132 * scale + more, width: width - 40 * scale, height: rest)
    scrolled.setContentHeight(list.height)
  }

  /// The visible part of the sheet, in the window.
  package var area: CGRect { box.frame }

  /// Shows why a file was not opened. Returns false if the sheet is closed.
  package func showError(_ reason: String) -> Bool {
    box.message = superview == nil ? nil : reason
    arrange()
    return superview != nil
  }

  /// Completes the path, or moves between the field and the files. Other keys do nothing under the sheet, except those of the focused
  /// control.
  package func press(_ key: Key, _ modifiers: Modifiers, in host: PanelHost) -> Bool {
    if key == .tab, host.focus === field {
      field.complete(in: host.folder)
      return true
    }
    guard !modifiers.contains(.control) else { return false }
    let controls: [any PanelControl] = [field] + rows
    let index = controls.firstIndex { $0 === host.focus } ?? 0
    switch key {
    case .up: host.focus = controls[max(index - 1, 0)]
    case .down: host.focus = controls[min(index + 1, controls.count - 1)]
    case .escape: return false
    case .enter, .space: return host.focus == nil
    default: return host.focus !== field
    }
    return true
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { removeFromSuperview() }

  package override func didMoveToWindow() { box.message = nil }
}
