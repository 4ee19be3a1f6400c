import Foundation
import Scenes

/// The reason why an object does not get an event, or does not act on it.
package enum Obstacle: Equatable, Sendable {
  /// The scene has no object of this name any more.
  case removed
  /// The object, of own code, is in no window when the event begins.
  case inNoWindow
  /// The program of own code ends during the event.
  case programEnds
  /// The application drops all events (PL-10).
  case ignoringInteraction

  // The search, from the screen down to the view
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
  /// A recognizer or a scroll view keeps the beginning of the touch from the view for this many milliseconds.
  case delayed(by: String, milliseconds: Int)
  /// A recognizer keeps the end of the touch from the view.
  case delayedEnd(by: String, milliseconds: Int)

  // The action of a control or recognizer
  case disabled
  case noAction
  /// An object of own code gets the event and sends no action.
  case sendsNothing
  /// The control has actions, but not for the events of this touch.
  case otherEvents([ControlEvent])
  /// The target of the action is gone, or nobody in the responder chain has the action.
  case targetGone(String)
  case nobodyImplements(String)
  /// The target of this action of own code was freed, or was never an object (UC-22, UC-22a).
  case targetLost(String, wasObject: Bool)
  /// A recognizer's target is nil: it does not search the chain (RC-26).
  case noTarget(String)
  /// The finger ended where the control does not count it.
  case liftedOutside

  // A recognizer
  /// The delegate or another object refuses the touch.
  case refusedTouch(GestureStep.Asked)
  /// The recognizer does not receive the touch, for another reason.
  case notAttending
  /// The touch is not the gesture that it recognizes.
  case anotherGesture
  /// A recognizer that it requires to fail has recognized.
  case requirementRecognized(String)
  /// It still waits for a recognizer to fail.
  case waits(for: String)
  /// It waited so many milliseconds for a recognizer to fail.
  case waited(for: String, milliseconds: Int)
  case excluded(by: String)
  case refusedToBegin(GestureStep.Asked)

  // A responder
  /// The delegate is no `UIResponder`.
  case notAResponder
  /// The chain of the first object does not come to it.
  case notInChain(of: String)
  /// The first responder is another one, or there is none and the window is first.
  case notFirstResponder(first: String)
  /// A responder before it in the chain keeps the event.
  case handledBefore(by: String)

  package enum GateKind: Equatable, Sendable { case hidden, transparent, interactionOff, animated }
}

extension Obstacle {
  /// The object at which the event stops; nil if that is the object of the question.
  package var culprit: String? {
    switch self {
    case .removed, .inNoWindow, .programEnds, .noArea, .outsideItself, .interrupted, .disabled, .noAction,
      .sendsNothing,
      .otherEvents, .liftedOutside,
      .nobodyImplements, .noTarget, .targetLost, .notAttending, .anotherGesture, .notAResponder:
      nil
    case .ignoringInteraction: Scene.applicationName
    case .otherWindow(_, let winner): winner
    case .gate(let name, _), .outside(let name, _, _), .override(let name), .covered(let name, _, _): name
    case .other(let winner): winner
    case .ignored(let reason): reason.culprit
    case .cancelled(let name, _), .delayed(let name, _), .delayedEnd(let name, _), .targetGone(let name): name
    case .requirementRecognized(let name), .waits(let name), .waited(let name, _), .excluded(let name): name
    case .refusedTouch(let asked), .refusedToBegin(let asked):
      if case .view(let name) = asked { name } else { nil }
    case .notInChain(let name), .notFirstResponder(let name), .handledBefore(let name): name
    }
  }
}

extension TraceStep.IgnoreReason {
  fileprivate var culprit: String? {
    switch self {
    case .singleTouch, .touchCancelled: nil
    case .exclusiveTouch(let name), .recognized(let name), .scrollView(let name): name
    }
  }
}
