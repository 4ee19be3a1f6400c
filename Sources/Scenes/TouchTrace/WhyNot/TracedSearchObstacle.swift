import UIKit

/// The first thing in a recorded hit test that kept the point from a view.
///
/// `SearchObstacle` asks the views of a live scene. This one reads what the trace says, so that own code is not called again.
struct TracedSearchObstacle {
  /// Nil if nothing does.
  private(set) var obstacle: Obstacle?
  /// The progress of the search; it grows as in `SearchObstacle`.
  private(set) var depth = 0

  private let story: TouchStory
  private let tree: TreeSnapshot
  private static let view = 10_000, questions = 10

  /// - Parameter tree: the tree of the hit test. The view is in it.
  init(_ view: String, _ story: TouchStory, _ tree: TreeSnapshot) {
    (self.story, self.tree) = (story, tree)
    follow(tree.path(to: view))
  }

  private mutating func follow(_ path: [String]) {
    guard let window = path.first, question(to: window) != nil else { return stopBeforeTheWindow() }
    for (index, name) in path.enumerated() {
      guard let asked = question(to: name) else { return }
      depth = (index + 1) * Self.view
      let next = path.indices.contains(index + 1) ? path[index + 1] : nil
      if let next, question(to: next) != nil { continue }
      let own = next == nil ? stop(at: asked) : stop(at: asked, before: next)
      if own { return }
    }
    changeOnTheWayBack(path)
  }

  /// The last question to a view: an override may ask it twice.
  private func question(to view: String) -> TouchStory.Question? { story.asked.last { $0.view == view } }

  private mutating func stopBeforeTheWindow() {
    depth = story.asked.count { $0.by == nil }
    guard let winner = story.result?.view, let window = tree.path(to: winner).first else {
      return obstacle = .other(winner: story.result?.view)
    }
    obstacle = .otherWindow(window, winner: winner)
  }

  /// Finds what keeps the view that was looked for from answering itself.
  /// - Returns: whether something does.
  private mutating func stop(at asked: TouchStory.Question) -> Bool {
    let name = asked.view
    if asked.hit == .view(name) { return false }
    if let gate = asked.gate { return stop(at: .gate(name, gate), after: gate.rank) }
    if let winner = asked.hit?.view {
      let isSubview = story.asked.contains { $0.by == name && $0.hit == .view(winner) }
      return stop(
        at: isSubview ? .covered(by: winner, isSeen: isSeen(winner), isSubview: true) : .override(of: name),
        after: Self.questions)
    }
    guard case .outside(let miss) = asked.answer else { return stop(at: .override(of: name), after: 4) }
    let area = tree.node(name)?.bounds ?? .zero
    return stop(at: area.width <= 0 || area.height <= 0 ? .noArea : .outsideItself(miss), after: 4)
  }

  /// Finds what keeps a view on the way from asking the next one.
  private mutating func stop(at asked: TouchStory.Question, before next: String?) -> Bool {
    let name = asked.view
    if let gate = asked.gate { return stop(at: .gate(name, gate), after: gate.rank) }
    if case .outside(let miss) = asked.answer {
      return stop(at: .outside(name, miss, cutsArea: false), after: 4)
    }
    let before = story.asked.filter { $0.by == name }
    if let winner = before.last?.hit?.view, asked.hit == .view(winner) {
      return stop(
        at: .covered(by: winner, isSeen: isSeen(winner), isSubview: false), after: Self.questions + before.count)
    }
    return stop(at: .override(of: name), after: Self.questions + before.count)
  }

  private mutating func stop(at obstacle: Obstacle, after questions: Int) -> Bool {
    self.obstacle = obstacle
    depth += questions
    return true
  }

  /// Finds the view that got the right answer and gave another one.
  private mutating func changeOnTheWayBack(_ path: [String]) {
    guard let index = path.lastIndex(where: { question(to: $0)?.hit != .view(path[path.count - 1]) }) else {
      return obstacle = .other(winner: story.result?.view)
    }
    depth = path.count * Self.view + Self.questions + path.count - index
    obstacle = .override(of: path[index])
  }

  /// Whether a view, or something in it, draws and is opaque enough to be seen.
  private func isSeen(_ name: String) -> Bool {
    let opacity = tree.path(to: name).reduce(1) { $0 * (tree.node($1)?.alpha ?? 1) }
    return opacity >= VisibleWalk.leastOpacity && tree.subtree(of: name).contains { tree.node($0)?.drawing != nil }
  }
}

extension TouchStory.Question {
  fileprivate var gate: Obstacle.GateKind? {
    if case .skipped(let refusal) = answer { Obstacle.GateKind(refusal) } else { nil }
  }
}

extension Trace {
  /// The tree that the last search for a finger found.
  func tree(ofSearchFor finger: Int) -> TreeSnapshot {
    let search = steps.last { if case .pass(_, _, finger, _) = $0.kind { true } else { false } }
    return search.map { trees[$0.tree] } ?? trees.first ?? TreeSnapshot()
  }
}
