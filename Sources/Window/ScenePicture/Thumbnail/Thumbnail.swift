import Scenes
import TouchTrace
import UIKit

/// A small picture of a scene at one moment: its views with their outcomes, the fingers, and the responder chain.
package struct Thumbnail: Equatable, Sendable {
  struct View: Equatable, Sendable {
    /// In screen points.
    var corners: [CGPoint]
    var depth: Int
    var color: ColorName?
    var outcome: ViewOutcome
    /// Whether it can be seen, although it may be transparent.
    var isVisible: Bool
    var hasRecognizer: Bool
  }

  /// A responder of the chain.
  struct Card: Equatable, Sendable {
    /// Nil if the event did not reach it.
    var state: TouchStory.LinkState?
    /// Whether a recognizer on its view has recognized, or the responder has received its action.
    var acts: Bool
  }

  /// The number of cards beside the device.
  static let cards = 4

  /// The size of the screen, in points.
  package let size: CGSize
  /// Parents before children, back to front.
  let views: [View]
  /// In screen points.
  let fingers: [CGPoint]
  /// Bottom to top.
  let chain: [Card]

  package init(_ display: DisplayState) {
    let tree = display.tree, outcomes = display.outcomes
    let acting = Thumbnail.actors(in: display)
    size = display.scene.size
    views = tree.nodes.map { node in
      View(
        corners: node.corners, depth: node.depth, color: node.color, outcome: outcomes[node.name],
        isVisible: !node.isHidden && node.alpha > 0.1,
        hasRecognizer: tree.recognizers.contains { $0.view == node.name })
    }
    fingers = ([display.story] + display.otherFingers).compactMap { $0?.point }
    let start = display.story?.result?.view ?? display.scene.firstResponder
    let cards = (start.map { tree.chain(from: $0) } ?? []).map { responder in
      Card(state: display.story?.link(of: responder.name)?.state, acts: acting.contains(responder.name))
    }
    chain = Thumbnail.selection(of: cards)
  }

  /// Returns the names of the views whose recognizers recognized, and of the responders that received actions.
  private static func actors(in display: DisplayState) -> Set<String> {
    let actions = display.story?.actions ?? []
    let names = actions.flatMap { action in
      [display.tree.recognizer(action.sender)?.view, action.target].compactMap(\.self)
    }
    return Set(names)
  }

  /// Returns the first cards; if a later one handles the event, it takes the last place.
  private static func selection(of cards: [Card]) -> [Card] {
    let first = Array(cards.prefix(Thumbnail.cards))
    let handler = cards.dropFirst(Thumbnail.cards).first {
      $0.state == .handles || $0.state == .handlesAndPassesOn || $0.acts
    }
    return handler.map { first.dropLast() + [$0] } ?? first
  }
}
