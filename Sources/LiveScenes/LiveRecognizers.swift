import Scenes
import UIKit

extension RecognizerDescription {
  /// The recognizer alone; its properties are set when everything has a name.
  ///
  /// It is UIKit's own class: what a scene changes about a recognizer it changes through its delegate.
  func makeRecognizer() -> UIGestureRecognizer {
    switch kind {
    case .tap: UITapGestureRecognizer()
    case .longPress: UILongPressGestureRecognizer()
    case .pan: UIPanGestureRecognizer()
    case .swipe: UISwipeGestureRecognizer()
    case .pinch: UIPinchGestureRecognizer()
    case .rotation: UIRotationGestureRecognizer()
    case .screenEdgePan: UIScreenEdgePanGestureRecognizer()
    }
  }
}

extension UIGestureRecognizer {
  func apply(_ setting: RecognizerSetting) {
    switch setting {
    case .cancelsTouchesInView(let flag): cancelsTouchesInView = flag
    case .delaysTouchesBegan(let flag): delaysTouchesBegan = flag
    case .delaysTouchesEnded(let flag): delaysTouchesEnded = flag
    case .numberOfTapsRequired(let number):
      (self as? UITapGestureRecognizer)?.numberOfTapsRequired = number
      (self as? UILongPressGestureRecognizer)?.numberOfTapsRequired = number
    case .numberOfTouchesRequired(let number):
      (self as? UITapGestureRecognizer)?.numberOfTouchesRequired = number
      (self as? UILongPressGestureRecognizer)?.numberOfTouchesRequired = number
      (self as? UISwipeGestureRecognizer)?.numberOfTouchesRequired = number
    case .minimumNumberOfTouches(let number): (self as? UIPanGestureRecognizer)?.minimumNumberOfTouches = number
    case .maximumNumberOfTouches(let number): (self as? UIPanGestureRecognizer)?.maximumNumberOfTouches = number
    case .minimumPressDuration(let time): (self as? UILongPressGestureRecognizer)?.minimumPressDuration = time
    case .allowableMovement(let points):
      (self as? UILongPressGestureRecognizer)?.allowableMovement = CGFloat(points)
    case .direction(let directions):
      (self as? UISwipeGestureRecognizer)?.direction = .init(directions.map(UISwipeGestureRecognizer.Direction.init))
    case .edges(let edge): (self as? UIScreenEdgePanGestureRecognizer)?.edges = UIRectEdge(edge)
    }
  }

  /// The present values, as far as this kind has them.
  var settings: [RecognizerSetting] {
    let common: [RecognizerSetting] = [
      .cancelsTouchesInView(cancelsTouchesInView), .delaysTouchesBegan(delaysTouchesBegan),
      .delaysTouchesEnded(delaysTouchesEnded),
    ]
    return switch self {
    case let tap as UITapGestureRecognizer:
      common + [
        .numberOfTapsRequired(tap.numberOfTapsRequired), .numberOfTouchesRequired(tap.numberOfTouchesRequired),
      ]
    case let press as UILongPressGestureRecognizer:
      common + [
        .numberOfTapsRequired(press.numberOfTapsRequired), .numberOfTouchesRequired(press.numberOfTouchesRequired),
        .minimumPressDuration(press.minimumPressDuration), .allowableMovement(Double(press.allowableMovement)),
      ]
    case let pan as UIPanGestureRecognizer:
      common + [
        .minimumNumberOfTouches(pan.minimumNumberOfTouches), .maximumNumberOfTouches(pan.maximumNumberOfTouches),
      ] + ((pan as? UIScreenEdgePanGestureRecognizer)?.edge.map { [.edges($0)] } ?? [])
    case let swipe as UISwipeGestureRecognizer:
      common + [.numberOfTouchesRequired(swipe.numberOfTouchesRequired), .direction(swipe.directions)]
    default: common
    }
  }
}

extension UISwipeGestureRecognizer {
  fileprivate var directions: [SwipeDirection] { SwipeDirection.allCases.filter { direction.contains(.init($0)) } }
}

extension UISwipeGestureRecognizer.Direction {
  nonisolated fileprivate init(_ direction: SwipeDirection) {
    switch direction {
    case .right: self = .right
    case .left: self = .left
    case .up: self = .up
    case .down: self = .down
    }
  }
}

extension UIScreenEdgePanGestureRecognizer {
  fileprivate var edge: ScreenEdge? { ScreenEdge.allCases.first { edges == UIRectEdge($0) } }
}

extension UIRectEdge {
  nonisolated fileprivate init(_ edge: ScreenEdge) {
    switch edge {
    case .top: self = .top
    case .left: self = .left
    case .bottom: self = .bottom
    case .right: self = .right
    }
  }
}
