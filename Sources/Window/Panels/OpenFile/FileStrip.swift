import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The strip at the bottom of a stage that says what another program did to its file. Over the picture of a file that can no
/// longer be read lies a veil.
final class FileStrip: PaintedView {
  private let box = FileStripBox()
  private let first = SheetButton()
  private let second = SheetButton()
  private let rows: FileProblemRows
  private let list: ScrollArea
  private var notice: FileNotice?
  private let send: (Command) -> Void

  /// - Parameters:
  ///   - name: what precedes the names of the buttons.
  ///   - close: the command that removes the notice.
  init(_ name: String, close: Command, send: @escaping (Command) -> Void) {
    self.send = send
    rows = FileProblemRows { send(.showSourceLine($0)) }
    list = ScrollArea(rows)
    super.init(frame: .zero)
    isHidden = true
    first.addAction(UIAction { [unowned self] _ in pressFirst() }, for: .touchUpInside)
    second.addAction(UIAction { _ in send(close) }, for: .touchUpInside)
    first.accessibilityIdentifier = name + ".act"
    second.accessibilityIdentifier = name + ".close"
    for view in [list, first, second] { box.addSubview(view) }
    addSubview(box)
  }

  private func pressFirst() {
    switch notice?.kind {
    case .conflict, .asksForCode: send(.loadChangedFile)
    case .removed: send(.save)
    case .broken, .notCompiled, .stopped, .notStarted, nil: break
    }
  }

  /// The part that takes touches, in the window.
  var place: CGRect { box.frame.offsetBy(dx: frame.minX, dy: frame.minY) }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { box.frame.contains(point) }

  // MARK: Showing

  /// - Parameters:
  ///   - sources: those that the page of the code has; nil without the page.
  ///   - area: of the window, over which the strip lies.
  func show(_ notice: FileNotice?, in sources: OwnSources?, over area: CGRect, _ appearance: Appearance) {
    self.notice = notice
    isHidden = notice == nil
    guard let notice else { return }
    let language = appearance.languages.first, scale = appearance.overlayScale
    frame = area
    let stage = area.intersection(appearance.layout.stage).offsetBy(dx: -area.minX, dy: -area.minY)
    box.show(notice, language)
    (first.title, second.title) = notice.buttons(language)
    first.isHidden = first.title.isEmpty
    rows.show(notice.problems(language), in: sources, width: stage.width - 32 * scale, appearance)
    let height = min(rows.height + 48 * scale, (stage.height * 0.6).rounded())
    box.frame = CGRect(x: stage.minX, y: stage.maxY - height, width: stage.width, height: height)
    list.frame = box.bounds.inset(left: 16 * scale, right: 16 * scale).inset(top: 40 * scale, bottom: 8 * scale)
    list.setContentHeight(rows.height)
    let head = box.bounds.inset(left: 12 * scale, right: 12 * scale).inset(top: 8 * scale).strip(.top, 26 * scale)
    second.frame = head.between(head.maxX - second.width(appearance), head.maxX)
    first.frame = head.between(second.frame.minX - 8 * scale - first.width(appearance), second.frame.minX - 8 * scale)
    box.end = first.isHidden ? second.frame.minX : first.frame.minX
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    if notice?.isBroken == true { list.fill(bounds, appearance.theme.background.opacity(0.38)) }
  }
}

/// The ground of the strip and its heading.
private final class FileStripBox: PaintedView {
  private var title = "", detail = ""
  private var isBroken = false
  /// The left edge of the buttons.
  var end: CGFloat = 0

  func show(_ notice: FileNotice, _ language: Language) {
    (title, detail) = notice.heading(language)
    isBroken = notice.isBroken
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme, scale = appearance.overlayScale, color = isBroken ? theme.no : theme.text
    list.fill(bounds, theme.panel)
    list.fill(bounds, color.opacity(0.08))
    list.fill(bounds.strip(.top, 1.5 * scale), color)
    list.fill(bounds.between(0, 4 * scale), color)
    let head = bounds.inset(left: 16 * scale, right: 0).inset(top: 8 * scale).strip(.top, 26 * scale)
    let row = head.between(head.minX, end - 12 * scale)
    let left = list.line(title, appearance.overlay(.name), theme.text, in: row, appearance) + 16 * scale
    guard left + appearance.width(detail, appearance.overlay(.row)) <= row.maxX else { return }
    list.line(
      detail, appearance.overlay(.row), theme.secondaryText, in: row.between(left, row.maxX), appearance, .right)
  }
}

extension FileNotice {
  fileprivate func heading(_ language: Language) -> (String, String) {
    switch kind {
    case .broken(let problems):
      (FileText.broken(file, problems: problems.count)[language], FileText.stillShown[language])
    case .notCompiled(let problems):
      (FileText.notCompiled(file, problems: problems.count)[language], FileText.stillShown[language])
    case .stopped: (FileText.stopped(file)[language], FileText.restart[language])
    case .notStarted: (FileText.notStarted(file)[language], FileText.stillShown[language])
    case .removed: (FileText.removed(file)[language], "")
    case .asksForCode: (FileText.asksForCode(file)[language], "")
    case .conflict: (FileText.conflict(file)[language], "")
    }
  }

  fileprivate func buttons(_ language: Language) -> (String, String) {
    switch kind {
    case .broken, .notCompiled, .stopped, .notStarted: ("", FileText.close[language])
    case .removed: (FileText.saveAgain[language], FileText.close[language])
    case .conflict: (FileText.load[language], FileText.keep[language])
    case .asksForCode: (FileText.runCode[language], FileText.doNotRun[language])
    }
  }

  fileprivate func problems(_ language: Language) -> [Problem] {
    switch kind {
    case .broken, .notCompiled, .stopped, .notStarted: kind.problems
    case .removed: [Problem(place: "", message: FileText.removedDetail[language])]
    case .conflict: [Problem(place: "", message: FileText.conflictDetail[language])]
    case .asksForCode(let path, let missing):
      [
        Problem(
          place: "",
          message: (missing.isEmpty ? FileText.codeDetail(path) : .unconfinedDetail(path, missing: missing))[language])
      ]
    }
  }
}
