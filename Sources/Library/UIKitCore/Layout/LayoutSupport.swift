/// A strip at the top or bottom of a controller's view that bars cover; newer code uses the safe area. As Apple's, except:
/// the length is always that of the safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The height of the strip, in points.
  var length: CGFloat { get }
  /// The top edge of the strip.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the strip.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the strip.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide along the top or bottom edge of a controller's view.
private final class EdgeGuide: UILayoutGuide, UILayoutSupport {
  let isTop: Bool

  init(in view: UIView, isTop: Bool) {
    self.isTop = isTop
    super.init()
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}

extension UIViewController {
  /// The strip that bars at the top cover. Newer code uses `view.safeAreaLayoutGuide`.
  public var topLayoutGuide: any UILayoutSupport { guide(isTop: true) }
  /// The strip that bars at the bottom cover. Newer code uses `view.safeAreaLayoutGuide`.
  public var bottomLayoutGuide: any UILayoutSupport { guide(isTop: false) }

  private func guide(isTop: Bool) -> EdgeGuide {
    let guides = view.layoutGuides.lazy.compactMap { $0 as? EdgeGuide }
    return guides.first { $0.isTop == isTop } ?? EdgeGuide(in: view, isTop: isTop)
  }
}
