import Foundation

extension TreeSnapshot {
  /// Whether `view` is `other` or a descendant of it.
  package func isView(_ view: String, inside other: String) -> Bool {
    view == other || (node(view)?.superview).map { isView($0, inside: other) } ?? false
  }

  /// The subviews of a view's superview, back to front, with the view itself; empty for a window.
  package func siblings(of view: String) -> [String] { node(view)?.superview.flatMap { node($0)?.subviews } ?? [] }

  /// The outermost of a view and its ancestors whose gate is closed.
  package func closedGate(above view: String) -> Node? {
    guard let node = node(view) else { return nil }
    return node.superview.flatMap { closedGate(above: $0) } ?? (node.refusal == nil ? nil : node)
  }
}

extension TreeSnapshot {
  /// The frontmost visible view at a point of the screen, whether or not it takes part in hit tests.
  package func view(at point: CGPoint) -> String? {
    nodes.last { !isHidden($0) && $0.corners.contain(point) }?.name
  }

  /// The visible views at a point of the screen, front first.
  package func views(at point: CGPoint) -> [Node] {
    nodes.reversed().filter { !isHidden($0) && $0.corners.contain(point) }
  }

  /// The front view at a point of the screen that is opaque enough to be seen, as in the hit map.
  package func seenView(at point: CGPoint) -> String? {
    views(at: point).first { node in
      path(to: node.name).reduce(1) { $0 * (self.node($1)?.alpha ?? 1) } >= VisibleWalk.leastOpacity
    }?.name
  }

  /// The frontmost control, or view with a gesture recognizer, at a point of the screen: what a person means who presses there.
  package func meantView(at point: CGPoint) -> String? {
    views(at: point).first { node in
      node.isControl || recognizers.contains { $0.view == node.name && $0.className != "ContentDelay" }
    }?.name
  }

  /// Returns the view that a person means at a point and that has not won there; nil if it has.
  /// - Parameters:
  ///   - winner: the hit-test view; nil if there is none.
  ///   - isOwnCode: whether the views are those of a person's own code, where most of the views that are seen are not meant.
  package func meantLoser(at point: CGPoint, winner: String?, isOwnCode: Bool) -> String? {
    guard isOwnCode else {
      let seen = seenView(at: point)
      return seen == winner ? nil : seen
    }
    guard let meant = meantView(at: point), meant != winner else { return nil }
    // The recognizers of a view see the touches of its subviews; a control gets only its own.
    if let winner, node(meant)?.isControl == false, isView(winner, inside: meant) { return nil }
    return meant
  }

  private func isHidden(_ node: Node) -> Bool {
    node.isHidden || (node.superview.flatMap { self.node($0) }.map { isHidden($0) } ?? false)
  }
}

extension [CGPoint] {
  /// Returns whether a point lies in the convex polygon with these corners, clockwise or counterclockwise, or on its edge.
  /// A polygon without an area contains no point.
  package func contain(_ point: CGPoint) -> Bool {
    let turns = indices.map { index in
      let one = self[index], two = self[(index + 1) % count]
      return (two.x - one.x) * (point.y - one.y) - (two.y - one.y) * (point.x - one.x)
    }
    return turns.contains { $0 != 0 } && (turns.allSatisfy { $0 >= 0 } || turns.allSatisfy { $0 <= 0 })
  }
}
