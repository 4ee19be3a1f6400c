// Objects of a class that only the running program knows, by the initializers that Objective-C finds on iOS; see
// CellMaking.swift for the way. The pre-pass calls these functions for `Item()` and `type(of: view).init(frame: frame)`.

extension UIView {
  convenience init(made: Void) { self.init() }
  convenience init(madeIn frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s9UIKitCore6UIViewC4madeACyt_tcfC")
  class func allocate() -> UIView
  @_silgen_name("$s9UIKitCore6UIViewC6madeInAC10Foundation6CGRectV_tcfC")
  class func allocate(_ frame: CGRect) -> UIView

  /// A view of this class, by `init()`.
  public static func made() -> Self { unsafeDowncast(allocate(), to: Self.self) }
  /// A view of this class, by `init(frame:)`.
  public static func made(frame: CGRect) -> Self { unsafeDowncast(allocate(frame), to: Self.self) }
}

extension UIImageView {
  convenience init(madeOf image: UIImage?) { self.init(image: image) }

  @_silgen_name("$s9UIKitCore11UIImageViewC6madeOfAcA0C0CSg_tcfC")
  class func allocate(_ image: consuming UIImage?) -> UIImageView

  /// A view of this class, by `init(image:)`.
  public static func made(image: UIImage?) -> Self { unsafeDowncast(allocate(image), to: Self.self) }
}

extension UIViewController {
  convenience init(made: Void) { self.init() }

  @_silgen_name("$s9UIKitCore16UIViewControllerC4madeACyt_tcfC")
  class func allocate() -> UIViewController

  /// A controller of this class, by `init()`.
  public static func made() -> Self { unsafeDowncast(allocate(), to: Self.self) }
}
