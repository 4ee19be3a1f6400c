import Foundation
import Scenes

/// A change of the scene after which an obstacle is gone, found by trying it.
package struct ViewCure: Equatable, Sendable {
  package var change: CureChange
  /// One undoable change of the tree.
  package var edits: [TreeEdit]
  /// The other views that win at fewer points then, or at more, by the number of points; views that lose most come
  /// first.
  package var effects: [Effect]
  /// The progress of the event then, in own code; nil for a scene, whose hit maps are compared.
  package var reach: Reach?

  package init(change: CureChange, edits: [TreeEdit], effects: [Effect], reach: Reach? = nil) {
    (self.change, self.edits, self.effects, self.reach) = (change, edits, effects, reach)
  }

  package enum Reach: Equatable, Sendable {
    /// The object gets the event and acts.
    case acts
    /// The event comes to the object; what it does then is the next cause.
    case object
    /// It stops at the next cause.
    case furtherOn
  }

  package struct Effect: Equatable, Sendable {
    package var view: String
    /// Negative for points that it loses.
    package var points: Int

    package init(view: String, points: Int) { (self.view, self.points) = (view, points) }
  }
}

/// A change that a cure makes, as its heading tells it.
package enum CureChange: Equatable, Sendable {
  case set(Edit)
  /// Makes a superview larger, so that it contains the whole view; its subviews stay where they are.
  case grow(String)
  /// Gives a view an area, of a usual size, around the point.
  case giveArea(String)
  case bringToFront(String)
  /// Moves the view into another superview; it stays where it is on the screen.
  case move(String, into: String)
  case putBack(String)
  case addAction(to: String)
  /// Sends the action for another event.
  case sendFor(ControlEvent, from: String)
  /// Sends it to another object.
  case sendTo(String, from: String)
  case implement(String, on: String)
  case makeFirstResponder(String)
  /// Gives a recognizer the numbers of taps and fingers, the time and the distance of the touch.
  case fitTouch(String)
}
