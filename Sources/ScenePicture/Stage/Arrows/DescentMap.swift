import Foundation
import TouchTrace

/// Finds the ways of questions between the tags.
struct DescentMap {
  var views: [StagedView]
  var tags: [Tag]
  var fingers: [CGRect]
  var measures: StageMeasures

  /// The ways from one view to those that it asked. They leave side by side, in an order in which none crosses another.
  func ways(from asker: String, to asked: [String]) -> [(view: String, route: Route?)] {
    guard let parent = views.first(where: { $0.name == asker }), let tag = tags.first(where: { $0.view == asker })
    else { return asked.map { ($0, nil) } }
    let children = asked.compactMap { name in views.first { $0.name == name } }
    var ways = children.map { child in (child: child, way: cheapest(parent, tag, child, ArrowOffset())) }
    let offsets = offsets(for: ways.compactMap { way in way.way.map { (way.child.name, $0) } })
    for index in ways.indices {
      guard let offset = offsets[ways[index].child.name] else { continue }
      ways[index].way = cheapest(parent, tag, ways[index].child, offset) ?? ways[index].way
    }
    return ways.map { ($0.child.name, $0.way?.route) }
  }

  // MARK: Choosing

  /// The way that costs least; nil when every way crosses a tag.
  private func cheapest(_ parent: StagedView, _ tag: Tag, _ child: StagedView, _ offset: ArrowOffset) -> Way? {
    let possible = DescentWays(parent, tag, child, tags.first { $0.view == child.name }, offset, measures).all
    let costs = possible.map { ($0, cost(of: $0, to: child)) }
    guard let best = costs.min(by: { $0.1 < $1.1 }), best.1 < 1000 else { return nil }
    return best.0
  }

  private func cost(of way: Way, to child: StagedView) -> CGFloat {
    let route = way.route
    // Bends that have no room to be round are hard to follow.
    let isTight = route.runs.dropFirst().dropLast().contains {
      Route([$0.start, $0.end]).length < 10 * measures.scale
    }
    var cost = way.kind.cost + (isTight ? 20 : 0) + 6 * CGFloat(route.bends) + 0.05 * route.length
    for sibling in views where sibling.node.superview == child.node.superview && sibling.name != child.name {
      let length = route.length(within: sibling.box)
      if length > 0 { cost += 60 + 0.4 * length }
    }
    // It starts 2 pixels from its badge: with less than that on both sides it does not touch its own tag.
    let margin = min(measures.arrow / 2, 1.9 * measures.scale)
    cost += 1000 * CGFloat(tags.count { route.meets($0.frame, margin: margin) })
    cost += 40 * CGFloat(fingers.count { route.meets($0, margin: margin) })
    return cost
  }

  // MARK: Side by side

  /// Who leaves where: the way that goes down furthest leaves leftmost, the one that turns right first rightmost.
  private func offsets(for ways: [(view: String, way: Way)]) -> [String: ArrowOffset] {
    var offsets = offsetsBehindTag(for: ways.filter { $0.way.kind == .behindTag })
    let leaving = ways.filter { $0.way.kind.leavesDownwards }
    guard leaving.count > 1 else { return offsets }
    let sorted = leaving.sorted { $0.way.rank == $1.way.rank ? $0.view < $1.view : $0.way.rank < $1.way.rank }
    let space = 2 * (measures.badge / 2 - 2)
    let pitch = min(8 * measures.scale, space / CGFloat(sorted.count - 1)).rounded(.down)
    // Of those that turn, the one that goes furthest turns first.
    let turning = sorted.filter { $0.way.kind.turnsTwice }.sorted { $0.way.width < $1.way.width }.map(\.view)
    for (index, leaver) in sorted.enumerated() {
      let shift = (CGFloat(index) - CGFloat(sorted.count - 1) / 2) * pitch
      let order = turning.firstIndex(of: leaver.view) ?? 0
      // Those that take the left channel come first in the order, the deepest, which lies outermost, before all.
      offsets[leaver.view] = ArrowOffset(
        shift: shift.rounded(), rise: 5 * CGFloat(order), drop: 5 * CGFloat(max(turning.count - 1 - order, 0)),
        inset: leaver.way.kind == .leftChannel ? 5 * CGFloat(index) : 0)
    }
    return offsets
  }

  /// Behind a tag the way that goes furthest leaves highest.
  private func offsetsBehindTag(for ways: [(view: String, way: Way)]) -> [String: ArrowOffset] {
    let sorted = ways.sorted { $0.way.rank == $1.way.rank ? $0.view < $1.view : $0.way.rank < $1.way.rank }
    return Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.view, ArrowOffset(rise: 5 * CGFloat($0))) })
  }

  /// Where a way leaves its badge.
  struct ArrowOffset {
    /// To the right of the badge's middle.
    var shift: CGFloat = 0
    /// How much further up than usual it turns before its view, or leaves behind its tag.
    var rise: CGFloat = 0
    /// How much further down than usual it turns under its badge.
    var drop: CGFloat = 0
    /// How much further inside the left channel is, and further down the turn into it.
    var inset: CGFloat = 0
  }

  /// A possible way and its kind.
  struct Way {
    var kind: Kind
    var route: Route

    /// Ways of smaller rank leave further left.
    fileprivate var rank: CGFloat {
      let end = route.points.last ?? .zero
      return switch kind {
      case .leftChannel: -1_000_000 - end.y
      case .downRight: -100_000 - end.y
      case .down, .downAcrossDown, .downDownAcross, .up, .upRight, .upLeft, .behindTag, .inRow: end.x
      case .downLeft: 100_000 + end.y
      }
    }

    /// How far to the side it goes.
    fileprivate var width: CGFloat {
      guard let start = route.points.first, let end = route.points.last else { return 0 }
      return abs(end.x - start.x)
    }
  }

  /// How a way runs.
  enum Kind {
    case inRow, down, downRight, downLeft, up, upRight, upLeft
    /// To the side just before the view, or just under the badge.
    case downDownAcross, downAcrossDown
    case behindTag, leftChannel

    /// Besides bends and length.
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
}
