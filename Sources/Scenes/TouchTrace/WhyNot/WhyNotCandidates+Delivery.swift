import Scenes

// Changes for a touch that does not come to its view, or not on to other responders.

extension WhyNotCandidates {
  func receive(_ reason: TraceStep.IgnoreReason) -> [Candidate] {
    switch reason {
    case .singleTouch: [set(view, .isMultipleTouchEnabled(true))]
    case .exclusiveTouch(let name): [set(name, .isExclusiveTouch(false))]
    case .recognized(let recognizer): all(for: .cancelled(by: recognizer, isOwn: false))
    case .scrollView(let name): [set(name, Change(.delaysContentTouches, false))]
    case .touchCancelled: []
    }
  }

  /// The scroll view of a recognizer such as `list.pan`; the name itself for others.
  func scrollView(of recognizer: String) -> String {
    tree.recognizer(recognizer)?.view ?? recognizer
  }

  func scrolling(_ recognizer: String) -> [Candidate] {
    let owner = scrollView(of: recognizer)
    return [set(owner, Change(.canCancelContentTouches, false))]
  }

  /// Lets a touch go on up the chain from a responder that keeps it.
  func passOn(_ name: String) -> [Candidate] {
    [set(name, .touches(.passesOn)), set(name, .touches(.ignores)), set(name, .isUserInteractionEnabled(false))]
  }
}
