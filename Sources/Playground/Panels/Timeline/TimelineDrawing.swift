import Canvas
import Foundation
import UIKit

/// Draws the track of the timeline, from what lies behind to what lies in front.
struct TimelineDrawing {
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
  /// What is drawn later than the playhead.
  private static let futureOpacity = 0.38

  /// What lies before the first step shown is hidden.
  private var visible: CGRect {
    let left = TimelineTrack.margin - 1
    return CGRect(x: left, y: 0, width: max(track.bounds.width - left, 0), height: track.bounds.height)
  }

  /// The part of a bar that lies between the track's ends.
  private func seen(of frame: CGRect) -> CGRect {
    let left = max(frame.minX, visible.minX), right = max(min(frame.maxX, visible.maxX), left)
    return CGRect(x: left, y: frame.minY, width: right - left, height: frame.height)
  }

  private var playhead: CGFloat { track.x(track.scale.playhead(at: content.cursor)).rounded() }

  func draw(_ list: inout DrawingList) {
    list.rule(from: 0, to: track.bounds.width, y: TimelineMeasures.rule, theme.line)
    list.clip(visible) { list in
      drawChapters(&list)
      guard !content.times.isEmpty else { return }
      switch track.axis {
      case .steps: drawTicks(&list)
      case .time: drawTimes(&list)
      }
      drawPlayhead(&list)
      drawLanes(&list)
    }
  }

  // MARK: Chapters

  private func drawChapters(_ list: inout DrawingList) {
    for (index, chapter) in content.chapters.enumerated() {
      guard let frame = track.chapterFrame(index), isVisible(frame.minX...frame.maxX) else { continue }
      let isCurrent = index == content.currentChapter
      if isCurrent {
        list.box(frame, radius: 4, fill: theme.selection, border: theme.ink2)
      } else {
        list.fill(.roundedRect(frame, radius: 4), theme.hover)
      }
      let room = seen(of: frame).insetBy(dx: 4, dy: 0)
      guard room.width >= 12 else { continue }
      let font: Font = isCurrent ? .digit : .pill
      list.line(chapter[look.languages.first], font, isCurrent ? theme.ink : theme.ink2, in: room, look, .center)
    }
  }

  private func isVisible(_ span: ClosedRange<CGFloat>) -> Bool {
    span.upperBound > 0 && span.lowerBound < track.bounds.width
  }

  // MARK: Ticks

