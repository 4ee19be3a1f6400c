import Canvas
import PanelModels
import ScenePicture
import UIKit

/// Draws the segments of the tracks. Everything after the playhead has an opacity of 38 %, and of what has not begun there is
/// only an outline, which does not tell what will happen.
@MainActor struct TimelineTrackPainting {
  let chart: TimelineChart
  let appearance: Appearance
  /// The x coordinate in the chart, in pixels.
  let playhead: CGFloat
  /// The visible part of the chart.
  let visible: CGRect

  private static let futureOpacity = 0.38
  private var theme: Theme { appearance.theme }

  /// - Parameter next: the first step of the next segment of the track; nil if it is the last.
  func draw(_ segment: TimelineTrack.Segment, before next: Int?, middle: CGFloat, _ list: inout DrawingList) {
    switch segment.kind {
    case .sent(let event): drawEvent(event, at: segment.steps.lowerBound, before: next, middle: middle, &list)
    case .down(let isLifted): drawFinger(segment.steps, isLifted, middle: middle, &list)
    case .delivered, .withheld, .state, .dragged: drawBar(segment, middle: middle, &list)
    }
  }

  /// Draws `body` opaque up to the playhead, and faint after it.
  private func fading(_ area: CGRect, _ list: inout DrawingList, _ body: (inout DrawingList) -> Void) {
    guard area.maxX > playhead else { return body(&list) }
    list.clip(area.between(max(area.minX, playhead), area.maxX)) {
      $0.opacity(TimelineTrackPainting.futureOpacity, body)
    }
    guard area.minX < playhead else { return }
    list.clip(area.between(area.minX, playhead), body)
  }

  // MARK: Fingers

  private func drawFinger(_ steps: Range<Int>, _ isLifted: Bool, middle: CGFloat, _ list: inout DrawingList) {
    let left = chart.x(chart.scale.middle(of: steps.lowerBound))
    let right = isLifted ? chart.x(chart.scale.middle(of: steps.upperBound - 1)) : chart.bounds.width
    guard right >= visible.minX - 5, left <= visible.maxX + 5 else { return }
    let now = steps.upperBound <= chart.content.cursor ? right : min(max(playhead, left), right)
    list.opacity(TimelineTrackPainting.futureOpacity) {
      $0.fill(CGRect(x: now, y: middle - 2, width: right - now, height: 4), theme.text)
    }
    let isDown = steps.lowerBound < chart.content.cursor
    if isDown { list.fill(CGRect(x: left, y: middle - 2, width: now - left, height: 4), theme.text) }
    list.opacity(isDown ? 1 : TimelineTrackPainting.futureOpacity) {
      $0.fill(.circle(center: CGPoint(x: left, y: middle), radius: 4), theme.text)
    }
    guard isLifted else { return }
    let end = Path.circle(center: CGPoint(x: right, y: middle), radius: 4)
    list.fill(end, theme.panel)
    list.opacity(now < right ? TimelineTrackPainting.futureOpacity : 1) { $0.stroke(end, width: 2, theme.text) }
  }

  // MARK: Control events

  /// Draws a square, and the name of the event as far as there is room for it before the next one.
  private func drawEvent(
    _ event: String, at step: Int, before next: Int?, middle: CGFloat, _ list: inout DrawingList
  ) {
    let x = chart.x(chart.scale.middle(of: step)).rounded(), hasHappened = step < chart.content.cursor
    let square = CGRect(center: CGPoint(x: x, y: middle), side: 8)
    list.opacity(hasHappened ? 1 : TimelineTrackPainting.futureOpacity) {
      let color = ControlEventMarks.outside.contains(event) ? theme.no : theme.chain
      $0.fill(.roundedRect(square, radius: 1), hasHappened ? color : theme.secondaryText)
    }
    guard hasHappened else { return }
    let end = next.map { chart.x(chart.scale.middle(of: $0)).rounded() - 8 } ?? visible.maxX
    let textFrame = CGRect(x: square.maxX + 4, y: middle - 7, width: max(end - square.maxX - 4, 0), height: 14)
      .narrowed(to: visible)
    guard textFrame.width >= min(40, appearance.width(event, .pill)) else { return }
    list.line(event, .pill, theme.text, in: textFrame, appearance)
  }

  // MARK: Bars

