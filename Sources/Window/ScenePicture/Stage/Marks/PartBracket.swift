import Canvas
import Foundation
import Narration

/// A bracket beside one part of a split view, with the word for that part: one part can be hit, the other one cannot.
struct PartBracket: StageMark, Equatable {
  let order = MarkOrder.overTags
  var element: ElementName
  var text: String
  /// The word, in window pixels.
  var frame: CGRect
  /// The bracket, from foot to foot.
  var line: [CGPoint]
  var tone: Tone

  /// The brackets of a view whose parts lie one above the other: both at the right of it, or both at the left. Nil for other
  /// parts, and where neither side has room.
  static func pair(
    _ zone: DeadZone, _ appearance: Appearance, _ placer: inout LabelPlacer
  ) -> [PartBracket]? {
    guard zone.isStacked, let dead = zone.dead.first, let alive = zone.alive else { return nil }
    let language = appearance.languages.first
    let wordings: [[any InterfaceText]] = [
      [OutcomeText.deadZone, StageText.stillWorks], [StageText.dead, StageText.works],
    ]
    let sides = wordings.flatMap { words in
      [true, false].map { isRight in
        [
          PartBracket(
            .deadZone(of: zone.view), words[0][language], dead, .no, isRight: isRight, appearance, placer.measures),
          PartBracket(
            .liveZone(of: zone.view), words[1][language], alive, .yes, isRight: isRight, appearance, placer.measures),
        ]
      }
    }
    return placer.place(
      sides.enumerated().filter { !$1[0].frame.overlaps($1[1].frame) }.map { rank, pair in
        LabelPlacer.Candidate(
          label: pair, areas: pair.flatMap { [$0.frame, CGRect(around: $0.line)] }, cost: CGFloat(rank), isOnLine: true)
      })
  }

  private init(
    _ element: ElementName, _ text: String, _ part: CGRect, _ tone: Tone, isRight: Bool, _ appearance: Appearance,
    _ measures: StageMeasures
  ) {
    (self.element, self.text, self.tone) = (element, text, tone)
    let scale = measures.scale, away: CGFloat = isRight ? 1 : -1
    let x = (isRight ? part.maxX : part.minX) + away * 8 * scale, foot = x - away * 5 * scale
    let (top, bottom) = (part.minY + 2 * scale, part.maxY - 2 * scale)
    line = [CGPoint(x: foot, y: top), CGPoint(x: x, y: top), CGPoint(x: x, y: bottom), CGPoint(x: foot, y: bottom)]
    let width = appearance.typesetter.width(of: text, measures.text).rounded(.up)
    let height = CGFloat(measures.text.size) + 4 * scale
    let left = isRight ? x + 6 * scale : x - 6 * scale - width
    frame = CGRect(x: left.rounded(), y: (part.midY - height / 2).rounded(), width: width, height: height)
  }

  var labels: [PlacedLabel] { [PlacedLabel(element: element, frame: frame, part: CGRect(around: line))] }
  var lines: [Route] { [Route(line)] }

  func draw(_ plan: StagePlan, _ list: inout DrawingList) {
    let color = plan.appearance.theme.color(tone), measures = plan.measures
    list.stroke(
      .polyline(line), Stroke(1.5 * measures.scale + 3 * measures.scale), plan.appearance.theme.panel.opacity(0.6))
    list.stroke(.polyline(line), Stroke(1.5 * measures.scale), color)
    let plate = frame.outset(by: 2 * measures.scale)
    list.fill(.roundedRect(plate, radius: 3 * measures.scale), plan.ground.color(at: frame.center).opacity(0.9))
    list.text(text, measures.text, at: CGPoint(x: frame.minX, y: measures.text.baseline(centeredOn: frame.midY)), color)
  }
}