  private func drawTicks(_ list: inout DrawingList) {
    for (index, kind) in content.ticks.enumerated() {
      let x = track.x(track.scale.middle(of: index))
      guard isVisible(x - 8...x + 8), isRoomFor(index) else { continue }
      let center = CGPoint(x: x.rounded(), y: TimelineMeasures.ticks)
      if index == content.cursor - 1 {
        let width = min(24, track.scale.room(of: index).rounded())
        let box = CGRect(x: center.x - width / 2, y: center.y - 9, width: width, height: 18)
        list.fill(.roundedRect(box, radius: 4), theme.selection)
      }
      TickDrawing(kind: kind, isFuture: index >= content.cursor).draw(&list, at: center, theme)
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
    let last = Int((track.scale.length / density).rounded(.up))
    for time in stride(from: 0, through: last, by: interval) {
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
    list.fill(.polygon([(x - 5, 25), (x + 5, 25), (x + 5, 29), (x, 33), (x - 5, 29)]), theme.ink)
    let top: CGFloat = track.axis == .steps ? 51 : 33
    list.fill(CGRect(x: x - 0.75, y: top, width: 1.5, height: track.bounds.height - 5 - top), theme.ink)
  }

  // MARK: Lanes

  private func drawLanes(_ list: inout DrawingList) {
    list.clip(measures.lanes(width: track.bounds.width)) { list in
      for (index, lane) in content.lanes.enumerated() {
        let middle = measures.middle(ofLane: index) - track.laneOffset
        for segment in lane.segments { draw(segment, middle: middle, &list) }
      }
    }
  }

  private func draw(_ segment: TimelineLane.Segment, middle: CGFloat, _ list: inout DrawingList) {
    switch segment.kind {
    case .down(let isLifted): drawFinger(segment.steps, isLifted, middle: middle, &list)
    case .told(let phase, let events): drawTold(phase, events, segment.steps, middle: middle, &list)
    case .state(let state, let changes): drawState(state, changes, segment.steps, middle: middle, &list)
    }
  }

  private func drawFinger(_ steps: Range<Int>, _ isLifted: Bool, middle: CGFloat, _ list: inout DrawingList) {
    let left = track.x(track.scale.middle(of: steps.lowerBound))
    let right = isLifted ? track.x(track.scale.middle(of: steps.upperBound - 1)) : track.bounds.width
    guard isVisible(left...max(left, right)) else { return }
    let now = steps.upperBound <= content.cursor ? right : min(max(playhead, left), right)
    list.opacity(TimelineDrawing.futureOpacity) {
      $0.fill(CGRect(x: now, y: middle - 2, width: right - now, height: 4), theme.ink)
    }
    let isDown = steps.lowerBound < content.cursor
    if isDown { list.fill(CGRect(x: left, y: middle - 2, width: now - left, height: 4), theme.ink) }
    list.opacity(isDown ? 1 : TimelineDrawing.futureOpacity) {
      $0.fill(.circle(center: CGPoint(x: left, y: middle), radius: 4), theme.ink)
    }
    guard isLifted else { return }
    let end = Path.circle(center: CGPoint(x: right, y: middle), radius: 4)
    list.fill(end, theme.panel)
    list.opacity(now < right ? TimelineDrawing.futureOpacity : 1) { $0.stroke(end, width: 2, theme.ink) }
  }

  /// Nil where it is not seen.
  private func segmentFrame(_ steps: Range<Int>, middle: CGFloat) -> CGRect? {
    let span = track.scale.span(of: steps)
    let left = track.x(span.lowerBound).rounded() + 1, right = max(track.x(span.upperBound).rounded() - 1, left + 6)
    return isVisible(left...right) ? CGRect(x: left, y: middle - 7, width: right - left, height: 14) : nil
  }

  private func drawState(
    _ state: UIGestureRecognizer.State, _ changes: Int, _ steps: Range<Int>, middle: CGFloat,
    _ list: inout DrawingList
  ) {
    guard let frame = segmentFrame(steps, middle: middle) else { return }
    list.fill(.roundedRect(frame, radius: 3), theme.panel)
    list.opacity(steps.lowerBound < content.cursor ? 1 : TimelineDrawing.futureOpacity) { list in
      paintGround(of: state, in: frame, &list)
      let text = changes > 0 ? "\(state.name), changed × \(changes)" : state.name
      let room = seen(of: frame).insetBy(dx: 6, dy: 0)
      let color = state == .ended ? theme.textOnRecognizer : theme.ink
      if room.width >= 12 { list.line(text, .pill, color, in: room, look) }
    }
  }

  /// Each state has a ground of its own, so that colour alone says nothing.
  private func paintGround(of state: UIGestureRecognizer.State, in frame: CGRect, _ list: inout DrawingList) {
    let edge = Path.roundedRect(frame.insetBy(dx: 0.75, dy: 0.75), radius: 3)
    switch state {
    case .possible: list.stroke(edge, Stroke(1.5, dash: [3, 2]), theme.recognizer)
    case .began, .changed:
      list.box(
        frame, radius: 3, fill: theme.recognizer.mixed(into: theme.panel, 0.3), border: theme.recognizer, width: 1.5)
    case .ended: list.fill(.roundedRect(frame, radius: 3), theme.recognizer)
    case .failed:
      list.hatch(.roundedRect(frame, radius: 3), Hatch(pitch: 5, width: 1), theme.controlBorder)
      list.stroke(edge, width: 1, theme.ink3)
    case .cancelled:
      list.box(frame, radius: 3, fill: theme.no.mixed(into: theme.panel, 0.14), border: theme.no, width: 1.5)
    }
  }

  private func drawTold(
    _ phase: UITouch.Phase, _ events: Int, _ steps: Range<Int>, middle: CGFloat, _ list: inout DrawingList
  ) {
    guard let frame = segmentFrame(steps, middle: middle) else { return }
    let state = phase == .cancelled ? theme.no : theme.chain
    list.fill(.roundedRect(frame, radius: 3), theme.panel)
    list.opacity(steps.lowerBound < content.cursor ? 1 : TimelineDrawing.futureOpacity) { list in
      list.box(
        frame, radius: 3, fill: state.mixed(into: theme.panel, phase == .cancelled ? 0.14 : 0.16), border: state,
        width: 1.5)
      let text = events > 1 ? Phrase.moved(events)[look.languages.first] : phase.name
      let room = seen(of: frame).insetBy(dx: 6, dy: 0)
      if room.width >= 12 { list.line(text, .pill, theme.ink, in: room, look) }
    }
  }
}
