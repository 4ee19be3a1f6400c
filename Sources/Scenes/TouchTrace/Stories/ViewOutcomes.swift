/// The outcome of every view of a tree in the search for one finger's view.
///
///     let outcomes = ViewOutcomes(of: playback.stories.first, in: playback.tree)
///     outcomes["yellow"]  // .outside(34 pt above)
package struct ViewOutcomes: Equatable, Sendable {
  private var outcomes: [String: ViewOutcome] = [:]

  /// - Parameters:
  ///   - story: the story of the finger; nil before the first touch, when all views are pending.
  ///   - tree: the tree at the same step.
  package init(of story: TouchStory?, in tree: TreeSnapshot) {
    guard let story else { return }
    let questions = Dictionary(story.asked.map { ($0.view, $0) }) { _, latest in latest }
    let askers = Set(story.asked.compactMap(\.by))
    // Parents come before their children.
    for node in tree.nodes {
      if story.result?.view == node.name {
        outcomes[node.name] = .result
      } else if let question = questions[node.name] {
        outcomes[node.name] = question.outcome(
          isLast: story.asked.last?.view == node.name, askers.contains(node.name))
      } else {
        let isPast = story.result != nil || node.superview.flatMap { questions[$0] }?.hit != nil
        outcomes[node.name] = .unasked(in: node.superview.flatMap { outcomes[$0] }, isPast: isPast)
      }
    }
  }

  /// Creates the outcomes in the searches for two fingers: where the first did not reach a view, those of the second.
  package init(of story: TouchStory?, and other: TouchStory?, in tree: TreeSnapshot) {
    self.init(of: story, in: tree)
    guard let other else { return }
    let others = ViewOutcomes(of: other, in: tree)
    for (view, outcome) in others.outcomes where !self[view].isReached && outcome.isReached { outcomes[view] = outcome }
  }

  /// The outcome of a view by its name; `pending` for a view that the tree does not have.
  package subscript(view: String) -> ViewOutcome { outcomes[view] ?? .pending }
}

extension ViewOutcome {
  /// - Parameters:
  ///   - superview: the outcome of the view's superview; nil for a window.
  ///   - isPast: whether the superview has asked all views that it is going to ask.
  fileprivate static func unasked(in superview: ViewOutcome?, isPast: Bool) -> ViewOutcome {
    switch superview {
    case .skipped, .insideSkipped: .insideSkipped
    case .outside, .notAsked: .notAsked
    case .pending, .asking, .inside, .overridden, .result, nil: isPast ? .notAsked : .pending
    }
  }
}

extension TouchStory.Question {
  /// - Parameters:
  ///   - isLast: whether no view was asked after this one.
  ///   - asksSubviews: whether it asked another view.
  fileprivate func outcome(isLast: Bool, _ asksSubviews: Bool) -> ViewOutcome {
    switch answer {
    // Only an override asks other views before it calls `point(inside:)`.
    case .asking: isLast ? .asking : .overridden(asksSubviews: asksSubviews)
    case .inside: .inside
    case .outside(let miss): .outside(miss)
    case .skipped(let refusal): .skipped(refusal)
    case .overridden: .overridden(asksSubviews: asksSubviews)
    }
  }
}
