import Foundation
import LiveScenes
import Scenes
import UIKit

// What the trace says about a stage's objects.

@MainActor extension Stage {
  /// The name in the scene; for what has none, such as a part of a control, its class.
  func traceName(of object: AnyObject) -> String {
    name(of: object) ?? (object as? UIGestureRecognizer)?.name ?? String(describing: type(of: object))
  }

  func hitTestOverride(of view: UIView) -> HitTestOverride { behaviour(of: view)?.hitTest ?? .standard }

  func touchHandling(of responder: UIResponder) -> TouchHandling { behaviour(of: responder)?.touches ?? .ignores }
}

@MainActor extension TreeSnapshot {
  /// The stage as it is now.
  init(of stage: Stage) {
    self.init()
    for window in stage.application.windows where !window.isHidden { add(window, depth: 0, of: stage) }
    addResponders(of: stage)
    targets = stage.scene.targets.filter { stage.object(named: $0) != nil }
  }

  private mutating func add(_ view: UIView, depth: Int, of stage: Stage) {
    nodes.append(Node(view, depth: depth, of: stage))
    recognizers += (view.gestureRecognizers ?? []).map { Recognizer($0, on: view, of: stage) }
    for subview in view.subviews { add(subview, depth: depth + 1, of: stage) }
  }

  private mutating func addResponders(of stage: Stage) {
    let views = nodes.compactMap { stage.object(named: $0.name) as? UIView }
    let controllers = nodes.compactMap { $0.controller.flatMap { stage.object(named: $0) as? UIResponder } }
    for view in views { add(view, view is UIWindow ? .window : .view, of: stage) }
    for controller in controllers { add(controller, .controller, of: stage) }
    add(stage.application, .application, of: stage)
    let delegate = stage.object(named: Scene.delegateName)
    if let responder = delegate as? UIResponder {
      add(responder, .delegate, of: stage)
    } else {
      responders.append(
        Responder(name: Scene.delegateName, kind: .delegate, touches: .ignores, next: nil, isResponder: false))
    }
  }

  private mutating func add(_ responder: UIResponder, _ kind: Responder.Kind, of stage: Stage) {
    responders.append(
      Responder(
        name: stage.traceName(of: responder), kind: kind, touches: stage.touchHandling(of: responder),
        next: responder.next.map { stage.traceName(of: $0) }, isResponder: true))
  }
}

@MainActor extension TreeSnapshot.Recognizer {
  init(_ recognizer: UIGestureRecognizer, on view: UIView, of stage: Stage) {
    self.init(
      name: stage.traceName(of: recognizer), className: String(describing: type(of: recognizer)),
      view: stage.traceName(of: view), isEnabled: recognizer.isEnabled,
      cancelsTouchesInView: recognizer.cancelsTouchesInView, delaysTouchesBegan: recognizer.delaysTouchesBegan,
      delaysTouchesEnded: recognizer.delaysTouchesEnded,
      taps: (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired
        ?? (recognizer as? UILongPressGestureRecognizer)?.numberOfTapsRequired)
  }
}

@MainActor extension TreeSnapshot.Node {
  init(_ view: UIView, depth: Int, of stage: Stage) {
    let description = stage.description(of: view), behaviour = stage.behaviour(of: view)
    let window = view.window
    let corners = view.bounds.corners.map { corner in
      window.map { $0.convert(view.convert(corner, to: $0), to: nil as UIWindow?) } ?? corner
    }
    self.init(
      name: stage.traceName(of: view), className: stage.className(of: view) ?? String(describing: type(of: view)),
      superview: view.superview.map { stage.traceName(of: $0) },
      subviews: view.subviews.map { stage.traceName(of: $0) }, depth: depth, corners: corners, frame: view.frame,
      bounds: view.bounds, isHidden: view.isHidden, alpha: view.alpha,
      isUserInteractionEnabled: view.isUserInteractionEnabled, clipsToBounds: view.clipsToBounds,
      isMultipleTouchEnabled: view.isMultipleTouchEnabled, isExclusiveTouch: view.isExclusiveTouch,
      isControl: view is UIControl, isEnabled: (view as? UIControl)?.isEnabled ?? true,
      hitTest: behaviour?.hitTest ?? .standard, pointInside: behaviour?.pointInside ?? .bounds,
      growth: behaviour?.growth ?? .none, color: description?.color, image: description?.image,
      text: description?.text,
      controller: description?.controller?.name)
  }
}

extension CGRect {
  /// Top left, top right, bottom right, bottom left.
  package var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }
}
