import Canvas
import Foundation
import TouchTrace

/// The shape of a route.
enum RouteKind {
  case inRow, down, downRight, downLeft, up, upRight, upLeft
  /// With a horizontal run just before the view, or just below the badge.
  case downDownAcross, downAcrossDown
  case behindTag, leftChannel

  /// The cost without bends and length.
  var cost: CGFloat {
    switch self {
    case .behindTag: 24
    case .inRow, .down, .downRight, .downLeft, .up, .upRight, .upLeft, .downDownAcross, .downAcrossDown, .leftChannel:
      0
    }
  }

  var leavesDownwards: Bool {
    switch self {
    case .down, .downRight, .downLeft, .downDownAcross, .downAcrossDown, .leftChannel: true
    case .inRow, .up, .upRight, .upLeft, .behindTag: false
    }
  }

  var turnsTwice: Bool { self == .downDownAcross || self == .downAcrossDown }
}

/// Routes the arrows of the descent between the tags.
struct DescentRouter {
  private let views: [StagedView]
  /// The places of the views in the list, by their names.
  private let places: [String: Int]
  /// The places of the views by the names of their superviews.
  private let families: [String?: [Int]]
  private let boxes: [CGRect]
  /// The areas in which each view hides others; nil for one that does not.
  private let covers: [CGRect?]
  private let winners: [StagedView]
  var tags: [Tag] = [] { didSet { tagAreas = tags.flatMap(\.areas) } }
  private var tagAreas: [CGRect] = []
  private let fingers: [CGRect]
  private let labels: [CGRect]
  private let stage: CGRect
  private let measures: StageMeasures
  /// The cost of a route that crosses a text.
  private static let wrong: CGFloat = 1000

  /// - Parameter labels: texts beside the device.
  init(views: [StagedView], fingers: [CGRect], labels: [CGRect], stage: CGRect, measures: StageMeasures) {
    (self.views, self.fingers, self.labels) = (views, fingers, labels)
    (self.stage, self.measures) = (stage, measures)
    places = Dictionary(zip(views.map(\.name), views.indices)) { first, _ in first }
    families = Dictionary(grouping: views.indices) { views[$0].node.superview }
    boxes = views.map(\.box)
    covers = views.map { view in
      view.groundOpacity > 0.1 && view.isSeen ? view.visibleBox.insetBy(dx: 0.5, dy: 0.5) : nil
    }
    winners = views.filter { $0.outcome == .result }
  }

  /// Returns the routes from one view to those that it asked. They leave the badge side by side, in an order in which
  /// none crosses another.
  func routes(from asker: String, to asked: [String]) -> [(view: String, route: Route?)] {
    guard let parent = places[asker].map({ views[$0] }), let tag = tags.first(where: { $0.view == asker })
    else { return asked.map { ($0, nil) } }
    let children = asked.compactMap { places[$0] }
    var best = children.map { child in
      (child: child, name: views[child].name, candidate: cheapest(parent, tag, child, ArrowOffset()))
    }
    let offsets = offsets(for: best.compactMap { pair in pair.candidate.map { (pair.name, $0) } })
    for index in best.indices {
      guard let offset = offsets[best[index].name] else { continue }
      best[index].candidate = cheapest(parent, tag, best[index].child, offset) ?? best[index].candidate
    }
    return best.map { ($0.name, $0.candidate?.route) }
  }

  // MARK: Choosing

  /// Returns the cheapest route; nil if every route crosses a text, and for a view that is clipped away or off the stage.
  /// - Parameter index: the place of the view in the list.
  private func cheapest(_ parent: StagedView, _ tag: Tag, _ index: Int, _ offset: ArrowOffset) -> Candidate? {
    let child = views[index]
    guard child.isSeen else { return nil }
    let possible = DescentRoutes(parent, tag, child, tags.first { $0.view == child.name }, offset, measures).all
    let walls = walls(for: child)
    var best: Candidate?, least = Self.wrong
    for candidate in possible where candidate.route.points.allSatisfy(stage.contains) {
      let cost = cost(of: candidate, to: index, walls, below: least)
      if cost < least, !isHidden(candidate, at: index) { (best, least) = (candidate, cost) }
    }
    return best
  }

  /// Returns the areas that no arrow to a view crosses: hit-test views that the view is not inside of, with their double rings, and the
  /// rings of those around it.
  private func walls(for child: StagedView) -> [CGRect] {
    winners.filter { $0.name != child.name }.flatMap { winner in
      contains(winner, child)
        ? winner.ringStrips(measures)
        : [winner.box.outset(by: measures.ringReach + (contains(child, winner) ? 0 : 4 * measures.scale))]
    }
  }

  /// Whether a view in front of the view covers the edge at which the arrow would meet it, behind the double ring: the arrow would end
  /// on that view. An arrow in a row ends at the tag.
  private func isHidden(_ candidate: Candidate, at index: Int) -> Bool {
    guard candidate.kind != .inRow, let run = candidate.route.runs.last,
      let along = Path.direction(from: run.start, to: run.end)
    else { return false }
    let reach = 1 + (views[index].outcome == .result ? measures.ringReach : 0)
    let edge = CGPoint(x: run.end.x + reach * along.x, y: run.end.y + reach * along.y)
    return covers[(index + 1)...].contains { $0?.contains(edge) ?? false }
  }

