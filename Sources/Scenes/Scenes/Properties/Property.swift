/// The properties that a scene can set, in the order in which a new object takes them.
///
/// A new property is a case here, a line in the table `Property.definition`, a line in the table of live properties
/// (`Property.live`), and a line in samples/README.md.
package enum Property: String, CaseIterable, Sendable {
  case `class`
  case frame, boundsOrigin, transform
  case isHidden, alpha, isUserInteractionEnabled, isEnabled, clipsToBounds, isMultipleTouchEnabled, isExclusiveTouch
  case animation
  case enlargedBy, pointInside, hitTest
  case contentSize, delaysContentTouches, canCancelContentTouches
  case touches, implements, isResponder, isAlive
  case searchesInsideSendEvent, foldsSearches, usesWindowScene
  case isIgnoringInteractionEvents
  case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded
  case numberOfTapsRequired, numberOfTouchesRequired, minimumNumberOfTouches, maximumNumberOfTouches
  case minimumPressDuration, allowableMovement, direction, edges
  case requires
  case shouldBegin, shouldReceive, shouldRecognizeSimultaneouslyWith, shouldRequireFailureOf, shouldBeRequiredToFailBy
}

extension Property {
  /// The table of properties: the objects that have each one, and the format of its value.
  var definition: PropertyDefinition {
    switch self {
    case .class: .init(.viewsWithClass, .viewClass, isFixed: true)
    case .frame: .init(.views, .frame)
    case .boundsOrigin: .init(.views, .point)
    case .transform: .init(.views, .transform)
    case .isHidden: .init(.views, .flag)
    case .alpha: .init(.views, .alpha)
    case .isUserInteractionEnabled: .init(.views, .flag)
    case .isEnabled: .init([.control] + .recognizers, .flag)
    case .clipsToBounds: .init(.views, .flag)
    case .isMultipleTouchEnabled: .init(.views, .flag)
    case .isExclusiveTouch: .init(.views, .flag)
    // An animation that goes on until it is set to none (HT-20).
    case .animation: .init(.views, .animation)
    case .enlargedBy: .init(.views, .hitOutsets)
    case .pointInside: .init(.views, .pointInside)
    case .hitTest: .init(.views, .hitTest)
    case .contentSize: .init([.scrollView], .size)
    case .delaysContentTouches: .init([.scrollView], .flag)
    case .canCancelContentTouches: .init([.scrollView], .flag)
    case .touches: .init(.responders, .touchHandling)
    case .implements: .init(.responders + [.target], .actionNames)
    case .isResponder: .init([.delegate], .flag)
    // False: the target is destroyed, and weak references to it are nil.
    case .isAlive: .init([.target], .flag)
    // The pipeline (PL-02), and the trace, which lists a search once that was done twice (HT-07).
    case .searchesInsideSendEvent: .init([.application], .flag)
    case .foldsSearches: .init([.application], .flag)
    // Puts a window scene between each window and the application (RC-05).
    case .usesWindowScene: .init([.application], .flag)
    // Between `beginIgnoringInteractionEvents()` and `endIgnoringInteractionEvents()` (PL-10).
    case .isIgnoringInteractionEvents: .init([.application], .flag)
    case .cancelsTouchesInView: .init(.recognizers, .flag)
    case .delaysTouchesBegan: .init(.recognizers, .flag)
    case .delaysTouchesEnded: .init(.recognizers, .flag)
    case .numberOfTapsRequired: .init(.recognizers(.tap, .longPress), .tapCount)
    case .numberOfTouchesRequired: .init(.recognizers(.tap, .longPress, .swipe), .fingerCount)
    case .minimumNumberOfTouches: .init(.recognizers(.pan, .screenEdgePan), .fingerCount)
    case .maximumNumberOfTouches: .init(.recognizers(.pan, .screenEdgePan), .fingerCount)
    case .minimumPressDuration: .init(.recognizers(.longPress), .seconds)
    case .allowableMovement: .init(.recognizers(.longPress), .points)
    case .direction: .init(.recognizers(.swipe), .directions)
    case .edges: .init(.recognizers(.screenEdgePan), .edge)
    // The recognizers that must fail first. UIKit cannot take `require(toFail:)` back.
    case .requires: .init(.recognizers, .recognizerNames, isFixed: true)
    // The answers of a recognizer's delegate: GR-30, GR-22, GR-33, GR-32 and GR-32.
    case .shouldBegin: .init(.recognizers, .flag)
    case .shouldReceive: .init(.recognizers, .viewNames)
    case .shouldRecognizeSimultaneouslyWith: .init(.recognizers, .recognizerNames)
    case .shouldRequireFailureOf: .init(.recognizers, .recognizerNames)
    case .shouldBeRequiredToFailBy: .init(.recognizers, .recognizerNames)
    }
  }

  /// The values that the property can take, for an editor.
  package var domain: ValueDomain { definition.domain }

  /// Whether the property is set when the scene is built, so that the tree and variants can have it and scripts cannot.
  package var isFixed: Bool { definition.isFixed }
}
