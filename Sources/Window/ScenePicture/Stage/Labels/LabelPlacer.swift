import Canvas
import Foundation

/// Finds a place for every label of the stage: tags, flags, brackets, distances, pills and signs, one after the other, the most
/// important first.
///
/// Each label brings its candidates with their costs. It gets the cheapest one that covers no text, no finger, no arrow and no ring
/// of a hit-test view, and keeps its areas free from then on. A label without such a place is left out; the tooltip of its view has the
/// outcome and the words of flags that were left out.
///
/// All areas are window pixels.
struct LabelPlacer {
  /// A place for a label.
  struct Candidate<Label> {
    var label: Label
    /// The areas of its text and its signs.
    var areas: [CGRect]
    /// The line to its part, if it is away from it: it crosses nothing.
    var leader: LineSegment?
    /// Its other lines, which cross no text. They may begin in an area that is taken, such as a finger.
    var lines: [LineSegment] = []
    /// The cost of the place without collisions: 0 for the best one.
    var cost: CGFloat = 0
    /// Whether it has a ground and belongs on a line, so that it may interrupt an arrow where there is no other place.
    var isOnLine = false
  }

  /// The cost of a place that is wrong.
  static let wrong: CGFloat = 1000

  let stage: CGRect
  let measures: StageMeasures
  let typesetter: Typesetter
  /// The areas of texts, signs and fingers.
  private(set) var taken: [CGRect]
  /// The areas between the two rings of hit-test views.
  let rings: [CGRect]
  /// The areas of arrows.
  private(set) var arrows: [CGRect] = []
  /// The areas that labels cover only if there is no other place, such as connectors.
  private(set) var avoided: [CGRect] = []

  init(taken: [CGRect], rings: [CGRect], _ appearance: Appearance, _ measures: StageMeasures) {
    (self.taken, self.rings, stage) = (taken, rings, appearance.layout.stage)
    (self.measures, typesetter) = (measures, appearance.typesetter)
  }

  /// Keeps these areas free from now on.
  mutating func keepFree(_ rects: [CGRect]) { taken += rects }

  /// Keeps the areas of arrows free; only labels that belong on lines may interrupt them.
  mutating func keepArrowsFree(_ rects: [CGRect]) { arrows += rects }

  /// Lets labels cover these areas only if there is no other place.
  mutating func avoid(_ rects: [CGRect]) { avoided += rects }

  /// Returns the cheapest candidate and keeps its areas free; nil if all places are wrong. Of equal ones the first is taken.
  mutating func place<Label>(_ candidates: [Candidate<Label>]) -> Label? {
    var best: (candidate: Candidate<Label>, cost: CGFloat)?
    for candidate in candidates where candidate.cost < best?.cost ?? Self.wrong {
      let cost = candidate.cost + collisions(of: candidate)
      if cost < best?.cost ?? Self.wrong { best = (candidate, cost) }
    }
    taken += best?.candidate.areas ?? []
    return best?.candidate.label
  }

  /// Returns the first candidate that covers nothing, not even a connector, and keeps its areas free; nil if there is none.
  mutating func placeFirst<Label>(_ candidates: some Sequence<Candidate<Label>>) -> Label? {
    guard let first = candidates.first(where: { collisions(of: $0) == 0 }) else { return nil }
    taken += first.areas
    return first.label
  }

  /// Returns whether a text may be placed here: its area, with a margin, covers no text, no finger and no ring.
  func isFree(_ frame: CGRect, margin: CGFloat = 2) -> Bool {
    !taken.overlap(frame.outset(by: margin)) && !rings.overlap(frame)
  }

  private func collisions<Label>(of candidate: Candidate<Label>) -> CGFloat {
    var cost: CGFloat = 0
    for area in candidate.areas {
      guard isFree(area), stage.insetBy(dx: 4, dy: 4).contains(area) else { return Self.wrong }
      let crossed = arrows.count { $0.overlaps(area) }
      if crossed > 0, !candidate.isOnLine { return Self.wrong }
      cost += 60 * CGFloat(crossed + avoided.count { $0.overlaps(area) })
    }
    for line in candidate.lines { cost += collisions(of: line) }
    if let leader = candidate.leader {
      let area = leader.area.insetBy(dx: -1, dy: -1)
      if !isFree(area, margin: 0) || arrows.overlap(area) { return Self.wrong }
    }
    return cost
  }

  /// A line crosses no text; a ring only where there is no other way. What is smaller than a text, such as a point of a finger's
  /// path, does not count.
  private func collisions(of line: LineSegment) -> CGFloat {
    let isCovered = taken.contains {
      max($0.width, $0.height) >= measures.pill && !$0.contains(line.start) && line.part(inside: $0) != nil
    }
    return isCovered ? Self.wrong : rings.overlap(line.area) ? 400 : 0
  }
}

extension StagedView {
  /// The strips between the two rings of the hit-test view; empty for other views.
  func ringStrips(_ measures: StageMeasures) -> [CGRect] {
    outcome == .result && isUpright ? box.outset(by: measures.ringReach).parts(outside: box) : []
  }
}
