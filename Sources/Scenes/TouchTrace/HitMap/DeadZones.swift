import LiveScenes
import Scenes
import UIKit

/// Why the view that is seen at a point does not receive a touch there.
package enum DeadZoneReason: Equatable, Sendable, Codable {
  /// A view around it says that the point is outside.
  case cut(by: String)
  /// A gate of a view around it is closed.
  case skipped(String, TouchRefusal)
  /// An override of a view around it, or its own, answers otherwise.
  case override(of: String)
  /// Its own `point(inside:with:)` says no, as with a hit area that is smaller than the view.
  case outsideOwnArea
  /// Another view is asked first and takes the point. `isSeen` is false for a view that cannot be seen.
  case covered(by: String, isSeen: Bool)
}

/// Compares who wins with who is seen, at each point.
@MainActor struct DeadZones {
  private let winners: HitTestWalk
  private let seen: VisibleWalk

  init(_ winners: HitTestWalk, _ seen: VisibleWalk) { (self.winners, self.seen) = (winners, seen) }

  func zones(of run: any TracedObjects) -> [HitAreas.DeadZone] {
    let (numbers, pairs) = numbered
    let shapes = PointShape.shapes(of: numbers, width: winners.claims.width, count: pairs.count)
    return zip(pairs, shapes).map { pair, shape in
      let view = seen.views[Int(pair.seen) - 1]
      let winner = pair.winner == 0 ? nil : winners.winners[Int(pair.winner) - 1]
      return HitAreas.DeadZone(
        view: run.traceName(of: view), winner: winner.map { run.traceName(of: $0) },
        reason: DeadZones.reason(at: shape.largest?.origin ?? .zero, for: view, winner, of: run), shape: shape)
    }
  }

  private struct Pair: Hashable {
    var seen: UInt32
    var winner: UInt32
  }

  /// Numbers from 1 for the pairs of views of which one is seen and the other wins, and the pair of each point.
  private var numbered: (numbers: [UInt32], pairs: [Pair]) {
    var numbers = [UInt32](repeating: 0, count: seen.claims.owners.count), pairs: [Pair] = []
    var known: [Pair: UInt32] = [:], last = Pair(seen: 0, winner: 0), number: UInt32 = 0
    for index in numbers.indices {
      let pair = Pair(seen: seen.claims.owners[index], winner: winners.claims.owners[index])
      if pair != last {
        last = pair
        number = known[pair] ?? 0
        if known[pair] == nil {
          if isDead(pair) {
            pairs.append(pair)
            number = UInt32(pairs.count)
          }
          known[pair] = number
        }
      }
      numbers[index] = number
    }
    return (numbers, pairs)
  }

  private func isDead(_ pair: Pair) -> Bool {
    guard pair.seen != 0 else { return false }
    guard pair.winner != 0 else { return true }
    return !winners.winners[Int(pair.winner) - 1].isDescendant(of: seen.views[Int(pair.seen) - 1])
  }

  // MARK: Reasons

  /// Asks the views around `view`, from the window down, as the hit test would.
  private static func reason(
    at point: CGPoint, for view: UIView, _ winner: UIView?, of run: any TracedObjects
  ) -> DeadZoneReason {
    let path = sequence(first: view) { $0.superview }.reversed()
    var space = SearchSpace(reach: 1)
    for ancestor in path {
      space.push(ancestor.searchConversion)
      let name = run.traceName(of: ancestor), behavior = ancestor.sceneBehavior
      if let refusal = ancestor.touchRefusal { return .skipped(name, refusal) }
      let isInside = ancestor.point(inside: space.localPoint(column: Int(point.x), row: Int(point.y)), with: nil)
      switch behavior?.hitTest ?? .standard {
      case .standard: if !isInside { return ancestor === view ? .outsideOwnArea : .cut(by: name) }
      case .returns: if isInside || ancestor === view { return .override(of: name) } else { return .cut(by: name) }
      // Whether the override keeps the point is known only by its answer.
      case .observed: if ancestor === view || winner == nil { return .override(of: name) }
      case .beyondBounds: if ancestor === view { return .override(of: name) }
      case .safeBeyondBounds: if ancestor === view && !isInside { return .outsideOwnArea }
      }
    }
    guard let winner else { return .override(of: run.traceName(of: view)) }
    return .covered(by: run.traceName(of: winner), isSeen: winner.isSeen)
  }
}

extension UIView {
  /// Whether the view can be seen: it and the views around it are not hidden and not too faint.
  var isSeen: Bool {
    let path = Array(sequence(first: self) { $0.superview })
    return !path.contains { $0.isHidden } && path.map(\.alpha).reduce(1, *) >= VisibleWalk.leastOpacity
  }
}
