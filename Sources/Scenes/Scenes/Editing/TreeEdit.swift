import Foundation

/// A change of a scene's tree, as it is written in the file.
///
/// Unlike an `Input`, which changes the objects of a run, a tree edit makes another scene, on which all inputs are played
/// again. See `Scene.applying(_:)`.
package enum TreeEdit: Equatable, Sendable {
  /// Sets a property, also one that is fixed when the scene is built, such as the class of a view.
  case set(Edit)
  /// Adds a view with its subviews to a view or window. Index 0 is at the back; nil is in front of all.
  case add(ViewDescription, to: String, at: Int?)
  /// Moves a view to another superview, or to another index of the same one, which is counted without the view itself.
  /// The frame is in the coordinate space of the new superview; nil keeps it.
  case move(String, to: String, at: Int, frame: CGRect?)
  /// Removes a view with all that is in it, a recognizer, or a target.
  case remove(String)
  case rename(String, to: String)
  /// Gives the scene itself a name, which is its title too.
  case nameScene(String)
  case addRecognizer(RecognizerDescription, to: String)
  case addController(String, to: String)
  case addTarget(String)
  /// The title of a button, the text of a label or cell, or the titles of segments.
  case setText(String, String?)
  case setColor(String, ColorName?)
  /// The actions of a control or cell.
  case setActions(String, [ActionDescription])
  /// The action of a recognizer.
  case setAction(String, MessageDescription?)
  /// The responder that receives shakes, presses and remote control first; nil for none.
  case setFirstResponder(String?)
}

extension ViewDescription {
  /// A view without anything of its own.
  package static func plain(_ name: String, _ frame: CGRect, of viewClass: ViewClass = .view) -> ViewDescription {
    ViewDescription(
      name: name, viewClass: viewClass, frame: frame, changes: [], text: nil, color: nil, image: nil, controller: nil,
      actions: [], recognizers: [], views: [])
  }
}

extension RecognizerDescription {
  /// A recognizer with the properties that UIKit gives it, and without an action.
  package static func plain(_ name: String, _ kind: RecognizerKind) -> RecognizerDescription {
    RecognizerDescription(name: name, kind: kind, changes: [], action: nil)
  }
}
