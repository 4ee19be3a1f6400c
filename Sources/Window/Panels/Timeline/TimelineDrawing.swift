import Algorithms
import Canvas
import Narration
import PanelModels
import ScenePicture
import UIKit

/// Draws the chart of the timeline, from back to front.
@MainActor struct TimelineDrawing {
  let chart: TimelineChart
  let appearance: Appearance
  let content: TimelineContent
  private let measures: TimelineMeasures

  init(chart: TimelineChart, appearance: Appearance) {
    self.chart = chart
    self.appearance = appearance
    content = chart.content
    measures = TimelineMeasures(tracks: content.tracks.count, height: chart.bounds.height)
  }

  var theme: Theme { appearance.theme }
  /// Everything to the left of the first visible step is hidden.
  var visible: CGRect {
    chart.bounds.inset(left: TimelineChart.margin - 1)
  }

  /// Marks are whole at the first visible step, too.
  private var roomOfMarks: CGRect { chart.bounds.inset(left: TimelineChart.margin - 6) }

  /// Returns the visible part of a frame.
  private func visiblePart(of frame: CGRect) -> CGRect { frame.narrowed(to: visible) }

  var playhead: CGFloat { chart.x(chart.scale.playhead(at: content.cursor)).rounded() }

  func draw(_ list: inout DrawingList) {
    guard content.sides.isEmpty else { return drawSides(&list) }
    list.rule(from: 0, to: chart.bounds.width, y: TimelineMeasures.rule, theme.line)
    list.clip(visible) { list in
      drawChapters(&list)
      guard !content.times.isEmpty else { return }
      drawLoop(&list)
      switch chart.axis {
      case .steps: drawTicks(&list)
      case .time: drawTimes(&list)
      }
    }
    guard !content.times.isEmpty else { return }
    drawMarks(&list)
    list.clip(visible) { list in drawTracks(&list) }
  }

  /// Draws what stands above the ticks at one place: the playhead, the preview, bookmarks and differences from a device.
  func drawMarks(_ list: inout DrawingList) {
    list.clip(roomOfMarks) { list in
      drawPlayhead(&list)
      drawPreview(&list)
      drawBookmarks(&list)
      drawDeviceDifferences(&list)
    }
  }

  /// Whether a mark at a place is not scrolled away.
  private func isShown(_ x: CGFloat) -> Bool { visible.minX <= x && x <= visible.maxX }

  // MARK: Chapters

  func drawChapters(_ list: inout DrawingList) {
    let steps = chart.visibleSteps, current = content.currentChapter
    let first = content.chapters.partitioningIndex { $0.steps.upperBound >= steps.lowerBound }
    for index in first..<content.chapters.count {
      let chapter = content.chapters[index]
      if chapter.steps.lowerBound >= steps.upperBound { break }
      guard let frame = chart.chapterFrame(index), isVisible(frame.minX...frame.maxX) else { continue }
      let isCurrent = index == current
      if isCurrent {
        list.box(frame, radius: 4, fill: theme.selection, border: theme.faintText)
      } else {
        list.fill(.roundedRect(frame, radius: 4), theme.hover)
      }
      let textFrame = visiblePart(of: frame).insetBy(dx: 4, dy: 0)
      guard textFrame.width >= min(24, frame.width - 8) else { continue }
      let font: Font = isCurrent ? .digit : .pill
      list.line(
        chapter[appearance.languages.first], font, isCurrent ? theme.text : theme.secondaryText, in: textFrame,
        appearance,
        .center)
    }
  }

  func isVisible(_ span: ClosedRange<CGFloat>) -> Bool {
    span.upperBound > 0 && span.lowerBound < chart.bounds.width
  }

  // MARK: Marks

  /// Draws brackets around the looped steps.
  func drawLoop(_ list: inout DrawingList) {
    guard let loop = content.loop else { return }
    let span = chart.scale.span(of: loop)
    let left = chart.x(span.lowerBound).rounded(), right = max(chart.x(span.upperBound).rounded(), left + 6)
    let top: CGFloat = 29, bottom = TimelineMeasures.rule
    list.fill(CGRect(x: left, y: top, width: right - left, height: bottom - top), theme.hover)
    for (edge, foot) in [(left, 4.0), (right, -4.0)] {
      let points = [(edge + foot, top + 1), (edge, top + 1), (edge, bottom - 1), (edge + foot, bottom - 1)]
      list.stroke(.polyline(points.map { CGPoint(x: $0.0, y: $0.1) }), Stroke(2), theme.text)
    }
  }

  /// Draws a small flag above the ticks for each bookmark, beside the playhead if it is at the same place.
  private func drawBookmarks(_ list: inout DrawingList) {
    for place in content.bookmarks {
      let middle = chart.x(chart.scale.playhead(at: place)).rounded()
      guard isShown(middle) else { continue }
      let x = middle == playhead ? middle + 6 : middle
      list.fill(CGRect(x: x, y: 27, width: 1.5, height: chart.axis == .steps ? 9 : 6), theme.text)
      list.fill(.polygon([(x + 1, 27), (x + 8, 29.5), (x + 1, 32)]), theme.text)
    }
  }

  /// Draws a diamond above each tick at which something else happened on the device.
  private func drawDeviceDifferences(_ list: inout DrawingList) {
    for place in Set(content.deviceDifferences).sorted() where place > 0 {
      let x = chart.x(chart.scale.middle(of: place - 1)).rounded()
      guard isShown(x) else { continue }
      list.element(.deviceDifference) {
        $0.fill(.polygon([(x, 26), (x + 5, 31), (x, 36), (x - 5, 31)]), theme.no)
      }
    }
  }

  // MARK: Ticks

