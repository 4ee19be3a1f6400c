import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The presets by lesson. Each lesson can be folded.
final class PresetList: UIView {
  private struct Section {
    /// Nil for scenes from the user's own files.
    var lesson: Scene.Lesson?
    var head: LessonHead
    var presets: [(preset: SceneSummary, row: PresetRow)]
  }

  private let scroll = ScrollArea(UIView(frame: .zero))
  private var sections: [Section] = []
  private var unfolded: Set<Scene.Lesson?> = []
  private let send: (Command) -> Void
  private var current: String?
  /// Whether the row of the current preset is to be scrolled into view. There is no view before the first layout.
  private var needsReveal = false
  /// The words that the name or title of a shown preset contains.
  private var search = ""
  private var language = Language.english
  /// The titles that were read for a search, by preset id.
  private var titles: [String: LocalizedText] = [:]
  private let emptyNote = EmptyNote()

  init(_ all: [SceneSummary], send: @escaping (Command) -> Void) {
    self.send = send
    super.init(frame: .zero)
    addSubview(scroll)
    scroll.content.addSubview(emptyNote)
    for lesson in Scene.Lesson.allCases {
      let presets = all.filter { $0.lesson == lesson }
      if !presets.isEmpty { sections.append(section(lesson, presets)) }
    }
  }

  /// Lists scenes from the user's own files before the presets.
  func showOpened(_ scenes: [SceneSummary]) {
    let old = sections.filter { $0.lesson == nil }
    for section in old {
      section.head.removeFromSuperview()
      for (_, row) in section.presets { row.removeFromSuperview() }
    }
    sections.removeAll { $0.lesson == nil }
    if !scenes.isEmpty { sections.insert(section(nil, scenes), at: 0) }
    current = nil
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { return nil }

  private func section(_ lesson: Scene.Lesson?, _ presets: [SceneSummary]) -> Section {
    let head = LessonHead { [unowned self] in toggle(lesson) }
    head.accessibilityIdentifier = "sidebar.head.\(lesson?.rawValue ?? 0)"
    let rows = presets.map { [send] preset in
      let row = PresetRow { send(.openScene(id: preset.id)) }
      row.accessibilityIdentifier = "sidebar.preset.\(preset.slug)"
      row.scene = preset
      return (preset: preset, row: row)
    }
    for view in [head] + rows.map(\.row) { scroll.content.addSubview(view) }
    return Section(lesson: lesson, head: head, presets: rows)
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    language = appearance.languages.first
    emptyNote.text = ControlText.noPresetFound[language]
    for section in sections {
      section.head.title = section.lesson?.title[language] ?? HeadingText.opened[language]
      for (preset, row) in section.presets {
        row.title = preset.name[language]
        row.isSelected = preset.id == display.scene.id && !display.isPartShown
        row.isDone = display.finishedPresets.contains(preset.id)
      }
      showDetail(of: section)
    }
    guard display.scene.id != current else { return }
    current = display.scene.id
    if let section = sections.first(where: { $0.presets.contains { $0.preset.id == current } }),
      !unfolded.contains(section.lesson)
    {
      unfoldOnly(section.lesson)
    }
    needsReveal = true
    setNeedsLayout()
    if !bounds.isEmpty { layoutSubviews() }
  }

  /// Shows how many presets of a lesson were found by the search, else how many were seen.
  private func showDetail(of section: Section) {
    let all = section.presets.count, seen = section.presets.count { $0.row.isDone }
    let text: StatusText =
      !search.isEmpty
      ? .found(section.presets.count { isFound($0.preset) }, of: all)
      : section.lesson == nil ? .scenes(all) : seen > 0 ? .seen(seen, of: all) : .presets(all)
    section.head.detail = text[language]
  }

  private func revealCurrent() {
    let row = sections.flatMap(\.presets).first { $0.preset.id == current }?.row
    if let row, !row.isHidden { scroll.reveal(row.frame) }
  }

  // MARK: Searching

  /// Shows only presets whose name or title contains these words, in any language. Without words, shows all.
  func search(_ words: String) {
    search = words
    if !words.isEmpty { readTitles() }
    sections.forEach(showDetail)
    setNeedsLayout()
  }

  /// The first preset that the search found.
  var firstFound: PresetRow? { search.isEmpty ? nil : sections.flatMap(\.presets).first { isFound($0.preset) }?.row }

  private func readTitles() {
    for (preset, _) in sections.flatMap(\.presets) where titles[preset.id] == nil {
      titles[preset.id] = preset.readTitle() ?? preset.name
    }
  }

  private func isFound(_ preset: SceneSummary) -> Bool {
    let texts = [preset.name, titles[preset.id] ?? preset.name]
    let names = texts.flatMap { text in Language.allCases.map { text[$0].lowercased() } }
    let words = search.lowercased().split(separator: " ")
    return names.contains { name in words.allSatisfy { name.contains($0) } }
      || preset.id.lowercased() == search.lowercased()
  }

  // MARK: Folding

  func unfoldOnly(_ lesson: Scene.Lesson?) {
    unfolded = [lesson]
    setNeedsLayout()
  }

  private func toggle(_ lesson: Scene.Lesson?) {
    if unfolded.remove(lesson) == nil { unfolded.insert(lesson) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    scroll.frame = bounds
    let rows = bounds.inset(left: 8, right: 7)
    var top: CGFloat = 11
    for section in sections {
      let isUnfolded = !search.isEmpty || unfolded.contains(section.lesson)
      let found = section.presets.filter { search.isEmpty || isFound($0.preset) }.map(\.row)
      section.head.isHidden = found.isEmpty
      section.head.isUnfolded = isUnfolded
      section.head.frame = rows.offsetBy(dx: 0, dy: top).strip(.top, LessonHead.height)
      if !found.isEmpty { top += LessonHead.height + (isUnfolded ? 1 : 0) }
      for (_, row) in section.presets {
        row.isHidden = !isUnfolded || !found.contains { $0 === row }
        row.frame = rows.offsetBy(dx: 0, dy: top).strip(.top, 24)
        if !row.isHidden { top += 24 }
      }
      if isUnfolded && !found.isEmpty { top += 5 }
    }
    emptyNote.isHidden = top > 11
    emptyNote.frame = rows.inset(left: 4, top: 11).strip(.top, EmptyNote.height)
    scroll.setContentHeight(top + 8)
    if needsReveal, !bounds.isEmpty {
      needsReveal = false
      revealCurrent()
    }
  }
}
