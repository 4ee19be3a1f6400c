import Foundation
import Narration
import TouchInput
import TouchTrace

/// Places the distance lines and their pills beside tags and fingers.
struct MissLines {
  private let measures: StageMeasures
  private let appearance: Appearance
  private let device: CGRect

  /// Places lines for views that `point` is outside of, unless their nearest edge is clipped away or off the stage. `point` is the
  /// place on the device, in window pixels.
  static func all(
    of names: Set<String>, _ views: [StagedView], point: CGPoint, device: CGRect, _ appearance: Appearance,
    _ placer: inout LabelPlacer
  ) -> [MissLine] {
    let lines = MissLines(measures: placer.measures, appearance: appearance, device: device)
    return views.filter { names.contains($0.name) }.compactMap { view in
      guard case .outside(let miss?) = view.outcome else { return nil }
      let seen = placer.stage.intersection(view.clip?.outset(by: 1) ?? .infinite)
      return placer.place(
        lines.candidates(view, miss, point.moved(by: view.shift)).filter { seen.contains($0.label.end) })
    }
  }

  /// Returns lines with the view's name in the pill, and lines without, for which there may be more room.
  private func candidates(_ view: StagedView, _ miss: Miss, _ point: CGPoint) -> [LabelPlacer.Candidate<MissLine>] {
    [(StatusText.miss(view.name, miss), CGFloat(0)), (.miss(nil, miss), 50)].flatMap { text, penalty in
      lines(view, miss, point, text[appearance.languages.first]).enumerated().map { rank, line in
        // Beside the device are the signs of the connectors.
        let outside: CGFloat = device.contains(line.pill.frame.outset(by: 2)) ? 0 : 80
        return LabelPlacer.Candidate(
          label: line, areas: [line.pill.frame], lines: [LineSegment(start: line.start, end: line.end)],
          cost: penalty + outside + CGFloat(rank) / 10)
      }
    }
  }

  /// Returns lines with pills on both sides, at the middle and towards the ends.
  private func lines(_ view: StagedView, _ miss: Miss, _ point: CGPoint, _ text: String) -> [MissLine] {
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
