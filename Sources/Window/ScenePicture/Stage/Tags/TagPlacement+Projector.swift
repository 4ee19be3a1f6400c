import Foundation

// Names on a projector are large beside the views. There, a tag tries more places and a smaller font, and never crosses
// the line of a view: a name on two views belongs to neither.

extension TagPlacement {
  /// A content to try, and its cost.
  private struct Wording {
    var content: TagContent
    var size: CGSize
    var cost: CGFloat
  }

  /// The cost from which on a place is wrong.
  private static let limit: CGFloat = 300

  /// Returns the cheapest tag; if every place is wrong, a tag with only the number, or nil.
  func tagOnProjector(for index: Int, _ content: TagContent, _ edges: StageEdges) -> Tag? {
    var number = content
    (number.name, number.glyph, number.detail) = ("", nil, nil)
    return cheapest(index, wordings(of: content), edges)
      ?? (content.number == nil ? nil : cheapest(index, wordings(of: number), edges))
  }

  private func wordings(of content: TagContent) -> [Wording] {
    let small = content.small.shrinking.filter { $0.detail == nil }
    let contents =
      content.shrinking.enumerated().map { ($1, 0.5 * CGFloat($0)) }
      + small.enumerated().map {
        ($1, 4 + 0.5 * CGFloat($0))
      }
    return contents.map { Wording(content: $0, size: $0.size(measures, typesetter), cost: $1) }
  }

  private func cheapest(_ index: Int, _ wordings: [Wording], _ edges: StageEdges) -> Tag? {
    let view = tree.views[index], others = surroundings(of: index), wayOut = wayOut, space = space(in: index)
    var best: (tag: Tag, cost: CGFloat)?
    // Most tags fit into a corner; the whole view is searched only for the others.
    let isCovered = (others.foreign + others.subviews).contains { $0.contains(space) }
    for spots in isCovered ? [sides, away] : [corners, grid, sides, away] {
      for wording in wordings {
        for spot in spots(index, wording.size) where wording.cost + spot.cost < best?.cost ?? .infinity {
          var tag = tag(view, wording.content, spot.place, wording.size, at: spot.corner)
          if spot.place == .away { tag.leader = freeLeader(from: tag.frame, to: space) }
          let star = view.star(beside: tag, measures)
          let isWinner = view.outcome == .result
          guard let penalty = penalty(of: tag, space, wayOut, others, star, edges, isWinner: isWinner) else { continue }
          let cost = wording.cost + spot.cost + penalty
          if cost < best?.cost ?? .infinity { best = (tag, cost) }
        }
      }
      // Each further wording costs more.
      if let best, best.cost < 30 { return best.tag }
    }
    return best.flatMap { $0.cost < TagPlacement.limit ? $0.tag : nil }
  }

  /// The line from a tag to its view; one that ends at its edge, where a finger lies further inside.
  private func freeLeader(from tag: CGRect, to box: CGRect) -> LineSegment? {
    let line = leader(from: tag, to: box)
    guard let area = line?.area, placer.taken.overlap(area) else { return line }
    return leader(from: tag, to: box, reach: 2 * measures.scale)
  }

  // MARK: Costs

  /// Returns the cost of a place; nil if it is wrong.
  private func penalty(
    of tag: Tag, _ space: CGRect, _ wayOut: [CGRect], _ others: StagedTree.Surroundings, _ star: CGRect?,
    _ edges: StageEdges, isWinner: Bool
  ) -> CGFloat? {
    let frame = tag.frame, room = frame.outset(by: measures.scale), limit = TagPlacement.limit
    if others.subviews.overlap(frame) || others.foreign.overlap(frame) { return nil }
    guard stage.contains(frame), placer.isFree(frame, margin: measures.scale), !obstacles.overlap(room) else {
      return nil
    }
    if let star {
      // Only the corner of its square is over the upper end of the tag's own letters.
      let middle = CGRect(center: star.center, side: 0.7 * star.width)
      if middle.overlaps(frame) || tags.contains(where: { $0.frame.overlaps(star) }) { return nil }
    }
    if let leader = tag.leader?.area, obstacles.overlap(leader) || placer.taken.overlap(leader) { return nil }
    if let leader = tag.leader?.area, !isWinner, placer.rings.overlap(leader) { return nil }
    guard edges.lines(through: room) == 0, !tag.place.isInside || space.contains(frame) else { return nil }
    var penalty: CGFloat = 0
    if let star, placer.taken.overlap(star) || obstacles.overlap(star) { penalty += 20 }
    if wayOut.overlap(frame) { penalty += 60 }
    if tag.place.isInside && others.covers.overlap(frame) { penalty += 0.7 * limit }
    if !tag.place.isInside { penalty += 40 * CGFloat(others.unrelated.count { $0.overlaps(frame) }) }
    if !screen.contains(frame) { penalty += 60 }
    return penalty < limit ? penalty : nil
  }

  /// The way of the connector from the hit-test view to its card, which a small view cannot move.
  private var wayOut: [CGRect] {
    tree.views.filter { $0.outcome == .result }.map { view in
      CGRect(
        x: view.box.maxX, y: view.box.midY - 6 * measures.scale, width: max(stage.maxX - view.box.maxX, 0),
        height: 12 * measures.scale)
    }
  }
}

extension StagedView {
  /// Returns the area of the star on the ring of the hit-test view, which is there if the tag has no icon.
  func star(beside tag: Tag, _ measures: StageMeasures) -> CGRect? {
    guard outcome == .result, tag.content.glyph == nil else { return nil }
    return CGRect(center: CGPoint(x: box.maxX, y: box.minY), side: 2 * measures.starRadius)
  }
}
