import Canvas
import Foundation
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// Draws the track of the timeline, from what lies behind to what lies in front.
@MainActor struct TimelineDrawing {
  let track: TimelineTrack
  let look: Look
  private let content: TimelineContent
  private let measures: TimelineMeasures

  init(track: TimelineTrack, look: Look) {
    self.track = track
    self.look = look
    content = track.content
    measures = TimelineMeasures(lanes: content.lanes.count, height: track.bounds.height)
  }

  private var theme: Theme { look.theme }
  /// What lies before the first step shown is hidden.
  private var visible: CGRect {
    let left = TimelineTrack.margin - 1
    return CGRect(x: left, y: 0, width: max(track.bounds.width - left, 0), height: track.bounds.height)
  }

  /// The part of a bar that lies between the track's ends.
  private func seen(of frame: CGRect) -> CGRect { frame.narrowed(to: visible) }

  private var playhead: CGFloat { track.x(track.scale.playhead(at: content.cursor)).rounded() }

  func draw(_ list: inout DrawingList) {
    list.rule(from: 0, to: track.bounds.width, y: TimelineMeasures.rule, theme.line)
    list.clip(visible) { list in
      drawChapters(&list)
      guard !content.times.isEmpty else { return }
      drawLoop(&list)
      switch track.axis {
      case .steps: drawTicks(&list)
      case .time: drawTimes(&list)
      }
      drawPlayhead(&list)
      drawBookmarks(&list)
      drawLanes(&list)
    }
  }

  // MARK: Chapters

  private func drawChapters(_ list: inout DrawingList) {
    let steps = track.seenSteps, current = content.currentChapter
    let first = content.chapters.partitioningIndex { $0.steps.upperBound >= steps.lowerBound }
    for index in first..<content.chapters.count {
      let chapter = content.chapters[index]
      if chapter.steps.lowerBound >= steps.upperBound { break }
      guard let frame = track.chapterFrame(index), isVisible(frame.minX...frame.maxX) else { continue }
      let isCurrent = index == current
      if isCurrent {
        list.box(frame, radius: 4, fill: theme.selection, border: theme.ink3)
      } else {
        list.fill(.roundedRect(frame, radius: 4), theme.hover)
      }
      let room = seen(of: frame).insetBy(dx: 4, dy: 0)
      guard room.width >= min(24, frame.width - 8) else { continue }
      let font: Font = isCurrent ? .digit : .pill
      list.line(chapter[look.languages.first], font, isCurrent ? theme.ink : theme.ink2, in: room, look, .center)
    }
  }

  private func isVisible(_ span: ClosedRange<CGFloat>) -> Bool {
    span.upperBound > 0 && span.lowerBound < track.bounds.width
  }

  // MARK: Marks

  /// The steps that playing goes round in lie between brackets.
  private func drawLoop(_ list: inout DrawingList) {
    guard let loop = content.loop else { return }
    let span = track.scale.span(of: loop)
    let left = track.x(span.lowerBound).rounded(), right = max(track.x(span.upperBound).rounded(), left + 6)
    let top: CGFloat = 29, bottom = TimelineMeasures.rule
    list.fill(CGRect(x: left, y: top, width: right - left, height: bottom - top), theme.hover)
    for (edge, foot) in [(left, 4.0), (right, -4.0)] {
      let points = [(edge + foot, top + 1), (edge, top + 1), (edge, bottom - 1), (edge + foot, bottom - 1)]
      list.stroke(.polyline(points.map { CGPoint(x: $0.0, y: $0.1) }), Stroke(2), theme.ink)
    }
  }

  /// A small flag above the ticks for each marked place; beside the playhead where that stands.
  private func drawBookmarks(_ list: inout DrawingList) {
    for place in content.bookmarks {
      let middle = track.x(track.scale.playhead(at: place)).rounded()
      let x = middle == playhead ? middle + 6 : middle
      list.fill(CGRect(x: x, y: 27, width: 1.5, height: track.axis == .steps ? 9 : 6), theme.ink)
      list.fill(.polygon([(x + 1, 27), (x + 8, 29.5), (x + 1, 32)]), theme.ink)
    }
  }

  // MARK: Ticks

