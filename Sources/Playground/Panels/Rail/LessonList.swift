import Canvas
import Foundation
import Scenes
import UIKit

/// The lessons by group; each group can be folded.
final class LessonList: UIView {
  private struct Section {
    var group: Scene.Group
    var head: LessonHead
    var lessons: [(lesson: Lesson, row: LessonRow)]
  }

  private let scroll = ScrollArea(UIView(frame: .zero))
  private var sections: [Section] = []
  private var unfolded: Set<Scene.Group> = []
  private var current: String?

  init(_ all: [Lesson], say: @escaping (Command) -> Void) {
    super.init(frame: .zero)
    addSubview(scroll)
    for group in Scene.Group.allCases {
      let lessons = all.filter { $0.group == group }
      if !lessons.isEmpty { sections.append(section(group, lessons, say)) }
    }
  }

  required init?(coder: NSCoder) { return nil }

  private func section(_ group: Scene.Group, _ lessons: [Lesson], _ say: @escaping (Command) -> Void) -> Section {
    let head = LessonHead(count: lessons.count) { [unowned self] in toggle(group) }
    head.accessibilityIdentifier = "rail.head.\(group.rawValue)"
    let rows = lessons.map { lesson in
      let row = LessonRow { say(.openScene(id: lesson.id)) }
      row.accessibilityIdentifier = "rail.lesson.\(lesson.slug)"
      return (lesson: lesson, row: row)
    }
    for view in [head] + rows.map(\.row) { scroll.content.addSubview(view) }
    return Section(group: group, head: head, lessons: rows)
  }

  func show(_ moment: Moment, _ look: Look) {
    let language = look.languages.first
    for section in sections {
      section.head.title = section.group.title[language]
      for (lesson, row) in section.lessons {
        row.title = lesson.name[language]
        row.isSelected = lesson.id == moment.scene.id
        row.hint = look.unlessItFits(row.title, .selectedRow, row.titleRoom.width)
      }
    }
    guard moment.scene.id != current else { return }
    current = moment.scene.id
    if let group = moment.scene.group, !unfolded.contains(group) { unfoldOnly(group) }
    layoutSubviews()
    revealCurrent()
  }

  private func revealCurrent() {
    let row = sections.flatMap(\.lessons).first { $0.lesson.id == current }?.row
    if let row, !row.isHidden { scroll.reveal(row.frame) }
  }

  // MARK: Folding

  func unfoldOnly(_ group: Scene.Group) {
    unfolded = [group]
    setNeedsLayout()
  }

  private func toggle(_ group: Scene.Group) {
    if unfolded.remove(group) == nil { unfolded.insert(group) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    scroll.frame = bounds
    let width = bounds.width - 15
    var top: CGFloat = 11
    for section in sections {
      let isUnfolded = unfolded.contains(section.group)
      section.head.isUnfolded = isUnfolded
      section.head.frame = CGRect(x: 8, y: top, width: width, height: 28)
      top += isUnfolded ? 29 : 28
      for (_, row) in section.lessons {
        row.isHidden = !isUnfolded
        row.frame = CGRect(x: 8, y: top, width: width, height: 24)
        if isUnfolded { top += 24 }
      }
      if isUnfolded { top += 5 }
    }
    scroll.setContentHeight(top + 8)
  }
}
