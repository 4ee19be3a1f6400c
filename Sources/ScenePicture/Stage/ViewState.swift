import Foundation
import TouchTrace
import UIKit

/// How a view stands in the search for a touch's view: what its outline, its ground and its tag say.
enum ViewState: Equatable {
  /// Its turn may still come.
  case notReached
  /// It is asked now and has not answered.
  case asking
  case inside
  case outside(Miss?)
  /// A gate is closed.
  case skipped(TouchRefusal)
  /// It lies in a view whose gate is closed.
  case inSkipped
  /// Its turn can no longer come.
  case notAsked
  /// The hit-test view.
  case result
}

extension ViewState {
  /// The state of every view of `tree` by name, as far as `story` knows.
  static func all(in tree: TreeSnapshot, _ story: TouchStory?) -> [String: ViewState] {
    var states: [String: ViewState] = [:]
    // Parents stand before their children.
    for node in tree.nodes {
      let above = node.superview.flatMap { states[$0] }
      states[node.name] = story.map { ViewState(of: node, in: $0, above: above) } ?? .notReached
    }
    return states
  }

  private init(of node: TreeSnapshot.Node, in story: TouchStory, above: ViewState?) {
    if story.result?.view == node.name {
      self = .result
    } else if let question = story.question(of: node.name) {
      self = ViewState(question, isLast: story.asked.last?.view == node.name)
    } else {
      self = ViewState(unasked: node, in: story, above: above)
    }
  }

  private init(_ question: TouchStory.Question, isLast: Bool) {
    switch question.answer {
    case .asking: self = isLast ? .asking : .inside
    case .inside, .overridden: self = .inside
    case .outside(let miss): self = .outside(miss)
    case .skipped(let refusal): self = .skipped(refusal)
    }
  }

  private init(unasked node: TreeSnapshot.Node, in story: TouchStory, above: ViewState?) {
    switch above {
    case .skipped, .inSkipped: self = .inSkipped
    case .outside, .notAsked: self = .notAsked
    case .notReached, .asking, .inside, .result, nil:
      let isPast = node.superview.flatMap { story.question(of: $0) }?.hit != nil
      self = isPast || story.result != nil ? .notAsked : .notReached
    }
  }

  /// Whether the view said that the point is for it or something in it.
  var isYes: Bool {
    switch self {
    case .inside, .result: true
    case .notReached, .asking, .outside, .skipped, .inSkipped, .notAsked: false
    }
  }
}
