extension Scene {
  /// The view that the scene is about: its first responder, the one that its first variant changes or whose recognizer it changes, or else the
  /// view that the shown touch hits if it sends an action, the view of the first recognizer, or one with a closed gate or
  /// a hit area or override of its own. Nil if all views are ordinary.
  package var subject: String? {
    if let firstResponder, isView(firstResponder) { return firstResponder }
    let edited = variants.flatMap(\.edits).compactMap { self.view(ofTarget: $0.target) }
    if let view = edited.first(where: { $0 == expectedHit }) ?? edited.first { return view }
    guard let recognizer = recognizers.first else { return special.first { $0 == expectedHit } ?? special.first }
    let sender = views.first { $0.name == expectedHit && !$0.actions.isEmpty }?.name
    return sender ?? view(ofTarget: recognizer.name)
  }

  /// Whether its variants differ in who waits for a recognizer, so that the times of the steps say more than their order.
  package var isAboutWaiting: Bool {
    variants.flatMap(\.edits).contains { edit in
      switch edit.change.property {
      case .delaysTouchesBegan, .delaysTouchesEnded, .requires: true
      default: false
      }
    }
  }

  private var special: [String] {
    changes.filter { $0.change.isAboutTouches && isView($0.name) }.map(\.name)
  }

  /// The hit-test view at the moment that is shown.
  private var expectedHit: String? { expectations.first { $0.mark == shownMoment }?.hit?.description }

  private func isView(_ name: String) -> Bool { views.contains { $0.name == name } }

  /// The view with this name, or the view of the recognizer with this name.
  private func view(ofTarget name: String) -> String? {
    views.first { $0.name == name || $0.recognizers.contains { $0.name == name } }?.name
  }
}

extension Change {
  /// Whether the property decides if and where a view receives touches.
  fileprivate var isAboutTouches: Bool {
    switch property {
    case .isHidden, .alpha, .isUserInteractionEnabled, .clipsToBounds, .isMultipleTouchEnabled, .isExclusiveTouch,
      .enlargedBy, .pointInside, .hitTest:
      true
    default: false
    }
  }
}
