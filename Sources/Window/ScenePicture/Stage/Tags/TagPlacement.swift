import Canvas
import Foundation

/// Finds a place for every tag, parents first, at the lowest cost. The same views always give the same places.
struct TagPlacement {
  private(set) var tags: [Tag] = []
  let tree: StagedTree
  /// The areas that only tags must not cover.
  private(set) var obstacles: [CGRect]
  private(set) var placer: LabelPlacer
  let screen: CGRect
  var stage: CGRect { placer.stage.outset(by: -2) }
  var measures: StageMeasures { placer.measures }
  var typesetter: Typesetter { placer.typesetter }
  /// The lines that no tag crosses; nil unless the stage is projected.
  private let edges: StageEdges?
  /// The lines that a tag beside its view crosses only if there is no other place.
  private let lines: StageEdges
  /// Whether tags lie in their views or beside them, because no arrow leads to them.
  let staysNear: Bool
  /// The most views that get tags and flags: more have no room, and searching for it would take seconds.
  static let most = 300

  /// - Parameters:
  /// - contents: by the names of views.
  /// - obstacles: areas that only tags must not cover, such as dead zones.
  /// - edges: the lines of the stage.
  /// - avoidsEdges: whether no tag crosses a line, as on a projected stage.
  /// - staysNear: whether tags lie in their views or beside them, because no arrow leads to them.
  /// - gutter: the upper end of the gutter left of the device, where tags stand first; nil if there is none.
  init(
    _ views: [StagedView], contents: [String: TagContent], obstacles: [CGRect], screen: CGRect, edges: StageEdges,
    avoidsEdges: Bool, staysNear: Bool = false, gutterBelow gutter: CGFloat? = nil, _ placer: LabelPlacer
  ) {
    (self.edges, lines, self.staysNear) = (avoidsEdges ? edges : nil, edges, staysNear)
    tree = StagedTree(views, reach: placer.measures.ringReach, isClipped: avoidsEdges)
    (self.obstacles, self.screen, self.placer) = (obstacles, screen, placer)
    // A view that is clipped away has no place.
    if let gutter { placeInGutter(contents, below: gutter) }
    let placed = Set(tags.map(\.view))
    let others = views.indices.filter { index in
      contents[views[index].name] != nil && views[index].isSeen && !placed.contains(views[index].name)
    }
    for index in others.prefix(Self.most) {
      if let tag = contents[views[index].name].flatMap({ tag(for: index, $0) }) { keep(tag, of: index) }
    }
  }

  mutating func keep(_ tag: Tag, of index: Int) {
    tags.append(tag)
    placer.keepFree(tag.areas + [tree.views[index].star(beside: tag, measures)].compactMap(\.self))
  }

  // MARK: Choosing

  /// Returns the cheapest tag; if every place covers another tag or an obstacle, a tag with only the number, or nil.
  private func tag(for view: Int, _ content: TagContent) -> Tag? {
    if let edges { return tagOnProjector(for: view, content, edges) }
    var number = content
    (number.name, number.glyph, number.detail) = ("", nil, nil)
    let others = surroundings(of: view)
    return cheapest(view, content, others) ?? (content.number == nil ? nil : cheapest(view, number, others))
  }

  private func cheapest(_ index: Int, _ content: TagContent, _ others: StagedTree.Surroundings) -> Tag? {
    let view = tree.views[index]
    var best: Tag?, least = LabelPlacer.wrong
    for place in TagPlace.besideView where !staysNear || place != .besideAncestor {
      for (rank, content) in contents(content, at: place, in: view).enumerated() {
        let cost = place.cost(isLow: isLow(view)) + CGFloat(rank) / 10
        for tag in candidates(index, content, place) where cost < least && !isWrong(tag, for: index, others) {
          let cost = cost + penalty(of: tag, others)
          if cost < least { (best, least) = (tag, cost) }
        }
      }
    }
    return best
  }

  func isLow(_ view: StagedView) -> Bool { view.box.height < 52 * measures.scale }

  /// Returns the contents to try at a place. A tag omits its detail if another mark is there; only one inside its view omits
  /// its icon, if the view is too small.
  private func contents(_ content: TagContent, at place: TagPlace, in view: StagedView) -> [TagContent] {
    guard place.isInside else { return content.withAndWithoutDetail }
    let contents = (place == .small ? content.small : content).shrinking
    let space = view.innerFrame.width - (place == .small ? measures.scale : measures.inset) - 4 * measures.scale
    let fitting = contents.filter { $0.size(measures, typesetter).width <= space }
    let fullest = fitting.first?.glyph ?? nil
    return fitting.isEmpty ? contents.suffix(1) : fitting.filter { fullest == nil || $0.glyph != nil }
  }

