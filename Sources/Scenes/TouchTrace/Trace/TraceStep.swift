import Scenes
import UIKit

/// One thing that the pipeline did, as a value that is independent of the pipeline's objects.
package struct TraceStep: Equatable, Sendable, Codable {
  package var kind: Kind
  /// The number of steps that contain it.
  package var depth: Int
  /// The innermost step that contains it, as an index into the trace.
  package var parent: Int?
  /// Virtual milliseconds since the first input.
  package var time: Int
  /// The tree at that time, as an index into `Trace.trees`.
  package var tree: Int
}

extension TraceStep {
  /// The call, answer or change of state. Views, controllers and other responders have their names in the scene. Points
  /// of a view are in its own coordinate space, all others in that of the screen.
  package enum Kind: Equatable, Sendable, Codable {
    /// The queue hands out an event with these reports.
    case event([FingerReport])
    /// The queue hands out an event without touches.
    case device(DeviceEvent)
    /// A search for the view of a new touch begins. `repeats` also counts identical later searches, which are folded into
    /// this one.
    case pass(Int, repeats: Int, finger: Int, point: CGPoint)
    /// `hitTest` of a view is called by its superview, by the override of another view, or by the application (nil).
    case ask(view: String, by: String?, point: CGPoint)
    /// A gate is closed: the view and everything inside it are skipped.
    case gate(view: String, TouchRefusal)
    /// The view's own `hitTest` runs instead of UIKit's.
    case override(view: String, HitTestOverride)
    /// `point(inside:)` returned; the miss is the distance of a point outside.
    case inside(view: String, Bool, miss: Miss?)
    /// `hitTest` returned.
    case returned(view: String, hit: String?)
    /// The search has ended.
    case result(finger: Int, view: String?)
    /// `sendEvent` of the application or of a window.
    case sendEvent(String)
    /// A responder's `touches…` method is called.
    case deliver(UITouch.Phase, to: String, fingers: [Int])
    /// A responder does not override the method, or only calls super: the touches go to the next responder.
    case forward(UITouch.Phase, from: String, to: String?)
    /// A responder handled the touches; it may have passed them on as well.
    case handled(UITouch.Phase, by: String, passesOn: Bool)
    /// The chain has ended, and no responder handled the touches.
    case dropped(UITouch.Phase, fingers: [Int])
    /// The hit-test view does not receive this finger.
    case ignored(finger: Int, view: String, IgnoreReason)
    /// A control or recognizer sends an action. `to` is nil for a target without a name in the scene; `event` is empty
    /// for a recognizer.
    case action(from: String, name: String, to: String?, event: String, measure: GestureMeasure?)
    /// An action without a target passes this responder, which cannot perform it.
    case climbed(action: String, past: String)
    /// A step of a recognizer.
    case gesture(GestureStep)
    /// The view's method is not called yet, because these recognizers delay the touch.
    case withheld(UITouch.Phase, finger: Int, view: String, by: [String])
    /// A view that has received the finger loses it to a recognizer, or (nil) because the touch is cancelled.
    case lost(finger: Int, view: String, to: String?)
    /// A time-out is due without a report.
    case timeout
    /// The system cancels all touches.
    case interrupted(Interruption)
    /// A mistake in the program's code.
    case warning(Warning)
    /// A responder's method for an event without touches is called.
    case signal(Signal, to: String)
    /// A person's own code printed a line.
    case printed(PrintedLine)
  }

  /// The reason why the hit-test view does not receive a finger.
  package enum IgnoreReason: Equatable, Sendable, Codable {
    /// It has another finger, and `isMultipleTouchEnabled` is false.
    case singleTouch
    /// The named view has `isExclusiveTouch`, so that it and another view cannot have touches at the same time.
    case exclusiveTouch(String)
    /// A recognizer recognized before the view's method was called.
    case recognized(String)
    /// The scroll view keeps the finger.
    case scrollView(String)
    /// The touch was cancelled before the view's method was called.
    case touchCancelled
  }

  /// A mistake in the program's code, which stops a program on iOS.
  package enum Warning: Equatable, Sendable, Codable {
    /// The target of an action by selector does not have the action (LC-04).
    case noAction(String, target: String, sender: String?)
    /// The target of an action is gone, or was never an object (UC-22, UC-22a).
    case noTarget(String, sender: String, wasObject: Bool)
    /// No mistake: the capture has no answer of this view or recognizer here, so UIKit's own answers.
    case unsampled(String)
    /// Another one, as the library describes it.
    case other(String)
    /// A person's own code tried something that it may not do. The call failed, and the code went on.
    case refused(CodeAttempt)
  }

  /// The reason why the system cancels touches.
  package enum Interruption: Equatable, Sendable, Codable {
    case resignedActive
    /// `beginIgnoringInteractionEvents()` was called.
    case ignoringInteraction
    case leftWindow(String)
  }

  /// An event of the device without touches.
  package enum DeviceEvent: Equatable, Sendable, Codable {
    case shake, press, remoteControl
  }

  /// A responder method for an event without touches.
  package enum Signal: Equatable, Sendable, Codable {
    /// The phase is began, ended or cancelled.
    case motion(UITouch.Phase)
    case presses(UIPress.Phase)
    case remoteControl
  }
}

/// A line that a person's own code has printed, by `print`, `NSLog` or a logger.
package struct PrintedLine: Equatable, Sendable, Codable {
  package var text: String
  /// The number of lines that were printed after it in the same call, and are left out.
  package var more = 0

  package init(text: String, more: Int = 0) { (self.text, self.more) = (text, more) }
}

/// The report of one finger in an event.
package struct FingerReport: Equatable, Sendable, Codable {
  package var finger: Int
  package var phase: UITouch.Phase
  /// In screen points.
  package var point: CGPoint
  /// `tapCount` of a touch that begins: the number of taps in quick succession (TE-10); 1 for all other reports.
  package var tapCount = 1
  /// 1 is an average touch; nil if the device does not measure it.
  package var force: Double?
}

/// The distance of a point outside a rectangle, from the edge that is farthest away.
package struct Miss: Equatable, Sendable, Codable {
  package enum Side: String, Sendable, Codable {
    case above, below, left, right

    /// The edge of a view beyond which a point on this side of the view lies.
    package var edge: String {
      switch self {
      case .above: "top"
      case .below: "bottom"
      case .left, .right: rawValue
      }
    }
  }

  package var side: Side
  /// In points; 0 on the right or bottom edge, which is not part of the rectangle.
  package var distance: CGFloat

  package init(side: Side, distance: CGFloat) { (self.side, self.distance) = (side, distance) }

  /// Nil if `point` is inside `rect`.
  package init?(_ point: CGPoint, outside rect: CGRect) {
    let candidates: [(Side, CGFloat, Bool)] = [
      (.above, rect.minY - point.y, point.y < rect.minY), (.below, point.y - rect.maxY, point.y >= rect.maxY),
      (.left, rect.minX - point.x, point.x < rect.minX), (.right, point.x - rect.maxX, point.x >= rect.maxX),
    ]
    guard let worst = candidates.filter(\.2).max(by: { $0.1 < $1.1 }) else { return nil }
    (side, distance) = (worst.0, worst.1)
  }
}
