import Foundation

// The places that a tag tries on a projector: in the view, beside it, and outside of the views around it.

extension TagPlacement {
  /// A place to try, with the upper left corner of the tag and its cost.
  struct Spot {
    var place: TagPlace
    var corner: CGPoint
    var cost: CGFloat
  }

  /// The part of a view that is visible and upright.
  func space(in index: Int) -> CGRect {
    let frame = tree.innerFrames[index]
    guard let clip = tree.views[index].clip, clip.overlaps(frame) else { return frame }
    return frame.intersection(clip)
  }

  /// From the edge of a view to the tags in it.
  private func inset(of index: Int) -> CGFloat {
    tree.views[index].outcome == .result ? measures.resultRing + 2 * measures.scale : measures.inset
  }

  /// The rows of ancestors, and the corners.
  func corners(_ index: Int, _ size: CGSize) -> [Spot] {
    let frame = space(in: index).outset(by: -inset(of: index))
    let (right, bottom) = (frame.maxX - size.width, frame.maxY - size.height)
    let rows = tree.ancestors[index].compactMap { ancestor in tags.first { $0.view == tree.views[ancestor].name } }
    let besides = (staysNear ? [] : rows).flatMap { tag in
      // The arrow between two tags needs a shaft, where there is space for one.
      [(54, 1), (40, 3)].map { gap, cost in
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
  func grid(_ index: Int, _ size: CGSize) -> [Spot] {
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
  func sides(_ index: Int, _ size: CGSize) -> [Spot] {
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
  func away(_ index: Int, _ size: CGSize) -> [Spot] {
    let box = space(in: index), gap = 8 * measures.scale
    let lefts = [box.minX, box.midX - size.width / 2, box.maxX - size.width]
    let overlap = min(12 * measures.scale, box.height / 2)
    let tops =
      [box.midY - size.height / 2, box.minY, box.maxY - size.height]
      + (isLow(tree.views[index]) ? [box.maxY - overlap, box.minY + overlap - size.height] : [])
    // A loop: in one expression, the compiler looks for the types for half a minute.
    var corners: [CGPoint] = []
    for ancestor in tree.ancestors[index] {
      // Beside the window is beside the device.
      let edge = tree.views[ancestor].node.isWindow ? WindowLayout.bezelWidth : 0
      let outer = tree.outerEdges[ancestor].outset(by: edge)
      for x in lefts {
        corners.append(CGPoint(x: x, y: outer.maxY + gap))
        corners.append(CGPoint(x: x, y: outer.minY - gap - size.height))
      }
      for y in tops {
        corners.append(CGPoint(x: outer.maxX + gap, y: y))
        corners.append(CGPoint(x: outer.minX - gap - size.width, y: y))
      }
    }
    return corners.map { corner in
      let frame = CGRect(origin: corner, size: size)
      let length = leader(from: frame, to: box).map { Route([$0.start, $0.end]).length } ?? 0
      // Away from its view, a short tag with a short line disturbs least.
      let cost = length / (8 * measures.scale) + size.width / (20 * measures.scale)
      return Spot(place: .away, corner: corner, cost: TagPlace.away.cost(isLow: false) + cost)
    }
  }

  /// Returns the level or upright line from a tag to a little inside a view.
  func leader(from tag: CGRect, to box: CGRect, reach wanted: CGFloat? = nil) -> LineSegment? {
    let reach = min(wanted ?? 10 * measures.scale, box.width / 2, box.height / 2)
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
}
