extension UIButton {
  /// How a button looks.
  @preconcurrency @MainActor public struct Configuration {
    /// How large a button is. It has no effect.
    public nonisolated enum Size: Int, Sendable { case medium, small, mini, large }
    /// How round the corners of the background are.
    public nonisolated enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    /// Where title and subtitle begin. It has no effect.
    public nonisolated enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// How a pop-up button shows that it is one. It has no effect.
    public nonisolated enum Indicator: Int, Sendable { case automatic, none, popup }

    enum Fill { case none, tinted, gray, filled }

    var fill = Fill.none
    public var title: String?
    public var subtitle: String?
    /// The title with fonts and colours, which have no effect.
    public var attributedTitle: AttributedString?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    /// In points.
    public var imagePadding: CGFloat = 0, titlePadding: CGFloat = 1
    /// The side of the title on which the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var titleAlignment = TitleAlignment.automatic
    public var indicator = Indicator.automatic
    public var showsActivityIndicator = false
    public var automaticallyUpdateForSelection = true
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?

    init(_ fill: Fill) { self.fill = fill }

    public static func plain() -> Configuration { Configuration(.none) }
    public static func borderless() -> Configuration { Configuration(.none) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The same: the configuration does not depend on the state.
    public func updated(for button: UIButton) -> Configuration { self }

    public mutating func setDefaultContentInsets() { contentInsets = Configuration(fill).contentInsets }

    var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

    func foreground(of button: UIButton) -> UIColor {
      let color = baseForegroundColor ?? (fill == .filled ? .white : button.tintColor ?? .systemBlue)
      return button.isEnabled ? color : .tertiaryLabel
    }

    func background(of button: UIButton, in rect: CGRect) -> [DrawingCommand] {
      let tint: UIColor = button.tintColor
      let base: UIColor? =
        switch fill {
        case .none: baseBackgroundColor
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .gray: baseBackgroundColor ?? .systemFill
        case .filled: baseBackgroundColor ?? tint
        }
      guard let color = background.backgroundColor ?? base else { return [] }
      let shown = button.isHighlighted ? color.withAlphaComponent(color.opacity * 0.75) : color
      return [button.part(rect, radius: cornerStyle == .capsule ? rect.height / 2 : radius, shown)]
    }

    private var radius: CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: background.cornerRadius > 0 ? background.cornerRadius : 6
      case .small: 4
      case .medium: 8
      case .large, .capsule: 12
      }
    }
  }
}

/// Changes the attributes of a title. It has no effect.
public nonisolated struct UIConfigurationTextAttributesTransformer {
  public var transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
}
