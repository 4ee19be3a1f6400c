import Foundation
import Narration
import TouchInput
import TouchTrace

/// Places the distance lines and their pills beside tags and fingers.
struct MissLines {
  private(set) var lines: [MissLine] = []
  private let measures: StageMeasures
  private let appearance: Appearance
  /// The areas that pills must not cover.
  private var taken: [CGRect]
  private let tags: [Tag]
  private let avoided: [CGRect]
  private let stage: CGRect
  private let device: CGRect

  /// Places lines for views that `point` is outside of. `point` is the place on the device, in window pixels.
  init(
    of names: Set<String>, _ views: [StagedView], point: CGPoint, tags: [Tag], taken: [CGRect], avoided: [CGRect],
    device: CGRect,
    _ measures: StageMeasures, _ appearance: Appearance
  ) {
    (self.measures, self.appearance, stage) = (measures, appearance, appearance.layout.stage)
    (self.tags, self.avoided, self.device) = (tags, avoided, device)
    self.taken = tags.map(\.frame) + taken
    for view in views where names.contains(view.name) {
      guard case .outside(let miss?) = view.outcome, let line = cheapest(view, miss, point.moved(by: view.shift)) else {
        continue
      }
      self.taken.append(line.pill.frame)
      lines.append(line)
    }
  }

  /// Returns the cheapest line, with the view's name in the pill if there is room; nil if every pill covers something.
  private func cheapest(_ view: StagedView, _ miss: Miss, _ point: CGPoint) -> MissLine? {
    var best: (line: MissLine, cost: CGFloat)?
    for (text, penalty) in [(StatusText.miss(view.name, miss), CGFloat(0)), (.miss(nil, miss), 50)] {
      let lines = candidates(view, miss, point, text[appearance.languages.first])
      for (rank, line) in lines.enumerated() {
        let cost = cost(of: line) + penalty + CGFloat(rank) / 10
        if cost < best?.cost ?? 1000 { best = (line, cost) }
      }
    }
    return best?.line
  }

  /// Returns lines with pills on both sides, at the middle and towards the ends.
  private func candidates(_ view: StagedView, _ miss: Miss, _ point: CGPoint, _ text: String) -> [MissLine] {
    // Once for all candidates: measuring text takes longer than the rest.
    let pill = Pill(
      text: text, font: measures.text,
      frame: CGRect(origin: .zero, size: Pill.size(of: text, measures.text, measures, appearance.typesetter)))
    let start = line(view, miss, point, pill, aside: 0, along: 0.5, across: 1)
    let length = abs(start.end.x - start.start.x) + abs(start.end.y - start.start.y)
    let isUpright = miss.side == .above || miss.side == .below
    let isRight = isUpright ? view.box.midX > point.x + 1 : view.box.midY > point.y + 1
    let shift = 26 * measures.scale * (isRight ? 1 : -1)
    var asides = (length < 44 * measures.scale ? [] : [0]) + [shift, -shift, 1.5 * shift, -1.5 * shift]
    if measures.isLarge && asides[0] == 0 { asides += [2.5, -2.5, 3.5, -3.5, 4.5, -4.5].map { $0 * shift } }
    let alongs: [CGFloat] = [0.5, 0.6, 0.7, 0.4, 0.8, 0.3, 0.9, 1.1]
    return asides.flatMap { aside in
      alongs.flatMap { along in
        [CGFloat(aside < 0 ? -1 : 1), aside < 0 ? 1 : -1].map {
          line(view, miss, point, pill, aside: aside, along: along, across: $0)
        }
      }
    }
  }

  private func cost(of line: MissLine) -> CGFloat {
    let frame = line.pill.frame.outset(by: 2)
    var cost = 1000 * CGFloat(taken.count { $0.overlaps(frame) })
    cost += 60 * CGFloat(avoided.count { $0.overlaps(frame) })
    let ruler = CGRect(from: line.start, to: line.end).outset(by: 2)
    // Beside the device are the signs of the connectors.
    if !device.contains(frame) { cost += 80 }
    if !stage.outset(by: -4).contains(frame) || !stage.contains(ruler) { cost += 2000 }
    cost += 400 * CGFloat(tags.count { $0.frame.overlaps(ruler) })
    return cost
  }

  /// - Parameters:
  /// - pill: the distance, not placed yet.
  /// - aside: the offset of the line from the finger, across its direction.
  /// - along: the place of the pill along the line: 0 at the finger, 1 at the edge.
  /// - across: the side of the line that the pill is on, 1 or −1.
  private func line(
    _ view: StagedView, _ miss: Miss, _ point: CGPoint, _ pill: Pill, aside: CGFloat, along: CGFloat, across: CGFloat
  ) -> MissLine {
    let size = pill.frame.size, gap = 7 * measures.scale
    let isUpright = miss.side == .above || miss.side == .below
    let edge = edge(of: view, miss.side)
    let start: CGPoint, end: CGPoint, center: CGPoint
    if isUpright {
      start = CGPoint(x: point.x + aside, y: point.y)
      end = CGPoint(x: start.x, y: edge)
      center = CGPoint(
        x: start.x + across * (size.width / 2 + gap), y: start.y + (end.y - start.y) * along)
    } else {
      start = CGPoint(x: point.x, y: point.y + aside)
      end = CGPoint(x: edge, y: start.y)
      center = CGPoint(
        x: start.x + (end.x - start.x) * along, y: start.y + across * (size.height / 2 + gap))
    }
    var placed = pill
    placed.frame.origin = CGPoint(
      x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded())
    return MissLine(
      view: view.name, start: start, end: end, link: aside == 0 ? nil : Route([point, start]), pill: placed)
  }

  /// The edge of the area that was asked: the view, or its enlarged hit area.
  private func edge(of view: StagedView, _ side: Miss.Side) -> CGFloat {
    let area = view.hitArea.map { CGRect(around: $0) } ?? view.box
    return switch side {
    case .above: area.minY
    case .below: area.maxY
    case .left: area.minX
    case .right: area.maxX
    }
  }
}
