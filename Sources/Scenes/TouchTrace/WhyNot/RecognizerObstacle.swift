import Scenes
import UIKit

/// The first thing after the hit test that keeps a recognizer from recognizing the touch, or from sending its action.
///
/// The order is that of the pipeline: it receives the touch, compares it with its gesture, waits for others, is excluded by
/// others, is asked whether it may begin, and sends its action.
struct RecognizerObstacle {
  /// Nil if it recognizes at once, and sends its action.
  private(set) var obstacle: Obstacle?
  /// The progress of the touch; larger is further.
  private(set) var rank = 0

  private let name: String
  private let finger: Int
  private let steps: [GestureStep]
  private let story: TouchStory
  private let trace: Trace
  private let objects: WhyNotObjects

  init(_ name: String, _ story: TouchStory, _ trace: Trace, _ objects: WhyNotObjects) {
    (self.name, self.story, self.trace, self.objects, finger) = (name, story, trace, objects, story.finger)
    steps = trace.steps.compactMap { if case .gesture(let step) = $0.kind { step } else { nil } }
    let questions = [off, refusedTouch, notAttending, interrupted, anotherGesture, stopped, waited, action]
    for (index, question) in questions.enumerated() {
      // The questions of one place in the list have their own order.
      rank = index * 10
      obstacle = question()
      if let obstacle {
        rank += RecognizerObstacle.place(of: obstacle)
        return
      }
    }
  }

  // MARK: Receiving the touch

  private var attends: Bool { steps.contains(.attends(name, finger: finger)) }

  private func off() -> Obstacle? {
    let isOff = objects.tree.recognizer(name)?.isEnabled == false
    return isOff && !hasRecognized ? .disabled : nil
  }

  private func refusedTouch() -> Obstacle? {
    for case .asked(let question, let asked, false) in steps {
      if question == .shouldReceiveTouch(name, finger: finger) || question == .shouldReceiveEvent(name) {
        return .refusedTouch(asked)
      }
    }
    return nil
  }

  private func notAttending() -> Obstacle? { attends ? nil : .notAttending }

  // MARK: Recognizing

  private var hasRecognized: Bool {
    steps.contains { step in
      guard case .changes(name, .possible, let state, _) = step else { return false }
      return state == .began || state == .ended
    }
  }

  private func interrupted() -> Obstacle? {
    guard !hasRecognized else { return nil }
    return story.incidents.contains { if case .interrupted = $0 { true } else { false } } ? .interrupted : nil
  }

  /// Whether it never wanted to recognize.
  private func anotherGesture() -> Obstacle? {
    let bids = steps.contains { step in
      switch step {
      case .verdict(name, _), .asked(.shouldBegin(name), _, _): true
      default: false
      }
    }
    return bids || hasRecognized ? nil : .anotherGesture
  }

  /// The reason why its last bid was not granted; nil if it was.
  private func stopped() -> Obstacle? {
    guard !hasRecognized else { return nil }
    for step in steps.reversed() {
      switch step {
      case .verdict(name, .fails(let reason)), .changes(name, from: _, to: .failed, .failed(let reason)):
        return obstacle(for: reason)
      case .asked(.shouldBegin(name), let asked, false): return .refusedToBegin(asked)
      case .verdict(name, .waits(let other)): return .waits(for: other)
      default: continue
      }
    }
    return .anotherGesture
  }

  private func obstacle(for reason: GestureFailure) -> Obstacle {
    switch reason {
    case .requirementRecognized(let other): .requirementRecognized(other)
    case .excluded(let other): .excluded(by: other)
    case .refusedByView(let view): .refusedToBegin(.view(view))
    case .refusedByDelegate: .refusedToBegin(.delegate)
    }
  }

  private static func place(of obstacle: Obstacle) -> Int {
    switch obstacle {
    case .refusedToBegin(.view), .refusedToBegin(.itself): 1
    case .refusedToBegin(.delegate): 2
    case .waits: 3
    case .requirementRecognized: 4
    case .excluded: 5
    default: 0
    }
  }

  private func waited() -> Obstacle? {
    for case .waited(name, let other, let milliseconds) in story.incidents where milliseconds > 0 {
      return .waited(for: other, milliseconds: milliseconds)
    }
    return nil
  }

  // MARK: Its action

  private func action() -> Obstacle? {
    guard let scene = objects.scene else { return sentAction() }
    // The recognizers of a scroll view do their work without an action.
    guard let description = scene.recognizers.first(where: { $0.name == name }) else { return nil }
    guard let message = description.action else { return .noAction }
    if story.actions.contains(where: { $0.sender == name }) { return nil }
    switch message.target {
    case .object(let target): return .targetGone(target)
    case .chain: return .noTarget(message.action)
    case .closure: return nil
    }
  }

  /// The action of a recognizer of own code is known once it is sent. A class of one's own, and the recognizers of a
  /// scroll view, may do their work without one.
  private func sentAction() -> Obstacle? {
    if let obstacle = trace.actionObstacle(of: name) { return obstacle }
    if story.actions.contains(where: { $0.sender == name }) { return nil }
    return objects.kind(ofRecognizer: name) == nil ? nil : .sendsNothing
  }
}
