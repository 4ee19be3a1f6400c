import Foundation
import ScenePicture
import Scenes
import TouchTrace

/// A row of the view tree: a view, its place in the tree, and its outcome.
package struct TreeEntry: Equatable {
  package var name: String
  package var isWindow: Bool
  package var depth: Int
  /// For each level from the second on, whether the line of that level continues below this row.
  package var continues: [Bool]
  package var isControl: Bool
  /// The flags of the view, the most important first.
  package var flags: [Icon]
  /// Whether the recognizer in the inspector is on the view.
  package var hasInspectedRecognizer = false
  package var outcome: ViewOutcome
  /// Its place in the order of asking.
  package var number: Int?

  /// A row before it shows a view.
  package static let empty = TreeEntry(
    name: "", isWindow: false, depth: 0, continues: [], isControl: false, flags: [], outcome: .notAsked)

  /// Returns the views of a display state, parents before children, front to back.
  package static func entries(of display: DisplayState) -> [TreeEntry] {
    let windows = display.tree.nodes.filter(\.isWindow).reversed()
    let nodes = display.tree.nodesByName, outcomes = display.outcomes, numbers = display.numbers
    func entries(of node: TreeSnapshot.Node, continues: [Bool]) -> [TreeEntry] {
      let children = node.subviews.reversed().compactMap { nodes[$0] }
      let own = TreeEntry(
        name: node.name, isWindow: node.isWindow, depth: node.depth, continues: continues, isControl: node.isControl,
        flags: flags(of: node, display), hasInspectedRecognizer: display.recognizerView == node.name,
        outcome: outcomes[node.name], number: numbers[node.name])
      return [own]
        + children.enumerated().flatMap { index, child in
          entries(of: child, continues: continues + [index < children.count - 1])
        }
    }
    return windows.flatMap { entries(of: $0, continues: []) }
  }

  private static func flags(of node: TreeSnapshot.Node, _ display: DisplayState) -> [Icon] {
    var flags: [Icon] = []
    if node.isHidden { flags.append(.hidden) }
    if !node.isUserInteractionEnabled { flags.append(.interactionOff) }
    if node.animation == .running { flags.append(.animated) }
    if display.tree.recognizers.contains(where: { $0.view == node.name }) { flags.append(.diamond) }
    if node.pointInside != .bounds { flags.append(.enlarged) }
    if node.clipsToBounds { flags.append(.clips) }
    return flags
  }
}
