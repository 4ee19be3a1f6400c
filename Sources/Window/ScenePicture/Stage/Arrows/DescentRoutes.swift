import Foundation

/// All possible routes from the badge of one view to the outline of another.
struct DescentRoutes {
  private let parent: StagedView
  private let tag: Tag
  private let child: StagedView
  private let childTag: Tag?
  private let offset: DescentRouter.ArrowOffset
  private let measures: StageMeasures

  init(
    _ parent: StagedView, _ tag: Tag, _ child: StagedView, _ childTag: Tag?, _ offset: DescentRouter.ArrowOffset,
    _ measures: StageMeasures
  ) {
    (self.parent, self.tag, self.child) = (parent, tag, child)
    (self.childTag, self.offset, self.measures) = (childTag, offset, measures)
  }

  var all: [DescentRouter.Candidate] {
    // In the gutter, the tags stand in the order of asking, with leaders to their views.
    guard tag.place != .gutter, childTag?.place != .gutter else { return [] }
    var candidates: [DescentRouter.Candidate] = []
    add(.inRow, inRow, &candidates)
    add(.down, down, &candidates)
    add(.downRight, sideways(from: bottom, toRight: true), &candidates)
    add(.up, up, &candidates)
    add(.upRight, sideways(from: top, toRight: true), &candidates)
    add(.upLeft, sideways(from: top, toRight: false), &candidates)
    add(.downLeft, sideways(from: bottom, toRight: false), &candidates)
    add(.downDownAcross, across(at: max(turnY, lateTurnY)), &candidates)
    add(.downAcrossDown, across(at: turnY), &candidates)
    add(.behindTag, behindTag, &candidates)
    add(.leftChannel, leftChannel, &candidates)
    return candidates
  }

  private func add(_ kind: RouteKind, _ points: [CGPoint]?, _ candidates: inout [DescentRouter.Candidate]) {
    guard let points else { return }
    let route = Route(points)
    // A head without a shaft points at nothing; the numbers say the order.
    guard route.length >= measures.head.width + measures.leastShaft else { return }
    candidates.append(DescentRouter.Candidate(kind: kind, route: route))
  }

  // MARK: Where it starts and ends

  /// Lines of odd width are sharp on half pixels.
  private var sharp: CGFloat { measures.arrow.truncatingRemainder(dividingBy: 2) == 1 ? 0.5 : 0 }
  private var startX: CGFloat { (tag.badgeCenter.x + offset.shift).rounded(.down) + sharp }
  private var bottom: CGFloat { tag.badgeCenter.y + tag.badgeRadius + 2 * measures.scale }
  private var top: CGFloat { tag.badgeCenter.y - tag.badgeRadius - 2 * measures.scale }
  private var rowY: CGFloat { tag.rowCenter.rounded(.down) + sharp }
  /// The turn near the badge of a route that leaves downwards.
  private var turnY: CGFloat { (bottom + 7 * measures.scale + offset.drop).rounded(.down) + sharp }
  /// The turn of a route just before its view.
  private var lateTurnY: CGFloat {
    (topEnd(at: endX) - (14 + offset.rise) * measures.scale).rounded(.down) + sharp
  }
  /// Between an arrow and the marks beside it.
  private var gap: CGFloat { 4 * measures.scale }
  private var shortest: CGFloat { 11 * measures.scale }
  /// For a last run: a small head and a short line.
  private var shortestRun: CGFloat { 7 * measures.scale }

  /// The outline of the view; for the hit-test view, its outer ring.
  private var target: CGRect { child.outcome == .result ? child.box.outset(by: measures.ringReach) : child.box }
  private var leftEnd: CGFloat { (child.isUpright ? target.minX : child.corners.leftEdge(at: endY).rounded(.down)) - 1 }

  private var rightEnd: CGFloat {
    (child.isUpright ? target.maxX : child.corners.rightEdge(at: endY).rounded(.up)) + 1
  }
  private var bottomEnd: CGFloat { target.maxY + 1 }

  private func topEnd(at x: CGFloat) -> CGFloat {
    if let tagAbove, tagAbove.minX - gap < x, x < tagAbove.maxX + gap { return tagAbove.minY - gap }
    return (child.isUpright ? target.minY : child.corners.topEdge(at: x).rounded(.down)) - 1
  }

