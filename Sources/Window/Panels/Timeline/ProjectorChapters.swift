import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The chapters of the touch on a projector, with the loop under them and bookmarks on top. Pressing a chapter goes to
/// its first step.
final class ProjectorChapters: PlainControl {
  /// Called with the number of steps to go to.
  var goTo: (Int) -> Void = { _ in }
  private var chapters: [Chapter] = []
  private var current: Int?
  private var loop: Range<Int>?
  private var bookmarks: [Int] = []
  /// The first step of each touch that differs between two scenes.
  private var partings: [Int] = []
  private var frames: [CGRect] = []
  /// The text in each chapter: its title, in the current one also the step.
  private var texts: [String] = []

  /// The design is for 52 px of height.
  private var scale: CGFloat { bounds.height / 52 }

  private func font(isCurrent: Bool) -> Font {
    Font.sans(24, isCurrent ? .semibold : .medium).scaled(by: scale)
  }

  /// - Parameter isStepping: whether the steps are shown, not the whole touch.
  func show(_ content: TimelineContent, isStepping: Bool, _ appearance: Appearance) {
    chapters = content.chapters.filter { content.sequence.overlaps($0.steps) }
    (loop, bookmarks, partings) = (content.loop, content.bookmarks, content.partings)
    current = chapters.firstIndex { $0.steps.contains(max(content.cursor - 1, 0)) }
    let language = appearance.languages.first
    texts = chapters.map { $0[language] }
    guard isStepping, let current else {
      arrange(texts, appearance)
      return
    }
    // The width is the same at every step: each chapter has room for its last step, or none has.
    let longest = chapters.map { $0[language] + step($0.steps.upperBound, in: $0, content.stops, language) }
    if arrange(longest, appearance) {
      texts[current] += step(content.cursor, in: chapters[current], content.stops, language)
    } else {
      arrange(texts, appearance)
    }
  }

  /// Returns the number of a step in its chapter, as it stands after the title.
  private func step(_ cursor: Int, in chapter: Chapter, _ stops: StepStops, _ language: Language) -> String {
    let start = chapter.steps.lowerBound, count = stops.number(of: chapter.steps.upperBound, from: start)
    let step = max(stops.number(of: cursor, from: start), 1)
    return (language == .english ? ", " : "，") + StatusText.step(step, of: count)[language]
  }

  /// Lays the chapters out. Each is as wide as its text; the rest is distributed by the number of steps. Returns false if
  /// the texts do not fit.
  @discardableResult private func arrange(_ texts: [String], _ appearance: Appearance) -> Bool {
    let margin = 42 * scale, gap = 4 * scale
    let needed = texts.map { appearance.width($0, font(isCurrent: true)) + 20 * scale }
    let available = bounds.width - 2 * margin - gap * CGFloat(max(chapters.count - 1, 0))
    let rest = available - needed.reduce(0, +), steps = CGFloat(max(chapters.map(\.steps.count).reduce(0, +), 1))
    var left = margin
    frames = zip(chapters, needed).map { chapter, needed in
      let width =
        rest >= 0 ? needed + rest * CGFloat(chapter.steps.count) / steps : needed * available / (available - rest)
      defer { left += width + gap }
      return CGRect(
        x: left.rounded(), y: (8 * scale).rounded(), width: width.rounded(), height: (36 * scale).rounded())
    }
    return rest >= 0
  }

  /// Returns the x coordinate after a number of steps. Between two chapters, it is the end of the first one if `isEnd`,
  /// else the beginning of the second one.
  private func place(after steps: Int, isEnd: Bool = false) -> CGFloat? {
    let index = chapters.firstIndex { chapter in
      let (first, last) = (chapter.steps.lowerBound, chapter.steps.upperBound)
      return isEnd ? first < steps && steps <= last : first <= steps && steps < last
    }
    guard let index else { return nil }
    let (chapter, frame) = (chapters[index].steps, frames[index])
    return (frame.minX + CGFloat(steps - chapter.lowerBound) / CGFloat(chapter.count) * frame.width).rounded()
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

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    for (index, frame) in frames.enumerated() {
      let isCurrent = index == current
      list.box(
        frame, radius: 6 * scale, fill: isCurrent ? theme.text : theme.hover,
        border: isCurrent ? theme.text : theme.line
      )
      let color = isCurrent ? theme.panel : theme.text
      let textFrame = frame.insetBy(dx: 8 * scale, dy: 0)
      list.line(texts[index], font(isCurrent: isCurrent), color, in: textFrame, appearance, .center)
    }
    list.element(.chapterLoop) { drawLoop(&$0, appearance) }
    for x in partings.compactMap({ place(after: $0) }) {
      list.element(.parting) { drawParting(at: x, &$0, appearance) }
    }
    for place in bookmarks.compactMap({ place(after: $0, isEnd: true) }) {
      list.element(.chapterBookmark) { drawBookmark(at: place, &$0, appearance) }
    }
    if interaction.isFocused, let current { list.focusRing(around: frames[current], radius: 6 * scale, appearance) }
  }

  /// Draws a bracket under the looped steps.
  private func drawLoop(_ list: inout DrawingList, _ appearance: Appearance) {
    guard let loop, let left = place(after: loop.lowerBound), let right = place(after: loop.upperBound, isEnd: true)
    else { return }
    let (top, bottom) = (40 * scale, 49 * scale)
    let points = [(left, top), (left, bottom), (right, bottom), (right, top)]
    let bracket = Path.polyline(points.map { CGPoint(x: $0.0, y: $0.1) })
    list.stroke(bracket, Stroke(7 * scale), appearance.theme.panel)
    list.stroke(bracket, Stroke(4 * scale), appearance.theme.text)
  }

  /// Draws a diamond on the upper edge of a chapter, at the first step that differs.
  private func drawParting(at x: CGFloat, _ list: inout DrawingList, _ appearance: Appearance) {
    let (y, radius) = (8 * scale, 8 * scale)
    let diamond = Path.polygon([(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)])
    list.stroke(diamond, Stroke(4 * scale), appearance.theme.panel)
    list.fill(diamond, appearance.theme.text)
  }

  /// Draws a flag on the upper edge of a chapter.
  private func drawBookmark(at x: CGFloat, _ list: inout DrawingList, _ appearance: Appearance) {
    let pole = CGRect(x: x - 1.5 * scale, y: 2 * scale, width: 3 * scale, height: 11 * scale)
    let flag = [(0, 2), (15, 7), (0, 12)].map { CGPoint(x: x + CGFloat($0.0) * scale, y: CGFloat($0.1) * scale) }
    list.fill(pole.insetBy(dx: -1.5 * scale, dy: -1.5 * scale), appearance.theme.panel)
    list.stroke(.polygon(flag), Stroke(3 * scale), appearance.theme.panel)
    list.fill(pole, appearance.theme.text)
    list.fill(.polygon(flag), appearance.theme.text)
  }
}
