import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import UIKit

/// The part of the timeline beside the labels: chapters, ticks, lanes and the playhead, which can be dragged.
final class TimelineChart: PlainControl {
  /// Told how many steps shall have happened.
  var goTo: (Int) -> Void = { _ in }
  /// Told that the steps shall follow each other by themselves, or stop.
  var togglePlaying: () -> Void = {}
  /// Told in which steps playing shall go round.
  var setLoop: (Range<Int>) -> Void = { _ in }
  private(set) var content = TimelineContent()
  private(set) var scale = TimelineScale(times: [], density: 1)
  var axis = TimelineScale.Axis.steps { didSet { rescale() } }
  /// Runs of moves that the person unfolded.
  private var unfolded: Set<Int> = []
  private var titleWidths: [CGFloat] = []
  /// A factor on what fits.
  private var zoom: CGFloat = 1
  /// What of the scale lies left of the track, in pixels.
  private(set) var offset: CGFloat = 0
  /// What of the lanes lies above their room, in pixels.
  var trackOffset: CGFloat = 0
  private var shownSequence: Range<Int>?
  /// The touch sequence under the playhead stands at the left, until the person moves along.
  private var followsSequence = true

  init() { super.init() }

  required init?(coder: NSCoder) { return nil }

  /// `titleWidths` are what the titles of the chapters need, in pixels.
  func show(_ content: TimelineContent, titleWidths: [CGFloat]) {
    let isOther = content.times.prefix(self.content.times.count) != self.content.times[...]
    self.content = content
    self.titleWidths = titleWidths
    if isOther { (unfolded, zoom, trackOffset) = ([], 1, 0) }
    rescale()
  }

  override func layoutSubviews() { rescale() }

  // MARK: Scale

  /// The first step's room begins here.
  static let margin: CGFloat = 10

  private var width: CGFloat { max(bounds.width - TimelineChart.margin - 16, 1) }

  /// The current touch sequence fills the track, unless its steps would be too narrow.
  private func rescale() {
    let sequence = content.sequence
    switch axis {
    case .steps:
      let spaces = content.spaces(for: titleWidths, unfolded: unfolded, zoom: zoom)
      let pitch = TimelineScale.pitch(of: content.ofSequence(spaces), fitting: width) * zoom
      scale = TimelineScale(steps: content.times, chapters: spaces, pitch: pitch)
    case .time:
      let first = content.times[sequence].first ?? 0, last = content.times[sequence].last ?? 0
      // What happens last has a length, so that it can be read.
      let tail = max(titleWidths.last ?? 0, TimelineScale.pitches.lowerBound)
      let density = max(width * 0.98 - tail, 1) / CGFloat(max(last - first, 100)) * zoom
      scale = TimelineScale(times: content.times, density: density, tail: tail)
    }
    if sequence != shownSequence { followsSequence = true }
    shownSequence = sequence
    scroll(to: followsSequence ? scale.span(of: sequence).lowerBound : offset)
    revealChapter()
    reveal(scale.playhead(at: content.cursor))
  }

  /// The chapter under way is seen whole if it has not much room of its own.
  private func revealChapter() {
    guard let chapter = content.currentChapter else { return }
    let span = scale.span(of: content.chapters[chapter].steps)
    if span.upperBound - span.lowerBound < width / 3 { reveal(span.upperBound) }
  }

  /// Scrolls as little as brings `x` into the track.
  private func reveal(_ x: CGFloat) {
    if x < offset {
      scroll(to: x - TimelineChart.margin)
    } else if x > offset + width {
      scroll(to: x - width + TimelineChart.margin)
    }
  }

  private func scroll(to wanted: CGFloat) {
    offset = min(max(wanted, 0), max(scale.length - width, 0)).rounded()
  }

  /// From the track's left edge.
  func x(_ place: CGFloat) -> CGFloat { TimelineChart.margin + place - offset }

  // MARK: Dragging

  /// What a finger that is down has taken hold of.
  private enum DragMode: Equatable {
    case playhead
    /// A press on a chapter goes there, a drag over them makes a loop.
    case chapters(from: CGPoint)
    case loop(from: CGPoint)
    /// The thumb of lanes that do not fit.
    case tracks(at: CGFloat)
  }

