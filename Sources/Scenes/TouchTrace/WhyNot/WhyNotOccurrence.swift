import UIKit

/// The kind of an occurrence.
package enum OccurrenceKind: Equatable, Sendable {
  /// A view was asked in the hit test, as the view of this number.
  case asked(SearchAnswer, number: Int)
  /// So many other views were asked and said no.
  case others(Int)
  /// The view was never asked.
  case notAsked
  /// The hit-test view.
  case wins(number: Int)
  /// A recognizer received the touch, or was not given it.
  case attends(Bool)
  case becomes(UIGestureRecognizer.State)
  /// A responder's method was called.
  case receives(UITouch.Phase)
  /// The method of an event without touches was called.
  case receivesSignal
  case keeps
  case notReached
  case sends(String)
  /// Nothing but that the event stops here.
  case stops
}

/// One thing that happened to the event on its way, for the list "What happened, in order".
package struct WhyNotOccurrence: Equatable, Sendable {
  /// The object that it happened at; empty for several.
  package var name: String
  package var kind: OccurrenceKind
  /// Whether the event stops here: the first cause.
  package var isObstacle = false

}

extension WhyNotOccurrence {
  /// Returns the occurrences of the first playing of the event.
  @MainActor static func all(of subject: WhyNotSubject, _ run: WhyNotRun) -> [WhyNotOccurrence] {
    guard let trace = run.trace else { return [WhyNotOccurrence(name: subject.object, kind: .stops, isObstacle: true)] }
    var list: [WhyNotOccurrence]
    if subject.point == nil {
      list = ChainOccurrences(subject, TouchStory(ofSignalsIn: trace, at: trace.steps.count), trace).all
    } else {
      let story = TouchStory(of: subject.finger, in: trace, at: trace.steps.count)
      list =
        run.progress < WhyNotRun.hit && story.result != nil
        ? SearchOccurrences(subject, story, trace, culprit: run.obstacle?.culprit).all
        : subject.kind == .responder
          ? ChainOccurrences(subject, story, trace).all
          : DeliveryOccurrences(subject, story, trace, culprit: run.obstacle?.culprit).all
    }
    guard let obstacle = run.obstacle else { return list }
    let culprit = obstacle.culprit ?? subject.object
    // A recognizer fails through its own step, even if another object caused it. A view's touch is decided by the
    // object that caused the loss.
    let own = subject.kind == .recognizer ? list.lastIndex { $0.name == subject.object && $0.isDecision } : nil
    let decision = own ?? list.lastIndex { $0.name == culprit && $0.isDecision }
    if let index = decision ?? list.lastIndex(where: { $0.name == culprit }) {
      list[index].isObstacle = true
    } else {
      list.append(WhyNotOccurrence(name: culprit, kind: .stops, isObstacle: true))
    }
    return list
  }

  /// Whether a recognizer is given the touch, or decides.
  private var isDecision: Bool {
    switch kind {
    case .attends(false), .becomes: true
    default: false
    }
  }
}
