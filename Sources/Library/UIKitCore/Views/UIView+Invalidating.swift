/// What a change of a property makes to be done again: see `UIView.Invalidating`.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  /// Marks what is to be done again.
  func invalidate(view: UIView)
}

extension UIView {
  /// What can be done again.
  public enum Invalidations {
    public struct Display: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    public struct Layout: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    public struct Constraints: UIViewInvalidating {
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    public struct IntrinsicContentSize: UIViewInvalidating {
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// Two of them, which may be pairs.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First, second: Second

      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that draws or lays out again when it changes: `@Invalidating(.display) var angle = 0.0`.
  @propertyWrapper @MainActor public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var value: Value
    private let invalidation: Invalidation

    public init(wrappedValue: Value, _ invalidation: Invalidation) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }

    public init<A: UIViewInvalidating, B: UIViewInvalidating>(wrappedValue: Value, _ a: A, _ b: B)
    where Invalidation == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: a, second: b))
    }

    public init<A: UIViewInvalidating, B: UIViewInvalidating, C: UIViewInvalidating>(
      wrappedValue: Value, _ a: A, _ b: B, _ c: C
    ) where Invalidation == Invalidations.Tuple<Invalidations.Tuple<A, B>, C> {
      self.init(
        wrappedValue: wrappedValue, Invalidations.Tuple(first: Invalidations.Tuple(first: a, second: b), second: c))
    }

    /// Only properties of views invalidate.
    @available(*, unavailable, message: "only for properties of views")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    public static subscript<View: UIView>(
      _enclosingInstance view: View, wrapped property: ReferenceWritableKeyPath<View, Value>,
      storage storage: ReferenceWritableKeyPath<View, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}