  /// The tag of the view, if an arrow from above ends at it.
  private var tagAbove: CGRect? { measures.isLarge && childTag?.place == .above ? childTag?.frame : nil }

  /// The height of an arrow into the left or right edge: that of the view's tag where the tag is inside the left edge.
  private var endY: CGFloat {
    guard let childTag, childTag.place.isInside, childTag.frame.minX < child.innerFrame.minX + 40 else {
      return target.midY.rounded(.down) + sharp
    }
    return childTag.rowCenter.rounded(.down) + sharp
  }

  /// The x coordinate of an arrow into the top edge: that of the badge where the tag is inside the view.
  private var endX: CGFloat {
    guard let childTag, childTag.place.isInside || tagAbove != nil else { return target.midX.rounded(.down) + sharp }
    return childTag.badgeCenter.x.rounded(.down) + sharp
  }

  // MARK: Routes

  private var inRow: [CGPoint]? {
    guard let childTag, childTag.rowCenter == tag.rowCenter, childTag.frame.minX > tag.frame.maxX else { return nil }
    return [CGPoint(x: tag.frame.maxX + gap, y: rowY), CGPoint(x: childTag.frame.minX - gap, y: rowY)]
  }

  private var down: [CGPoint]? {
    guard startX > target.minX + gap, startX < target.maxX - gap, topEnd(at: startX) - bottom >= shortestRun
    else {
      return nil
    }
    return [CGPoint(x: startX, y: bottom), CGPoint(x: startX, y: topEnd(at: startX))]
  }

  /// Up into the lower edge, for a view that extends above its parent's tag.
  private var up: [CGPoint]? {
    guard startX > target.minX + gap, startX < target.maxX - gap, top - bottomEnd >= shortestRun else {
      return nil
    }
    return [CGPoint(x: startX, y: top), CGPoint(x: startX, y: bottomEnd)]
  }

  /// From the lower or upper end of the badge, `start`, into the left or right edge.
  private func sideways(from start: CGFloat, toRight: Bool) -> [CGPoint]? {
    let x = toRight ? leftEnd : rightEnd
    let isFarEnough = (toRight ? x - startX : startX - x) >= shortestRun
    let leaves = (start == bottom ? endY - start : start - endY) >= gap
    guard isFarEnough, leaves else { return nil }
    return [CGPoint(x: startX, y: start), CGPoint(x: startX, y: endY), CGPoint(x: x, y: endY)]
  }

  private func across(at y: CGFloat) -> [CGPoint]? {
    guard topEnd(at: endX) - y >= shortest, abs(endX - startX) >= shortest else { return nil }
    return [
      CGPoint(x: startX, y: bottom), CGPoint(x: startX, y: y), CGPoint(x: endX, y: y),
      CGPoint(x: endX, y: topEnd(at: endX)),
    ]
  }

  private var behindTag: [CGPoint]? {
    let start = tag.frame.maxX + gap
    let near = max(start + shortest, target.minX + 8 * measures.scale).rounded(.up) + sharp
    let x = endX - start >= shortest ? endX : near
    let rowY = rowY - offset.rise * measures.scale
    guard x <= target.maxX - 8 * measures.scale, topEnd(at: x) - rowY >= shortestRun else { return nil }
    return [CGPoint(x: start, y: rowY), CGPoint(x: x, y: rowY), CGPoint(x: x, y: topEnd(at: x))]
  }

  private var leftChannel: [CGPoint]? {
    let middle = min(parent.box.minX + 9 * measures.scale, leftEnd - 8 * measures.scale)
    let channel = middle.rounded(.down) - sharp + offset.inset * measures.scale
    let turnY = turnY + offset.inset * measures.scale
    guard channel - parent.box.minX >= gap, startX - channel >= 6 * measures.scale,
      leftEnd - channel >= shortestRun, endY - turnY >= shortest
    else {
      return nil
    }
    return [
      CGPoint(x: startX, y: bottom), CGPoint(x: startX, y: turnY), CGPoint(x: channel, y: turnY),
      CGPoint(x: channel, y: endY), CGPoint(x: leftEnd, y: endY),
    ]
  }
}
