import Foundation
import Scenes
import TouchTrace
import UIKit

extension Narration {
  /// One step of a trace, with why it happened.
  package static func line(ofStep index: Int, in trace: Trace) -> (any NarrationLine)? {
    trace.steps.indices.contains(index) ? StepContext(trace: trace, index: index).line : nil
  }

  /// A whole touch: why its view won, and where its event went.
  package static func line(of story: TouchStory, in tree: TreeSnapshot) -> any NarrationLine {
    StoryContext(story: story, tree: tree).line
  }

  /// Why the touch's view won, and where its event went.
  static func summary(of story: TouchStory, in tree: TreeSnapshot, language: Language) -> Sentence {
    line(of: story, in: tree).sentence(in: language)
  }
}

/// A finger's story with the tree that it took place in.
private struct StoryContext {
  let story: TouchStory
  let tree: TreeSnapshot

  var line: any NarrationLine {
    guard let winner = story.result?.view else { return TouchLine(winning: nobody, outcome: .open) }
    if let claimer = story.claimer.map({ RecognizerName($0, in: tree) }) {
      return story.isIgnored ? HoldingLine.claimedBefore(winner, by: claimer) : .claimed(winner, by: claimer)
    }
    return TouchLine(winning: winning(winner), outcome: outcome(winner))
  }

  // MARK: Why it won

  private var nobody: WinningLine {
    let isOutside = story.asked.allSatisfy { if case .outside = $0.answer { true } else { false } }
    return .nobody(story.point ?? .zero, isOutside: isOutside)
  }

  private func winning(_ winner: String) -> WinningLine {
    guard let question = story.question(of: winner), question.hit?.view == winner else {
      return .chosen(winner, by: chooser(of: winner))
    }
    if let obstacle = obstacle(for: winner) { return obstacle }
    if let view = overreachingView(over: winner) { return .overriding(view, winner: winner) }
    let node = tree.node(winner)
    if let bounds = node?.bounds, Miss(question.point, outside: bounds) != nil { return .enlarged(winner) }
    if let alpha = node?.alpha, alpha <= 0.05 { return .faint(winner, alpha) }
    return node?.subviews.isEmpty ?? true ? .frontmost(winner) : .noSubviewTook(winner)
  }

  /// The view whose override returned the winner without asking it.
  private func chooser(of winner: String) -> String? {
    story.asked.last { $0.isOverride && $0.hit?.view == winner }?.view
  }

  /// What keeps a view from winning that lies under the finger, in front of the winner: the first in order of asking.
  private func obstacle(for winner: String) -> WinningLine? {
    for question in story.asked where question.view != winner {
      guard let node = tree.node(question.view) else { continue }
      switch question.answer {
      case .skipped(let refusal):
        guard isUnderFinger(node) || contentUnderFinger(node) != nil else { continue }
        return .gate(node.name, refusal, content: contentUnderFinger(node), winner: winner)
      case .outside:
        guard let content = contentUnderFinger(node) else { continue }
        return .stickingOut(content, superview: node.name, winner: winner)
      case .asking, .inside, .overridden: continue
      }
    }
    return nil
  }

  private func contentUnderFinger(_ node: TreeSnapshot.Node) -> String? {
    tree.subtree(of: node.name).dropFirst().last { name in tree.node(name).map(isUnderFinger) ?? false }
  }

  /// Where the finger came down; hidden views count, for that is what their gate is about.
  private func isUnderFinger(_ node: TreeSnapshot.Node) -> Bool {
    guard let point = story.trail.first else { return false }
    let growth = node.pointInside == .enlarged ? node.hitOutsets : .none
    return node.box.grown(by: growth).contains(point)
  }

  /// A view above the winner that asks although the point lies outside of it.
  private func overreachingView(over winner: String) -> String? {
    tree.path(to: winner).dropLast().last { name in
      guard let question = story.question(of: name), question.isOverride, let node = tree.node(name) else {
        return false
      }
      return Miss(question.point, outside: node.bounds) != nil
    }
  }

  // MARK: Where the event went

  private func outcome(_ winner: String) -> OutcomeLine {
    if story.isIgnored { return .ignored(winner) }
    if story.phase == .cancelled { return .cancelled(winner) }
    if story.isDropped { return .dropped }
    if tree.node(winner)?.isControl ?? false, tree.responder(winner)?.touches == .ignores {
      return .control(winner, action: story.actions.last { $0.sender == winner }?.name)
    }
    guard let handler = story.handler else { return .open }
    return handler == winner ? .itself(winner) : .climbs(handler: handler)
  }
}

extension CGRect {
  fileprivate func grown(by growth: HitOutsets) -> CGRect {
    CGRect(
      x: minX - growth.left, y: minY - growth.top,
      width: max(0, width + growth.left + growth.right), height: max(0, height + growth.top + growth.bottom))
  }
}
