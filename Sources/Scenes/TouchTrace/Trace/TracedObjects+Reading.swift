import LiveScenes
import Scenes
import UIKit

// Names and snapshots of the objects of a run, for the trace.

@MainActor extension TracedObjects {
  /// The name; the class for an object without a name, such as a part of a control.
  func traceName(of object: AnyObject) -> String {
    name(of: object) ?? (object as? UIGestureRecognizer)?.name
      ?? String(describing: (object as? ClassTarget)?.type ?? type(of: object))
  }

  /// The class that a recognizer had in the app of a capture; nil where it is that of the live scene.
  func observedClass(of recognizer: UIGestureRecognizer) -> String? {
    name(of: recognizer).flatMap { (self as? LiveScene)?.scene.observed?.className(of: $0) }
  }

  func hitTestOverride(of view: UIView) -> HitTestOverride { behavior(of: view)?.hitTest ?? .standard }

  func touchHandling(of responder: UIResponder) -> TouchHandling { behavior(of: responder)?.touches ?? .ignores }
}

@MainActor extension TreeSnapshot {
  /// Creates a snapshot of the objects of a run in their current state, with the views where a touch finds them.
  init(of run: any TracedObjects) {
    self.init()
    run.application.withMovingViewsWhereShown {
      for window in run.application.windows where !window.isHidden { add(window, depth: 0, of: run) }
    }
    addResponders(of: run)
    targets = run.targetNames
    edits = run.lastEdits
  }

  private mutating func add(_ view: UIView, depth: Int, of run: any TracedObjects) {
    nodes.append(Node(view, depth: depth, of: run))
    recognizers += (view.gestureRecognizers ?? []).map { Recognizer($0, on: view, of: run) }
    for subview in view.subviews { add(subview, depth: depth + 1, of: run) }
  }

  private mutating func addResponders(of run: any TracedObjects) {
    let views = nodes.compactMap { run.object(named: $0.name) as? UIView }
    let controllers = nodes.compactMap { $0.controller.flatMap { run.object(named: $0) as? UIResponder } }
    for view in views { add(view, view is UIWindow ? .window : .view, of: run) }
    for controller in controllers { add(controller, .controller, of: run) }
    if run.usesWindowScene, let scene = run.object(named: Scene.windowSceneName) as? UIResponder {
      add(scene, .windowScene, of: run)
    }
    add(run.application, .application, of: run)
    let delegate = run.object(named: Scene.delegateName)
    if let responder = delegate as? UIResponder {
      add(responder, .delegate, of: run)
    } else if delegate != nil {
      responders.append(
        Responder(name: Scene.delegateName, kind: .delegate, touches: .ignores, next: nil, isResponder: false))
    }
  }

  private mutating func add(_ responder: UIResponder, _ kind: ResponderKind, of run: any TracedObjects) {
    responders.append(
      Responder(
        name: run.traceName(of: responder), kind: kind, touches: run.touchHandling(of: responder),
        next: responder.next?.nearestReported.map { run.traceName(of: $0) }, isResponder: true,
        className: responder is UIView ? nil : run.className(of: responder) ?? String(describing: type(of: responder))))
  }
}

@MainActor extension TreeSnapshot.Recognizer {
  init(_ recognizer: UIGestureRecognizer, on view: UIView, of run: any TracedObjects) {
    self.init(
      name: run.traceName(of: recognizer),
      className: run.observedClass(of: recognizer) ?? String(describing: type(of: recognizer)),
      view: run.traceName(of: view), isEnabled: recognizer.isEnabled,
      cancelsTouchesInView: recognizer.cancelsTouchesInView, delaysTouchesBegan: recognizer.delaysTouchesBegan,
      delaysTouchesEnded: recognizer.delaysTouchesEnded,
      taps: (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired
        ?? (recognizer as? UILongPressGestureRecognizer)?.numberOfTapsRequired)
  }
}

@MainActor extension TreeSnapshot.Node {
  init(_ view: UIView, depth: Int, of run: any TracedObjects) {
    let description = run.description(of: view), behavior = run.behavior(of: view)
    let window = view.window
    let corners = view.bounds.corners.map { corner in
      window.map { $0.convert(view.convert(corner, to: $0), to: nil as UIWindow?) } ?? corner
    }
    self.init(
      name: run.traceName(of: view),
      className: run.className(of: view) ?? String(describing: type(of: view)), depth: depth)
    superview = view.superview.map { run.traceName(of: $0) }
    subviews = view.subviews.map { run.traceName(of: $0) }
    self.corners = corners
    frame = view.frame
    bounds = view.bounds
    isHidden = view.isHidden
    alpha = view.alpha
    isUserInteractionEnabled = view.isUserInteractionEnabled
    clipsToBounds = view.clipsToBounds
    isMultipleTouchEnabled = view.isMultipleTouchEnabled
    isExclusiveTouch = view.isExclusiveTouch
    animation = behavior?.animation ?? .none
    isControl = view is UIControl
    isEnabled = (view as? UIControl)?.isEnabled ?? true
    hitTest = behavior?.hitTest ?? .standard
    pointInside = behavior?.pointInside ?? .bounds
    hitOutsets = behavior?.hitOutsets ?? .none
    color = description?.color
    image = description?.image
    text = description?.text
    drawing = run.drawing(of: view)
    if view.shownAlpha != view.alpha { shownAlpha = view.shownAlpha }
    controller = run.controllerName(of: view)
  }
}

@MainActor extension TracedObjects {
  /// The rectangle for which a view answers true: its bounds, or its enlarged hit area.
  func areaAsked(of view: UIView) -> CGRect {
    guard let behavior = behavior(of: view), behavior.pointInside == .enlarged else { return view.bounds }
    return view.bounds.extended(by: behavior.hitOutsets)
  }
}