  private func candidates(_ index: Int, _ content: TagContent, _ place: TagPlace) -> [Tag] {
    let view = tree.views[index], outer = tree.outerEdges[index]
    let size = content.size(measures, typesetter), box = tree.innerFrames[index]
    let (inset, gap) = (measures.inset, 6 * measures.scale)
    let left = box.minX + inset, top = box.minY + inset
    let right = box.maxX - inset - size.width, bottom = box.maxY - inset - size.height
    let middle = isLow(view) ? box.midY - size.height / 2 : top
    let point: CGPoint
    switch place {
    case .besideAncestor:
      let ancestors = tree.ancestors[index].compactMap { ancestor in
        tags.first { $0.view == tree.views[ancestor].name }
      }
      return ancestors.map {
        tag(view, content, place, size, at: CGPoint(x: $0.frame.maxX + 28 * measures.scale, y: $0.frame.minY))
      }
    case .topLeft: point = CGPoint(x: left, y: top)
    case .small: point = CGPoint(x: box.minX + measures.scale, y: box.minY + measures.scale)
    case .secondRow: point = CGPoint(x: left, y: top + measures.rowPitch)
    case .topRight: point = CGPoint(x: right, y: top)
    case .bottomLeft: point = CGPoint(x: left, y: bottom)
    case .bottomRight: point = CGPoint(x: right, y: bottom)
    case .outsideRight: point = CGPoint(x: outer.maxX + gap, y: middle)
    case .below: point = CGPoint(x: box.minX, y: outer.maxY + gap)
    case .above: point = CGPoint(x: box.minX, y: outer.minY - gap - size.height)
    case .outsideLeft: point = CGPoint(x: outer.minX - gap - size.width, y: middle)
    case .away, .gutter: return []
    }
    return [tag(view, content, place, size, at: point)]
  }

  func tag(_ view: StagedView, _ content: TagContent, _ place: TagPlace, _ size: CGSize, at point: CGPoint)
    -> Tag
  {
    let origin = CGPoint(x: point.x.rounded(), y: point.y.rounded())
    return Tag(view: view.name, content: content, place: place, frame: CGRect(origin: origin, size: size), measures)
  }

  // MARK: Costs

  /// Returns the areas that decide where the tag of a view may lie.
  func surroundings(of index: Int) -> StagedTree.Surroundings {
    tree.surroundings(of: index, near: 8 * measures.scale)
  }

  /// Whether a tag covers a text, a view that it does not belong to, or an obstacle, or leaves its area.
  private func isWrong(_ tag: Tag, for index: Int, _ others: StagedTree.Surroundings) -> Bool {
    let frame = tag.frame, isInside = tag.place.isInside
    if !stage.contains(frame) || (isInside && !tree.innerFrames[index].contains(frame)) { return true }
    if !placer.isFree(frame) || obstacles.overlap(frame.outset(by: 2)) { return true }
    if others.subviews.overlap(frame) || others.foreign.overlap(frame) { return true }
    guard tag.content.number == nil else { return false }
    if liesOnResult(tag, of: index) { return true }
    // The ground of a name is a little larger than its frame. A view that was asked has its number, even close to a ring.
    return !isInside && placer.rings.overlap(frame.outset(by: 4 * measures.scale))
  }

  private func penalty(of tag: Tag, _ others: StagedTree.Surroundings) -> CGFloat {
    let isInside = tag.place.isInside
    var penalty: CGFloat = screen.contains(tag.frame) ? 0 : 200
    // A name on a view in front of its own would look like the name of that view.
    if isInside && others.covers.overlap(tag.frame) { penalty += 100 }
    if !isInside { penalty += 30 * CGFloat(others.unrelated.count { $0.overlaps(tag.frame) }) }
    if !isInside { penalty += 15 * CGFloat(lines.lines(through: tag.frame)) }
    return penalty
  }

  /// Whether the tag of an invisible view lies on a hit-test view that is seen through it.
  private func liesOnResult(_ tag: Tag, of index: Int) -> Bool {
    guard tree.views[index].opacity == 0 else { return false }
    return tree.views.indices.contains { result in
      tree.views[result].outcome == .result && result != index && !tree.ancestors[index].contains(result)
        && tree.views[result].box.outset(by: measures.ringReach).overlaps(tag.frame)
    }
  }
}
