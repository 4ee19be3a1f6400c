import Canvas
import Foundation
import UIKit

/// The part of the timeline beside the labels: chapters, ticks, lanes and the playhead, which can be dragged.
final class TimelineTrack: PlainControl {
  /// Told how many steps shall have happened.
  var goTo: (Int) -> Void = { _ in }
  private(set) var content = TimelineContent()
  private(set) var scale = TimelineScale(times: [], density: 1)
  var axis = TimelineScale.Axis.steps { didSet { rescale() } }
  /// Runs of moves that the person unfolded.
  private var unfolded: Set<Int> = []
  /// A factor on what fits.
  private var zoom: CGFloat = 1
  /// What of the scale lies left of the track, in pixels.
  private var offset: CGFloat = 0
  /// What of the lanes lies above their room, in pixels.
  var laneOffset: CGFloat = 0
  private var shownSequence: Range<Int>?
  /// The touch sequence under the playhead stands at the left, until the person moves along.
  private var followsSequence = true

  init() { super.init() }

  required init?(coder: NSCoder) { return nil }

  func show(_ content: TimelineContent) {
    let isOther = content.times.prefix(self.content.times.count) != self.content.times[...]
    self.content = content
    if isOther { (unfolded, zoom) = ([], 1) }
    rescale()
  }

  override func layoutSubviews() { rescale() }

  // MARK: Scale

  /// The first step's room begins here.
  static let margin: CGFloat = 10

  private var width: CGFloat { max(bounds.width - TimelineTrack.margin - 16, 1) }

  /// The current touch sequence fills the track, unless its steps would be too narrow.
  private func rescale() {
    let sequence = content.sequence
    let folded = content.runs.subtracting(unfolded)
    switch axis {
    case .steps:
      let one = TimelineScale(steps: content.times, chapters: content.chapters, folded: folded, pitch: 1)
      let span = one.span(of: sequence), fitting = width / max(span.upperBound - span.lowerBound, 1)
      let pitches = TimelineScale.pitches
      let pitch = min(max(fitting, pitches.lowerBound), pitches.upperBound) * zoom
      scale = TimelineScale(steps: content.times, chapters: content.chapters, folded: folded, pitch: pitch)
    case .time:
      let first = content.times[sequence].first ?? 0, last = content.times[sequence].last ?? 0
      scale = TimelineScale(times: content.times, density: width / CGFloat(max(last - first, 100)) * 0.94 * zoom)
    }
    if sequence != shownSequence { followsSequence = true }
    shownSequence = sequence
    scroll(to: followsSequence ? scale.span(of: sequence).lowerBound : offset)
    reveal(scale.playhead(at: content.cursor))
  }

  /// Scrolls as little as brings `x` into the track.
  private func reveal(_ x: CGFloat) {
    if x < offset {
      scroll(to: x - TimelineTrack.margin)
    } else if x > offset + width {
      scroll(to: x - width + TimelineTrack.margin)
    }
  }

  private func scroll(to wanted: CGFloat) {
    offset = min(max(wanted, 0), max(scale.length - width, 0)).rounded()
  }

  /// From the track's left edge.
  func x(_ place: CGFloat) -> CGFloat { TimelineTrack.margin + place - offset }

