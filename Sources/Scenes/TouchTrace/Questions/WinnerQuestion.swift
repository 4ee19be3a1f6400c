import Scenes
import UIKit

/// Which view wins the hit test? The choices are the views named by common misconceptions and by the rules, front first.
struct WinnerQuestion {
  let point: CGPoint
  let tree: TreeSnapshot

  /// At most four views, and what they leave out.
  var choices: [PredictionChoice] {
    let views = Array(candidates.prefix(4)), order = tree.nodes.reversed().map(\.name)
    let last: PredictionChoice = tree.nodes.count <= views.count ? .nobody : .others
    return order.filter { views.contains($0) }.map { .object($0) } + [last]
  }

  /// All views, the most tempting first.
  private var candidates: [String] {
    let front = tree.view(at: point), under = tree.views(at: point).map(\.name)
    let hidden = tree.nodes.reversed().filter { $0.corners.contain(point) && !under.contains($0.name) }.map(\.name)
    let enlarged = tree.nodes.filter { $0.pointInside == .enlarged && $0.takes(point) && !under.contains($0.name) }
    let redirected = tree.nodes.compactMap { node -> String? in
      if case .returns(let view) = node.hitTest, under.contains(node.name) { view } else { nil }
    }
    let named = [front] + enlarged.map(\.name) + redirected + [tree.viewThatWouldBeHit(at: point)]
    let parent = front.flatMap { tree.node($0)?.superview }
    let all =
      named + [parent] + under + hidden + (front.map { tree.siblings(of: $0).reversed() } ?? [])
      + tree.nodes.reversed().map(\.name)
    var seen: Set<String> = []
    return all.compactMap(\.self).filter { tree.node($0) != nil && seen.insert($0).inserted }
  }

  func found(for finger: TouchGroup.Finger, asked: Int, in group: TouchGroup) -> FoundQuestion? {
    let choices = choices
    let prompt = PredictionPrompt(.winner, finger: finger.number, asked: asked, choices: choices)
    guard let search = group.search(for: finger) else { return (prompt, nil, []) }
    let choice = search.hit.map { PredictionChoice.object($0) } ?? .nobody
    let answer = PredictionAnswer(
      choice: choices.contains(choice) ? choice : .others, objects: search.hit.map { [$0] } ?? [], decided: search.end)
    return (prompt, answer, choices.map { $0 == answer.choice ? nil : misconception(of: $0, winner: search.hit) })
  }

  // MARK: Misconceptions

  /// The belief that leads to choosing a view other than the winner.
  private func misconception(of choice: PredictionChoice, winner: String?) -> Misconception? {
    switch choice {
    case .nobody:
      if closedGateAtPoint { return .refusalSwallowsTouch }
      return winner.flatMap { tree.node($0) }?.isWindow == true ? .nobodyAtEmptySpot : nil
    case .object(let view): return misconception(of: view, winner: winner)
    case .others, .yes, .no, .ended, .cancelled, .nothing: return nil
    }
  }

  private func misconception(of view: String, winner: String?) -> Misconception? {
    guard let node = tree.node(view) else { return nil }
    let isUnder = node.corners.contain(point)
    if tree.closedGate(above: view) != nil { return isUnder ? .gatedViewIsAsked : nil }
    if isUnder, node.takes(point), isCut(view) { return .childIsAskedAlone }
    guard let winner, let winning = tree.node(winner) else { return isUnder ? .frontmostPictureWins : nil }
    if !winning.corners.contain(point), isUnder {
      return winning.takes(point) ? .drawingIsTheArea : .overrideChangesNothing
    }
    if tree.hasOverride(onPathTo: winner) || tree.hasOverride(onPathTo: view) { return .overrideChangesNothing }
    if isUnder, !node.takes(point) { return .edgeIsInside }
    if isUnder, winning.alpha < 0.1 { return .invisibleCannotWin }
    if tree.isView(winner, inside: view) { return .parentComesFirst }
    guard isUnder else { return nil }
    return tree.isBehind(view, winner) ? .backViewFirst : .frontmostPictureWins
  }

  /// Whether a view at the point has a closed gate.
  private var closedGateAtPoint: Bool { tree.nodes.contains { $0.refusal != nil && $0.corners.contain(point) } }

  /// Whether a view around this one does not take the point, and asks as UIKit does.
  private func isCut(_ view: String) -> Bool {
    tree.path(to: view).dropLast().compactMap { tree.node($0) }.contains { $0.hitTest == .standard && !$0.takes(point) }
  }
}

extension TreeSnapshot {
  /// Whether a view, or one around it, overrides `hitTest`.
  func hasOverride(onPathTo view: String) -> Bool {
    path(to: view).contains { node($0).map { $0.hitTest != .standard } ?? false }
  }

  /// Whether a view lies behind another one, neither inside the other.
  func isBehind(_ view: String, _ other: String) -> Bool {
    let names = nodes.map(\.name)
    guard let own = names.firstIndex(of: view), let others = names.firstIndex(of: other) else { return false }
    return own < others && !isView(other, inside: view)
  }
}
