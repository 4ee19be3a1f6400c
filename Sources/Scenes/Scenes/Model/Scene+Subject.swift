import Foundation

extension Scene {
  /// The view that the scene is about: its first responder; else the view that its first variant changes, or whose
  /// recognizer it changes; else the view that the shown touch hits, if it sends an action; else the view of the first
  /// recognizer, a view with an override, a view that is touched beyond its superview, or a view with a closed gate or
  /// a hit area of its own. Nil if all views are ordinary.
  package var subject: String? {
    if let firstResponder, isView(firstResponder) { return firstResponder }
    let edited = variants.flatMap(\.edits).compactMap { self.view(ofTarget: $0.target) }
    if let view = edited.first(where: { $0 == expectedHit }) ?? edited.first { return view }
    guard let recognizer = recognizers.first else {
      return special.first { $0 == expectedHit } ?? overriding ?? touchedBeyondSuperview ?? special.first
    }
    let sender = views.first { $0.name == expectedHit && !$0.actions.isEmpty }?.name
    return sender ?? view(ofTarget: recognizer.name)
  }

  /// Whether the times of the steps say more than their order: its variants differ in who waits for a recognizer, or a
  /// control has actions for the moves of a drag.
  package var isAboutTime: Bool {
    let events = views.flatMap(\.actions).map(\.event), properties = variants.flatMap(\.edits).map(\.change.property)
    let isAboutWaiting = properties.contains { property in
      switch property {
      case .delaysTouchesBegan, .delaysTouchesEnded, .requires: true
      default: false
      }
    }
    return isAboutWaiting || events.contains { $0 == .touchDragInside || $0 == .touchDragOutside }
  }

  private var special: [String] {
    changes.filter { $0.change.isAboutTouches && isView($0.name) }.map(\.name)
  }

  /// The first view with an override of `hitTest`.
  private var overriding: String? {
    changes.first { $0.change.property == .hitTest && isView($0.name) }?.name
  }

  /// The frontmost view that the last gesture of the invitation touches outside of the superview. Transforms are ignored.
  private var touchedBeyondSuperview: String? {
    guard let point = invitedScript.gestures.last?.paths.first?.first else { return nil }
    return windows.lazy.compactMap { window in
      ViewDescription.touchedBeyondSuperview(window.views, at: point, origin: window.frame.origin, within: window.frame)
    }.first
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
      .animation, .enlargedBy, .pointInside, .hitTest:
      true
    default: false
    }
  }
}

extension ViewDescription {
  /// - Parameters:
  ///   - origin: that of the superview's coordinates, in screen points.
  ///   - area: the superview, in screen points.
  fileprivate static func touchedBeyondSuperview(
    _ views: [ViewDescription], at point: CGPoint, origin: CGPoint, within area: CGRect
  ) -> String? {
    for view in views.reversed() {
      let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      let inner = touchedBeyondSuperview(view.views, at: point, origin: frame.origin, within: frame)
      if let inner { return inner }
      if frame.contains(point), !area.contains(point) { return view.name }
    }
    return nil
  }
}
