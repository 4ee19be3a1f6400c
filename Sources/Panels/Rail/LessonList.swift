import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// The lessons by group; each group can be folded.
final class LessonList: UIView {
  private struct Section {
    /// Nil holds the scenes from the person's own files.
    var group: Scene.Group?
    var head: LessonHead
    var lessons: [(lesson: Lesson, row: LessonRow)]
  }

  private let scroll = ScrollArea(UIView(frame: .zero))
  private var sections: [Section] = []
  private var unfolded: Set<Scene.Group?> = []
  private let say: (Command) -> Void
  private var current: String?
  /// Words that a lesson's name or title must have to be shown.
  private var search = ""
  /// What was read of titles for a search, by the ids of their lessons.
  private var titles: [String: LocalizedText] = [:]
  private let nothing = EmptyNote()

  init(_ all: [Lesson], say: @escaping (Command) -> Void) {
    self.say = say
    super.init(frame: .zero)
    addSubview(scroll)
    scroll.content.addSubview(nothing)
    for group in Scene.Group.allCases {
      let lessons = all.filter { $0.group == group }
      if !lessons.isEmpty { sections.append(section(group, lessons)) }
    }
  }

  /// Lists scenes from the person's own files before the lessons.
  func showOpened(_ scenes: [Lesson]) {
    let old = sections.filter { $0.group == nil }
    for section in old {
      section.head.removeFromSuperview()
      for (_, row) in section.lessons { row.removeFromSuperview() }
    }
    sections.removeAll { $0.group == nil }
    if !scenes.isEmpty { sections.insert(section(nil, scenes), at: 0) }
    current = nil
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { return nil }

  private func section(_ group: Scene.Group?, _ lessons: [Lesson]) -> Section {
    let head = LessonHead(count: lessons.count) { [unowned self] in toggle(group) }
    head.accessibilityIdentifier = "rail.head.\(group?.rawValue ?? 0)"
    let rows = lessons.map { [say] lesson in
      let row = LessonRow { say(.openScene(id: lesson.id)) }
      row.accessibilityIdentifier = "rail.lesson.\(lesson.slug)"
      return (lesson: lesson, row: row)
    }
    for view in [head] + rows.map(\.row) { scroll.content.addSubview(view) }
    return Section(group: group, head: head, lessons: rows)
  }

  func show(_ moment: Moment, _ look: Look) {
    let language = look.languages.first
    nothing.text = ControlText.noPresetFound[language]
    for section in sections {
      section.head.title = section.group?.title[language] ?? Heading.opened[language]
      for (lesson, row) in section.lessons {
        row.title = lesson.name[language]
        row.isSelected = lesson.id == moment.scene.id
        row.isDone = moment.finishedLessons.contains(lesson.id)
      }
    }
    guard moment.scene.id != current else { return }
    current = moment.scene.id
    if let section = sections.first(where: { $0.lessons.contains { $0.lesson.id == current } }),
      !unfolded.contains(section.group)
    {
      unfoldOnly(section.group)
    }
    layoutSubviews()
    revealCurrent()
  }

  private func revealCurrent() {
    let row = sections.flatMap(\.lessons).first { $0.lesson.id == current }?.row
    if let row, !row.isHidden { scroll.reveal(row.frame) }
  }

  // MARK: Searching

  /// Shows only the lessons whose names or titles have these words, in any language; no words show all.
  func search(_ words: String) {
    search = words
    if !words.isEmpty { readTitles() }
    setNeedsLayout()
  }

  /// The lesson that the search found first.
  var firstFound: LessonRow? { search.isEmpty ? nil : sections.flatMap(\.lessons).first { isFound($0.lesson) }?.row }

  private func readTitles() {
    for (lesson, _) in sections.flatMap(\.lessons) where titles[lesson.id] == nil {
      titles[lesson.id] = lesson.readTitle() ?? lesson.name
    }
  }

  private func isFound(_ lesson: Lesson) -> Bool {
    let texts = [lesson.name, titles[lesson.id] ?? lesson.name]
    let names = texts.flatMap { text in Language.allCases.map { text[$0].lowercased() } }
    let words = search.lowercased().split(separator: " ")
    return names.contains { name in words.allSatisfy { name.contains($0) } }
      || lesson.id.lowercased() == search.lowercased()
  }

  // MARK: Folding

  func unfoldOnly(_ group: Scene.Group?) {
    unfolded = [group]
    setNeedsLayout()
  }

  private func toggle(_ group: Scene.Group?) {
    if unfolded.remove(group) == nil { unfolded.insert(group) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    scroll.frame = bounds
    let width = bounds.width - 15
    var top: CGFloat = 11
    for section in sections {
      let isUnfolded = !search.isEmpty || unfolded.contains(section.group)
      let found = section.lessons.filter { search.isEmpty || isFound($0.lesson) }.map(\.row)
      section.head.isHidden = found.isEmpty
      section.head.isUnfolded = isUnfolded
      section.head.frame = CGRect(x: 8, y: top, width: width, height: 28)
      if !found.isEmpty { top += isUnfolded ? 29 : 28 }
      for (_, row) in section.lessons {
        row.isHidden = !isUnfolded || !found.contains { $0 === row }
        row.frame = CGRect(x: 8, y: top, width: width, height: 24)
        if !row.isHidden { top += 24 }
      }
      if isUnfolded && !found.isEmpty { top += 5 }
    }
    nothing.isHidden = top > 11
    nothing.frame = CGRect(x: 12, y: 11, width: width - 4, height: 40)
    scroll.setContentHeight(top + 8)
  }
}

/// A few words where a list has nothing to show.
final class EmptyNote: UIView, Painted {
  var text = ""

  init() { super.init(frame: .zero) }

  required init?(coder: NSCoder) { return nil }

  func paint(_ list: inout DrawingList, _ look: Look) {
    let lines = look.typesetter.lines(of: text, .row, width: bounds.width, maximum: 2)
    for (index, line) in lines.enumerated() {
      let room = CGRect(x: 0, y: CGFloat(index) * 18, width: bounds.width, height: 18)
      list.line(line, .row, look.theme.ink3, in: room, look)
    }
  }
}
