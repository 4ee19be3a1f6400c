import Scenes
import UIKit

/// A scene come to life: one application with its windows, views, controllers and delegate, and a clock of its own.
///
/// Everything that happens to it comes in as timed inputs, so the same scene and inputs always give the same stage. It is
/// cheap to make; to go back in time, make another and play a shorter part of the inputs.
package final class LiveScene {
  package let scene: Scene
  let variant: Variant
  package let application: UIApplication
  /// In the order of the scene; `application.windows` has them back to front.
  let windows: [UIWindow]
  /// Virtual milliseconds since the stage was made.
  private(set) var time = 0

  private let controllers: [UIViewController]
  private var names: LiveNames
  private var delegate: any UIApplicationDelegate
  private let delegateResponder = LiveAppDelegate()
  /// What nobody else holds: recognizers keep neither their delegate nor their target alive.
  private var gestureDelegates: [String: LiveGestureDelegate] = [:]
  private var silentTargets: [LiveTarget] = []

  /// - Parameter variant: the edition of the scene; nil is its default.
  package init(_ scene: Scene, variant: Variant? = nil) {
    self.variant = variant ?? scene.variant() ?? .unchanged
    self.scene = scene.settled(by: self.variant)
    let application = LiveApplication()
    let builder = LiveSceneBuilder(self.scene, application: application)
    self.application = application
    windows = builder.windows
    controllers = builder.controllers
    names = builder.names
    delegate = delegateResponder
    application.delegate = delegateResponder
    names.give(Scene.delegateName, to: delegateResponder)
    for recognizer in self.scene.recognizers { gestureDelegates[recognizer.name] = LiveGestureDelegate() }
    setUp()
  }

  /// Sets what the scene, then the variant, say about everything that now has a name.
  private func setUp() {
    for (name, change) in scene.changes { apply(Edit(name, change)) }
    for view in scene.views {
      for action in view.actions { add(action, to: view.name) }
    }
    for recognizer in scene.recognizers { connect(recognizer) }
    for edit in variant.edits { apply(edit) }
    application.beginReceivingRemoteControlEvents()
    if let first = scene.firstResponder.flatMap(object(named:)) { makeFirstResponder(first) }
  }

  private func makeFirstResponder(_ object: AnyObject) {
    (object as? any ConfigurableResponder)?.behavior.canBecomeFirstResponder = true
    (object as? UIResponder)?.becomeFirstResponder()
  }

  // MARK: Playing

  /// Plays inputs, whose times must not go back. Touches of one time are one event if they come in one call.
  package func play(_ inputs: some Sequence<TimedInput>) {
    var waiting: Int?
    for timed in inputs {
      if let moment = waiting, moment != timed.time || !timed.input.isTouch { advance(to: moment) }
      waiting = timed.time
      if !timed.input.isTouch { advance(to: timed.time) }
      apply(timed.input, at: timed.time)
    }
    if let waiting { advance(to: waiting) }
  }

  /// Lets time pass: what is due until then happens.
  /// - Parameter time: virtual milliseconds.
  package func advance(to time: Int) {
    self.time = max(self.time, time)
    application.processEvents(until: seconds(self.time))
  }

  private func apply(_ input: Input, at time: Int) {
    switch input {
    case .touch(let finger, let phase, let point, let force):
      application.enqueue(
        TouchSample(
          finger: finger, phase: UITouch.Phase(phase), location: point, timestamp: seconds(time),
          force: CGFloat(force ?? 0), maximumPossibleForce: force == nil ? 0 : LiveScene.highestForce))
    case .set(let edit): apply(edit)
    case .front(let name): bringToFront(name)
    case .interrupt:
      application.resignActive(at: seconds(time))
      application.becomeActive()
    case .shake: application.shake(at: seconds(time))
    case .remote: application.remoteControl(.remoteControlTogglePlayPause, at: seconds(time))
    case .press:
      for phase in [UIPress.Phase.began, .ended] { application.press(.select, phase, at: seconds(time)) }
    // A mark is for those who read the inputs.
    case .mark: break
    }
  }

  private func bringToFront(_ name: String) {
    guard let view = view(named: name) else { return }
    if let window = view as? UIWindow { window.makeKeyAndVisible() }
    view.superview?.bringSubviewToFront(view)
  }

  /// What a phone with pressure reports at most.
  private static let highestForce: CGFloat = 20.0 / 3

  private func seconds(_ milliseconds: Int) -> TimeInterval { TimeInterval(milliseconds) / 1000 }

  // MARK: Names

  /// A view or window by its name.
  package func view(named name: String) -> UIView? { names[name] as? UIView }

  /// Anything with a name: a view, a window, a controller, the application, its delegate.
  package func object(named name: String) -> AnyObject? { names[name] }

  package func name(of object: AnyObject) -> String? { names.name(of: object) }

  /// What it overrides; nil for what is not of this stage, or is no responder.
  package func behavior(of object: AnyObject) -> ResponderBehavior? {
    names.name(of: object) == nil ? nil : (object as? any ConfigurableResponder)?.behavior
  }

  /// The scene's description of a view.
  package func description(of view: UIView) -> ViewDescription? {
    name(of: view).flatMap { scene.view(named: $0) }
  }

  /// The class as an iOS developer knows it; the stage's own subclasses are not shown.
  package func className(of object: AnyObject) -> String? {
    guard let name = name(of: object) else { return nil }
    if let description = scene.view(named: name) { return description.viewClass.rawValue }
    if object is UIWindow { return "UIWindow" }
    if object is UIViewController { return "UIViewController" }
    return name
  }

  // MARK: The delegate

  /// Puts the responder or the plain object into the delegate's place.
  func setDelegate(isResponder: Bool) {
    let object: any UIApplicationDelegate & AnyObject = isResponder ? delegateResponder : LivePlainDelegate()
    delegate = object
    application.delegate = object
    names.give(Scene.delegateName, to: object)
  }

  /// The responder, also while the plain object stands in its place.
  var delegateBehaviour: ResponderBehavior {
    get { delegateResponder.behavior }
    set { delegateResponder.behavior = newValue }
  }

  // MARK: Recognizers and targets

  func gestureDelegate(of name: String) -> LiveGestureDelegate? { gestureDelegates[name] }

  /// An object for an action that no object of the scene has; the stage holds it.
  func silentTarget(for action: String) -> LiveTarget {
    let target = LiveTarget([action])
    silentTargets.append(target)
    return target
  }

  /// Lets a target of the scene go.
  func destroyTarget(_ name: String) {
    if names[name] is LiveTarget { names.forget(name) }
  }
}

extension Input {
  nonisolated fileprivate var isTouch: Bool {
    if case .touch = self { true } else { false }
  }
}

extension UITouch.Phase {
  nonisolated fileprivate init(_ phase: Input.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    }
  }
}
