import Scenes
import TouchTrace
import UIKit

extension TouchContext {
  /// Why no view won.
  var nobody: WinningLine {
    let isOutside = story.asked.allSatisfy { if case .outside = $0.answer { true } else { false } }
    return .nobody(story.point ?? .zero, isOutside: isOutside)
  }

  /// Why the view won.
  func winning(_ winner: String) -> WinningLine {
    guard let question = story.question(of: winner), question.hit?.view == winner else {
      return .chosen(winner, by: chooser(of: winner))
    }
    if let obstacle = obstacle(for: winner) { return obstacle }
    if let view = overreachingView(over: winner) {
      return uncovered(winner, in: view).map { .wrongOrder(view, winner: winner, front: $0) }
        ?? .overriding(view, winner: winner)
    }
    if let behind = viewBehindSinceEdit(winner) { return .broughtToFront(winner, behind: behind) }
    let node = tree.node(winner)
    if let bounds = node?.bounds, Miss(question.point, outside: bounds) != nil {
      return neighbour(under: winner).map { .steals(winner, from: $0) } ?? .enlarged(winner)
    }
    if let alpha = node?.alpha, alpha <= 0.05 { return .faint(winner, alpha) }
    if story.searches > 1 { return .searched(winner, times: story.searches) }
    let subviews = story.asked.filter { $0.by == winner }.map(\.view)
    if question.isOverride, !subviews.isEmpty { return .itselfLast(winner, after: subviews) }
    if let window = story.asked.first(where: { $0.by == nil }), hasScrolled(above: winner) {
      return .converted(winner, window.point, window: window.view, question.point)
    }
    if let near = nearMiss(winner) { return near }
    return node?.subviews.isEmpty ?? true ? .frontmost(winner) : .noSubviewTook(winner)
  }

  /// The view whose override returned the winner without asking it.
  private func chooser(of winner: String) -> String? {
    story.asked.last { $0.isOverride && $0.hit?.view == winner }?.view
  }

  /// Whether the view is in a view whose bounds have moved, such as a scroll view that has scrolled.
  private func hasScrolled(above view: String) -> Bool {
    tree.path(to: view).dropLast().contains { tree.node($0)?.bounds.origin != .zero }
  }

  // MARK: Views in the way

  /// The reason why a view under the finger, in front of the winner, did not win: the first in the order of asking.
  private func obstacle(for winner: String) -> WinningLine? {
    let nodes = tree.nodesByName
    for question in story.asked where question.view != winner {
      guard let node = nodes[question.view] else { continue }
      switch question.answer {
      case .skipped(let refusal):
        guard isUnderFinger(node) || contentUnderFinger(node) != nil else { continue }
        return .gate(node.name, refusal, content: contentUnderFinger(node), winner: winner)
      case .outside(let miss):
        if let miss, miss.distance == 0 { return .onEdge(node.name, miss.side, winner: winner) }
        guard let content = contentUnderFinger(node) else { continue }
        return .stickingOut(content, superview: node.name, isClipped: node.clipsToBounds, winner: winner)
      case .overridden where question.hit == .nobody:
        if let refusal = node.refusal { return .ownGate(node.name, refusal, winner: winner) }
        guard node.hitTest != .standard, Miss(question.point, outside: node.bounds) == nil else { continue }
        return .forgotten(node.name, order: wrongOrder(in: node), winner: winner)
      case .asking, .inside, .overridden: continue
      }
    }
    return nil
  }

  /// The first two subviews that an override asked, if the first one is behind the second.
  private func wrongOrder(in node: TreeSnapshot.Node) -> [String] {
    let asked = story.asked.filter { $0.by == node.name }.map(\.view).prefix(2).map { $0 }
    let places = asked.compactMap { node.subviews.firstIndex(of: $0) }
    return places.count == 2 && places[0] < places[1] ? asked : []
  }

  /// The view that the finger has just missed, with a subview that may be what the finger was meant for: both are closer
  /// than half of 44 points, the least width of a target in Apple's guidelines.
  private func nearMiss(_ winner: String) -> WinningLine? {
    guard let point = story.trail.first else { return nil }
    let reach: CGFloat = 22
    for question in story.asked where question.view != winner {
      guard case .outside(let miss?) = question.answer, miss.distance <= reach else { continue }
      let content = tree.subtree(of: question.view).dropFirst().last { name in
        guard let node = tree.node(name), node.isControl, node.refusal == nil else { return false }
        return node.box.insetBy(dx: -reach, dy: -reach).contains(point)
      }
      if let content { return .near(question.view, miss, content: content, winner: winner) }
    }
    return nil
  }

  private func contentUnderFinger(_ node: TreeSnapshot.Node) -> String? {
    if node.subviews.isEmpty { return nil }
    return tree.subtree(of: node.name).dropFirst().last { name in tree.node(name).map(isUnderFinger) ?? false }
  }

  /// Whether the finger went down on a view, hidden or not.
  private func isUnderFinger(_ node: TreeSnapshot.Node) -> Bool {
    guard let point = story.trail.first else { return false }
    let outsets = node.pointInside == .enlarged ? node.hitOutsets : .none
    return node.box.extended(by: outsets).contains(point)
  }

  /// The frontmost view that would get the touch if the winner did not take it with its enlarged hit area; nil if that is one of the
  /// winner's superviews.
  private func neighbour(under winner: String) -> String? {
    let path = tree.path(to: winner), finger = story.trail.first
    let around = path.dropLast().last { tree.node($0).map { isUnder(finger, $0) } ?? false }
    return tree.nodes.last { node in
      !path.contains(node.name) && isUnder(finger, node) && tree.closedGate(above: node.name) == nil
        && (around.map(tree.path(to: node.name).contains) ?? true)
    }?.name
  }

  // MARK: Overrides and order

  /// The innermost ancestor of the winner with an override that asked although the point is outside the ancestor's bounds.
  private func overreachingView(over winner: String) -> String? {
    tree.path(to: winner).dropLast().last { name in
      guard let question = story.question(of: name), question.isOverride, let node = tree.node(name) else {
        return false
      }
      return Miss(question.point, outside: node.bounds) != nil
    }
  }

  /// The frontmost sibling that lies over the winner under the finger, and that the override of `view` did not ask.
  private func uncovered(_ winner: String, in view: String) -> String? {
    let siblings = tree.node(view)?.subviews ?? []
    guard let index = siblings.firstIndex(of: winner) else { return nil }
    return siblings[(index + 1)...].last { name in
      story.question(of: name) == nil && (tree.node(name).map { isUnder(story.trail.first, $0) } ?? false)
    }
  }

  /// The sibling under the finger that was in front of the winner until an edit.
  private func viewBehindSinceEdit(_ winner: String) -> String? {
    guard let superview = tree.node(winner)?.superview, let now = tree.node(superview)?.subviews,
      let before = originalTree.node(superview)?.subviews, Set(now) == Set(before),
      let index = now.firstIndex(of: winner), let oldIndex = before.firstIndex(of: winner)
    else { return nil }
    return now[..<index].last { name in
      before[oldIndex...].contains(name) && (tree.node(name).map { isUnder(story.trail.first, $0) } ?? false)
    }
  }
}
