import Foundation
import Scenes
import UIKit

/// The view tree and the responders at one moment, as values.
nonisolated public struct TreeSnapshot: Equatable, Sendable {
  /// Windows and views, parents before children, back to front.
  public var nodes: [Node]
  /// Everything that can stand in a responder chain.
  public var responders: [Responder]
  /// The gesture recognizers of all views, view by view, on one view in order of addition.
  public var recognizers: [Recognizer] = []
  /// The living objects that actions go to and that are no responders.
  public var targets: [String] = []

  public init(nodes: [Node] = [], responders: [Responder] = []) {
    self.nodes = nodes
    self.responders = responders
  }

  public func recognizer(_ name: String) -> Recognizer? { recognizers.first { $0.name == name } }

  public func node(_ name: String) -> Node? { nodes.first { $0.name == name } }

  public func responder(_ name: String) -> Responder? { responders.first { $0.name == name } }

  /// From `name` up to the last responder.
  public func chain(from name: String) -> [Responder] {
    var chain: [Responder] = []
    var current = responder(name)
    while let responder = current, chain.count <= responders.count {
      chain.append(responder)
      current = responder.next.flatMap { self.responder($0) }
    }
    return chain
  }

  /// The names of `name` and everything in it.
  public func subtree(of name: String) -> [String] {
    guard let node = node(name) else { return [] }
    return [name] + node.subviews.flatMap { subtree(of: $0) }
  }

  /// From the window down to `name`.
  public func path(to name: String) -> [String] {
    guard let node = node(name) else { return [] }
    return (node.superview.map { path(to: $0) } ?? []) + [name]
  }
}

nonisolated extension TreeSnapshot {
  /// A window or view.
  nonisolated public struct Node: Equatable, Sendable {
    public var name: String
    /// As code calls it: `UIView`, `BeyondBoundsView`.
    public var className: String
    public var superview: String?
    /// Back to front.
    public var subviews: [String]
    /// 0 for a window.
    public var depth: Int
    /// Top left, top right, bottom right, bottom left of the bounds, in screen points; turned with the view.
    public var corners: [CGPoint]
    /// In the superview's coordinates.
    public var frame: CGRect
    public var bounds: CGRect
    public var isHidden: Bool
    public var alpha: CGFloat
    public var isUserInteractionEnabled: Bool
    public var clipsToBounds: Bool
    public var isMultipleTouchEnabled: Bool
    public var isExclusiveTouch: Bool
    public var isControl: Bool
    public var isEnabled: Bool
    public var hitTest: HitTestOverride
    public var pointInside: PointInsideOverride
    public var growth: Growth
    public var color: ColorName?
    /// A picture in it that follows its recognizers.
    public var image: ImageName?
    public var text: String?
    /// The controller whose root view it is.
    public var controller: String?

    public var isWindow: Bool { depth == 0 }

    /// Whether a gate is closed, on this view itself.
    public var refusal: TouchRefusal? {
      if isHidden { return .hidden }
      if !isUserInteractionEnabled { return .interactionDisabled }
      return alpha <= TouchRefusal.highestIgnoredAlpha ? .alpha(alpha) : nil
    }

    /// The upright rectangle around the corners, in screen points.
    public var box: CGRect {
      let xs = corners.map(\.x), ys = corners.map(\.y)
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

  /// A gesture recognizer, and what it does to its view's touches.
  nonisolated public struct Recognizer: Equatable, Sendable {
    public var name: String
    /// As code calls it: `UITapGestureRecognizer`.
    public var className: String
    public var view: String
    public var isEnabled: Bool
    public var cancelsTouchesInView: Bool
    public var delaysTouchesBegan: Bool
    public var delaysTouchesEnded: Bool
    /// Of a tap or a long press; nil for all others.
    public var taps: Int?
  }

  /// A link of the responder chain.
  nonisolated public struct Responder: Equatable, Sendable {
    public enum Kind: Sendable { case view, window, controller, application, delegate }

    public var name: String
    public var kind: Kind
    public var touches: TouchHandling
    /// Nil at the end of the chain.
    public var next: String?
    /// False for a delegate that is no `UIResponder` and so stands beside the chain.
    public var isResponder: Bool
  }
}
