import Scenes
import UIKit

extension LiveScene {
  /// The present value of a property; nil if the named thing does not have it.
  func value(of property: Property, for name: String) -> Change? {
    values(of: name).first { $0.property == property }
  }

  /// All that can be read of a named thing.
  private func values(of name: String) -> [Change] {
    guard let object = object(named: name) else {
      return scene.targets.contains(name) ? [.isAlive(false)] : []
    }
    let actions = implemented(by: name).map { [Change.implements($0)] } ?? []
    return switch object {
    case let recognizer as UIGestureRecognizer: values(of: recognizer, named: name)
    case let view as UIView:
      actions + view.values + (behavior(of: view)?.valuesOfViews ?? []) + settledValues(of: name)
    case is LiveTarget: actions + [.isAlive(true)]
    default: actions + values(ofResponder: object, named: name)
    }
  }

  private func values(ofResponder object: AnyObject, named name: String) -> [Change] {
    guard name == Scene.delegateName else { return behavior(of: object).map { [.touches($0.touches)] } ?? [] }
    return [.isResponder(object is UIResponder), .touches(delegateBehaviour.touches)]
  }

  private func values(of recognizer: UIGestureRecognizer, named name: String) -> [Change] {
    let required = scene.recognizers.first { $0.name == name }.map { [Change.requires($0.required)] } ?? []
    let answers = gestureDelegate(of: name)?.answers ?? []
    return [.isEnabled(recognizer.isEnabled)] + recognizer.settings.map { .setting($0) } + required
      + answers.map { .answer($0) }
  }

  private func settledValues(of name: String) -> [Change] {
    scene.view(named: name).map { [.viewClass($0.viewClass)] } ?? []
  }
}

extension ResponderBehavior {
  fileprivate var valuesOfViews: [Change] {
    [.touches(touches), .enlargedBy(hitOutsets), .pointInside(pointInside), .hitTest(hitTest)]
  }
}

extension UIView {
  fileprivate var values: [Change] {
    let ofAll: [Change] = [
      .frame(frame), .boundsOrigin(bounds.origin), .transform(ViewTransform(transform)), .isHidden(isHidden),
      .alpha(Double(alpha)), .isUserInteractionEnabled(isUserInteractionEnabled), .clipsToBounds(clipsToBounds),
      .isMultipleTouchEnabled(isMultipleTouchEnabled), .isExclusiveTouch(isExclusiveTouch),
    ]
    let ofControls: [Change] = (self as? UIControl).map { [.isEnabled($0.isEnabled)] } ?? []
    return ofAll + ofControls + ((self as? UIScrollView)?.settings.map { .scrolling($0) } ?? [])
  }
}

extension UIScrollView {
  fileprivate var settings: [ScrollSetting] {
    [
      .contentSize(contentSize), .delaysContentTouches(delaysContentTouches),
      .canCancelContentTouches(canCancelContentTouches),
    ]
  }
}
