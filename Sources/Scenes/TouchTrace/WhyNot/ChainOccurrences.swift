import UIKit

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