  private func drawTicks(_ list: inout DrawingList) {
    for index in track.seenSteps.clamped(to: content.ticks.indices) {
      let x = track.x(track.scale.middle(of: index))
      guard isVisible(x - 8...x + 8), isRoomFor(index) else { continue }
      let center = CGPoint(x: x.rounded(), y: TimelineMeasures.ticks)
      if index == content.cursor - 1 {
        let width = min(24, track.scale.room(of: index).rounded())
        let box = CGRect(x: center.x - width / 2, y: center.y - 9, width: width, height: 18)
        list.fill(.roundedRect(box, radius: 4), theme.selection)
      }
      TickDrawing(kind: content.ticks[index], isFuture: index >= content.cursor).draw(&list, at: center, theme)
    }
  }

  /// In a folded run only as many ticks are drawn as have room, and always the current one.
  private func isRoomFor(_ step: Int) -> Bool {
    let room = track.scale.room(of: step)
    guard room < TimelineScale.pitches.lowerBound, step != content.cursor - 1 else { return true }
    let stride = max(Int((8 / max(room, 0.01)).rounded(.up)), 1)
    return step.isMultiple(of: stride) && abs(step - (content.cursor - 1)) >= stride
  }

  // MARK: Time

  private func drawTimes(_ list: inout DrawingList) {
    let density = max(track.scale.density, 0.0001)
    let interval = TimelineDrawing.interval(for: density)
    // The times that can be seen, and those whose numbers reach into what can be.
    let left = max(track.offset - TimelineTrack.margin - 20, 0)
    let first = Int(left / density) / interval * interval
    let last = Int((min(track.scale.length, left + track.bounds.width + 40) / density).rounded(.up))
    for time in stride(from: first, through: max(first, last), by: interval) {
      let x = track.x(CGFloat(time) * density).rounded()
      guard isVisible(x - 20...x + 20) else { continue }
      let text = time == 0 ? "0 ms" : String(time)
      let width = look.width(text, .caption)
      let left = time == 0 ? x : x - width / 2
      let room = CGRect(x: left, y: TimelineMeasures.ticks - 14, width: width + 1, height: 20)
      list.line(text, .caption, theme.ink3, in: room, look)
      list.fill(CGRect(x: x, y: TimelineMeasures.rule - 5, width: 1, height: 4), theme.hair)
    }
  }

  /// Milliseconds between two numbers that then stand at least 60 px apart.
  private static func interval(for density: CGFloat) -> Int {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 60000]
    return steps.first { CGFloat($0) * density >= 60 } ?? 300_000
  }

  // MARK: Playhead

  private func drawPlayhead(_ list: inout DrawingList) {
    let x = playhead
    list.element(Motion.playhead) { list in drawPlayhead(at: x, &list) }
  }

  private func drawPlayhead(at x: CGFloat, _ list: inout DrawingList) {
    list.fill(.polygon([(x - 5, 25), (x + 5, 25), (x + 5, 29), (x, 33), (x - 5, 29)]), theme.ink)
    let top: CGFloat = track.axis == .steps ? 51 : 33
    list.fill(CGRect(x: x - 0.75, y: top, width: 1.5, height: track.bounds.height - 5 - top), theme.ink)
  }

  // MARK: Lanes

  private func drawLanes(_ list: inout DrawingList) {
    let painting = TimelineLanePainting(track: track, look: look, playhead: playhead, visible: visible)
    let steps = track.seenSteps
    list.clip(measures.lanes(width: track.bounds.width)) { list in
      for (index, lane) in content.lanes.enumerated() {
        let middle = measures.middle(ofLane: index) - track.laneOffset
        guard measures.isSeen(middle) else { continue }
        // A finger that is still down is the last one of its lane, and goes on to the end.
        let first = lane.segments.dropLast().partitioningIndex { $0.steps.upperBound >= steps.lowerBound }
        for segment in lane.segments[first...].prefix(while: { $0.steps.lowerBound <= steps.upperBound }) {
          painting.draw(segment, middle: middle, &list)
        }
      }
    }
    drawThumb(&list)
  }

  /// Lanes that have no room are scrolled to.
  private func drawThumb(_ list: inout DrawingList) {
    guard measures.overflow > 0 else { return }
    let share = measures.room / (measures.room + measures.overflow)
    let height = max(measures.room * share, 6)
    let top = measures.firstLane + (measures.room - height) * track.laneOffset / measures.overflow
    let thumb = CGRect(x: track.bounds.width - 6, y: top, width: 3, height: height)
    list.fill(.roundedRect(thumb, radius: 1.5), theme.controlBorder)
  }
}
