import Canvas
import Foundation
import UIKit

/// The chapters of the touch, large enough for the back of a classroom; pressing one goes to its beginning.
final class ProjectorChapters: PlainControl {
  /// Told how many steps shall have happened.
  var goTo: (Int) -> Void = { _ in }
  private var chapters: [Chapter] = []
  private var current: Int?
  private var frames: [CGRect] = []

  init() { super.init() }

  required init?(coder: NSCoder) { return nil }

  /// Drawn for 52 px of height.
  private var growth: CGFloat { bounds.height / 52 }

  private func font(isCurrent: Bool) -> Font {
    .sans(Int((24 * growth).rounded()), isCurrent ? .semibold : .medium)
  }

  func show(_ content: TimelineContent, _ look: Look) {
    chapters = content.chapters.filter { content.sequence.overlaps($0.steps) }
    current = chapters.firstIndex { $0.steps.contains(max(content.cursor - 1, 0)) }
    arrange(look)
  }

  /// Each chapter has room for its title; what is left is shared by the number of steps.
  private func arrange(_ look: Look) {
    let margin = 42 * growth, gap = 4 * growth
    let needed = chapters.map { look.width($0[look.languages.first], font(isCurrent: true)) + 20 * growth }
    let room = bounds.width - 2 * margin - gap * CGFloat(max(chapters.count - 1, 0))
    let rest = room - needed.reduce(0, +), steps = CGFloat(max(chapters.map(\.steps.count).reduce(0, +), 1))
    var left = margin
    frames = zip(chapters, needed).map { chapter, needed in
      let width = rest >= 0 ? needed + rest * CGFloat(chapter.steps.count) / steps : needed * room / (room - rest)
      defer { left += width + gap }
      return CGRect(
        x: left.rounded(), y: (8 * growth).rounded(), width: width.rounded(), height: (36 * growth).rounded())
    }
  }

  // MARK: Pressing

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self), let index = frames.firstIndex(where: { $0.contains(point) }) else {
      return
    }
    goTo(chapters[index].steps.lowerBound + 1)
  }

  override func step(by amount: Int) -> Bool {
    let next = (current ?? 0) + amount
    if chapters.indices.contains(next) { goTo(chapters[next].steps.lowerBound + 1) }
    return true
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme
    for (index, (chapter, frame)) in zip(chapters, frames).enumerated() {
      let isCurrent = index == current
      list.box(
        frame, radius: 6 * growth, fill: isCurrent ? theme.ink : theme.hover, border: isCurrent ? theme.ink : theme.line
      )
      let color = isCurrent ? theme.panel : theme.ink
      let room = frame.insetBy(dx: 8 * growth, dy: 0)
      list.line(chapter[look.languages.first], font(isCurrent: isCurrent), color, in: room, look, .center)
    }
    if attention.isFocused, let current { list.focusRing(around: frames[current], radius: 6 * growth, look) }
  }
}
