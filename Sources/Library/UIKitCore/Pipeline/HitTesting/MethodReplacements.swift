// Replacements of methods about touches by extensions of UIKit's classes. In Objective-C an extension can override a
// method of a class of another library for all its objects. Swift has no such thing: the pre-pass gives the method another
// name, and the program puts it here before it makes the first view.
//
//     extension UIButton {
//       open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
//         super.point(inside: point, with: event) || bounds.insetBy(dx: -10, dy: -10).contains(point)
//       }
//     }
//
// A class that overrides the method itself, of UIKit or of the program, keeps its own: it gets the replacement from `super`.

/// The replacements of one method, by the class for which each is.
struct MethodReplacements<Method> {
  private var entries: [(type: UIResponder.Type, method: Method)] = []

  var isEmpty: Bool { entries.isEmpty }

  /// The last replacement for a class counts.
  mutating func add(_ method: Method, for type: UIResponder.Type) {
    entries.removeAll { $0.type == type }
    entries.append((type, method))
  }

  /// The replacement for the nearest superclass of `responder`'s class, or the class itself.
  /// - Parameters:
  ///   - type: the class for which the caller's replacement is; those for it and for its subclasses do not count.
  ///   - last: the class that overrides the method; those for its superclasses do not count.
  func method(
    for responder: UIResponder, above type: UIResponder.Type?, upTo last: UIResponder.Type = UIResponder.self
  ) -> Method? {
    var level: AnyClass? = type.map { _getSuperclass($0) } ?? Swift.type(of: responder)
    while let current = level {
      if let entry = entries.first(where: { $0.type == current }) { return entry.method }
      if current == last { return nil }
      level = _getSuperclass(current)
    }
    return nil
  }
}

/// The replacements of the program.
@MainActor enum ReplacedMethods {
  typealias Touches = (UIResponder, Set<UITouch>, UIEvent?) -> Void

  static var hitTest = MethodReplacements<(UIView, CGPoint, UIEvent?) -> UIView?>()
  static var pointInside = MethodReplacements<(UIView, CGPoint, UIEvent?) -> Bool>()
  static var touches: [UITouch.Phase: MethodReplacements<Touches>] = [:] {
    didSet { replacesTouches = !touches.isEmpty }
  }
  /// Whether there are any for touches. Each delivery asks.
  @exclusivity(unchecked) private(set) static var replacesTouches = false

  /// Whether one replaces a method of the hit test for the class of a view.
  static func replacesHitTest(of view: UIView) -> Bool {
    guard !hitTest.isEmpty || !pointInside.isEmpty else { return false }
    return hitTest.method(for: view, above: nil) != nil || pointInside.method(for: view, above: nil) != nil
  }
}

extension UIView {
  /// Puts a function in the place of `hitTest(_:with:)` for a class of UIKit.
  public static func replaceHitTest(by method: @escaping (UIView, CGPoint, UIEvent?) -> UIView?) {
    ReplacedMethods.hitTest.add(method, for: self)
  }
  /// Puts a function in the place of `point(inside:with:)` for a class of UIKit.
  public static func replacePointInside(by method: @escaping (UIView, CGPoint, UIEvent?) -> Bool) {
    ReplacedMethods.pointInside.add(method, for: self)
  }

  /// Stands for `super.hitTest(point, with: event)` in a replacement for `type`.
  public final func hitTest(above type: UIView.Type, _ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let method = ReplacedMethods.hitTest.method(for: self, above: type) { return method(self, point, event) }
    return frontmost(at: point, with: event)
  }
  /// Stands for `super.point(inside: point, with: event)` in a replacement for `type`.
  public final func point(above type: UIView.Type, inside point: CGPoint, with event: UIEvent?) -> Bool {
    if let method = ReplacedMethods.pointInside.method(for: self, above: type) { return method(self, point, event) }
    return placement.boundsContain(point)
  }

  /// Calls the replacement of `hitTest(_:with:)`, or its default if there is none.
  final func replacedSearch(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let method = ReplacedMethods.hitTest.method(for: self, above: nil) else {
      return frontmost(at: point, with: event)
    }
    return method(self, point, event)
  }
  /// Calls the replacement of `point(inside:with:)`, or its default if there is none.
  final func contains(_ point: CGPoint, with event: UIEvent?) -> Bool {
    if hasReplacedHitTest, let method = ReplacedMethods.pointInside.method(for: self, above: nil) {
      return method(self, point, event)
    }
    return placement.boundsContain(point)
  }
}

extension UIResponder {
  /// Puts a function in the place of `touchesBegan(_:with:)`, or of one of the other three, for a class of UIKit.
  public static func replaceTouches(
    in phase: UITouch.Phase, by method: @escaping (UIResponder, Set<UITouch>, UIEvent?) -> Void
  ) {
    ReplacedMethods.touches[phase, default: MethodReplacements()].add(method, for: self)
  }

  /// Stands for `super.touchesBegan(touches, with: event)` in a replacement for `type`.
  public final func touches(
    above type: UIResponder.Type, in phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?
  ) {
    if let method = ReplacedMethods.touches[phase]?.method(for: self, above: type) {
      method(self, touches, event)
    } else {
      forward(touches, in: phase, with: event)
    }
  }

  /// Calls the replacement of one of the four methods, or the default if there is none. Not called while there is no
  /// replacement at all, so that a deep chain needs no more of the stack.
  final func take(_ touches: Set<UITouch>, in phase: UITouch.Phase, with event: UIEvent?) {
    if let method = ReplacedMethods.touches[phase]?.method(for: self, above: nil) {
      method(self, touches, event)
    } else {
      forward(touches, in: phase, with: event)
    }
  }
}
