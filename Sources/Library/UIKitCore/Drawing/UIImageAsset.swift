/// Pictures for different traits. As Apple's, except: traits never change, so the last registered picture is that of all traits.
@preconcurrency @MainActor open class UIImageAsset: NSObject {
  private var images: [UIImage] = []

  /// An asset without a picture.
  public override init() { super.init() }

  /// Adds a picture, which all traits have from now on.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) { images.append(image) }
  /// Removes the picture that was registered last.
  open func unregisterImageWith(_ traitCollection: UITraitCollection) { _ = images.popLast() }
  /// The picture that was registered last, or else an empty one.
  open func image(with traitCollection: UITraitCollection) -> UIImage { images.last ?? UIImage() }
}

extension UIImage {
  /// Nil: pictures do not depend on traits.
  public var imageAsset: UIImageAsset? { nil }
  /// The picture itself: it has no pixels to prepare.
  public nonisolated func preparingForDisplay() -> UIImage? { self }
  /// The picture itself: it has no pixels to prepare.
  public nonisolated func byPreparingForDisplay() async -> UIImage? { self }
  /// Calls the function at once with the picture itself: it has no pixels to prepare.
  public nonisolated func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  /// The picture in another size, in points.
  public nonisolated func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(value, size: size) }
  /// The picture in another size, in points.
  public nonisolated func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// The symbol `checkmark`.
  public nonisolated class var checkmark: UIImage { symbol("checkmark") }
  /// The symbol `plus`.
  public nonisolated class var add: UIImage { symbol("plus") }
  /// The symbol `minus`.
  public nonisolated class var remove: UIImage { symbol("minus") }
  /// The symbol `ellipsis`.
  public nonisolated class var actions: UIImage { symbol("ellipsis") }
  /// The symbol `checkmark.circle`.
  public nonisolated class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private nonisolated static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
