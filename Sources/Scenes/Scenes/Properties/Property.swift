/// The properties that a scene can set, in the order in which a new object takes them.
///
/// A new property is a case and a line in the table `Property.definition` here, a line in the table of live properties
/// (`Property.live`), a line in samples/README.md, and a definition in samples/scene.schema.json. One of a view also needs a place in the
/// inspector (`PropertyGroup`).
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
  /// The table of properties: the objects that have each one, the format of its value, and the value that new objects have.
  var definition: PropertyDefinition {
    switch self {
    case .class: .init(.viewsWithClass, .viewClass, isFixed: true)
    case .frame: .init(.views, .frame)
    case .boundsOrigin: .init(.views, .point, default: .zero)
    case .transform: .init(.views, .transform, default: ViewTransform())
    case .isHidden: .init(.views, .flag, default: false)
    case .alpha: .init(.views, .alpha, default: 1)
    case .isUserInteractionEnabled: .init(.views, .flag, default: true)
    case .isEnabled: .init([.control] + .recognizers, .flag, default: true)
    case .clipsToBounds: .init(.views, .flag, default: false)
    case .isMultipleTouchEnabled: .init(.views, .flag, default: false)
    case .isExclusiveTouch: .init(.views, .flag, default: false)
    // An animation that goes on until it is set to none (HT-20).
    case .animation: .init(.views, .animation, default: AnimationState.none)
    case .enlargedBy: .init(.views, .hitOutsets, default: HitOutsets.none)
    case .pointInside: .init(.views, .pointInside, default: .bounds)
    case .hitTest: .init(.views, .hitTest, default: .standard)
    case .contentSize: .init([.scrollView], .size)
    case .delaysContentTouches: .init([.scrollView], .flag, default: true)
    case .canCancelContentTouches: .init([.scrollView], .flag, default: true)
    case .touches: .init(.responders, .touchHandling, default: .ignores)
    case .implements: .init(.responders + [.target], .actionNames, default: [])
    case .isResponder: .init([.delegate], .flag, default: true)
    // False: the target is destroyed, and weak references to it are nil.
    case .isAlive: .init([.target], .flag)
    // The pipeline (PL-02), and the trace, which lists a search once that was done twice (HT-07).
    case .searchesInsideSendEvent: .init([.application], .flag, default: false)
    case .foldsSearches: .init([.application], .flag, default: true)
    // Puts a window scene between each window and the application (RC-05).
    case .usesWindowScene: .init([.application], .flag, default: false)
    // Between `beginIgnoringInteractionEvents()` and `endIgnoringInteractionEvents()` (PL-10).
    case .isIgnoringInteractionEvents: .init([.application], .flag, default: false)
    case .cancelsTouchesInView: .init(.recognizers, .flag, default: true)
    case .delaysTouchesBegan: .init(.recognizers, .flag, default: false)
    case .delaysTouchesEnded: .init(.recognizers, .flag, default: true)
    case .numberOfTapsRequired: .init(.recognizers(.tap, .longPress), .tapCount)
    case .numberOfTouchesRequired: .init(.recognizers(.tap, .longPress, .swipe), .fingerCount, default: 1)
    case .minimumNumberOfTouches: .init(.recognizers(.pan, .screenEdgePan), .fingerCount, default: 1)
    case .maximumNumberOfTouches: .init(.recognizers(.pan, .screenEdgePan), .fingerCount)
    case .minimumPressDuration: .init(.recognizers(.longPress), .seconds, default: 0.5)
    case .allowableMovement: .init(.recognizers(.longPress), .points, default: 10)
    case .direction: .init(.recognizers(.swipe), .directions, default: [.right])
    case .edges: .init(.recognizers(.screenEdgePan), .edge)
    // The recognizers that must fail first. UIKit cannot take `require(toFail:)` back.
    case .requires: .init(.recognizers, .recognizerNames, isFixed: true, default: NameFilter.none)
    // The answers of a recognizer's delegate: GR-30, GR-22, GR-33, GR-32 and GR-32.
    case .shouldBegin: .init(.recognizers, .flag, default: true)
    case .shouldReceive: .init(.recognizers, .viewNames, default: .all)
    case .shouldRecognizeSimultaneouslyWith: .init(.recognizers, .recognizerNames, default: NameFilter.none)
    case .shouldRequireFailureOf: .init(.recognizers, .recognizerNames, default: NameFilter.none)
    case .shouldBeRequiredToFailBy: .init(.recognizers, .recognizerNames, default: NameFilter.none)
    }
  }

  /// The values that the property can take, for an editor.
  package var domain: ValueDomain { definition.domain }

  /// Whether the property is set when the scene is built, so that the tree and variants can have it and scripts cannot.
  package var isFixed: Bool { definition.isFixed }
}
