import Scenes
import TouchTrace
import UIKit

/// A touch at one step, with all that its summary depends on.
package struct TouchContext {
  let story: TouchStory
  /// The other fingers of the touch sequence.
  let others: [TouchStory]
  /// The tree at the same step.
  let tree: TreeSnapshot
  /// The tree as the scene defines it, before any edit.
  let originalTree: TreeSnapshot
  let numbering: Numbering

  package init(
    _ story: TouchStory, others: [TouchStory] = [], in tree: TreeSnapshot, originalTree: TreeSnapshot? = nil,
    numbering: Numbering = .views
  ) {
    self.numbering = numbering
    (self.story, self.others, self.tree) = (story, others, tree)
    self.originalTree = originalTree ?? tree
  }

  /// The summary: what happened to the touch on its way, if a recognizer or the system interfered, or else why its view
  /// won and where its event went.
  var line: any NarrationLine {
    guard let winner = story.result?.view else { return TouchLine(winning: nobody, outcome: .open) }
    if numbering == .steps { return StepsLine(asked: story.asked.map { .init($0, winner) }, winner: winner) }
    if let control = control(around: winner) {
      return TouchLine(winning: .insideControl(winner, control: control), outcome: outcome(winner))
    }
    if let line = incident(winner) ?? pathLine(winner) { return line }
    let winning = winning(winner)
    switch winning {
    // They are about the time before the event is sent.
    case .searched, .forgotten, .itselfLast, .stickingOut(_, _, isClipped: true, _):
      return TouchLine(winning: winning, outcome: .open)
    default: return TouchLine(winning: winning, outcome: outcome(winner))
    }
  }

  func recognizer(_ name: String) -> RecognizerName { RecognizerName(name, in: tree) }

  /// The innermost control that a view lies in; nil for a control itself.
  private func control(around view: String) -> String? {
    guard tree.node(view)?.isControl == false else { return nil }
    return tree.path(to: view).last { tree.node($0)?.isControl ?? false }
  }

  /// Whether a screen point is in the box around a view.
  func isUnder(_ point: CGPoint?, _ node: TreeSnapshot.Node) -> Bool { point.map(node.box.contains) ?? false }
}
