/// The looks of a view: background, tint, content mode, layer and mask. Most views have none.
final class ViewLooks {
  /// The last drawing of `draw(_:)`, and the size that the view had then.
  var content: (list: DisplayList, size: CGSize)?
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isOpaque = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var layer: CALayer?
  var mask: UIView?
  var motionEffects: [UIMotionEffect] = []
  /// The ways of the view in animations that are not over.
  var motions: [ViewMotion] = []
}

extension UIView {
  /// The placement of a view's drawing after a change of the view's size. As Apple's.
  public nonisolated enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  /// The parts of a view's frame that change with the size of its superview. As Apple's.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// As Apple's.
    public var rawValue: UInt
    /// A value of this raw value, as Apple's.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The margin changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The margin changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The margin changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The margin changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// In `intrinsicContentSize`, the length of a direction without a natural size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// The looks, made when one is set.
  final var looks: ViewLooks {
    if let storedLooks { return storedLooks }
    let looks = ViewLooks()
    storedLooks = looks
    return looks
  }

  /// Makes the layer, once.
  final func makeLayer() -> CALayer {
    if let layer = storedLooks?.layer { return layer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    layer.delegate = self
    looks.layer = layer
    return layer
  }

  /// The tint colour of this view, else the superview's; without a superview the system's.
  final var inheritedTint: UIColor { storedLooks?.tintColor ?? superview?.tintColor ?? .systemBlue }

}
