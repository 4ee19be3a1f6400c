import Canvas
import Foundation

/// Finds a place for every tag: parents first, each at the place that costs least. The same moment always gives the
/// same places.
struct TagPlacement {
  private(set) var tags: [Tag] = []
  private let views: [StagedView]
  private let fingers: [CGRect]
  private let screen: CGRect
  private let measures: StageMeasures
  private let typesetter: Typesetter

  /// `faces` by the names of views; `fingers` are rectangles that stay free.
  init(
    _ views: [StagedView], faces: [String: TagFace], fingers: [CGRect], screen: CGRect, _ measures: StageMeasures,
    _ typesetter: Typesetter
  ) {
    (self.views, self.fingers, self.screen) = (views, fingers, screen)
    (self.measures, self.typesetter) = (measures, typesetter)
    for view in views {
      if let face = faces[view.name] { tags.append(cheapest(view, face)) }
    }
  }

  // MARK: Choosing

  private func cheapest(_ view: StagedView, _ face: TagFace) -> Tag {
    var best: (tag: Tag, cost: CGFloat)?
    for place in TagPlace.allCases {
      for (level, face) in faces(face, at: place).enumerated() {
        for tag in candidates(view, face, place) {
          let cost = place.cost(isLow: isLow(view)) + CGFloat(level) * 0.2 + penalty(of: tag, for: view)
          if cost < best?.cost ?? .infinity { best = (tag, cost) }
        }
      }
    }
    // Every place list begins with the top left, so there always is one.
    return best?.tag ?? tag(view, face, .topLeft, at: view.box.origin)
  }

  private func isLow(_ view: StagedView) -> Bool { view.box.height < 52 * measures.growth }

  /// Only inside a view does a tag leave anything out.
  private func faces(_ face: TagFace, at place: TagPlace) -> [TagFace] {
    guard place.isInside else { return [face] }
    return (place == .small ? face.small : face).shrinking
  }

  private func candidates(_ view: StagedView, _ face: TagFace, _ place: TagPlace) -> [Tag] {
    let size = face.size(measures, typesetter), box = view.box, outer = outerEdge(of: view)
    let (inset, gap) = (measures.inset, 6 * measures.growth)
    let left = box.minX + inset, top = box.minY + inset
    let right = box.maxX - inset - size.width, bottom = box.maxY - inset - size.height
    let middle = isLow(view) ? box.midY - size.height / 2 : top
    let point: CGPoint
    switch place {
    case .besideAncestor:
      return ancestorTags(of: view).map {
        tag(view, face, place, at: CGPoint(x: $0.frame.maxX + 26 * measures.growth, y: $0.frame.minY))
      }
    case .topLeft: point = CGPoint(x: left, y: top)
    case .small: point = CGPoint(x: box.minX + measures.growth, y: box.minY + measures.growth)
    case .secondRow: point = CGPoint(x: left, y: top + measures.rowPitch)
    case .topRight: point = CGPoint(x: right, y: top)
    case .bottomLeft: point = CGPoint(x: left, y: bottom)
    case .bottomRight: point = CGPoint(x: right, y: bottom)
    case .outsideRight: point = CGPoint(x: outer.maxX + gap, y: middle)
    case .below: point = CGPoint(x: box.minX, y: outer.maxY + gap)
    case .above: point = CGPoint(x: box.minX, y: outer.minY - gap - size.height)
    case .outsideLeft: point = CGPoint(x: outer.minX - gap - size.width, y: middle)
    }
    return [tag(view, face, place, at: point)]
  }

  private func tag(_ view: StagedView, _ face: TagFace, _ place: TagPlace, at point: CGPoint) -> Tag {
    let origin = CGPoint(x: point.x.rounded(), y: point.y.rounded())
    let frame = CGRect(origin: origin, size: face.size(measures, typesetter))
    return Tag(view: view.name, face: face, place: place, frame: frame, measures)
  }

  private func ancestorTags(of view: StagedView) -> [Tag] {
    ancestors(of: view).compactMap { ancestor in tags.first { $0.view == ancestor.name } }
  }

  /// The outermost line that belongs to a view: its ring, the edge of its enlarged area.
  private func outerEdge(of view: StagedView) -> CGRect {
    let ring = view.state == .result ? view.box.grown(measures.ringReach) : view.box
    return view.hitArea.map { ring.union(CGRect(around: $0)) } ?? ring
  }

  // MARK: Costs

  private func penalty(of tag: Tag, for view: StagedView) -> CGFloat {
    let room = tag.frame.grown(2)
    var penalty: CGFloat = 0
    if tags.contains(where: { $0.frame.intersects(room) }) || fingers.contains(where: { $0.intersects(room) }) {
      penalty += 1000
    }
    if covers(tag, anOwnSubviewOf: view) { penalty += 300 }
    if tag.place.isInside && !view.box.contains(tag.frame) { penalty += 260 }
    if !screen.contains(tag.frame) { penalty += 200 }
    if !tag.place.isInside { penalty += 30 * CGFloat(strangers(under: tag, of: view)) }
    return penalty
  }

  private func covers(_ tag: Tag, anOwnSubviewOf view: StagedView) -> Bool {
    views.contains { other in
      guard isAncestor(view.name, of: other), other.box.intersects(tag.frame) else { return false }
      let near = 8 * measures.growth
      return abs(other.box.minX - view.box.minX) > near || abs(other.box.minY - view.box.minY) > near
    }
  }

  private func strangers(under tag: Tag, of view: StagedView) -> Int {
    views.count { other in
      other.name != view.name && other.box.intersects(tag.frame) && !isAncestor(other.name, of: view)
    }
  }

  // MARK: The tree

  private func ancestors(of view: StagedView) -> [StagedView] {
    guard let parent = views.first(where: { $0.name == view.node.superview }) else { return [] }
    return [parent] + ancestors(of: parent)
  }

  private func isAncestor(_ name: String, of view: StagedView) -> Bool {
    ancestors(of: view).contains { $0.name == name }
  }
}
