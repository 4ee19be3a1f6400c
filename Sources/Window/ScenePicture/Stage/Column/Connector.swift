import Foundation

/// The line between a card and its view.
struct Connector: Equatable {
  var responder: String
  /// From the view's right edge to just before the card.
  var route: Route

  /// The area of each run on the stage.
  var runs: [CGRect] { route.areas }
}

extension Connector {
  /// Returns a connector for every card of a view, from the lowest up.
  static func all(
    for cards: [ColumnCard], _ views: [StagedView], tags: [Tag], column: CGRect, _ scale: CGFloat, isKnown: Bool
  ) -> [Connector] {
    var ends: [(card: ColumnCard, start: CGPoint)] = []
    // The connector of a window, too, appears only when the chain is known.
    for card in cards where isKnown {
      guard let view = views.first(where: { $0.name == card.name }) else { continue }
      let limit = ends.last.map { $0.start.y - 14 * scale } ?? .infinity
      guard let y = height(card, view, below: limit, tags: tags, column) else { continue }
      ends.append((card, CGPoint(x: view.rightEdge(at: y), y: y)))
    }
    let tracks = tracks(for: ends, column, scale)
    return zip(ends, tracks).compactMap { end, track in
      let last = CGPoint(x: end.card.frame.minX - 2, y: end.card.frame.midY.rounded())
      let route =
        end.start.y == last.y
        ? [end.start, last] : [end.start, CGPoint(x: track, y: end.start.y), CGPoint(x: track, y: last.y), last]
      let connector = Connector(responder: end.card.name, route: Route(route))
      // Through a name, a line would say something about that view.
      return tags.contains { tag in connector.route.lines.contains { $0.overlaps(tag.frame) } } ? nil : connector
    }
  }

  /// Returns the height at which a connector leaves its view: that of the card if the view extends to it, above the
  /// connector before, and not over a tag; nil if there is none.
  private static func height(
    _ card: ColumnCard, _ view: StagedView, below limit: CGFloat, tags: [Tag], _ column: CGRect
  ) -> CGFloat? {
    let margin = min(12, view.box.height / 2)
    let highest = view.box.minY + margin, lowest = view.box.maxY - margin
    let wanted = max(min(min(max(card.frame.midY, highest), lowest), limit), view.box.minY + 2).rounded()
    let isFree = { (y: CGFloat) in
      let run = CGRect(from: CGPoint(x: view.rightEdge(at: y), y: y), to: CGPoint(x: column.minX, y: y))
      return !tags.contains { $0.frame.overlaps(run.insetBy(dx: 0, dy: -4)) }
    }
    let shifts = stride(from: CGFloat(0), through: view.box.height, by: 1).lazy.flatMap { [-$0, $0] }
    let free = shifts.map { wanted + $0 }
      .first { $0 >= view.box.minY + 2 && $0 <= min(view.box.maxY - 2, limit) && isFree($0) }
    return free
  }

  /// Returns the x coordinates of the vertical runs. Falling connectors give the lowest card the leftmost track, rising
  /// ones the rightmost, so that none crosses another.
  private static func tracks(for ends: [(card: ColumnCard, start: CGPoint)], _ column: CGRect, _ scale: CGFloat)
    -> [CGFloat]
  {
    let isFalling = { (end: (card: ColumnCard, start: CGPoint)) in end.card.frame.midY.rounded() > end.start.y }
    let isRising = { (end: (card: ColumnCard, start: CGPoint)) in end.card.frame.midY.rounded() < end.start.y }
    let falling = ends.count(where: isFalling)
    var (fallen, risen) = (0, 0)
    return ends.map { end in
      var track = 0
      if isFalling(end) {
        fallen += 1
        track = falling - fallen
      } else if isRising(end) {
        track = falling + risen
        risen += 1
      }
      return column.minX - (14 + 10 * CGFloat(track)) * scale
    }
  }
}
