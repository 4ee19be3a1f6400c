/// What a view looks like. Most views have none of it.
final class ViewLooks {
  /// What `draw(_:)` drew last, and the size that the view had then.
  var content: (list: DisplayList, size: CGSize)?
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isOpaque = true
  var autoresizingMask: UIView.AutoresizingMask = []
  var layer: CALayer?
  var mask: UIView?
  var motionEffects: [UIMotionEffect] = []
}

extension UIView {
  /// How the content of a view fills it.
  public nonisolated enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  /// What changes when the superview gets another size.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// In `intrinsicContentSize`: no natural size in this direction.
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

  /// The tint colour of this view, or else that of its superview; at the top that of the system.
  final var inheritedTint: UIColor { storedLooks?.tintColor ?? superview?.tintColor ?? .systemBlue }

}
