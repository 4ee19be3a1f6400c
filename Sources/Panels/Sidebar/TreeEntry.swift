import Foundation
import ScenePicture
import Scenes
import TouchTrace

/// A line of the view tree: a view, how it lies in the tree, and what it said.
struct TreeEntry: Equatable {
  var name: String
  var isWindow: Bool
  var depth: Int
  /// For each level from the second on: whether the line of that level goes on below this row.
  var continues: [Bool]
  var isControl: Bool
  /// What is special about it, the most important first.
  var flags: [Icon]
  var verdict: ViewVerdict
  /// Its place in the order of asking.
  var number: Int?

  /// The views of a moment, parents before children, front before back.
  static func entries(of display: DisplayState) -> [TreeEntry] {
    let tree = display.tree
    let windows = tree.nodes.filter(\.isWindow).reversed()
    return windows.flatMap { entries(of: $0, continues: [], display) }
  }

  private static func flags(of node: TreeSnapshot.Node, _ display: DisplayState) -> [Icon] {
    var flags: [Icon] = []
    if node.isHidden { flags.append(.hidden) }
    if !node.isUserInteractionEnabled { flags.append(.interactionOff) }
    if display.tree.recognizers.contains(where: { $0.view == node.name }) { flags.append(.diamond) }
    if node.pointInside != .bounds { flags.append(.enlarged) }
    if node.clipsToBounds { flags.append(.clips) }
    return flags
  }

  private static func entries(
    of node: TreeSnapshot.Node, continues: [Bool], _ display: DisplayState
  ) -> [TreeEntry] {
    let children = node.subviews.reversed().compactMap { display.tree.node($0) }
    let own = TreeEntry(
      name: node.name, isWindow: node.isWindow, depth: node.depth, continues: continues, isControl: node.isControl,
      flags: flags(of: node, display),
      verdict: ViewVerdict(of: node.name, in: display), number: display.story?.number(of: node.name))
    return [own]
      + children.enumerated().flatMap { index, child in
        entries(of: child, continues: continues + [index < children.count - 1], display)
      }
  }
}