  private func drawBar(_ segment: TimelineTrack.Segment, middle: CGFloat, _ list: inout DrawingList) {
    guard let frame = chart.segmentFrame(segment.steps, middle: middle) else { return }
    list.fill(.roundedRect(frame, radius: 3), theme.panel)
    guard segment.steps.lowerBound < chart.content.cursor else {
      return list.opacity(TimelineTrackPainting.futureOpacity) { outline(frame, Stroke(1), theme.faintText, &$0) }
    }
    if segment.steps.upperBound <= chart.content.cursor {
      paintGround(of: segment.kind, in: frame, &list)
    } else {
      fading(frame, &list) { paintGround(of: segment.kind, in: frame, &$0) }
    }
    drawText(of: segment, in: frame, &list)
  }

  /// Draws the text of a segment that has begun. It is never faint, so that it stays readable.
  private func drawText(of segment: TimelineTrack.Segment, in frame: CGRect, _ list: inout DrawingList) {
    let visibleFrame = frame.narrowed(to: visible)
    guard visibleFrame.width >= 20, let whole = segment.text(chart.language) else { return }
    let fits = appearance.width(whole, .pill) <= visibleFrame.width - 12
    let text = fits ? whole : segment.shortText(chart.language) ?? whole
    // Text that almost fits is closer to the edge.
    let isTight =
      appearance.width(text, .pill) > visibleFrame.width - 12
      && (visibleFrame.width < 48 || appearance.width(text, .pill) <= visibleFrame.width - 5)
    let textFrame = visibleFrame.insetBy(dx: isTight ? 2.5 : 6, dy: 0)
    // Three dots alone have no meaning; the tooltip shows the full text.
    guard appearance.typesetter.truncated(text, .pill, width: textFrame.width).count > 1 else { return }
    let isOnColor = textFrame.minX + min(appearance.width(text, .pill), textFrame.width) <= playhead
    if case .state(.failed, _) = segment.kind {
      let end = min(textFrame.minX + appearance.width(text, .pill) + 8, frame.maxX - 2)
      list.fill(frame.insetBy(dx: 0, dy: 2).between(frame.minX + 2, end), theme.panel)
    }
    if case .state(.ended, _) = segment.kind, isOnColor {
      list.line(text, .pill, theme.textOnRecognizer, in: textFrame, appearance)
    } else {
      list.line(
        text, .pill, segment.isWithoutEffect ? theme.secondaryText : theme.text, in: textFrame, appearance)
    }
  }

  private func paintGround(of kind: TimelineSegmentKind, in frame: CGRect, _ list: inout DrawingList) {
    switch kind {
    case .down, .sent: break
    case .dragged(let event, _) where ControlEventMarks.outside.contains(event): tint(frame, theme.no, 0.14, &list)
    case .dragged: tint(frame, theme.chain, 0.16, &list)
    case .delivered(.cancelled, _, _): tint(frame, theme.no, 0.14, &list)
    case .delivered: tint(frame, theme.chain, 0.16, &list)
    case .withheld: outline(frame, Stroke(1), theme.faintText, &list)
    case .state(let state, _): paintGround(of: state, in: frame, &list)
    }
  }

  /// Each state has a ground of its own, so that it does not depend on colour alone.
  private func paintGround(of state: UIGestureRecognizer.State, in frame: CGRect, _ list: inout DrawingList) {
    switch state {
    case .possible: outline(frame, Stroke(1, dash: [3, 2]), theme.recognizer, &list)
    case .began, .changed: tint(frame, theme.recognizer, 0.3, &list)
    case .ended: list.fill(.roundedRect(frame, radius: 3), theme.recognizer)
    case .failed:
      list.hatch(.roundedRect(frame, radius: 3), Hatch(pitch: 6, width: 0.7), theme.skip.opacity(0.7))
      outline(frame, Stroke(1.5), theme.skip, &list)
    case .cancelled: tint(frame, theme.no, 0.14, &list)
    }
  }

  /// Draws a line along the inside of the edge.
  private func outline(_ frame: CGRect, _ stroke: Stroke, _ color: Color, _ list: inout DrawingList) {
    let half = stroke.width / 2
    list.stroke(.roundedRect(frame.insetBy(dx: half, dy: half), radius: 3 - half), stroke, color)
  }

  private func tint(_ frame: CGRect, _ state: Color, _ amount: Double, _ list: inout DrawingList) {
    list.box(frame, radius: 3, fill: state.mixed(into: theme.panel, amount), border: state, width: 1.5)
  }
}

extension CGRect {
  /// Returns the part between the left and the right edge of `area`.
  func narrowed(to area: CGRect) -> CGRect {
    let left = max(minX, area.minX), right = max(min(maxX, area.maxX), left)
    return CGRect(x: left, y: minY, width: right - left, height: height)
  }
}
