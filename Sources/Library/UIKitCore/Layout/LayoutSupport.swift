/// The edge of the part of a controller's view that no bar covers, before safe areas. Its length is that of the safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
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
  /// What bars at the top cover of the view. Use `view.safeAreaLayoutGuide`.
  public var topLayoutGuide: any UILayoutSupport { guide(isTop: true) }
  /// What bars at the bottom cover of the view. Use `view.safeAreaLayoutGuide`.
  public var bottomLayoutGuide: any UILayoutSupport { guide(isTop: false) }

  private func guide(isTop: Bool) -> EdgeGuide {
    let guides = view.layoutGuides.lazy.compactMap { $0 as? EdgeGuide }
    return guides.first { $0.isTop == isTop } ?? EdgeGuide(in: view, isTop: isTop)
  }
}
