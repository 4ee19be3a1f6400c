import Foundation
import UIKit

/// What is known about one finger at one step of the trace: who was asked, what they said, who won, who handles.
///
/// It is folded from the steps of the finger's touch sequence up to the cursor and nothing else, so stepping back is exact.
package struct TouchStory: Equatable, Sendable {
  package var finger: Int
  /// Screen points; nil before the finger came.
  package var point: CGPoint?
  /// Where the finger has been, in order.
  package var trail: [CGPoint] = []
  var isDown = false
  /// Views in the order in which they were asked, of the last search.
  package var asked: [Question] = []
  /// Nil while the search is not over.
  package var result: Result?
  /// The responders that were told of the finger's latest phase, in order.
  package var chain: [Link] = []
  /// The phase that `chain` speaks of.
  package var phase: UITouch.Phase?
  /// The actions since the finger went down, each where it was sent the last time.
  package var actions: [Action] = []
  /// Nobody handled the latest phase.
  package var isDropped = false
  /// The view that never hears of the finger although it was found.
  package var isIgnored = false
  /// The recognizer that took the finger away from its view.
  package var claimer: String?

  init(finger: Int) { self.finger = finger }
}

extension TouchStory {
  /// A view that was asked, and what is known of its answer.
  package struct Question: Equatable, Sendable {
    package var view: String
    /// Nil: the application asked.
    package var by: String?
    /// In the view's own coordinates.
    package var point: CGPoint
    package var answer = SearchAnswer.asking
    /// Whether the view overrides `hitTest`.
    package var isOverride = false
    /// What `hitTest` returned; nil until it returns.
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

  /// A responder that was told.
  package struct Link: Equatable, Sendable {
    package var responder: String
    package var state = LinkState.told
  }

  package enum LinkState: Equatable, Sendable {
    /// It was called and has not said yet what it does.
    case told
    case passesOn
    case handles
    case handlesAndPassesOn
    case cancelled
  }

  package struct Action: Equatable, Sendable {
    package var sender: String
    package var name: String
    package var target: String?
    var event: String
  }

  package func question(of view: String) -> Question? { asked.first { $0.view == view } }

  /// 1 for the view that was asked first.
  package func number(of view: String) -> Int? { asked.firstIndex { $0.view == view }.map { $0 + 1 } }

  package func link(of responder: String) -> Link? { chain.first { $0.responder == responder } }

  /// The responder that ended the walk, if one did.
  package var handler: String? { chain.last { $0.state == .handles }?.responder }
}
