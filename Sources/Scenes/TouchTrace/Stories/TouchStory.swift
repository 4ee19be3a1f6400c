import UIKit

/// The history of one finger up to a step: the views that were asked, their answers, the hit-test view, and the chain.
///
/// It is computed only from the steps of the finger's touch sequence before the cursor, so that stepping back gives
/// exactly the earlier value.
package struct TouchStory: Equatable, Sendable {
  package var finger: Int
  /// In screen points; nil before the finger touched the screen.
  package var point: CGPoint?
  /// All points of the finger, in order, in screen points.
  package var trail: [CGPoint] = []
  package var isDown = false
  /// The number of taps in quick succession at its place, this one included.
  package var taps = 1
  /// 1 is an average touch; nil if the device does not measure it.
  package var force: Double?
  /// The views that the last search asked, in order.
  package var asked: [Question] = []
  /// The result of the search; nil until it ends.
  package var result: Result?
  /// The responders that have received the finger's latest phase, in order.
  package var chain: [Link] = []
  /// The phase of `chain`.
  package var phase: UITouch.Phase?
  /// The responder that handled `touchesBegan` and did not pass it on, once a later phase is delivered. It differs from
  /// `handler` if it does not override the method of that phase.
  package var beganHandler: String?
  /// The actions since the finger went down, each once, in the order in which they were last sent.
  package var actions: [Action] = []
  /// The actions that were sent last, all in one event or time-out, in order.
  package var latestActions: [Action] = []
  /// Whether an event or a time-out has begun since the latest actions.
  var isPastLatestActions = false
  /// Whether no responder handled the latest phase.
  package var isDropped = false
  /// Whether the hit-test view does not receive the finger.
  package var isIgnored = false
  /// The recognizer to which the view lost the finger.
  package var claimer: String?
  /// The recognizers that delay the finger for a view, by the name of the view.
  package var holders: [String: [String]] = [:]
  /// The incidents of the finger besides the search and the calls along the chain, in order.
  package var incidents: [TouchIncident] = []
  /// The recognizers that received the finger, in order.
  package var followers: [String] = []
  /// The number of the last search for the view; identical searches that are folded into one count once.
  package var searches = 0

  init(finger: Int) { self.finger = finger }
}

extension TouchStory {
  /// A view that was asked, and its answer so far.
  package struct Question: Equatable, Sendable {
    package var view: String
    /// The view that asked; nil for the application.
    package var by: String?
    /// In the view's own coordinate space.
    package var point: CGPoint
    package var answer = SearchAnswer.asking
    /// Whether the view overrides `hitTest`.
    package var isOverride = false
    /// The result of `hitTest`; nil until it returns.
    package var hit: Result?
  }

  package enum Result: Equatable, Sendable {
    case nobody
    case view(String)

    package var view: String? {
      switch self {
      case .nobody: nil
      case .view(let name): name
      }
    }
  }

  /// A responder that received touches.
  package struct Link: Equatable, Sendable {
    package var responder: String
    package var state = LinkState.called
  }

  package enum LinkState: Equatable, Sendable {
    /// Its method was called and has not returned.
    case called
    case passesOn
    case handles
    case handlesAndPassesOn
    case cancelled
  }

  package struct Action: Equatable, Sendable {
    package var sender: String
    package var name: String
    package var target: String?
    /// The name of the control event; empty for a recognizer's action.
    package var event: String
  }

  package func question(of view: String) -> Question? { asked.first { $0.view == view } }

  /// The position of a view in the order of asking, from 1.
  package func number(of view: String) -> Int? { asked.firstIndex { $0.view == view }.map { $0 + 1 } }

  /// The positions of all views in the order of asking, from 1.
  package var numbers: [String: Int] {
    Dictionary(asked.enumerated().map { ($1.view, $0 + 1) }) { first, _ in first }
  }

  package func link(of responder: String) -> Link? { chain.first { $0.responder == responder } }

  /// The responder that handled the touch and did not pass it on.
  package var handler: String? { chain.last { $0.state == .handles }?.responder }
}
