import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

/// The timeline: chapters, steps, and a track for each finger, each recognizer and the delivery.
final class Timeline: PaintedView, Panel, TooltipProvider {
  /// The width of the labels beside the chart.
  static let labels: CGFloat = 96

  let region = Region.timeline
  let chart = TimelineChart()
  private let chapters = ProjectorChapters()
  private var labels: [TrackLabel] = []
  /// The labels of the tracks that can be pressed.
  private var rows: [TrackRow] = []
  private let send: (Command) -> Void
  /// The two scenes side by side, if there are two; then the chart counts pairs.
  private var comparison: ComparisonState?
  private var steps = Memo<TimelineSteps>()
  private var titleWidths = TitleWidths()
  private var isPlaying = false
  /// The scene that is shown. The axis is chosen when another one opens.
  private var sceneID: String?

  init(send: @escaping (Command) -> Void) {
    self.send = send
    super.init(frame: .zero)
    chart.accessibilityIdentifier = "timeline.chart"
    chapters.accessibilityIdentifier = "timeline.chapters"
    chart.goTo = { [unowned self] in send(comparison == nil ? .goTo(step: $0) : .goToPair($0)) }
    chart.togglePlaying = { [unowned self] in send(.setPlaying(!isPlaying)) }
    chart.setLoop = { [unowned self] in send(.setLoop(stepsOfOpenScene($0))) }
    chart.toggleRun = { send(.toggleRun($0)) }
    chart.focusFinger = { send(.focusFinger($0)) }
    chart.selectRecognizer = { send(.select($0)) }
    chart.changedTrackOffset = { [unowned self] in setNeedsLayout() }
    chapters.goTo = chart.goTo
    addSubview(chapters)
    addSubview(chart)
  }

