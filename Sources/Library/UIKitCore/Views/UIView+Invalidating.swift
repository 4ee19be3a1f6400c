/// The work that a change of a property causes, such as drawing: see `UIView.Invalidating`. As Apple's.
@preconcurrency @MainActor public protocol UIViewInvalidating {
  /// Marks the work to be done for the view.
  func invalidate(view: UIView)
}

extension UIView {
  /// The kinds of work that a change can cause.
  public enum Invalidations {
    /// Drawing.
    public struct Display: UIViewInvalidating {
      /// Calls `setNeedsDisplay()`.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// Layout.
    public struct Layout: UIViewInvalidating {
      /// Calls `setNeedsLayout()`.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Updating the constraints.
    public struct Constraints: UIViewInvalidating {
      /// Calls `setNeedsUpdateConstraints()`.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// Measuring the natural size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Calls `invalidateIntrinsicContentSize()`.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// Two kinds together, each of which may be a pair again.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First, second: Second

      /// Marks both, in order.
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

    /// A property whose change causes one kind of work.
    public init(wrappedValue: Value, _ invalidation: Invalidation) {
      (value, self.invalidation) = (wrappedValue, invalidation)
    }

    /// A property whose change causes two kinds of work.
    public init<A: UIViewInvalidating, B: UIViewInvalidating>(wrappedValue: Value, _ a: A, _ b: B)
    where Invalidation == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first: a, second: b))
    }

    /// A property whose change causes three kinds of work.
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

    /// The value of the property in a view. The compiler uses it.
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
  /// `@Invalidating(.display)`.
  public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// `@Invalidating(.layout)`.
  public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// `@Invalidating(.constraints)`.
  public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// `@Invalidating(.intrinsicContentSize)`.
  public static var intrinsicContentSize: Self { Self() }
}
