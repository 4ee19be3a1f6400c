import Foundation
import Scenes
import TouchTrace
import UIKit

extension Narration {
  /// Returns the line for a step of a trace; nil for an index out of range.
  package static func line(ofStep index: Int, in trace: Trace) -> (any NarrationLine)? {
    trace.steps.indices.contains(index) ? StepContext(trace: trace, index: index).line : nil
  }

  /// Returns the summary of a touch: why its view won, and where its event went.
  package static func line(of story: TouchStory, in tree: TreeSnapshot) -> any NarrationLine {
    StoryContext(story: story, tree: tree).line
  }

  /// Returns the summary of a touch as a sentence.
  static func summary(of story: TouchStory, in tree: TreeSnapshot, language: Language) -> Sentence {
    line(of: story, in: tree).sentence(in: language)
  }
}

/// A finger's story with the tree at the same step.
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

  /// The reason why a view under the finger, in front of the winner, did not win: the first in the order of asking.
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

  /// Whether the finger went down on a view, hidden or not.
  private func isUnderFinger(_ node: TreeSnapshot.Node) -> Bool {
    guard let point = story.trail.first else { return false }
    let outsets = node.pointInside == .enlarged ? node.hitOutsets : .none
    return node.box.outset(by: outsets).contains(point)
  }

  /// The innermost ancestor of the winner with an override that asked although the point is outside its bounds.
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
  fileprivate func outset(by outsets: HitOutsets) -> CGRect {
    CGRect(
      x: minX - outsets.left, y: minY - outsets.top,
      width: max(0, width + outsets.left + outsets.right), height: max(0, height + outsets.top + outsets.bottom))
  }
}
