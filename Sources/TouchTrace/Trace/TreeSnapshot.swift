import Foundation
import Scenes
import UIKit

/// The view tree and the responders at one moment, as values.
package struct TreeSnapshot: Equatable, Sendable {
  /// Windows and views, parents before children, back to front.
  package var nodes: [Node]
  /// Everything that can stand in a responder chain.
  package var responders: [Responder]
  /// The gesture recognizers of all views, view by view, on one view in order of addition.
  package var recognizers: [Recognizer] = []
  /// The living objects that actions go to and that are no responders.
  var targets: [String] = []

  init(nodes: [Node] = [], responders: [Responder] = []) {
    self.nodes = nodes
    self.responders = responders
  }

  package func recognizer(_ name: String) -> Recognizer? { recognizers.first { $0.name == name } }

  package func node(_ name: String) -> Node? { nodes.first { $0.name == name } }

  package func responder(_ name: String) -> Responder? { responders.first { $0.name == name } }

  /// From `name` up to the last responder.
  package func chain(from name: String) -> [Responder] {
    var chain: [Responder] = []
    var current = responder(name)
    while let responder = current, chain.count <= responders.count {
      chain.append(responder)
      current = responder.next.flatMap { self.responder($0) }
    }
    return chain
  }

  /// The names of `name` and everything in it.
  package func subtree(of name: String) -> [String] {
    guard let node = node(name) else { return [] }
    return [name] + node.subviews.flatMap { subtree(of: $0) }
  }

  /// From the window down to `name`.
  package func path(to name: String) -> [String] {
    guard let node = node(name) else { return [] }
    return (node.superview.map { path(to: $0) } ?? []) + [name]
  }
}

extension TreeSnapshot {
  /// A window or view.
  package struct Node: Equatable, Sendable {
    package var name: String
    /// As code calls it: `UIView`, `BeyondBoundsView`.
    package var className: String
    package var superview: String?
    /// Back to front.
    package var subviews: [String]
    /// 0 for a window.
    package var depth: Int
    /// Top left, top right, bottom right, bottom left of the bounds, in screen points; turned with the view.
    package var corners: [CGPoint]
    /// In the superview's coordinates.
    package var frame: CGRect
    package var bounds: CGRect
    package var isHidden: Bool
    package var alpha: CGFloat
    package var isUserInteractionEnabled: Bool
    package var clipsToBounds: Bool
    package var isMultipleTouchEnabled: Bool
    package var isExclusiveTouch: Bool
    package var isControl: Bool
    var isEnabled: Bool
    package var hitTest: HitTestOverride
    package var pointInside: PointInsideOverride
    package var hitOutsets: HitOutsets
    package var color: ColorName?
    /// A picture in it that follows its recognizers.
    package var image: ImageName?
    var text: String?
    /// The controller whose root view it is.
    package var controller: String?

    package var isWindow: Bool { depth == 0 }

    /// Whether a gate is closed, on this view itself.
    package var refusal: TouchRefusal? {
      if isHidden { return .hidden }
      if !isUserInteractionEnabled { return .interactionDisabled }
      return alpha <= TouchRefusal.highestIgnoredAlpha ? .alpha(alpha) : nil
    }

    /// The upright rectangle around the corners, in screen points.
    package var box: CGRect {
      let xs = corners.map(\.x), ys = corners.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// A gesture recognizer, and what it does to its view's touches.
  package struct Recognizer: Equatable, Sendable {
    package var name: String
    /// As code calls it: `UITapGestureRecognizer`.
    package var className: String
    package var view: String
    package var isEnabled: Bool
    var cancelsTouchesInView: Bool
    var delaysTouchesBegan: Bool
    var delaysTouchesEnded: Bool
    /// Of a tap or a long press; nil for all others.
    package var taps: Int?
  }

  /// A link of the responder chain.
  package struct Responder: Equatable, Sendable {
    package enum Kind: Sendable { case view, window, controller, application, delegate }

    package var name: String
    package var kind: Kind
    package var touches: TouchHandling
    /// Nil at the end of the chain.
    package var next: String?
    /// False for a delegate that is no `UIResponder` and so stands beside the chain.
    package var isResponder: Bool
  }
}