  private func drawTicks(_ list: inout DrawingList) {
    for index in chart.visibleSteps.clamped(to: content.ticks.indices) {
      let x = chart.x(chart.scale.middle(of: index))
      guard isVisible(x - 8...x + 8), showsTick(index) else { continue }
      let center = CGPoint(x: x.rounded(), y: TimelineMeasures.ticks)
      if index == content.cursor - 1 {
        let width = min(24, chart.scale.width(of: index).rounded())
        list.fill(.roundedRect(CGRect(center: center, width: width, height: 18), radius: 4), theme.selection)
      }
      TickDrawing(kind: content.ticks[index], isFuture: index >= content.cursor).draw(&list, at: center, theme)
    }
  }

  /// Returns whether a tick is drawn. In a folded run only some ticks are, and always the current one.
  func showsTick(_ step: Int) -> Bool {
    let width = chart.scale.width(of: step)
    guard width < TimelineScale.pitches.lowerBound, step != content.cursor - 1 else { return true }
    let stride = max(Int((8 / max(width, 0.01)).rounded(.up)), 1)
    return step.isMultiple(of: stride) && abs(step - (content.cursor - 1)) >= stride
  }

  // MARK: Time

  private func drawTimes(_ list: inout DrawingList) {
    let density = max(chart.scale.density, 0.0001)
    let interval = TimelineDrawing.interval(for: density)
    // The visible times, and those whose labels extend into the visible part.
    let left = max(chart.offset - TimelineChart.margin - 20, 0)
    let first = Int(left / density) / interval * interval
    let last = Int((min(chart.scale.length, left + chart.bounds.width + 40) / density).rounded(.up))
    for time in stride(from: first, through: max(first, last), by: interval) {
      let x = chart.x(CGFloat(time) * density).rounded()
      guard isVisible(x - 20...x + 20) else { continue }
      let text = time == 0 ? "0 ms" : String(time)
      let width = appearance.width(text, .caption)
      let left = time == 0 ? x : x - width / 2
      let label = CGRect(x: left, y: TimelineMeasures.ticks - 14, width: width + 1, height: 20)
      list.line(text, .caption, theme.faintText, in: label, appearance)
      list.fill(CGRect(x: x, y: TimelineMeasures.rule - 5, width: 1, height: 4), theme.inactive)
    }
  }

  /// Returns the milliseconds between two labels, which are at least 60 px apart.
  private static func interval(for density: CGFloat) -> Int {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 60000]
    return steps.first { CGFloat($0) * density >= 60 } ?? 300_000
  }

  // MARK: Playhead

  private func drawPlayhead(_ list: inout DrawingList) {
    let x = playhead
    guard isShown(x) else { return }
    list.element(.playhead) { list in drawPlayhead(at: x, &list) }
  }

  private func drawPlayhead(at x: CGFloat, _ list: inout DrawingList) {
    list.fill(.polygon([(x - 5, 25), (x + 5, 25), (x + 5, 29), (x, 33), (x - 5, 29)]), theme.text)
    // The line would cross the ticks of two scenes.
    guard content.sides.isEmpty else { return }
    let top: CGFloat = chart.axis == .steps ? 51 : 33
    list.fill(CGRect(x: x - 0.75, y: top, width: 1.5, height: chart.bounds.height - 5 - top), theme.text)
  }

  /// Draws a hollow playhead at the previewed place.
  private func drawPreview(_ list: inout DrawingList) {
    guard let previewed = chart.previewed, previewed != content.cursor else { return }
    let x = chart.x(chart.scale.playhead(at: previewed)).rounded()
    guard isShown(x) else { return }
    let head = Path.polygon([(x - 4, 26), (x + 4, 26), (x + 4, 29), (x, 32.5), (x - 4, 29)])
    list.element(.previewedStep) { list in
      list.fill(head, theme.panel)
      list.stroke(head, Stroke(1.5, join: .round), theme.secondaryText)
      let top: CGFloat = chart.axis == .steps ? 51 : 33, bottom = chart.bounds.height - 5
      let line = Path.polyline([CGPoint(x: x + 0.5, y: top), CGPoint(x: x + 0.5, y: bottom)])
      list.stroke(line, Stroke(1, dash: [3, 2]), theme.secondaryText)
    }
  }

  // MARK: Tracks

  private func drawTracks(_ list: inout DrawingList) {
    let painting = TimelineTrackPainting(chart: chart, appearance: appearance, playhead: playhead, visible: visible)
    let steps = chart.visibleSteps
    list.clip(measures.tracks(width: chart.bounds.width)) { list in
      for (index, track) in content.tracks.enumerated() {
        let middle = measures.middle(ofTrack: index) - chart.trackOffset
        guard measures.isVisible(middle) else { continue }
        // A finger that is still down has the last segment of its track, which extends to the end.
        let first = track.segments.dropLast().partitioningIndex { $0.steps.upperBound >= steps.lowerBound }
        for number in first..<track.segments.count {
          let segment = track.segments[number], next = number + 1
          if segment.steps.lowerBound > steps.upperBound { break }
          let following = next < track.segments.count ? track.segments[next].steps.lowerBound : nil
          painting.draw(segment, before: following, middle: middle, &list)
        }
      }
    }
    drawThumb(&list)
  }

  /// Draws the scroll thumb of tracks that do not fit.
  private func drawThumb(_ list: inout DrawingList) {
    guard measures.overflow > 0 else { return }
    let share = measures.visibleHeight / (measures.visibleHeight + measures.overflow)
    let height = max(measures.visibleHeight * share, 6)
    let top = measures.firstTrack + (measures.visibleHeight - height) * chart.trackOffset / measures.overflow
    let thumb = CGRect(x: chart.bounds.width - 6, y: top, width: 3, height: height)
    list.fill(.roundedRect(thumb, radius: 1.5), theme.controlBorder)
  }
}
