/// The properties that a scene can set, in the order in which a new view takes them.
package enum Property: String, CaseIterable, Sendable {
  case `class`
  case frame, boundsOrigin, transform
  case isHidden, alpha, isUserInteractionEnabled, isEnabled, clipsToBounds, isMultipleTouchEnabled, isExclusiveTouch
  case enlargedBy, pointInside, hitTest
  case contentSize, delaysContentTouches, canCancelContentTouches
  case touches, implements, isResponder, isAlive
  case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded
  case numberOfTapsRequired, numberOfTouchesRequired, minimumNumberOfTouches, maximumNumberOfTouches
  case minimumPressDuration, allowableMovement, direction, edges
  case requires
  case shouldBegin, shouldReceive, shouldRecognizeSimultaneouslyWith, shouldRequireFailureOf, shouldBeRequiredToFailBy

  /// Whether it is settled when the scene is built, so that only the tree and the variants can say it.
  var isSettledAtFirst: Bool { self == .class || self == .requires }
}

/// The kinds of thing that have a name in a scene; each has its own properties.
enum ObjectKind: Equatable, Sendable {
  case view, control, scrollView, window, controller, application, delegate
  case recognizer(RecognizerKind)
  /// An object that is no responder, to be the target of actions.
  case target

  var properties: [Property] {
    let ofViews: [Property] = [
      .frame, .boundsOrigin, .transform, .isHidden, .alpha, .isUserInteractionEnabled, .clipsToBounds,
      .isMultipleTouchEnabled, .isExclusiveTouch, .enlargedBy, .pointInside, .hitTest, .touches, .implements,
    ]
    let ofRecognizers: [Property] = [
      .isEnabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .requires, .shouldBegin,
      .shouldReceive, .shouldRecognizeSimultaneouslyWith, .shouldRequireFailureOf, .shouldBeRequiredToFailBy,
    ]
    return switch self {
    case .window: ofViews
    case .view: [.class] + ofViews
    case .control: [.class] + ofViews + [.isEnabled]
    case .scrollView: [.class] + ofViews + [.contentSize, .delaysContentTouches, .canCancelContentTouches]
    case .controller, .application: [.touches, .implements]
    case .delegate: [.touches, .implements, .isResponder]
    case .recognizer(let kind): kind.ownProperties + ofRecognizers
    case .target: [.implements, .isAlive]
    }
  }

  /// Whether it can stand in a responder chain.
  var isResponder: Bool {
    switch self {
    case .view, .control, .scrollView, .window, .controller, .application, .delegate: true
    case .recognizer, .target: false
    }
  }
}
