import Foundation
import Scenes
import UIKit

/// What is known about one finger at one step of the trace: who was asked, what they said, who won, who handles.
///
/// It is folded from the steps of the finger's touch sequence up to the cursor and nothing else, so stepping back is exact.
nonisolated public struct TouchStory: Equatable, Sendable {
  public var finger: Int
  /// Screen points; nil before the finger came.
  public var point: CGPoint?
  /// Where the finger has been, in order.
  public var trail: [CGPoint] = []
  public var isDown = false
  /// Views in the order in which they were asked, of the last search.
  public var asked: [Question] = []
  /// Nil while the search is not over.
  public var result: Result?
  /// The responders that were told of the finger's latest phase, in order.
  public var chain: [Link] = []
  /// The phase that `chain` speaks of.
  public var phase: UITouch.Phase?
  /// The actions since the finger went down, each where it was sent the last time.
  public var actions: [Action] = []
  /// Nobody handled the latest phase.
  public var isDropped = false
  /// The view that never hears of the finger although it was found.
  public var isIgnored = false
  /// The recognizer that took the finger away from its view.
  public var claimer: String?

  public init(finger: Int) { self.finger = finger }
}

nonisolated extension TouchStory {
  /// A view that was asked, and what is known of its answer.
  nonisolated public struct Question: Equatable, Sendable {
    public var view: String
    /// Nil: the application asked.
    public var by: String?
    /// In the view's own coordinates.
    public var point: CGPoint
    public var verdict = Verdict.asking
    /// The view's own `hitTest` decided.
    public var isOverride = false
    /// What `hitTest` returned; nil while it has not.
    public var answer: Result?
  }

  /// What a view said to the question whether the touch is for it.
  nonisolated public enum Verdict: Equatable, Sendable {
    case asking
    case inside
    case outside(Miss?)
    case skipped(TouchRefusal)
    /// An override answered without asking `point(inside:)`.
    case overridden
  }

  nonisolated public enum Result: Equatable, Sendable {
    case nobody
    case view(String)

    public var view: String? {
      switch self {
      case .nobody: nil
      case .view(let name): name
      }
    }
  }

  /// A responder that was told.
  nonisolated public struct Link: Equatable, Sendable {
    public var responder: String
    public var state = LinkState.told
  }

  nonisolated public enum LinkState: Equatable, Sendable {
    /// It was called and has not said yet what it does.
    case told
    case passesOn
    case handles
    case handlesAndPassesOn
    case cancelled
  }

  nonisolated public struct Action: Equatable, Sendable {
    public var sender: String
    public var name: String
    public var target: String?
    public var event: String
  }

  public func question(of view: String) -> Question? { asked.first { $0.view == view } }

  /// 1 for the view that was asked first.
  public func number(of view: String) -> Int? { asked.firstIndex { $0.view == view }.map { $0 + 1 } }

  public func link(of responder: String) -> Link? { chain.first { $0.responder == responder } }

  /// The responder that ended the walk, if one did.
  public var handler: String? { chain.last { $0.state == .handles }?.responder }
}
