import Foundation
import LiveScenes
import Scenes
import UIKit

// Names and snapshots of a live scene's objects for the trace.

@MainActor extension LiveScene {
  /// The name in the scene; the class for an object without a name, such as a part of a control.
  func traceName(of object: AnyObject) -> String {
    name(of: object) ?? (object as? UIGestureRecognizer)?.name ?? String(describing: type(of: object))
  }

  func hitTestOverride(of view: UIView) -> HitTestOverride { behavior(of: view)?.hitTest ?? .standard }

  func touchHandling(of responder: UIResponder) -> TouchHandling { behavior(of: responder)?.touches ?? .ignores }
}

@MainActor extension TreeSnapshot {
  /// Creates a snapshot of a live scene in its current state.
  init(of liveScene: LiveScene) {
    self.init()
    for window in liveScene.application.windows where !window.isHidden { add(window, depth: 0, of: liveScene) }
    addResponders(of: liveScene)
    targets = liveScene.scene.targets.filter { liveScene.object(named: $0) != nil }
    edits = liveScene.lastEdits
  }

  private mutating func add(_ view: UIView, depth: Int, of liveScene: LiveScene) {
    nodes.append(Node(view, depth: depth, of: liveScene))
    recognizers += (view.gestureRecognizers ?? []).map { Recognizer($0, on: view, of: liveScene) }
    for subview in view.subviews { add(subview, depth: depth + 1, of: liveScene) }
  }

  private mutating func addResponders(of liveScene: LiveScene) {
    let views = nodes.compactMap { liveScene.object(named: $0.name) as? UIView }
    let controllers = nodes.compactMap { $0.controller.flatMap { liveScene.object(named: $0) as? UIResponder } }
    for view in views { add(view, view is UIWindow ? .window : .view, of: liveScene) }
    for controller in controllers { add(controller, .controller, of: liveScene) }
    if liveScene.usesWindowScene, let scene = liveScene.object(named: Scene.windowSceneName) as? UIResponder {
      add(scene, .windowScene, of: liveScene)
    }
    add(liveScene.application, .application, of: liveScene)
    let delegate = liveScene.object(named: Scene.delegateName)
    if let responder = delegate as? UIResponder {
      add(responder, .delegate, of: liveScene)
    } else {
      responders.append(
        Responder(name: Scene.delegateName, kind: .delegate, touches: .ignores, next: nil, isResponder: false))
    }
  }

  private mutating func add(_ responder: UIResponder, _ kind: Responder.Kind, of liveScene: LiveScene) {
    responders.append(
      Responder(
        name: liveScene.traceName(of: responder), kind: kind, touches: liveScene.touchHandling(of: responder),
        next: responder.next.map { liveScene.traceName(of: $0) }, isResponder: true))
  }
}

@MainActor extension TreeSnapshot.Recognizer {
  init(_ recognizer: UIGestureRecognizer, on view: UIView, of liveScene: LiveScene) {
    self.init(
      name: liveScene.traceName(of: recognizer), className: String(describing: type(of: recognizer)),
      view: liveScene.traceName(of: view), isEnabled: recognizer.isEnabled,
      cancelsTouchesInView: recognizer.cancelsTouchesInView, delaysTouchesBegan: recognizer.delaysTouchesBegan,
      delaysTouchesEnded: recognizer.delaysTouchesEnded,
      taps: (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired
        ?? (recognizer as? UILongPressGestureRecognizer)?.numberOfTapsRequired)
  }
}

@MainActor extension TreeSnapshot.Node {
  init(_ view: UIView, depth: Int, of liveScene: LiveScene) {
    let description = liveScene.description(of: view), behavior = liveScene.behavior(of: view)
    let window = view.window
    let corners = view.bounds.corners.map { corner in
      window.map { $0.convert(view.convert(corner, to: $0), to: nil as UIWindow?) } ?? corner
    }
    self.init(
      name: liveScene.traceName(of: view),
      className: liveScene.className(of: view) ?? String(describing: type(of: view)), depth: depth)
    superview = view.superview.map { liveScene.traceName(of: $0) }
    subviews = view.subviews.map { liveScene.traceName(of: $0) }
    self.corners = corners
    frame = view.frame
    bounds = view.bounds
    isHidden = view.isHidden
    alpha = view.alpha
    isUserInteractionEnabled = view.isUserInteractionEnabled
    clipsToBounds = view.clipsToBounds
    isMultipleTouchEnabled = view.isMultipleTouchEnabled
    isExclusiveTouch = view.isExclusiveTouch
    isControl = view is UIControl
    isEnabled = (view as? UIControl)?.isEnabled ?? true
    hitTest = behavior?.hitTest ?? .standard
    pointInside = behavior?.pointInside ?? .bounds
    hitOutsets = behavior?.hitOutsets ?? .none
    color = description?.color
    image = description?.image
    text = description?.text
    controller = description?.controller?.name
  }
}

extension LiveScene {
  /// The rectangle for which a view answers true: its bounds, or its enlarged hit area.
  @MainActor func areaAsked(of view: UIView) -> CGRect {
    guard let behavior = behavior(of: view), behavior.pointInside == .enlarged else { return view.bounds }
    return view.bounds.extended(by: behavior.hitOutsets)
  }
}

extension CGRect {
  /// The top left, top right, bottom right and bottom left corners.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
