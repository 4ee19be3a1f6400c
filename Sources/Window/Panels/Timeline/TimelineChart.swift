import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The part of the timeline beside the labels: chapters, ticks, tracks and the playhead, which can be dragged.
final class TimelineChart: PlainControl {
  /// Called with the number of steps to go to.
  var goTo: (Int) -> Void = { _ in }
  /// Called to start or pause playback.
  var togglePlaying: () -> Void = {}
  /// Called with the first step of a run of moves to fold or unfold.
  var toggleRun: (Int) -> Void = { _ in }
  /// Called with the recognizer whose track was pressed.
  var selectRecognizer: (String) -> Void = { _ in }
  /// Called with the finger whose track was pressed.
  var focusFinger: (Int) -> Void = { _ in }
  /// Called with the steps to loop.
  var setLoop: (Range<Int>) -> Void = { _ in }
  private(set) var content = TimelineContent()
  private(set) var scale = TimelineScale(times: [], density: 1)
  var axis = TimelineScale.Axis.steps { didSet { rescale() } }
  private var titleWidths: [CGFloat] = []
  /// The magnification of the scale; at 1 the touch sequence fits.
  private var zoom: CGFloat = 1
  /// The distance that is scrolled away at the left, in pixels.
  private(set) var offset: CGFloat = 0
  /// The distance that is scrolled away above the tracks, in pixels.
  var trackOffset: CGFloat = 0 { didSet { if trackOffset != oldValue { changedTrackOffset() } } }
  /// Called when other tracks are scrolled into view.
  var changedTrackOffset: () -> Void = {}
  private var shownSequence: Range<Int>?
  /// The previewed place; nil while there is none.
  var previewed: Int?
  /// Whether the chart scrolls to the current touch sequence. False once the user has scrolled.
  private var followsSequence = true

  /// - Parameter titleWidths: the widths of the chapters' titles, in pixels.
  func show(_ content: TimelineContent, titleWidths: [CGFloat]) {
    let isOther = content.times.prefix(self.content.times.count) != self.content.times[...]
    self.content = content
    self.titleWidths = titleWidths
    if isOther { (zoom, trackOffset) = (1, 0) }
    rescale()
  }

  override func layoutSubviews() { rescale() }

  // MARK: Scale

  /// The left edge of the first step.
  static let margin: CGFloat = 10

  private var width: CGFloat { max(bounds.width - TimelineChart.margin - 16, 1) }

