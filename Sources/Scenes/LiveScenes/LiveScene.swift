import Scenes
import UIKit

/// A scene made into UIKit objects: an application with its windows, views, controllers and delegate, and a clock.
///
/// Only timed inputs change a live scene, so the same scene and inputs always give the same state. It takes little time
/// to make; to go back in time, make another and play fewer inputs.
package final class LiveScene {
  package let scene: Scene
  let variant: Variant
  package let application: UIApplication
  /// In the order of the scene; `application.windows` has them back to front.
  let windows: [UIWindow]
  /// Virtual milliseconds since the live scene was made.
  private(set) var time = 0

  let descriptions: [String: ViewDescription]
  private let controllers: [UIViewController]
  private let windowScene: UIWindowScene
  private var names: LiveNames
  private var delegate: any UIApplicationDelegate
  private let delegateResponder = LiveAppDelegate()
  // Recognizers keep neither their delegate nor their target alive.
  private var gestureDelegates: [String: LiveGestureDelegate] = [:]
  private var silentTargets: [LiveTarget] = []
  /// The edits that were played.
  var edits = EditList()
  /// The last edit of each property that was edited.
  package var lastEdits: [Edit] { edits.all }

  /// - Parameter variant: the variant of the scene; nil is its default.
  package init(_ scene: Scene, variant: Variant? = nil) {
    self.variant = variant ?? scene.variant() ?? .unchanged
    self.scene = scene.applyingFixedEdits(of: self.variant)
    descriptions = Dictionary(self.scene.views.map { ($0.name, $0) }) { first, _ in first }
    let application = LiveApplication()
    windowScene = UIWindowScene(application: application)
    let builder = LiveSceneBuilder(self.scene, application: application)
    self.application = application
    windows = builder.windows
    controllers = builder.controllers
    names = builder.names
    delegate = delegateResponder
    application.delegate = delegateResponder
    names.give(Scene.delegateName, to: delegateResponder)
    names.give(Scene.windowSceneName, to: windowScene)
    for recognizer in self.scene.recognizers { gestureDelegates[recognizer.name] = LiveGestureDelegate() }
    setUp()
  }

  /// Applies the changes of the scene, then the edits of the variant. All objects have their names by now.
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

  /// Plays inputs, whose times must not go back. Touches of one time in one call are one event.
  package func play(_ inputs: some Sequence<TimedInput>) {
    var waiting: Int?
    for timed in inputs {
      if let time = waiting, time != timed.time || !timed.input.isTouch { advance(to: time) }
      waiting = timed.time
      if !timed.input.isTouch { advance(to: timed.time) }
      apply(timed.input, at: timed.time)
    }
    if let waiting { advance(to: waiting) }
  }

  /// Moves the clock and performs everything that is due until then.
  /// - Parameter time: virtual milliseconds.
  package func advance(to time: Int) {
    self.time = max(self.time, time)
    application.processEvents(until: seconds(self.time))
  }

  private func apply(_ input: Input, at time: Int) {
    switch input {
    case .set(let edit):
      edits.add(edit)
      apply(edit)
    case .front(let name): bringToFront(name)
    // Expectations and traces use marks.
    case .mark: break
    case .touch, .interrupt, .shake, .remote, .press: application.take(input, at: time)
    }
  }

  private func bringToFront(_ name: String) {
    guard let view = view(named: name) else { return }
    if let window = view as? UIWindow { window.makeKeyAndVisible() }
    view.superview?.bringSubviewToFront(view)
  }

  private func seconds(_ milliseconds: Int) -> TimeInterval { TimeInterval(milliseconds) / 1000 }

  /// Whether a trace lists a search once that was done twice with the same answers.
  package var foldsSearches: Bool { (application as? LiveApplication)?.foldsSearches ?? true }

  // MARK: Names

  /// Returns the view or window of a name.
  package func view(named name: String) -> UIView? { names[name] as? UIView }

  /// Returns the object of a name: a view, window, controller, recognizer or target, the application or its delegate.
  package func object(named name: String) -> AnyObject? { names[name] }

  package func name(of object: AnyObject) -> String? { names.name(of: object) }

  /// Returns the overrides of a responder; nil for objects without a name and for other objects.
  package func behavior(of object: AnyObject) -> ResponderBehavior? {
    names.name(of: object) == nil ? nil : (object as? any ConfigurableResponder)?.behavior
  }

  /// Returns the scene's description of a view.
  package func description(of view: UIView) -> ViewDescription? {
    name(of: view).flatMap { descriptions[$0] }
  }

  /// Returns the name of the public class: `UIView` for `LiveView`.
  package func className(of object: AnyObject) -> String? {
    guard let name = name(of: object) else { return nil }
    if let observed = scene.observed?.className(of: name) { return observed }
    if let description = descriptions[name] { return description.viewClass.rawValue }
    if object is UIWindow { return "UIWindow" }
    if object is UIViewController { return "UIViewController" }
    return name
  }

  // MARK: The delegate

  /// Makes the delegate a responder or a plain object. Does nothing for other names than the delegate's.
  func setDelegate(named name: String, isResponder: Bool) {
    guard name == Scene.delegateName else { return }
    let object: any UIApplicationDelegate & AnyObject = isResponder ? delegateResponder : LivePlainDelegate()
    delegate = object
    application.delegate = object
    names.give(Scene.delegateName, to: object)
  }

  /// Whether the delegate is a responder; nil for other names than the delegate's.
  func isResponder(named name: String) -> Bool? {
    name == Scene.delegateName ? object(named: name) is UIResponder : nil
  }

  /// The overrides of the delegate that is a responder, also while the plain object replaces it.
  var delegateBehavior: ResponderBehavior {
    get { delegateResponder.behavior }
    set { delegateResponder.behavior = newValue }
  }

  // MARK: The window scene

  /// Whether a window scene stands between the windows and the application (RC-05).
  package var usesWindowScene: Bool { windows.contains { $0.windowScene != nil } }

  /// Nil for other names than the application's.
  func usesWindowScene(named name: String) -> Bool? { name == Scene.applicationName ? usesWindowScene : nil }

  /// Does nothing for other names than the application's.
  func setUsesWindowScene(named name: String, _ usesScene: Bool) {
    guard name == Scene.applicationName else { return }
    for window in windows { window.windowScene = usesScene ? windowScene : nil }
  }

  // MARK: Recognizers and targets

  func gestureDelegate(of name: String) -> LiveGestureDelegate? { gestureDelegates[name] }

  /// Returns a new target for an action that no object of the scene has. The live scene keeps it alive.
  func silentTarget(for action: String) -> LiveTarget {
    let target = LiveTarget([action])
    silentTargets.append(target)
    return target
  }

  /// Whether a target of the scene exists; nil for objects that are no targets.
  func isTargetAlive(_ name: String) -> Bool? { scene.targets.contains(name) ? names[name] != nil : nil }

  /// Releases a target of the scene.
  func destroyTarget(_ name: String) {
    if names[name] is LiveTarget { names.remove(name) }
  }
}
