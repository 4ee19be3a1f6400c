import Scenes
import UIKit

extension Property {
  /// The table of live properties.
  var live: LiveProperty {
    switch self {
    case .class: .fixed { scene, name in scene.descriptions[name]?.viewClass }
    case .frame: .of(\UIView.frame)
    case .boundsOrigin: .of(\UIView.bounds.origin)
    case .transform: .of(\UIView.viewTransform)
    case .isHidden: .of(\UIView.isHidden)
    case .alpha: .of(\UIView.alphaNumber)
    case .isUserInteractionEnabled: .of(\UIView.isUserInteractionEnabled)
    case .isEnabled: .of(\UIControl.isEnabled).or(.of(\UIGestureRecognizer.isEnabled))
    case .clipsToBounds: .of(\UIView.clipsToBounds)
    case .isMultipleTouchEnabled: .of(\UIView.isMultipleTouchEnabled)
    case .isExclusiveTouch: .of(\UIView.isExclusiveTouch)
    case .animation: .init(get: { $0.animation(of: $1) }, set: { $0.setAnimation(of: $1, to: $2) })
    case .enlargedBy: .view(\.enlargement)
    case .pointInside: .view(\.pointInside)
    case .hitTest: .init(get: { $0.hitTestOverride(of: $1) }, set: { $0.setHitTestOverride(of: $1, to: $2) })
    case .contentSize: .of(\UIScrollView.contentSize)
    case .delaysContentTouches: .of(\UIScrollView.delaysContentTouches)
    case .canCancelContentTouches: .of(\UIScrollView.canCancelContentTouches)
    case .touches: .responder(\.touches)
    case .implements: .responder(\.actions).or(.of(\LiveTarget.implemented))
    case .isResponder: .init(get: { $0.isResponder(named: $1) }, set: { $0.setDelegate(named: $1, isResponder: $2) })
    case .isAlive: .init(get: { $0.isTargetAlive($1) }, set: { if !$2 { $0.destroyTarget($1) } })
    case .searchesInsideSendEvent: .of(\UIApplication.options.searchesInsideSendEvent)
    case .foldsSearches: .of(\LiveApplication.foldsSearches)
    case .usesWindowScene: .init(get: { $0.usesWindowScene(named: $1) }, set: { $0.setUsesWindowScene(named: $1, $2) })
    case .isIgnoringInteractionEvents: .of(\LiveApplication.ignoresInteraction)
    case .cancelsTouchesInView: .of(\UIGestureRecognizer.cancelsTouchesInView)
    case .delaysTouchesBegan: .of(\UIGestureRecognizer.delaysTouchesBegan)
    case .delaysTouchesEnded: .of(\UIGestureRecognizer.delaysTouchesEnded)
    case .numberOfTapsRequired:
      .of(\UITapGestureRecognizer.numberOfTapsRequired).or(.of(\UILongPressGestureRecognizer.numberOfTapsRequired))
    case .numberOfTouchesRequired:
      .of(\UITapGestureRecognizer.numberOfTouchesRequired)
        .or(.of(\UILongPressGestureRecognizer.numberOfTouchesRequired))
        .or(.of(\UISwipeGestureRecognizer.numberOfTouchesRequired))
    case .minimumNumberOfTouches: .of(\UIPanGestureRecognizer.minimumNumberOfTouches)
    case .maximumNumberOfTouches: .of(\UIPanGestureRecognizer.maximumNumberOfTouches)
    case .minimumPressDuration: .of(\UILongPressGestureRecognizer.minimumPressDuration)
    case .allowableMovement: .of(\UILongPressGestureRecognizer.allowableMovementNumber)
    case .direction: .of(\UISwipeGestureRecognizer.directions)
    case .edges: .of(\UIScreenEdgePanGestureRecognizer.edge)
    case .requires: .fixed { scene, name in scene.scene.recognizers.first { $0.name == name }?.required }
    case .shouldBegin: .delegate(\.shouldBegin)
    case .shouldReceive: .delegate(\.shouldReceive)
    case .shouldRecognizeSimultaneouslyWith: .delegate(\.shouldRecognizeSimultaneouslyWith)
    case .shouldRequireFailureOf: .delegate(\.shouldRequireFailureOf)
    case .shouldBeRequiredToFailBy: .delegate(\.shouldBeRequiredToFailBy)
    }
  }
}

// MARK: Conversions to the types of scene properties

extension UIView {
  fileprivate var viewTransform: ViewTransform {
    get { ViewTransform(transform) }
    set { transform = CGAffineTransform(newValue) }
  }

  fileprivate var alphaNumber: Double {
    get { Double(alpha) }
    set { alpha = CGFloat(newValue) }
  }
}

extension UILongPressGestureRecognizer {
  fileprivate var allowableMovementNumber: Double {
    get { Double(allowableMovement) }
    set { allowableMovement = CGFloat(newValue) }
  }
}

extension UISwipeGestureRecognizer {
  fileprivate var directions: [SwipeDirection] {
    get { SwipeDirection.allCases.filter { direction.contains(Direction($0)) } }
    set { direction = Direction(newValue.map(Direction.init)) }
  }
}

extension UIScreenEdgePanGestureRecognizer {
  fileprivate var edge: ScreenEdge? {
    get { ScreenEdge.allCases.first { edges == UIRectEdge($0) } }
    set { edges = newValue.map(UIRectEdge.init) ?? [] }
  }
}

extension ResponderBehavior {
  /// The hit outsets. Setting them also makes `point(inside:)` use them, if it does not answer true everywhere.
  fileprivate var enlargement: HitOutsets {
    get { hitOutsets }
    set {
      hitOutsets = newValue
      if pointInside != .always { pointInside = newValue == .none ? .bounds : .enlarged }
    }
  }
}
