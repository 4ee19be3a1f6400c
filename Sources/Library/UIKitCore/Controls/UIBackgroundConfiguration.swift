/// The background of a cell, a header, a footer or a button: a colour, a picture, an outline or a view. As Apple's,
/// except: there are no visual effects, and only the colour depends on the state.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
  /// The colour; nil draws none.
  public var backgroundColor: UIColor?
  /// A function of the colour that is drawn.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A view that fills the background.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Has no effect; warns once when it is changed.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = [] {
    didSet {
      if edgesAddingLayoutMarginsToBackgroundInsets != oldValue {
        warnNotSupported("UIBackgroundConfiguration.edgesAddingLayoutMarginsToBackgroundInsets")
      }
    }
  }
  /// The picture, which fills the background.
  public var image: UIImage?
  /// Has no effect, since the picture fills the background; warns once when it is changed.
  public var imageContentMode = UIView.ContentMode.scaleToFill {
    didSet { if imageContentMode != oldValue { warnNotSupported("UIBackgroundConfiguration.imageContentMode") } }
  }
  /// Has no effect; warns once when it is set.
  public var visualEffect: UIVisualEffect? {
    didSet { if visualEffect != nil { warnNotSupported("UIBackgroundConfiguration.visualEffect") } }
  }
  /// The colour of the outline; nil draws none.
  public var strokeColor: UIColor?
  /// Has no effect; warns once when it is set.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    didSet { if strokeColorTransformer != nil { warnNotSupported("UIBackgroundConfiguration.strokeColorTransformer") } }
  }
  /// The width of the outline, in points; 0 draws none.
  public var strokeWidth: CGFloat = 0
  /// Has no effect; warns once when it is changed.
  public var strokeOutset: CGFloat = 0 {
    didSet { if strokeOutset != oldValue { warnNotSupported("UIBackgroundConfiguration.strokeOutset") } }
  }

  init(_ color: UIColor?) { backgroundColor = color }

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
  /// The background of a header or a footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemGray6) }
  /// The background of a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  /// No background, as headers and footers of a grouped list have.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  /// As `listPlainCell()`.
  public static func listSidebarCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// As `listPlainHeaderFooter()`.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  /// As `listPlainCell()`.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// As `listPlainCell()`.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// As `listPlainHeaderFooter()`.
  public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
  /// As `listPlainHeaderFooter()`.
  public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }

  /// The configuration for a state: grey instead of the colour of the system while a cell is highlighted or selected.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var new = self
    let cell = state as? UICellConfigurationState
    if cell?.isSelected == true || cell?.isHighlighted == true, backgroundColor == .systemBackground {
      new.backgroundColor = .systemGray4
    }
    return new
  }

  /// The colour, or `tintColor` if there is none.
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
    if let image {
      let picture = image.shown(tint: .systemBlue, filling: rect.size)
      commands.append(DrawingCommand(.picture(picture, rect, .identity)))
    }
    if strokeWidth > 0, let strokeColor {
      var style = StrokeStyle()
      style.width = strokeWidth
      commands.append(DrawingCommand(.stroke(figure, style, ColorValue(strokeColor.cgColor))))
    }
    return commands
  }
}

/// Edges in the direction of writing. As Apple's.
public nonisolated struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// As Apple's.
  public var rawValue: UInt
  /// As Apple's.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// As Apple's.
  public static let top = NSDirectionalRectEdge(rawValue: 1), leading = NSDirectionalRectEdge(rawValue: 2)
  /// As Apple's.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4), trailing = NSDirectionalRectEdge(rawValue: 8)
  /// As Apple's.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// A function of a colour. As Apple's, except: the transformers of the system return the colour unchanged.
public nonisolated struct UIConfigurationColorTransformer {
  /// The function.
  public var transform: (UIColor) -> UIColor
  /// A transformer with a function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the colour that the function makes of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns the colour unchanged.
  public static var grayscale: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  /// Returns the colour unchanged.
  public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
  /// Returns the colour unchanged.
  public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
}
