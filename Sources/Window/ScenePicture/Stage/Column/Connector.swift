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
    let fromBelow = isKnown ? cards.sorted { entry(of: $0, among: cards)[0].y > entry(of: $1, among: cards)[0].y } : []
    for card in fromBelow {
      guard let view = views.first(where: { $0.name == card.name }), view.isSeen else { continue }
      let limit = ends.last.map { $0.start.y - 14 * scale } ?? .infinity
      guard let y = height(entry(of: card, among: cards)[0].y, view, below: limit, tags: tags, column) else { continue }
      ends.append((card, CGPoint(x: view.rightEdge(at: y), y: y)))
    }
    let tracks = tracks(for: ends.map { (entry(of: $0.card, among: cards)[0].y.rounded(), $0.start) }, column, scale)
    return zip(ends, tracks).compactMap { end, track in
      let last = entry(of: end.card, among: cards), y = last.first?.y ?? end.start.y
      let route =
        end.start.y == y
        ? [end.start] + last : [end.start, CGPoint(x: track, y: end.start.y), CGPoint(x: track, y: y)] + last
      let connector = Connector(responder: end.card.name, route: Route(route))
      // Through a name, a line would say something about that view.
      return tags.contains { tag in connector.route.lines.contains { $0.overlaps(tag.frame) } } ? nil : connector
    }
  }

  /// Returns the last points of the connector to a card: at its left edge, or, where another lane is in the way, below the lane
  /// and up to its lower edge.
  private static func entry(of card: ColumnCard, among cards: [ColumnCard]) -> [CGPoint] {
    let frame = card.frame
    guard cards.contains(where: { $0.lane != nil && $0.frame.maxX < frame.minX && $0.lane != card.lane }) else {
      return [CGPoint(x: frame.minX - 2, y: frame.midY.rounded())]
    }
    let x = (frame.minX + 0.2 * frame.width).rounded(), gap = (0.12 * frame.width).rounded()
    return [CGPoint(x: x, y: frame.maxY + gap), CGPoint(x: x, y: frame.maxY + 2)]
  }

  /// Returns the height at which a connector leaves its view: that of the card if the view extends to it, above the
  /// connector before, and not over a tag; nil if there is none.
  private static func height(
    _ entry: CGFloat, _ view: StagedView, below limit: CGFloat, tags: [Tag], _ column: CGRect
  ) -> CGFloat? {
    let margin = min(12, view.box.height / 2)
    let highest = view.box.minY + margin, lowest = view.box.maxY - margin
    let wanted = max(min(min(max(entry, highest), lowest), limit), view.box.minY + 2).rounded()
    let isFree = { (y: CGFloat) in
      let run = CGRect(from: CGPoint(x: view.rightEdge(at: y), y: y), to: CGPoint(x: column.minX, y: y))
      return !tags.contains { $0.frame.overlaps(run.insetBy(dx: 0, dy: -4)) }
    }
    let shifts = stride(from: CGFloat(0), through: view.box.height, by: 1).lazy.flatMap { [-$0, $0] }
    let top = max(view.box.minY, column.minY) + 2, bottom = min(view.box.maxY - 2, column.maxY - 2, limit)
    let free = shifts.map { wanted + $0 }.first { $0 >= top && $0 <= bottom && isFree($0) }
    return free
  }

  /// Returns the x coordinates of the vertical runs. Falling connectors give the lowest card the leftmost track, rising
  /// ones the rightmost, so that none crosses another.
  private static func tracks(for ends: [(entry: CGFloat, start: CGPoint)], _ column: CGRect, _ scale: CGFloat)
    -> [CGFloat]
  {
    let isFalling = { (end: (entry: CGFloat, start: CGPoint)) in end.entry > end.start.y }
    let isRising = { (end: (entry: CGFloat, start: CGPoint)) in end.entry < end.start.y }
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
