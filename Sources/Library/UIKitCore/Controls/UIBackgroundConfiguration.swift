/// What is behind the content of a cell, a header, a footer or a button.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A view that fills the background.
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The picture, which fills the background.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// Has no effect.
  public var visualEffect: UIVisualEffect?
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// In points; 0 is none.
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  init(_ color: UIColor?) { backgroundColor = color }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemGray6) }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// Grey for a cell that is highlighted or selected, if a colour was not changed.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var new = self
    let cell = state as? UICellConfigurationState
    if cell?.isSelected == true || cell?.isHighlighted == true, backgroundColor == .systemBackground {
      new.backgroundColor = .systemGray4
    }
    return new
  }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? tintColor }

  /// The background as drawings, without the view.
  package func drawing(_ size: CGSize) -> [DrawingCommand] {
    let inset = backgroundInsets
    let rect = CGRect(
      x: inset.leading, y: inset.top, width: max(0, size.width - inset.leading - inset.trailing),
      height: max(0, size.height - inset.top - inset.bottom))
    var commands: [DrawingCommand] = []
    let figure = PathValue(UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    if let color = backgroundColor.map({ backgroundColorTransformer?($0) ?? $0 }) {
      commands.append(DrawingCommand(.fill(figure, .winding, ColorValue(color.cgColor))))
    }
    if let image { commands.append(DrawingCommand(.picture(image.shown(tint: .systemBlue), rect, .identity))) }
    if strokeWidth > 0, let strokeColor {
      var style = StrokeStyle()
      style.width = strokeWidth
      commands.append(DrawingCommand(.stroke(figure, style, ColorValue(strokeColor.cgColor))))
    }
    return commands
  }
}

/// Edges by their side in the direction of writing.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Sendable {
  public var rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1), leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4), trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// A function that makes one colour of another.
public nonisolated struct UIConfigurationColorTransformer {
  public var transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  public static var grayscale: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
}