  private func dragMode(at point: CGPoint) -> DragMode {
    if point.y < TimelineMeasures.belowChapters { return .chapters(from: point) }
    let isThumb = tracks.overflow > 0 && point.y > tracks.firstTrack && point.x > bounds.width - 12
    return isThumb ? .tracks(at: point.y) : .playhead
  }

  private var dragMode: DragMode?
  /// How far a finger may slip in a press, in pixels.
  private static let slop: CGFloat = 4

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    dragMode = dragMode(at: point)
    if dragMode == .playhead { bringPlayhead(to: point) }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    switch dragMode {
    case .playhead: bringPlayhead(to: point)
    case .chapters(let start): if abs(point.x - start.x) > TimelineChart.slop { selectLoop(from: start, to: point) }
    case .loop(let start): selectLoop(from: start, to: point)
    case .tracks(let last):
      scrollTracks(by: (point.y - last) / tracks.trackHeight * (tracks.space + tracks.overflow) / max(tracks.space, 1))
      dragMode = .tracks(at: point.y)
    case nil: break
    }
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if case .chapters(let start) = dragMode, let chapter = chapter(at: start) { press(chapter) }
    dragMode = nil
  }

  override func cancelTracking(with event: UIEvent?) { dragMode = nil }

  /// From the step under one point to that under the other.
  private func selectLoop(from start: CGPoint, to end: CGPoint) {
    guard !content.times.isEmpty else { return }
    dragMode = .loop(from: start)
    let steps = [start, end].map { max(scale.cursor(at: $0.x - TimelineChart.margin + offset) - 1, 0) }
    setLoop(min(steps[0], steps[1])..<max(steps[0], steps[1]) + 1)
  }

  private func bringPlayhead(to point: CGPoint) {
    let cursor = scale.cursor(at: point.x - TimelineChart.margin + offset)
    if cursor != content.cursor { goTo(cursor) }
  }

  /// Goes to the beginning of a chapter; pressing the current one of a run of moves folds or unfolds it.
  private func press(_ chapter: Int) {
    if chapter == content.currentChapter && content.isRun(chapter) {
      if unfolded.remove(chapter) == nil { unfolded.insert(chapter) }
      return rescale()
    }
    goTo(content.chapters[chapter].steps.lowerBound + 1)
  }

  override func step(by amount: Int) -> Bool {
    goTo(min(max(content.cursor + amount, 0), content.times.count))
    return true
  }

  override func stepAcross(by amount: Int) -> Bool {
    scrollTracks(by: CGFloat(amount))
    return true
  }

  override func press() { togglePlaying() }

  // MARK: Hints

  /// What is said of a step, as an index into the trace.
  var sentence: (Int) -> String = { _ in "" }
  /// What is said is said in it.
  var language = Language.english

  /// The title of a chapter, or what happened at a step.
  override func tooltip(at point: CGPoint) -> TooltipContent? {
    if let chapter = chapter(at: point) {
      let title = content.chapters[chapter][language]
      return chapterFrame(chapter).map { TooltipContent(text: title, anchor: $0.intersection(bounds)) }
    }
    if let tooltip = trackTooltip(at: point) { return tooltip }
    return tickHint(at: point)
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    TimelineDrawing(chart: self, appearance: appearance).draw(&list)
    if attention.isFocused { list.focusRing(inside: bounds.insetBy(dx: 2, dy: 2), radius: 4, appearance) }
  }
}

extension TimelineChart: Scrollable {
  /// Up and down zooms about the pointer, except over lanes that do not fit; sideways moves along.
  func scroll(dx: CGFloat, dy: CGFloat, at point: CGPoint) {
    if dx != 0 { moveAlong(to: offset + dx * 48) }
    guard dy != 0 else { return }
    if point.y > TimelineMeasures.rule && tracks.overflow > 0 { return scrollTracks(by: -dy) }
    let place = scale.place(at: point.x - TimelineChart.margin + offset)
    zoom = min(max(zoom * (dy > 0 ? 1.25 : 0.8), 0.25), 8)
    rescale()
    moveAlong(to: scale.x(of: place) - point.x + TimelineChart.margin)
  }

  private func scrollTracks(by count: CGFloat) {
    trackOffset = min(max(trackOffset + count * tracks.trackHeight, 0), tracks.overflow)
  }

  private func moveAlong(to place: CGFloat) {
    followsSequence = false
    scroll(to: place)
  }
}
