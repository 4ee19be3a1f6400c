import Foundation
import UIKit

/// One thing that happened to the event on its way, for the list "What happened, in order".
package struct WhyNotOccurrence: Equatable, Sendable {
  /// The object that it happened at; empty for several.
  package var name: String
  package var kind: Kind
  /// Whether the event stops here: the first cause.
  package var isObstacle = false

  package enum Kind: Equatable, Sendable {
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
}

extension WhyNotOccurrence {
  /// What happened in the first playing of the event.
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
    // A recognizer stops by itself, whoever is the reason; of a view's touch, the culprit's decision is what counts.
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

/// The views that were asked in a hit test that did not come to the object.
struct SearchOccurrences {
  private(set) var all: [WhyNotOccurrence] = []
  /// Lists of more views than this leave out those that say nothing about the object.
  private static let most = 8

  init(_ subject: WhyNotSubject, _ story: TouchStory, _ trace: Trace, culprit: String?) {
    let tree = trace.lastTree, winner = story.result?.view
    let anchor = tree.view(for: subject.object) ?? subject.object
    let path = tree.path(to: anchor), kept = Set(path + (winner.map { tree.path(to: $0) } ?? []) + [culprit ?? ""])
    // The winner's own subviews, which said no, are counted only.
    let inWinner = winner.map { Set(tree.subtree(of: $0)).subtracting([$0]).subtracting(kept) } ?? []
    let rest = story.asked.filter { !kept.contains($0.view) && !inWinner.contains($0.view) }
    let keepsRest = rest.count + kept.count <= SearchOccurrences.most
    var others = 0
    func add(_ occurrence: WhyNotOccurrence) {
      if others > 0 { all.append(WhyNotOccurrence(name: "", kind: .others(others))) }
      others = 0
      all.append(occurrence)
    }
    for (index, question) in story.asked.enumerated() {
      guard kept.contains(question.view) || keepsRest && !inWinner.contains(question.view) else {
        others += 1
        continue
      }
      let isWinner = question.view == winner
      let kind = isWinner ? .wins(number: index + 1) : Kind.asked(question.answer, number: index + 1)
      add(WhyNotOccurrence(name: question.view, kind: kind))
    }
    if others > 0 { all.append(WhyNotOccurrence(name: "", kind: .others(others))) }
    guard !story.asked.contains(where: { $0.view == anchor }) else { return }
    let place = all.lastIndex { $0.name == culprit && path.contains($0.name) }.map { $0 + 1 } ?? all.count
    all.insert(WhyNotOccurrence(name: anchor, kind: .notAsked), at: place)
  }

  private typealias Kind = WhyNotOccurrence.Kind
}

/// What happened after the hit test had come to a view or to the view of a recognizer.
struct DeliveryOccurrences {
  private(set) var all: [WhyNotOccurrence] = []
  /// The list ends after so many.
  private static let most = 8

  init(_ subject: WhyNotSubject, _ story: TouchStory, _ trace: Trace, culprit: String?) {
    let hit = story.result?.view ?? "", objects = [subject.object, culprit ?? subject.object]
    all = [WhyNotOccurrence(name: hit, kind: .wins(number: story.number(of: hit) ?? 1))]
    for recognizer in Set(objects).sorted() where trace.lastTree.recognizer(recognizer) != nil {
      all.append(WhyNotOccurrence(name: recognizer, kind: .attends(story.followers.contains(recognizer))))
    }
    for step in trace.steps {
      guard all.count < DeliveryOccurrences.most else { return }
      switch step.kind {
      case .deliver(let phase, hit, let fingers) where fingers.contains(story.finger) && phase != .moved:
        all.append(WhyNotOccurrence(name: hit, kind: .receives(phase)))
      case .gesture(.changes(let name, from: _, let state, _)) where objects.contains(name) && state.isDecision:
        all.append(WhyNotOccurrence(name: name, kind: .becomes(state)))
      case .action(let sender, let action, _, _, _) where objects.contains(sender):
        let occurrence = WhyNotOccurrence(name: sender, kind: .sends(action))
        if !all.contains(occurrence) { all.append(occurrence) }
      default: break
      }
    }
  }
}

extension UIGestureRecognizer.State {
  fileprivate var isDecision: Bool {
    switch self {
    case .began, .ended, .failed, .cancelled: true
    case .possible, .changed: false
    }
  }
}

/// The responders that the beginning of an event came to, and the object further up.
struct ChainOccurrences {
  private(set) var all: [WhyNotOccurrence] = []

  init(_ subject: WhyNotSubject, _ story: TouchStory?, _ trace: Trace) {
    let isSignal = subject.point == nil
    if let hit = story?.result?.view, !isSignal {
      all.append(WhyNotOccurrence(name: hit, kind: .wins(number: story?.number(of: hit) ?? 1)))
    }
    for step in trace.steps {
      switch step.kind {
      case .deliver(.began, let name, let fingers) where story.map { fingers.contains($0.finger) } == true:
        all.append(WhyNotOccurrence(name: name, kind: .receives(.began)))
      case .signal(_, let name) where isSignal && !all.contains { $0.name == name }:
        all.append(WhyNotOccurrence(name: name, kind: .receivesSignal))
      case .handled(.began, let name, false) where all.last?.name == name:
        all[all.count - 1].kind = .keeps
      default: break
      }
    }
    guard !all.contains(where: { $0.name == subject.object }) else { return }
    all.append(WhyNotOccurrence(name: subject.object, kind: .notReached))
  }
}
