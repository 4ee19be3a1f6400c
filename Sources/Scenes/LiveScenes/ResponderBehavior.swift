import Scenes
import UIKit

/// The overrides of a live responder, as values.
///
/// Swift cannot add an override to a class at run time. The live classes override every method that a scene can change,
/// and take the implementation from here; where a scene changes nothing, they call UIKit's own.
package struct ResponderBehavior {
  package internal(set) var touches = TouchHandling.ignores
  package internal(set) var hitTest = HitTestOverride.standard
  package internal(set) var pointInside = PointInsideOverride.bounds
  package internal(set) var hitOutsets = HitOutsets.none
  package internal(set) var animation = AnimationState.none
  /// The names of the actions that the responder has.
  var actions: [String] = []
  var canBecomeFirstResponder = false
  /// The view that the override `HitTestOverride.returns` returns.
  package internal(set) weak var chosenView: UIView?
  /// The answers of the override `HitTestOverride.observed`.
  var observedAnswers = LiveAnswers()
}

extension ResponderBehavior {
  /// The table of actions of a class that has these actions. A scene does not describe what they do.
  var actionTable: [Selector: ActionMethod] { .doingNothing(actions) }
}

extension [Selector: ActionMethod] {
  /// Actions of these names that do nothing.
  static func doingNothing(_ names: [String]) -> [Selector: ActionMethod] {
    names.reduce(into: [:]) { $0[Selector($1)] = ActionMethod({}) }
  }
}

/// A responder whose overrides a scene can change.
protocol ConfigurableResponder: AnyObject {
  var behavior: ResponderBehavior { get set }
}

extension UIView {
  /// The overrides of a view of a live scene; nil for other views, such as the parts of a control.
  package var sceneBehavior: ResponderBehavior? { (self as? any ConfigurableResponder)?.behavior }
}

extension ResponderBehavior {
  /// The rectangle in which `point(inside:with:)` answers true, in the view's own coordinate space; nil for all points.
  /// - Parameter bounds: those of the view.
  package func areaInside(_ bounds: CGRect) -> CGRect? {
    switch pointInside {
    case .bounds: bounds
    case .enlarged: bounds.inset(by: UIEdgeInsets(hitOutsets: hitOutsets))
    case .always: nil
    }
  }
}

extension ConfigurableResponder where Self: UIView {
  /// The implementation of `hitTest(_:with:)`.
  /// - Parameter standard: UIKit's implementation.
  func answer(hitTest point: CGPoint, _ event: UIEvent?, standard: (CGPoint, UIEvent?) -> UIView?) -> UIView? {
    switch behavior.hitTest {
    case .standard: standard(point, event)
    case .beyondBounds: hitBeyondBounds(point, with: event)
    case .safeBeyondBounds: hitBeyondBoundsSafely(point, with: event)
    case .returns: hit(point, redirectedTo: behavior.chosenView, with: event)
    case .observed:
      switch behavior.observedAnswers.answer(at: point, event) {
      case .view(let view): view.view
      case .nobody: nil
      case nil: standard(point, event)
      }
    }
  }

  /// The implementation of `point(inside:with:)`.
  /// - Parameter standard: UIKit's implementation.
  func answer(inside point: CGPoint, _ event: UIEvent?, standard: (CGPoint, UIEvent?) -> Bool) -> Bool {
    switch behavior.pointInside {
    case .bounds: standard(point, event)
    case .enlarged: isInside(point, boundsInsetBy: UIEdgeInsets(hitOutsets: behavior.hitOutsets))
    case .always: true
    }
  }
}