  /// Switches between steps and milliseconds.
  func toggleAxis() { chart.axis = chart.axis == .steps ? .time : .steps }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let display = display.stage
    if display.scene.id != sceneID {
      sceneID = display.scene.id
      chart.axis = display.scene.isAboutTime ? .time : .steps
    }
    let isContinued = steps.follow(display.trace) && display.comparison == nil && comparison == nil
    comparison = display.comparison
    let content = comparison.map { TimelineContent($0, of: display) } ?? TimelineContent(display, steps.value)
    if comparison != nil { chart.axis = .steps }
    isPlaying = display.isPlaying
    chart.isHidden = appearance.layout.isProjector
    chapters.isHidden = !appearance.layout.isProjector
    chapters.frame = bounds
    if !chapters.isHidden { chapters.show(content, isStepping: display.isStepping, appearance) }
    chart.language = appearance.languages.first
    titleWidths.measure(content.chapters, isContinued: isContinued, appearance)
    chart.show(content, titleWidths: titleWidths.widths)
    labels = content.tracks.map { TrackLabel($0, among: content.tracks, appearance) }
    showRows(of: content, display, appearance)
  }

  /// Returns the steps of the open scene in some pairs; nil if there are none.
  private func stepsOfOpenScene(_ pairs: Range<Int>) -> Range<Int>? {
    guard let comparison else { return pairs }
    let cursor = { (pair: Int) in comparison.alignment.cursor(of: comparison.openSide, after: pair) }
    let steps = cursor(pairs.lowerBound)..<cursor(pairs.upperBound)
    return steps.isEmpty ? nil : steps
  }

  /// Returns the step of the open scene in a pair; nil if it has none there.
  func step(inPair pair: Int) -> Int? {
    guard let comparison else { return pair }
    guard comparison.alignment.pairs.indices.contains(pair) else { return nil }
    return comparison.alignment.pairs[pair][comparison.openSide]
  }

  /// Puts a control over each label of a recognizer, and of a finger if there are several.
  private func showRows(of content: TimelineContent, _ display: DisplayState, _ appearance: Appearance) {
    let subjects = appearance.layout.isProjector ? [] : content.tracks.map(\.subject)
    while rows.count < subjects.count {
      let row = TrackRow()
      row.addAction(UIAction { [unowned self, unowned row] _ in press(row) }, for: .touchUpInside)
      rows.append(row)
      addSubview(row)
    }
    for (index, row) in rows.enumerated() {
      row.label = nil
      guard index < subjects.count else { continue }
      switch subjects[index] {
      case .finger(let finger) where content.fingers.indices.contains(index):
        row.accessibilityIdentifier = "timeline.finger.\(finger)"
        row.isSelected = display.story?.finger == finger
        row.tooltip = TooltipText.showFinger[appearance.languages.first]
      case .recognizer(let name, _):
        row.accessibilityIdentifier = "timeline.recognizer.\(name)"
        row.isSelected = display.inspected == name
        row.tooltip = labels[index].fullText
      case .finger, .delivery, .singleEvents, .dragEvents: continue
      }
      (row.subject, row.label) = (subjects[index], labels[index])
    }
    setNeedsLayout()
  }

  private func press(_ row: TrackRow) {
    switch row.subject {
    case .finger(let finger): send(.focusFinger(finger))
    case .recognizer(let name, _): send(.select(name))
    case .delivery, .singleEvents, .dragEvents: break
    }
  }

  override func layoutSubviews() {
    chapters.frame = bounds
    chart.frame = bounds.inset(left: Timeline.labels)
    let measures = TimelineMeasures(tracks: labels.count, height: bounds.height)
    for (index, row) in rows.enumerated() {
      let middle = measures.middle(ofTrack: index) - chart.trackOffset
      row.isHidden = row.label == nil || !measures.isWhollyVisible(middle)
      row.frame = CGRect(
        x: 2, y: middle - measures.trackHeight / 2, width: Timeline.labels - 5, height: measures.trackHeight)
    }
  }

  // MARK: Preview

  /// The place that the stage previews; nil while there is none.
  var previewed: Int? {
    get { chart.previewed }
    set { chart.previewed = newValue }
  }

  /// Returns the number of steps that have happened at a point of the window; nil beside the steps.
  func cursor(under point: CGPoint) -> Int? {
    chart.isShown ? chart.cursor(under: chart.convert(point, from: nil)) : nil
  }

  // MARK: Painting

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.fill(bounds, theme.panel)
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    guard !appearance.layout.isProjector else { return }
    list.rule(at: Timeline.labels - 1, in: bounds, theme.line)
    if let comparison { return paintSides(comparison, &list, appearance) }
    list.rule(from: 0, to: Timeline.labels, y: TimelineMeasures.rule, theme.line)
    let axis: HeadingText = chart.axis == .steps ? .step : .time
    paintHeading(.chapter, middle: TimelineMeasures.chapters, &list, appearance)
    paintHeading(axis, middle: TimelineMeasures.ticks, &list, appearance)
    let measures = TimelineMeasures(tracks: chart.content.tracks.count, height: bounds.height)
    list.clip(measures.tracks(width: Timeline.labels)) { paintTracks(&$0, measures, appearance) }
  }

  private func paintHeading(
    _ heading: HeadingText, middle: CGFloat, _ list: inout DrawingList, _ appearance: Appearance
  ) {
    let label = bounds.strip(.left, Timeline.labels).inset(left: 14, right: 6).band(middle: middle, height: 20)
    list.line(heading[appearance.languages.first], .caption, appearance.theme.faintText, in: label, appearance)
  }

  /// Draws the names of two scenes beside their rows of ticks.
  private func paintSides(_ comparison: ComparisonState, _ list: inout DrawingList, _ appearance: Appearance) {
    paintHeading(.chapter, middle: TimelineMeasures.chapters, &list, appearance)
    for (side, scene) in comparison.sides.enumerated() {
      let middle = TimelineMeasures.middle(ofSide: side, height: bounds.height)
      let chip = list.sideNumber(side, left: 14, middle: middle, scale: 0.8, appearance)
      let label = CGRect(x: chip.maxX + 5, y: middle - 10, width: Timeline.labels - chip.maxX - 8, height: 20)
      list.line(scene.shortTitle[appearance.languages.first], .caption, appearance.theme.text, in: label, appearance)
    }
  }

  private func paintTracks(_ list: inout DrawingList, _ measures: TimelineMeasures, _ appearance: Appearance) {
    for (index, label) in labels.enumerated() {
      let middle = measures.middle(ofTrack: index) - chart.trackOffset
      let isDrawn = index < rows.count && !rows[index].isHidden
      if measures.isVisible(middle), !isDrawn { label.draw(&list, middle: middle, appearance) }
    }
  }

  // MARK: Tooltips

  /// Returns the full name of a track whose label is truncated.
  func tooltip(at point: CGPoint) -> TooltipContent? {
    let measures = TimelineMeasures(tracks: labels.count, height: bounds.height)
    guard !chart.isHidden, let index = measures.track(at: point.y, offset: chart.trackOffset),
      labels.indices.contains(index)
    else { return nil }
    let middle = measures.middle(ofTrack: index) - chart.trackOffset
    return labels[index].fullText.map { TooltipContent(text: $0, anchor: TrackLabel.textFrame(middle: middle)) }
  }
}

/// The widths of the chapters' titles, in pixels. Titles that were measured are not measured again.
@MainActor private struct TitleWidths {
  private(set) var widths: [CGFloat] = []
  private var language = Language.english

  /// When a trace continues, only the last chapter may have a new title.
  mutating func measure(_ chapters: [Chapter], isContinued: Bool, _ appearance: Appearance) {
    let language = appearance.languages.first
    widths.removeLast(isContinued && language == self.language ? min(widths.count, 1) : widths.count)
    self.language = language
    for chapter in chapters[widths.count...] { widths.append(appearance.width(chapter[language], .digit) + 12) }
  }
}
