import Canvas
import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// All that happened, in order: chapters, steps, and a lane for each finger and for the delivery.
final class Timeline: UIView, Panel, Hinting {
  /// The width of the column with the names of the rows.
  static let labels: CGFloat = 96

  let region = Region.timeline
  private let track = TimelineTrack()
  private let chapters = ProjectorChapters()
  private var labels: [LaneLabel] = []
  private var steps = KeptFold<TimelineSteps>()
  private var titleWidths = TitleWidths()
  private var isPlaying = false

  init(say: @escaping (Command) -> Void) {
    super.init(frame: .zero)
    track.accessibilityIdentifier = "timeline.track"
    chapters.accessibilityIdentifier = "timeline.chapters"
    track.goTo = { say(.goTo(step: $0)) }
    track.togglePlaying = { [unowned self] in say(.setPlaying(!isPlaying)) }
    track.setLoop = { say(.setLoop($0)) }
    chapters.goTo = track.goTo
    addSubview(chapters)
    addSubview(track)
  }

  required init?(coder: NSCoder) { return nil }

  /// Changes between steps and milliseconds.
  func toggleAxis() { track.axis = track.axis == .steps ? .time : .steps }

  func show(_ moment: Moment, _ look: Look) {
    let goesOn = steps.follow(moment.trace)
    let content = TimelineContent(moment, steps.fold)
    isPlaying = moment.isPlaying
    track.isHidden = look.layout.isProjector
    chapters.isHidden = !look.layout.isProjector
    chapters.frame = bounds
    if !chapters.isHidden { chapters.show(content, look) }
    let language = look.languages.first, trace = moment.trace
    track.language = language
    titleWidths.measure(content.chapters, goesOn: goesOn, look)
    track.show(content, titleWidths: titleWidths.widths)
    labels = content.lanes.map { LaneLabel($0, among: content.lanes, look) }
    track.sentence = { Narration.sentence(for: $0, in: trace, language: language).plain }
  }

  override func layoutSubviews() {
    chapters.frame = bounds
    track.frame = CGRect(
      x: Timeline.labels, y: 0, width: max(bounds.width - Timeline.labels, 0), height: bounds.height)
  }

  // MARK: Painting

  func paint(_ list: inout DrawingList, _ look: Look) {
    let theme = look.theme, language = look.languages.first
    list.fill(bounds, theme.panel)
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    guard !look.layout.isProjector else { return }
    list.rule(from: 0, to: Timeline.labels, y: TimelineMeasures.rule, theme.line)
    list.fill(CGRect(x: Timeline.labels - 1, y: 0, width: 1, height: bounds.height), theme.line)
    let axis: Heading = track.axis == .steps ? .step : .time
    for (heading, middle) in [(Heading.chapter, TimelineMeasures.chapters), (axis, TimelineMeasures.ticks)] {
      let room = CGRect(x: 14, y: middle - 10, width: Timeline.labels - 20, height: 20)
      list.line(heading[language], .caption, theme.ink3, in: room, look)
    }
    let measures = TimelineMeasures(lanes: track.content.lanes.count, height: bounds.height)
    list.clip(measures.lanes(width: Timeline.labels)) { paintLanes(&$0, measures, look) }
  }

  private func paintLanes(_ list: inout DrawingList, _ measures: TimelineMeasures, _ look: Look) {
    for (index, label) in labels.enumerated() {
      let middle = measures.middle(ofLane: index) - track.laneOffset
      if measures.isSeen(middle) { label.draw(&list, middle: middle, look) }
    }
  }

  // MARK: Hints

  /// The whole name of a lane that its column cuts.
  func hint(at point: CGPoint) -> Hint? {
    let measures = TimelineMeasures(lanes: labels.count, height: bounds.height)
    guard !track.isHidden, let index = measures.lane(at: point.y, offset: track.laneOffset),
      labels.indices.contains(index)
    else { return nil }
    let middle = measures.middle(ofLane: index) - track.laneOffset
    return labels[index].hidden.map { Hint(text: $0, anchor: LaneLabel.room(middle: middle)) }
  }
}

/// What the titles of the chapters need, in pixels. Those that were measured are not measured again.
@MainActor private struct TitleWidths {
  private(set) var widths: [CGFloat] = []
  private var language = Language.english

  /// Of chapters that only go on, the last one may have another title than before.
  mutating func measure(_ chapters: [Chapter], goesOn: Bool, _ look: Look) {
    let language = look.languages.first
    widths.removeLast(goesOn && language == self.language ? min(widths.count, 1) : widths.count)
    self.language = language
    for chapter in chapters[widths.count...] { widths.append(look.width(chapter[language], .digit) + 12) }
  }
}
