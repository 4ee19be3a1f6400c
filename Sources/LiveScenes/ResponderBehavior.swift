import Scenes
import UIKit

/// What a responder of a stage overrides, as values. Swift cannot add an override to a class at run time, so the stage's
/// classes override everything and look here for what to do; UIKit's own code is called where nothing is set.
package struct ResponderBehavior {
  package internal(set) var touches = TouchHandling.ignores
  package internal(set) var hitTest = HitTestOverride.standard
  package internal(set) var pointInside = PointInsideOverride.bounds
  package internal(set) var hitOutsets = HitOutsets.none
  /// The actions that it has, by their names.
  var actions: [String] = []
  var canBecomeFirstResponder = false
  /// The view that `hitTest` returns, if it returns a chosen one.
  weak var chosenView: UIView?
}

extension ResponderBehavior {
  /// What a class that has these actions says of itself. What they do is no business of a scene.
  var actionTable: [Selector: ActionMethod] { .doingNothing(actions) }
}

extension [Selector: ActionMethod] {
  static func doingNothing(_ names: [String]) -> [Selector: ActionMethod] {
    names.reduce(into: [:]) { $0[Selector($1)] = ActionMethod({}) }
  }
}

/// A view of a stage.
protocol ConfigurableResponder: AnyObject {
  var behavior: ResponderBehavior { get set }
}

extension ConfigurableResponder where Self: UIView {
  /// The body of `hitTest(_:with:)`: one of the example classes' overrides, or else UIKit's own.
  func answer(hitTest point: CGPoint, _ event: UIEvent?, standard: (CGPoint, UIEvent?) -> UIView?) -> UIView? {
    switch behavior.hitTest {
    case .standard: standard(point, event)
    case .beyondBounds: hitBeyondBounds(point, with: event)
    case .safeBeyondBounds: hitBeyondBoundsSafely(point, with: event)
    case .returns: hit(point, redirectedTo: behavior.chosenView, with: event)
    }
  }

  /// The body of `point(inside:with:)`.
  func answer(inside point: CGPoint, _ event: UIEvent?, standard: (CGPoint, UIEvent?) -> Bool) -> Bool {
    switch behavior.pointInside {
    case .bounds: standard(point, event)
    case .enlarged: isInside(point, boundsInsetBy: UIEdgeInsets(hitOutsets: behavior.hitOutsets))
    case .always: true
    }
  }
}

extension UIEdgeInsets {
  /// The insets that make a rectangle larger by so much.
  nonisolated init(hitOutsets: HitOutsets) {
    self.init(top: -hitOutsets.top, left: -hitOutsets.left, bottom: -hitOutsets.bottom, right: -hitOutsets.right)
  }
}
