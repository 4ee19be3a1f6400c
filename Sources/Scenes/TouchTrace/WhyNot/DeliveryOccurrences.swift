import UIKit

/// The occurrences after the hit test had come to a view or to the view of a recognizer.
struct DeliveryOccurrences {
  private(set) var all: [WhyNotOccurrence] = []
  /// The list ends after so many.
  private static let most = 8

  init(_ subject: WhyNotSubject, _ story: TouchStory, _ trace: Trace, culprit: String?) {
    // An event that was dropped has no hit test.
    guard let hit = story.result?.view else { return }
    let objects = [subject.object, culprit ?? subject.object]
    all = [WhyNotOccurrence(name: hit, kind: .wins(number: story.number(of: hit) ?? 1))]
    for recognizer in Set(objects).sorted() where trace.tree(ofSearchFor: subject.finger).recognizer(recognizer) != nil
    {
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