  /// Updates the scale. The current touch sequence fills the chart, unless its steps would be too narrow.
  private func rescale() {
    let sequence = content.sequence
    switch axis {
    case .steps:
      let widths = content.widths(for: titleWidths, zoom: zoom)
      let pitch = TimelineScale.pitch(of: content.ofSequence(widths), fitting: width) * zoom
      scale = TimelineScale(steps: content.times, chapters: widths, pitch: pitch)
    case .time:
      let first = content.times[sequence].first ?? 0, last = content.times[sequence].last ?? 0
      // The last step has a width, so that its chapter is readable.
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

  /// Scrolls to the end of the current chapter, if the chapter is narrow.
  private func revealChapter() {
    guard let chapter = content.currentChapter else { return }
    let span = scale.span(of: content.chapters[chapter].steps)
    if span.upperBound - span.lowerBound < width / 3 { reveal(span.upperBound) }
  }

  /// Scrolls by the smallest distance that makes `x` visible.
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

  /// Converts a place on the scale to an x coordinate of the chart.
  func x(_ place: CGFloat) -> CGFloat { TimelineChart.margin + place - offset }

  /// Returns the number of steps that have happened at a point below the chapters; nil elsewhere.
  func cursor(under point: CGPoint) -> Int? {
    guard !content.times.isEmpty, point.y >= TimelineMeasures.belowChapters, bounds.contains(point) else { return nil }
    return max(scale.cursor(at: point.x - TimelineChart.margin + offset), 1)
  }

  // MARK: Dragging

  /// The drag mode of a finger.
  private enum DragMode: Equatable {
    case playhead
    /// A press on a chapter goes there; a drag over chapters makes a loop.
    case chapters(from: CGPoint)
    case loop(from: CGPoint)
    /// The thumb of the scrolled tracks.
    case tracks(at: CGFloat)
  }

  private func dragMode(at point: CGPoint) -> DragMode {
    if point.y < TimelineMeasures.belowChapters { return .chapters(from: point) }
    let isThumb = tracks.overflow > 0 && point.y > tracks.firstTrack && point.x > bounds.width - 12
    return isThumb ? .tracks(at: point.y) : .playhead
  }

  private var dragMode: DragMode?
  /// The distance, in pixels, that a finger may move during a press.
  private static let slop: CGFloat = 4

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    dragMode = dragMode(at: point)
    if dragMode == .playhead {
      movePlayhead(to: point)
      if let finger = finger(at: point) { focusFinger(finger) }
      if let recognizer = recognizer(at: point) { selectRecognizer(recognizer) }
    }
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    switch dragMode {
    case .playhead: movePlayhead(to: point)
    case .chapters(let start): if abs(point.x - start.x) > TimelineChart.slop { selectLoop(from: start, to: point) }
    case .loop(let start): selectLoop(from: start, to: point)
    case .tracks(let last):
      scrollTracks(
        by: (point.y - last) / tracks.trackHeight * (tracks.visibleHeight + tracks.overflow)
          / max(tracks.visibleHeight, 1))
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

  /// Loops the steps between two points.
  private func selectLoop(from start: CGPoint, to end: CGPoint) {
    guard !content.times.isEmpty else { return }
    dragMode = .loop(from: start)
    let steps = [start, end].map { max(scale.cursor(at: $0.x - TimelineChart.margin + offset) - 1, 0) }
    setLoop(min(steps[0], steps[1])..<max(steps[0], steps[1]) + 1)
  }

  private func movePlayhead(to point: CGPoint) {
    let cursor = scale.cursor(at: point.x - TimelineChart.margin + offset)
    if cursor != content.cursor { goTo(cursor) }
  }

  /// Goes to the first step of a chapter. Pressing the current chapter folds or unfolds it, if it is a run of moves.
  private func press(_ chapter: Int) {
    let steps = content.chapters[chapter].steps
    if chapter == content.currentChapter && content.chapters[chapter].isRun { return toggleRun(steps.lowerBound) }
    goTo(content.stops.isFolded(steps) ? steps.upperBound : steps.lowerBound + 1)
  }

  override func step(by amount: Int) -> Bool {
    let stops = content.stops, cursor = content.cursor
    let place = amount > 0 ? stops.next(after: cursor) : stops.previous(before: cursor)
    goTo(min(max(place, 0), content.times.count))
    return true
  }

  override func stepAcross(by amount: Int) -> Bool {
    scrollTracks(by: CGFloat(amount))
    return true
  }

  override func press() { togglePlaying() }

  // MARK: Tooltips

  /// The language of tooltips.
  var language = Language.english

  /// Returns the title of the chapter or the text of the segment at a point. A step has no tooltip: the narration shows
  /// it.
  override func tooltip(at point: CGPoint) -> TooltipContent? {
    if let chapter = chapter(at: point) {
      let title = content.chapters[chapter][language]
      return chapterFrame(chapter).map { TooltipContent(text: title, anchor: $0.intersection(bounds)) }
    }
    return trackTooltip(at: point)
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    TimelineDrawing(chart: self, appearance: appearance).draw(&list)
    if interaction.isFocused { list.focusRing(inside: bounds.insetBy(dx: 2, dy: 2), radius: 4, appearance) }
  }
}

extension TimelineChart: Scrollable {
  /// Vertically, zooms about the pointer, or scrolls tracks that do not fit. Horizontally, scrolls along the steps.
  func scroll(dx: CGFloat, dy: CGFloat, at point: CGPoint) {
    if dx != 0 { scrollByUser(to: offset + dx * 48) }
    guard dy != 0 else { return }
    if point.y > TimelineMeasures.rule && tracks.overflow > 0 { return scrollTracks(by: -dy) }
    let place = scale.place(at: point.x - TimelineChart.margin + offset)
    zoom = min(max(zoom * (dy > 0 ? 1.25 : 0.8), 0.25), 8)
    rescale()
    scrollByUser(to: scale.x(of: place) - point.x + TimelineChart.margin)
  }

  private func scrollTracks(by count: CGFloat) {
    trackOffset = min(max(trackOffset + count * tracks.trackHeight, 0), tracks.overflow)
  }

  private func scrollByUser(to place: CGFloat) {
    followsSequence = false
    scroll(to: place)
  }
}
