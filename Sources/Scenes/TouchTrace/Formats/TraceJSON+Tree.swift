import Foundation
import Scenes

extension TraceJSON {
  /// A tree in the document: `views` from the windows down, back to front, and `responders`: everything that can be in a
  /// chain.
  struct Tree: Encodable {
    private var views: [Node]
    private var responders: [Responder]

    init(_ tree: TreeSnapshot) {
      (views, responders) = (tree.nodes.map { Node(node: $0) }, tree.responders.map { Responder(responder: $0) })
    }
  }

  fileprivate struct Node { var node: TreeSnapshot.Node }
  fileprivate struct Responder { var responder: TreeSnapshot.Responder }
}

extension TraceJSON.Node: Encodable {
  private enum Key: String, CodingKey {
    case name, `class`, superview, subviews, frame, bounds, corners, isHidden, alpha, isUserInteractionEnabled
    case clipsToBounds, isMultipleTouchEnabled, isExclusiveTouch, isControl, isEnabled, hitTest, pointInside
    case enlargedBy, controller, animation
  }

  /// Writes the view's properties. `corners` are on the screen, clockwise from the top left; `frame` is in the superview.
  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    let outsets = node.hitOutsets
    try keys.encode(node.name, forKey: .name)
    try keys.encode(node.className, forKey: .class)
    try keys.encode(node.superview, forKey: .superview)
    try keys.encode(node.subviews, forKey: .subviews)
    try keys.encode(node.frame.numbers, forKey: .frame)
    try keys.encode(node.bounds.numbers, forKey: .bounds)
    try keys.encode(node.corners, forKey: .corners)
    try keys.encode(node.isHidden, forKey: .isHidden)
    try keys.encode(node.alpha, forKey: .alpha)
    try keys.encode(node.isUserInteractionEnabled, forKey: .isUserInteractionEnabled)
    try keys.encode(node.clipsToBounds, forKey: .clipsToBounds)
    try keys.encode(node.isMultipleTouchEnabled, forKey: .isMultipleTouchEnabled)
    try keys.encode(node.isExclusiveTouch, forKey: .isExclusiveTouch)
    try keys.encode(node.isControl, forKey: .isControl)
    try keys.encode(node.isEnabled, forKey: .isEnabled)
    try keys.encode(node.hitTest.description, forKey: .hitTest)
    try keys.encode(node.pointInside.rawValue, forKey: .pointInside)
    try keys.encode([outsets.top, outsets.left, outsets.bottom, outsets.right], forKey: .enlargedBy)
    try keys.encode(node.controller, forKey: .controller)
    if node.animation != .none { try keys.encode(node.animation.rawValue, forKey: .animation) }
  }
}

extension CGRect {
  /// x, y, width, height.
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}

extension TraceJSON.Responder: Encodable {
  private enum Key: String, CodingKey { case name, kind, touches, next, isResponder }

  func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: Key.self)
    try keys.encode(responder.name, forKey: .name)
    try keys.encode(responder.kind.rawValue, forKey: .kind)
    try keys.encode(responder.touches.sceneText, forKey: .touches)
    try keys.encode(responder.next, forKey: .next)
    try keys.encode(responder.isResponder, forKey: .isResponder)
  }
}
