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

  /// A place to try, with the upper left corner of the tag and its cost.
  private struct Spot {
    var place: TagPlace
    var corner: CGPoint
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
    let view = tree.views[index]
    var best: (tag: Tag, cost: CGFloat)?
    // Most tags fit into a corner; the whole view is searched only for the others.
    for spots in [corners, grid, sides, away] {
      for wording in wordings {
        for spot in spots(index, wording.size) where wording.cost + spot.cost < best?.cost ?? .infinity {
          var tag = tag(view, wording.content, spot.place, wording.size, at: spot.corner)
          if spot.place == .away { tag.leader = leader(from: tag.frame, to: space(in: index)) }
          let cost = wording.cost + spot.cost + penalty(of: tag, for: index, edges)
          if cost < best?.cost ?? .infinity { best = (tag, cost) }
        }
      }
      // What comes after is dearer.
      if let best, best.cost < 30 { return best.tag }
    }
    return best.flatMap { $0.cost < TagPlacement.limit ? $0.tag : nil }
  }

  // MARK: Places

  /// The part of a view that is visible and upright.
  private func space(in index: Int) -> CGRect {
    let frame = tree.innerFrames[index]
    guard let clip = tree.views[index].clip, clip.overlaps(frame) else { return frame }
    return frame.intersection(clip)
  }

  /// From the edge of a view to the tags in it.
  private func inset(of index: Int) -> CGFloat {
    tree.views[index].outcome == .result ? measures.resultRing + 2 * measures.scale : measures.inset
  }

  /// The rows of ancestors, and the corners.
  private func corners(_ index: Int, _ size: CGSize) -> [Spot] {
    let frame = space(in: index).outset(by: -inset(of: index))
    let (right, bottom) = (frame.maxX - size.width, frame.maxY - size.height)
    let rows = tree.ancestors[index].compactMap { ancestor in tags.first { $0.view == tree.views[ancestor].name } }
    let besides = rows.flatMap { tag in
      // The arrow between two tags needs a shaft, where there is space for one.
      [(54, 1), (26, 3)].map { gap, cost in
        Spot(
          place: .besideAncestor,
          corner: CGPoint(x: tag.frame.maxX + gap * measures.scale, y: tag.rowCenter - size.height / 2), cost: cost)
      }
    }
    return besides + [
      Spot(place: .topLeft, corner: CGPoint(x: frame.minX, y: frame.minY), cost: 0),
      Spot(place: .secondRow, corner: CGPoint(x: frame.minX, y: frame.minY + measures.rowPitch), cost: 8),
      Spot(place: .topRight, corner: CGPoint(x: right, y: frame.minY), cost: 12),
      Spot(place: .bottomLeft, corner: CGPoint(x: frame.minX, y: bottom), cost: 14),
      Spot(place: .bottomRight, corner: CGPoint(x: right, y: bottom), cost: 16),
    ]
  }

  /// Places all over the view, row by row.
  private func grid(_ index: Int, _ size: CGSize) -> [Spot] {
    let frame = space(in: index).outset(by: -(inset(of: index) - 2 * measures.scale)), pitch = 8 * measures.scale
    guard frame.width >= size.width, frame.height >= size.height else { return [] }
    return stride(from: frame.minY, through: frame.maxY - size.height, by: pitch).flatMap { y in
      stride(from: frame.minX, through: frame.maxX - size.width, by: pitch).map { x in
        Spot(
          place: .secondRow, corner: CGPoint(x: x, y: y),
          cost: 17 + (x - frame.minX + y - frame.minY) / (40 * measures.scale))
      }
    }
  }

  /// Places beside the view.
  private func sides(_ index: Int, _ size: CGSize) -> [Spot] {
    let view = tree.views[index], box = space(in: index),
      outer = tree.outerEdges[index].intersection(
        view.clip ?? .infinite)
    let gap = 6 * measures.scale
    let lefts = [box.minX, box.midX - size.width / 2, box.maxX - size.width]
    let tops = [box.minY + inset(of: index), box.midY - size.height / 2, box.maxY - size.height]
    let cost = { (place: TagPlace, rank: Int) in place.cost(isLow: isLow(view)) + CGFloat(rank) }
    return lefts.enumerated().flatMap { rank, x in
      [
        Spot(place: .below, corner: CGPoint(x: x, y: outer.maxY + gap), cost: cost(.below, rank)),
        Spot(place: .above, corner: CGPoint(x: x, y: outer.minY - gap - size.height), cost: cost(.above, rank)),
      ]
    }
      + (isLow(view) ? [tops[1], tops[0], tops[2]] : tops).enumerated().flatMap { rank, y in
        [
          Spot(place: .outsideRight, corner: CGPoint(x: outer.maxX + gap, y: y), cost: cost(.outsideRight, rank)),
          Spot(
            place: .outsideLeft, corner: CGPoint(x: outer.minX - gap - size.width, y: y), cost: cost(.outsideLeft, rank)
          ),
        ]
      }
  }

  /// Places outside of a view around the view, in its column or its row.
  private func away(_ index: Int, _ size: CGSize) -> [Spot] {
    let box = space(in: index), gap = 8 * measures.scale
    let lefts = [box.minX, box.midX - size.width / 2, box.maxX - size.width]
    let tops = [box.midY - size.height / 2, box.minY, box.maxY - size.height]
    let frames = tree.ancestors[index].flatMap { ancestor in
      // Beside the window is beside the device.
      let edge = tree.views[ancestor].node.isWindow ? WindowLayout.bezelWidth : 0
      let outer = tree.outerEdges[ancestor].outset(by: edge)
      return lefts.flatMap { x in [(x, outer.maxY + gap), (x, outer.minY - gap - size.height)] }
        + tops.flatMap { y in [(outer.maxX + gap, y), (outer.minX - gap - size.width, y)] }
    }
    return frames.map { x, y in
      let corner = CGPoint(x: x, y: y)
      let frame = CGRect(origin: corner, size: size)
      let length = leader(from: frame, to: box).map { Route([$0.start, $0.end]).length } ?? 0
      // Away from its view, a short tag with a short line disturbs least.
      let cost = length / (8 * measures.scale) + size.width / (20 * measures.scale)
      return Spot(place: .away, corner: corner, cost: TagPlace.away.cost(isLow: false) + cost)
    }
  }

  /// Returns the level or upright line from a tag to a little inside a view.
  private func leader(from tag: CGRect, to box: CGRect) -> LineSegment? {
    let reach = min(10 * measures.scale, box.width / 2, box.height / 2)
    let x = ((max(tag.minX, box.minX) + min(tag.maxX, box.maxX)) / 2).rounded()
    let y = ((max(tag.minY, box.minY) + min(tag.maxY, box.maxY)) / 2).rounded()
    if tag.minX < box.maxX && box.minX < tag.maxX {
      return tag.midY < box.midY
        ? LineSegment(start: CGPoint(x: x, y: tag.maxY), end: CGPoint(x: x, y: box.minY + reach))
        : LineSegment(start: CGPoint(x: x, y: tag.minY), end: CGPoint(x: x, y: box.maxY - reach))
    }
    guard tag.minY < box.maxY && box.minY < tag.maxY else { return nil }
    return tag.midX < box.midX
      ? LineSegment(start: CGPoint(x: tag.maxX, y: y), end: CGPoint(x: box.minX + reach, y: y))
      : LineSegment(start: CGPoint(x: tag.minX, y: y), end: CGPoint(x: box.maxX - reach, y: y))
  }

  // MARK: Costs

  private func penalty(of tag: Tag, for index: Int, _ edges: StageEdges) -> CGFloat {
    let space = tag.frame.outset(by: measures.scale), limit = TagPlacement.limit
    if tags.contains(where: { $0.frame.overlaps(space) }) || obstacles.contains(where: { $0.overlaps(space) })
      || !stage.contains(tag.frame)
    {
      return 1000
    }
    if let star = star(of: tag, on: index) {
      // Only the corner of its square is over the upper end of the tag's own letters.
      let middle = CGRect(center: star.center, side: 0.7 * star.width)
      if middle.overlaps(tag.frame) || tags.contains(where: { $0.frame.overlaps(star) }) { return 1000 }
    }
    if let leader = tag.leader?.area, (tags.map(\.frame) + obstacles).contains(where: { $0.overlaps(leader) }) {
      return 1000
    }
    var penalty = limit * CGFloat(edges.lines(through: space))
    if let star = star(of: tag, on: index), obstacles.contains(where: { $0.overlaps(star) }) { penalty += 20 }
    if wayOut.contains(where: { $0.overlaps(tag.frame) }) { penalty += 60 }
    if tag.place.isInside && !self.space(in: index).contains(tag.frame) { penalty += limit }
    if tree.hasSubview(of: index, under: tag.frame, unlessWithin: 8 * measures.scale) { penalty += 0.7 * limit }
    if tag.place.isInside && tree.isCovered(tag.frame, of: index) { penalty += 0.7 * limit }
    if !tag.place.isInside { penalty += 40 * CGFloat(tree.unrelatedViews(to: index, under: tag.frame)) }
    if !screen.contains(tag.frame) { penalty += 60 }
    return penalty
  }

  /// The way of the connector from the hit-test view to its card, which a small view cannot move.
  private var wayOut: [CGRect] {
    tree.views.filter { $0.outcome == .result }.map { view in
      CGRect(
        x: view.box.maxX, y: view.box.midY - 6 * measures.scale, width: max(stage.maxX - view.box.maxX, 0),
        height: 12 * measures.scale)
    }
  }

  /// Returns the area of the star on the ring of the hit-test view, which is there if the tag has no icon.
  func star(of tag: Tag, on index: Int) -> CGRect? {
    let view = tree.views[index]
    guard view.outcome == .result, tag.content.glyph == nil else { return nil }
    return CGRect(center: CGPoint(x: view.box.maxX, y: view.box.minY), side: 2 * measures.starRadius)
  }
}
