import LiveScenes
import Scenes
import UIKit

/// The objects of a run that is recorded, and what the trace says of them: a live scene, or an application that a person's
/// own code has made.
@MainActor package protocol TracedObjects: AnyObject {
  var application: UIApplication { get }
  /// The size of the screen, in points.
  var screenSize: CGSize { get }
  /// The name of an object; nil for an object without a name, such as a part of a control.
  func name(of object: AnyObject) -> String?
  /// The object of a name, while it exists.
  func object(named name: String) -> AnyObject?
  /// The class in code; nil for the object's own.
  func className(of object: AnyObject) -> String?
  /// The name of the controller whose root view this is.
  func controllerName(of view: UIView) -> String?
  /// The overrides of a responder of a scene; nil for other objects.
  func behavior(of object: AnyObject) -> ResponderBehavior?
  /// The scene's description of a view; nil for other views.
  func description(of view: UIView) -> ViewDescription?
  /// The drawing that a view makes by itself; nil if it is not recorded.
  func drawing(of view: UIView) -> DisplayList?
  /// Whether a window scene stands between the windows and the application (RC-05).
  var usesWindowScene: Bool { get }
  /// Whether a search that was done twice with the same answers is listed once.
  var foldsSearches: Bool { get }
  /// The targets of actions that exist and are not responders.
  var targetNames: [String] { get }
  /// The last edit of each property that inputs have edited.
  var lastEdits: [Edit] { get }
}

extension LiveScene: TracedObjects {
  package var screenSize: CGSize { scene.size }
  package func controllerName(of view: UIView) -> String? { description(of: view)?.controller?.name }
  package func drawing(of view: UIView) -> DisplayList? { nil }
  package var targetNames: [String] { scene.targets.filter { object(named: $0) != nil } }
}
