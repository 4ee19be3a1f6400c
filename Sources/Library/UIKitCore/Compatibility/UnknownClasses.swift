// Objects of a class that only the running program knows, by the initializers that Objective-C finds on iOS. The pre-pass
// calls these functions for `Item()` and `type(of: view).init(frame: frame)`; tables and collections make their cells so.
//
// Swift makes such objects by `required` initializers alone, and then every subclass has to write the word `required`, which
// sources for iOS do not. Of an unavailable initializer it does not ask that, though, and a protocol to which the class
// conforms, unavailably too, can call it. It is a convenience initializer, so it calls the designated one of the subclass.
// A class without that one ends the program with a sentence that names it, as on iOS.

/// The class as one that conforms to a protocol with an initializer.
/// - Parameter type: the type of the classes that conform, such as `(any MadeView.Type).self`.
package func maker<Type>(_ class: AnyClass, as type: Type.Type) -> Type {
  guard let maker = `class` as? Type else { fatalError("\(`class`) does not conform to \(type)") }
  return maker
}

protocol MadeView: AnyObject {
  init(made: Void)
  init(madeIn frame: CGRect)
}

@available(*, unavailable) extension UIView: MadeView {}

extension UIView {
  /// A view of this class, by `init()`.
  public static func made() -> Self {
    unsafeDowncast(maker(self, as: (any MadeView.Type).self).init(made: ()), to: Self.self)
  }
  /// A view of this class, by `init(frame:)`.
  public static func made(frame: CGRect) -> Self {
    unsafeDowncast(maker(self, as: (any MadeView.Type).self).init(madeIn: frame), to: Self.self)
  }
}

protocol MadeImageView: AnyObject {
  init(madeOf image: UIImage?)
}

@available(*, unavailable) extension UIImageView: MadeImageView {}

extension UIImageView {
  /// A view of this class, by `init(image:)`.
  public static func made(image: UIImage?) -> Self {
    unsafeDowncast(maker(self, as: (any MadeImageView.Type).self).init(madeOf: image), to: Self.self)
  }
}

protocol MadeController: AnyObject {
  init(made: Void)
  init(madeOf nibName: String?, bundle: Bundle?)
}

@available(*, unavailable) extension UIViewController: MadeController {}

extension UIViewController {
  /// A controller of this class, by `init()`.
  public static func made() -> Self {
    unsafeDowncast(maker(self, as: (any MadeController.Type).self).init(made: ()), to: Self.self)
  }
  /// A controller of this class, by `init(nibName:bundle:)`.
  public static func made(nibName: String?, bundle: Bundle?) -> Self {
    unsafeDowncast(maker(self, as: (any MadeController.Type).self).init(madeOf: nibName, bundle: bundle), to: Self.self)
  }
}

protocol MadeRecognizer: AnyObject {
  init(made: Void)
}

@available(*, unavailable) extension UIGestureRecognizer: MadeRecognizer {}

/// Gives `init()` to each subclass of a recognizer, as on iOS: Swift alone lets a subclass that overrides one designated
/// initializer inherit none. It has no class among its requirements, because an initializer of a class cannot set `self`. Not
/// in UIKit.
@preconcurrency @MainActor public protocol PlainlyMadeRecognizer {}

extension UIGestureRecognizer: PlainlyMadeRecognizer {}

extension PlainlyMadeRecognizer {
  /// A recognizer without a target, by `init(target:action:)` of its class.
  public init() {
    guard let type = Self.self as? AnyClass,
      let recognizer = maker(type, as: (any MadeRecognizer.Type).self).init(made: ()) as? Self
    else { fatalError("\(Self.self) is no recognizer") }
    self = recognizer
  }
}

extension NSObject {
  /// An object of this class, by `init()`: a view, a controller or a recognizer.
  @preconcurrency @MainActor public static func madeObject() -> Self {
    let made: NSObject? =
      switch self {
      case let type as any MadeView.Type: type.init(made: ()) as? NSObject
      case let type as any MadeController.Type: type.init(made: ()) as? NSObject
      case let type as any MadeRecognizer.Type: type.init(made: ()) as? NSObject
      default: nil
      }
    guard let made else {
      fatalError("only a view, a controller or a recognizer of a class that is not known is made, not \(self)")
    }
    return unsafeDowncast(made, to: Self.self)
  }
}
