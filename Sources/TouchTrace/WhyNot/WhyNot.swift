import Foundation
import Scenes

/// The answer to "why not me?": what keeps a view from getting a touch at a point, or from acting on it, in the order in
/// which it happens, and the changes that cure each cause.
///
/// Each cause is found by playing the touch, and each cure by playing it again on a changed copy of the scene. After the
/// first cure of a cause, the next cause shows; so all first cures together make the view get the touch and act.
package struct WhyNot: Equatable, Sendable {
  package var view: String
  /// In screen points.
  package var point: CGPoint
  package var causes: [Cause]
  /// Whether the view gets the touch and acts once the first cure of each cause is applied.
  package var isCured: Bool

  package struct Cause: Equatable, Sendable {
    package var obstacle: Obstacle
    /// The smallest change first.
    package var cures: [ViewCure]
  }
}

extension WhyNot {
  /// The answer before the search.
  package init(view: String, point: CGPoint) { self.init(view: view, point: point, causes: [], isCured: false) }
}

/// A change of the scene after which an obstacle is gone, found by trying it.
package struct ViewCure: Equatable, Sendable {
  package var change: CureChange
  /// One undoable change of the tree.
  package var edits: [TreeEdit]
  /// The other views that win at fewer points then, or at more, by the number of points; those that lose most first.
  package var effects: [Effect]

  package struct Effect: Equatable, Sendable {
    package var view: String
    /// Negative for points that it loses.
    package var points: Int
  }
}

/// What a cure does, in the words of its heading.
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
}

/// What keeps a view from getting a touch, or from acting on it.
package enum Obstacle: Equatable, Sendable {
  // The search, from the screen down to the view
  /// The scene has no view of this name any more.
  case removed
  /// A window in front takes the touch.
  case otherWindow(String, winner: String)
  /// A gate is closed, of the view or of one around it.
  case gate(String, GateKind)
  /// `point(inside:)` of a view around it says no. `cutsArea`: the view's own area would contain the point.
  case outside(String, Miss?, cutsArea: Bool)
  /// The view has no area.
  case noArea
  /// The view's own `point(inside:)` says no.
  case outsideItself(Miss?)
  /// An override of the view or of one around it answers otherwise.
  case override(of: String)
  /// A view that is asked before takes the touch. It cannot be seen, or it is a subview of the view itself.
  case covered(by: String, isSeen: Bool, isSubview: Bool)
  /// The search of the touch had another result, for a reason that is not known.
  case other(winner: String?)
  // The delivery
  case ignored(TraceStep.IgnoreReason)
  case interrupted
  /// A recognizer takes the touch from the view.
  case cancelled(by: String, isOwn: Bool)
  /// A recognizer or a scroll view keeps the touch from the view for this many milliseconds.
  case delayed(by: String, milliseconds: Int)
  // The action of a control
  case disabled
  case noAction
  /// The control has actions, but not for the events of this touch.
  case otherEvents([ControlEvent])
  /// The target of the action is gone, or nobody in the responder chain has the action.
  case targetGone(String)
  case nobodyImplements(String)
  /// The finger ended where the control does not count it.
  case liftedOutside

  package enum GateKind: Equatable, Sendable { case hidden, transparent, interactionOff, animated }
}
