/// Pictures for different traits. They are kept; the last one that was registered is the picture for all traits.
@preconcurrency @MainActor open class UIImageAsset: NSObject {
  private var images: [UIImage] = []

  public override init() { super.init() }

  open func register(_ image: UIImage, with traitCollection: UITraitCollection) { images.append(image) }
  open func unregisterImageWith(_ traitCollection: UITraitCollection) { _ = images.popLast() }
  open func image(with traitCollection: UITraitCollection) -> UIImage { images.last ?? UIImage() }
}

extension UIImage {
  /// Has no pictures: traits never change.
  public var imageAsset: UIImageAsset? { nil }
  // Pictures have no pixels, so nothing has to be prepared.
  public nonisolated func preparingForDisplay() -> UIImage? { self }
  public nonisolated func byPreparingForDisplay() async -> UIImage? { self }
  public nonisolated func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  public nonisolated func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(value, size: size) }
  public nonisolated func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  public nonisolated class var checkmark: UIImage { symbol("checkmark") }
  public nonisolated class var add: UIImage { symbol("plus") }
  public nonisolated class var remove: UIImage { symbol("minus") }
  public nonisolated class var actions: UIImage { symbol("ellipsis") }
  public nonisolated class var strokedCheckmark: UIImage { symbol("checkmark.circle") }

  private nonisolated static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}