  // MARK: Dragging

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    if let chapter = chapter(at: point) {
      press(chapter)
      return false
    }
    bringPlayhead(to: point)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    bringPlayhead(to: touch.location(in: self))
    return true
  }

  private func bringPlayhead(to point: CGPoint) {
    let cursor = scale.cursor(at: point.x - TimelineTrack.margin + offset)
    if cursor != content.cursor { goTo(cursor) }
  }

  /// Goes to the beginning of a chapter; pressing the current one of a run of moves folds or unfolds it.
  private func press(_ chapter: Int) {
    if chapter == content.currentChapter && content.runs.contains(chapter) {
      if unfolded.remove(chapter) == nil { unfolded.insert(chapter) }
      return rescale()
    }
    goTo(content.chapters[chapter].steps.lowerBound + 1)
  }

  override func step(by amount: Int) -> Bool {
    goTo(min(max(content.cursor + amount, 0), content.times.count))
    return true
  }

  // MARK: Chapters

  func chapter(at point: CGPoint) -> Int? {
    guard point.y < 28 else { return nil }
    return content.chapters.indices.first { chapterFrame($0)?.contains(point) ?? false }
  }

  /// Nil where a chapter has no room.
  func chapterFrame(_ index: Int) -> CGRect? {
    var span = scale.span(of: content.chapters[index].steps)
    if axis == .time, index + 1 < content.chapters.count {
      let next = scale.span(of: content.chapters[index + 1].steps).lowerBound
      span = span.lowerBound...max(next, span.lowerBound)
    }
    let left = x(span.lowerBound).rounded() + 1, right = x(span.upperBound).rounded() - 1
    return right - left >= 4 ? CGRect(x: left, y: 8, width: right - left, height: 18) : nil
  }

  // MARK: Hints

  /// What is said of a step, as an index into the trace.
  var sentence: (Int) -> String = { _ in "" }
  /// The titles of the chapters.
  var titles: [String] = []

  /// The title of a chapter, or what happened at a step.
  override func hint(at point: CGPoint) -> Hint? {
    if let chapter = chapter(at: point), titles.indices.contains(chapter) {
      return chapterFrame(chapter).map { Hint(text: titles[chapter], anchor: $0.intersection(bounds)) }
    }
    guard axis == .steps, abs(point.y - TimelineMeasures.ticks) <= 9 else { return nil }
    let step = scale.cursor(at: point.x - TimelineTrack.margin + offset) - 1
    guard content.times.indices.contains(step) else { return nil }
    let middle = x(scale.middle(of: step))
    let anchor = CGRect(x: middle - 6, y: TimelineMeasures.ticks - 9, width: 12, height: 18)
    return Hint(text: sentence(step), anchor: anchor)
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ look: Look) {
    TimelineDrawing(track: self, look: look).draw(&list)
  }
}

extension TimelineTrack: Scrollable {
  /// Up and down zooms about the pointer, except over lanes that do not fit; sideways moves along.
  func scroll(dx: CGFloat, dy: CGFloat, at point: CGPoint) {
    if dx != 0 { moveAlong(to: offset + dx * 48) }
    guard dy != 0 else { return }
    let lanes = TimelineMeasures(lanes: content.lanes.count, height: bounds.height)
    if point.y > TimelineMeasures.rule && lanes.overflow > 0 {
      laneOffset = min(max(laneOffset - dy * lanes.laneHeight, 0), lanes.overflow)
      return
    }
    let place = (point.x - TimelineTrack.margin + offset) / max(scale.length, 1)
    zoom = min(max(zoom * (dy > 0 ? 1.25 : 0.8), 0.25), 8)
    rescale()
    moveAlong(to: place * scale.length - point.x + TimelineTrack.margin)
  }

  private func moveAlong(to place: CGFloat) {
    followsSequence = false
    scroll(to: place)
  }
}

/// Where the rows of the timeline lie, in pixels from its top.
nonisolated struct TimelineMeasures: Equatable {
  static let chapters: CGFloat = 17
  static let ticks: CGFloat = 42
  /// The line between the ticks and the lanes.
  static let rule: CGFloat = 52

  var laneHeight: CGFloat
  var firstLane: CGFloat
  /// The room of the lanes that are seen whole.
  var room: CGFloat
  /// How much of the lanes has no room.
  var overflow: CGFloat

  init(lanes: Int, height: CGFloat) {
    let isTight = lanes >= 4
    laneHeight = isTight ? 16 : 18
    firstLane = isTight ? 55 : 56
    room = max(((height - firstLane) / laneHeight).rounded(.down), 0) * laneHeight
    overflow = max(CGFloat(lanes) * laneHeight - room, 0)
  }

  func middle(ofLane index: Int) -> CGFloat { firstLane + (CGFloat(index) + 0.5) * laneHeight }

  /// Where lanes are seen, in a column of this width.
  func lanes(width: CGFloat) -> CGRect { CGRect(x: 0, y: firstLane, width: width, height: room) }
}