  /// Whether a view is another one, or around it.
  private func contains(_ view: StagedView, _ other: StagedView) -> Bool {
    var name: String? = other.name
    while let next = name, next != view.name { name = places[next].flatMap { views[$0].node.superview } }
    return name != nil
  }

  /// Returns the cost of a route to the view at `index`; `least` or more as soon as it is not lower.
  /// - Parameter walls: areas that no arrow crosses.
  private func cost(of candidate: Candidate, to index: Int, _ walls: [CGRect], below least: CGFloat) -> CGFloat {
    let route = candidate.route, lines = route.lines
    // The arrow starts 2 pixels from its badge: with a smaller margin it does not touch its own tag.
    let margin = min(measures.arrow / 2, 1.9 * measures.scale)
    let areas = lines.map { $0.outset(by: margin) }
    if [tagAreas, labels, walls, fingers].contains(where: { $0.contains(where: areas.overlap) }) { return Self.wrong }
    // Bends that are too close together to be round are hard to follow.
    let isTight = route.runs.dropFirst().dropLast().contains {
      Route([$0.start, $0.end]).length < 10 * measures.scale
    }
    var cost = candidate.kind.cost + (isTight ? 20 : 0) + 6 * CGFloat(route.bends) + 0.05 * route.length
    let reach = CGRect(around: route.points)
    for sibling in families[views[index].node.superview, default: []] where sibling != index && cost < least {
      let box = boxes[sibling]
      guard box.minX <= reach.maxX, reach.minX <= box.maxX, box.minY <= reach.maxY, reach.minY <= box.maxY else {
        continue
      }
      let length = lines.length(within: box)
      if length > 0 { cost += 60 + 0.4 * length }
    }
    return cost
  }

  // MARK: Side by side

  /// Returns where each route leaves the badge: the route that goes down furthest leaves leftmost, the first route to
  /// turn right leaves rightmost.
  private func offsets(for candidates: [(view: String, candidate: Candidate)]) -> [String: ArrowOffset] {
    var offsets = offsetsBehindTag(for: candidates.filter { $0.candidate.kind == .behindTag })
    let leaving = candidates.filter { $0.candidate.kind.leavesDownwards }
    guard leaving.count > 1 else { return offsets }
    let sorted = leaving.sorted {
      $0.candidate.rank == $1.candidate.rank ? $0.view < $1.view : $0.candidate.rank < $1.candidate.rank
    }
    let space = 2 * (measures.badge / 2 - 2)
    let pitch = min(8 * measures.scale, space / CGFloat(sorted.count - 1)).rounded(.down)
    // The longest of the routes that turn is the first to turn.
    let turning = sorted.filter { $0.candidate.kind.turnsTwice }.sorted { $0.candidate.width < $1.candidate.width }.map(
      \.view)
    for (index, leaver) in sorted.enumerated() {
      let shift = (CGFloat(index) - CGFloat(sorted.count - 1) / 2) * pitch
      let order = turning.firstIndex(of: leaver.view) ?? 0
      // Routes through the left channel come first. The deepest, which lies outermost, is the first of all.
      offsets[leaver.view] = ArrowOffset(
        shift: shift.rounded(), rise: 5 * CGFloat(order), drop: 5 * CGFloat(max(turning.count - 1 - order, 0)),
        inset: leaver.candidate.kind == .leftChannel ? 5 * CGFloat(index) : 0)
    }
    return offsets
  }

  /// Returns where each route leaves to the right of the tag: the longest leaves highest.
  private func offsetsBehindTag(for candidates: [(view: String, candidate: Candidate)]) -> [String: ArrowOffset] {
    let sorted = candidates.sorted {
      $0.candidate.rank == $1.candidate.rank ? $0.view < $1.view : $0.candidate.rank < $1.candidate.rank
    }
    return Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.view, ArrowOffset(rise: 5 * CGFloat($0))) })
  }

  /// The offset of a route from the usual one, in pixels.
  struct ArrowOffset {
    /// To the right from the centre of the badge.
    var shift: CGFloat = 0
    /// Upwards, of the turn before the view, or of the start to the right of the tag.
    var rise: CGFloat = 0
    /// Downwards, of the turn below the badge.
    var drop: CGFloat = 0
    /// To the right, of the left channel, and downwards, of the turn into it.
    var inset: CGFloat = 0
  }

  /// A possible route and its kind.
  struct Candidate {
    var kind: RouteKind
    var route: Route

    /// Routes of smaller rank leave further left.
    fileprivate var rank: CGFloat {
      let end = route.points.last ?? .zero
      return switch kind {
      case .leftChannel: -1_000_000 - end.y
      case .downRight: -100_000 - end.y
      case .down, .downAcrossDown, .downDownAcross, .up, .upRight, .upLeft, .behindTag, .inRow: end.x
      case .downLeft: 100_000 + end.y
      }
    }

    /// The horizontal distance from start to end.
    fileprivate var width: CGFloat {
      guard let start = route.points.first, let end = route.points.last else { return 0 }
      return abs(end.x - start.x)
    }
  }

}
