import Canvas
import Foundation

/// Finds a place for every tag: parents first, each at the place that costs least. The same moment always gives the
/// same places.
struct TagPlacement {
  private(set) var tags: [Tag] = []
  private let tree: StagedTree
  private let obstacles: [CGRect]
  private let screen: CGRect
  private let stage: CGRect
  private let measures: StageMeasures
  private let typesetter: Typesetter

  /// `faces` by the names of views; `obstacles` stay free: fingers, and what else is hatched or drawn over.
  init(
    _ views: [StagedView], faces: [String: TagFace], obstacles: [CGRect], screen: CGRect, _ measures: StageMeasures,
    _ appearance: Appearance
  ) {
    tree = StagedTree(views, reach: measures.ringReach)
    (self.obstacles, self.screen) = (obstacles, screen)
    (self.measures, typesetter, stage) = (measures, appearance.typesetter, appearance.layout.stage.grown(-2))
    for index in views.indices {
      if let tag = faces[views[index].name].flatMap({ tag(for: index, $0) }) { tags.append(tag) }
    }
  }

  // MARK: Choosing

  /// The cheapest tag; where each would lie on another one or on a finger only the number, and at last nothing.
  private func tag(for view: Int, _ face: TagFace) -> Tag? {
    var number = face
    (number.name, number.glyph, number.words) = ("", nil, nil)
    return cheapest(view, face) ?? (face.number == nil ? nil : cheapest(view, number))
  }

  private func cheapest(_ index: Int, _ face: TagFace) -> Tag? {
    let view = tree.views[index]
    var best: (tag: Tag, cost: CGFloat)?
    for place in TagPlace.allCases {
      for (level, face) in faces(face, at: place, in: view).enumerated() {
        for tag in candidates(index, face, place) {
          let cost = place.cost(isLow: isLow(view)) + CGFloat(level) / 10 + penalty(of: tag, for: index)
          if cost < best?.cost ?? .infinity { best = (tag, cost) }
        }
      }
    }
    return best.flatMap { $0.cost < 1000 ? $0.tag : nil }
  }

  private func isLow(_ view: StagedView) -> Bool { view.box.height < 52 * measures.scale }

  /// Only inside a view does a tag leave anything out: words where they are in the way, the glyph where the view is too
  /// small for it.
  private func faces(_ face: TagFace, at place: TagPlace, in view: StagedView) -> [TagFace] {
    guard place.isInside else { return [face] }
    let faces = (place == .small ? face.small : face).shrinking
    let space = view.space.width - (place == .small ? measures.scale : measures.inset) - 4 * measures.scale
    let fitting = faces.filter { $0.size(measures, typesetter).width <= space }
    let fullest = fitting.first?.glyph ?? nil
    return fitting.isEmpty ? faces.suffix(1) : fitting.filter { fullest == nil || $0.glyph != nil }
  }

  private func candidates(_ index: Int, _ face: TagFace, _ place: TagPlace) -> [Tag] {
    let view = tree.views[index], outer = tree.outerEdges[index]
    let size = face.size(measures, typesetter), box = tree.spaces[index]
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
        tag(view, face, place, size, at: CGPoint(x: $0.frame.maxX + 26 * measures.scale, y: $0.frame.minY))
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
    }
    return [tag(view, face, place, size, at: point)]
  }

  private func tag(_ view: StagedView, _ face: TagFace, _ place: TagPlace, _ size: CGSize, at point: CGPoint) -> Tag {
    let origin = CGPoint(x: point.x.rounded(), y: point.y.rounded())
    return Tag(view: view.name, face: face, place: place, frame: CGRect(origin: origin, size: size), measures)
  }

  // MARK: Costs

  private func penalty(of tag: Tag, for index: Int) -> CGFloat {
    let space = tag.frame.grown(2), isInside = tag.place.isInside
    var penalty: CGFloat = 0
    if tags.contains(where: { $0.frame.overlaps(space) }) || obstacles.contains(where: { $0.overlaps(space) }) {
      penalty += 1000
    }
    if !stage.contains(tag.frame) { penalty += 1000 }
    if tree.hasSubview(of: index, under: tag.frame, unlessWithin: 8 * measures.scale) { penalty += 300 }
    if isInside && !tree.spaces[index].contains(tag.frame) { penalty += 260 }
    if !screen.contains(tag.frame) { penalty += 200 }
    // A name that stands on a view in front of its own would be taken for that view's.
    if isInside && tree.isCovered(tag.frame, of: index) { penalty += 100 }
    if !isInside { penalty += 30 * CGFloat(tree.strangers(to: index, under: tag.frame)) }
    return penalty
  }
}
