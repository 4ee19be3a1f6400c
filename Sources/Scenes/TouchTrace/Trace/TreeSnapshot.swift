import Scenes
import UIKit

/// The kind of object that a responder is.
package enum ResponderKind: String, Sendable, Codable {
  case view, window, controller, windowScene, application, delegate
}

/// The view tree and the responders at one step, as values.
package struct TreeSnapshot: Equatable, Sendable, Codable {
  /// Windows and views, parents before children, back to front.
  package var nodes: [Node]
  /// Every object that can be in a responder chain.
  package var responders: [Responder]
  /// The gesture recognizers of all views, view by view; those of one view in the order in which they were added.
  package var recognizers: [Recognizer] = []
  /// The targets of actions that exist and are not responders.
  var targets: [String] = []
  /// The last edit of each property that inputs have edited.
  var edits: [Edit] = []

  /// Edits are not coded: only scenes have edits, and scenes run in this process.
  private enum CodingKeys: String, CodingKey { case nodes, responders, recognizers, targets }

  package init(nodes: [Node] = [], responders: [Responder] = []) {
    self.nodes = nodes
    self.responders = responders
  }

  /// The tree without what its views draw, which has no influence on touches.
  package var withoutDrawings: TreeSnapshot {
    guard nodes.contains(where: { $0.drawing != nil }) else { return self }
    var tree = self
    for index in nodes.indices { tree.nodes[index].drawing = nil }
    return tree
  }

  package func recognizer(_ name: String) -> Recognizer? { recognizers.first { $0.name == name } }

  package func node(_ name: String) -> Node? { nodes.first { $0.name == name } }

  /// The windows and views by their names, for whoever looks up many.
  package var nodesByName: [String: Node] { Dictionary(nodes.map { ($0.name, $0) }) { first, _ in first } }

  package func responder(_ name: String) -> Responder? { responders.first { $0.name == name } }

  /// The responder chain from `name` to the last responder.
  package func chain(from name: String) -> [Responder] {
    var chain: [Responder] = []
    var current = responder(name)
    while let responder = current, chain.count <= responders.count {
      chain.append(responder)
      current = responder.next.flatMap { self.responder($0) }
    }
    return chain
  }

  /// Returns the view that a name in a sentence or on a card stands for: the view itself, the view of a recognizer, or the
  /// root view of a controller. Nil for other responders.
  package func view(for name: String) -> String? {
    if node(name) != nil { return name }
    if let recognizer = recognizer(name) { return recognizer.view }
    guard responder(name)?.kind == .controller else { return nil }
    return responders.first { $0.kind == .view && $0.next == name }?.name
  }

  /// The names of a view and of all its descendants.
  package func subtree(of name: String) -> [String] {
    guard let node = node(name) else { return [] }
    return [name] + node.subviews.flatMap { subtree(of: $0) }
  }

  /// The names from the window down to a view.
  package func path(to name: String) -> [String] {
    guard let node = node(name) else { return [] }
    return (node.superview.map { path(to: $0) } ?? []) + [name]
  }
}

extension TreeSnapshot {
  /// A window or view.
  package struct Node: Equatable, Sendable, Codable {
    package var name: String
    /// The class in code, such as `UIView` or `BeyondBoundsView`.
    package var className: String
    /// 0 for a window.
    package var depth: Int
    package var superview: String?
    /// Back to front.
    package var subviews: [String] = []
    /// The top left, top right, bottom right and bottom left corners of the bounds, in screen points.
    package var corners: [CGPoint] = []
    /// In the superview's coordinate space.
    package var frame = CGRect.zero
    package var bounds = CGRect.zero
    package var isHidden = false
    package var alpha: CGFloat = 1
    package var isUserInteractionEnabled = true
    package var clipsToBounds = false
    package var isMultipleTouchEnabled = false
    package var isExclusiveTouch = false
    package var animation = AnimationState.none
    package var isControl = false
    var isEnabled = true
    package var hitTest = HitTestOverride.standard
    package var pointInside = PointInsideOverride.bounds
    package var hitOutsets = HitOutsets.none
    package var color: ColorName?
    /// A picture that follows the view's recognizers.
    package var image: ImageName?
    var text: String?
    /// The drawing that the view makes by itself, from the top left corner of its bounds, in points. Only views of a
    /// person's own code have it.
    package var drawing: DisplayList?
    /// The opacity with which the view is shown, where that is not `alpha`: an animation has left it there.
    package var shownAlpha: CGFloat?
    /// The controller whose root view it is.
    package var controller: String?

    /// Creates a node with the default values of a `UIView`'s properties.
    init(name: String, className: String, depth: Int) {
      self.name = name
      self.className = className
      self.depth = depth
    }

    package var isWindow: Bool { depth == 0 }

    /// The closed gate of this view itself; nil if all are open.
    package var refusal: TouchRefusal? {
      if isHidden { return .hidden }
      if !isUserInteractionEnabled { return .interactionDisabled }
      if alpha <= TouchRefusal.highestIgnoredAlpha { return .alpha(alpha) }
      // The overrides of a scene have a guard of their own, which knows no animations.
      return animation == .running && hitTest == .standard ? .animated : nil
    }

    /// The bounding box of the corners, in screen points.
    package var box: CGRect {
      let xs = corners.map(\.x), ys = corners.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// A gesture recognizer, with its properties that affect the touches of its view.
  package struct Recognizer: Equatable, Sendable, Codable {
    package var name: String
    /// The class in code, such as `UITapGestureRecognizer`.
    package var className: String
    package var view: String
    package var isEnabled: Bool
    package var cancelsTouchesInView: Bool
    package var delaysTouchesBegan: Bool
    package var delaysTouchesEnded: Bool
    /// `numberOfTapsRequired` of a tap or long press; nil for all others.
    package var taps: Int?
  }

  /// A link of the responder chain.
  package struct Responder: Equatable, Sendable, Codable {
    package var name: String
    package var kind: ResponderKind
    package var touches: TouchHandling
    /// Nil at the end of the chain.
    package var next: String?
    /// False for a delegate that is not a `UIResponder` and therefore not in the chain.
    package var isResponder: Bool
    /// The class in code of a responder that is no view; nil where it is not known.
    package var className: String?
  }
}
