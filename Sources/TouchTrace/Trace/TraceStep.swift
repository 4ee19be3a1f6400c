import Foundation
import Scenes
import UIKit

/// One thing the pipeline did, as a value: nothing that is drawn from it can change, or be changed by, the pipeline.
package struct TraceStep: Equatable, Sendable {
  package var kind: Kind
  /// How many steps it happened inside of.
  package var depth: Int
  /// The step it happened inside of, as an index into the trace.
  package var parent: Int?
  /// Virtual milliseconds since the first input.
  package var time: Int
  /// The tree as it was then, as an index into `Trace.trees`.
  package var tree: Int
}

extension TraceStep {
  /// What happened. Views, controllers and other responders go by their names in the scene; points of a view are in its
  /// own coordinates, all others in those of the screen.
  package enum Kind: Equatable, Sendable {
    /// The queue hands out an event: what the fingers did in it.
    case event([FingerReport])
    /// The queue hands out an event that is no touch.
    case device(DeviceEvent)
    /// A search for the view of a new touch begins. An identical earlier search is folded into it: `repeats` counts both.
    case pass(Int, repeats: Int, finger: Int, point: CGPoint)
    /// A view is asked `hitTest`, by its superview, by an override somewhere else, or by the application (nil).
    case ask(view: String, by: String?, point: CGPoint)
    /// A gate is closed: the view and all that is in it are passed over.
    case gate(view: String, TouchRefusal)
    /// The view's own `hitTest` runs instead of UIKit's.
    case override(view: String, HitTestOverride)
    /// `point(inside:)` answered; the miss says how far outside.
    case inside(view: String, Bool, miss: Miss?)
    /// `hitTest` answered.
    case returned(view: String, hit: String?)
    /// The search is over.
    case result(finger: Int, view: String?)
    /// `sendEvent` of the application or of a window.
    case sendEvent(String)
    /// A responder's `touches…` method is called.
    case deliver(UITouch.Phase, to: String, fingers: [Int])
    /// A responder's own method did nothing but pass the touches on.
    case forward(UITouch.Phase, from: String, to: String?)
    /// A responder did something with the touches; it may have passed them on as well.
    case handled(UITouch.Phase, by: String, passesOn: Bool)
    /// The end of the chain: nobody did.
    case dropped(UITouch.Phase, fingers: [Int])
    /// The view that was found never hears of this finger.
    case ignored(finger: Int, view: String, IgnoreReason)
    /// A control or recognizer sends an action; `to` is nil for what has no name in the scene. A
    /// recognizer has no event.
    case action(from: String, name: String, to: String?, event: String, measure: GestureMeasure?)
    /// An action without a target asked this responder, which cannot perform it.
    case climbed(action: String, past: String)
    /// What a recognizer does or is asked.
    case gesture(GestureStep)
    /// The view is not told yet, because these recognizers have not decided.
    case withheld(UITouch.Phase, finger: Int, view: String, by: [String])
    /// A view that has heard of the finger loses it, to a recognizer or (nil) because the touch itself is cancelled.
    case lost(finger: Int, view: String, to: String?)
    /// A time-out falls due without any report.
    case timeout
    /// The system takes all touches away.
    case interrupted(Interruption)
    /// A responder is told of something that is no touch.
    case signal(Signal, to: String)
  }

  /// Why a view never hears of a finger although it was found.
  package enum IgnoreReason: Equatable, Sendable {
    /// It has one already and is not multiple-touch enabled.
    case singleTouch
    /// An exclusive view and another one do not track at the same time.
    case exclusiveTouch(String)
    /// A recognizer claimed the finger before the view was told.
    case recognized(String)
    /// The scroll view keeps it.
    case scrollView(String)
    /// The touch was cancelled before the view was told.
    case touchCancelled
  }

  /// Why the system takes the touches away.
  package enum Interruption: Equatable, Sendable {
    case resignedActive
    case leftWindow(String)
    /// A flag of the view was switched.
    case gateClosed(String)
    case animation(String)
  }

  /// What the device reports beside touches.
  package enum DeviceEvent: Equatable, Sendable {
    case shake, press, remoteControl
  }

  /// What reaches responders beside touches.
  package enum Signal: Equatable, Sendable {
    /// As with a touch: began, ended or cancelled.
    case motion(UITouch.Phase)
    case presses(UIPress.Phase)
    case remoteControl
  }
}

/// What one finger did in an event.
package struct FingerReport: Equatable, Sendable {
  package var finger: Int
  package var phase: UITouch.Phase
  /// Screen points.
  package var point: CGPoint
}

/// How far a point lies outside a rectangle, measured to the edge that it misses most.
package struct Miss: Equatable, Sendable {
  package enum Side: String, Sendable { case above, below, left, right }

  package var side: Side
  /// Points; 0 on a far edge, which is already outside.
  package var distance: CGFloat

  /// Nil where `point` is inside `rect`.
  package init?(_ point: CGPoint, outside rect: CGRect) {
    let candidates: [(Side, CGFloat, Bool)] = [
      (.above, rect.minY - point.y, point.y < rect.minY), (.below, point.y - rect.maxY, point.y >= rect.maxY),
      (.left, rect.minX - point.x, point.x < rect.minX), (.right, point.x - rect.maxX, point.x >= rect.maxX),
    ]
    guard let worst = candidates.filter(\.2).max(by: { $0.1 < $1.1 }) else { return nil }
    (side, distance) = (worst.0, worst.1)
  }
}
