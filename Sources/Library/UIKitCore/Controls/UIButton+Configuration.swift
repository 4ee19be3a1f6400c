extension UIButton {
  /// The look of a button. As Apple's, except: it has no subtitle, no symbol for a menu, no activity indicator and one
  /// size; setting one of these warns once. The look does not depend on the selection.
  @preconcurrency @MainActor public struct Configuration {
    /// The size of a button. Another one than `medium` warns once. The raw values are Apple's.
    public nonisolated enum Size: Int, Sendable { case medium, small, mini, large }
    /// The roundness of the background's corners. The raw values are Apple's.
    public nonisolated enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    /// The alignment of the lines of a title. The raw values are Apple's.
    public nonisolated enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing

      var value: TextValue.Alignment {
        switch self {
        case .automatic, .leading: .left
        case .center: .center
        case .trailing: .right
        }
      }
    }
    /// The sign of a button with a menu. `popup` warns once. The raw values are Apple's.
    public nonisolated enum Indicator: Int, Sendable { case automatic, none, popup }

    enum Fill { case none, tinted, gray, filled }

    var fill = Fill.none
    /// The title.
    public var title: String?
    /// Has no effect; setting it warns once.
    public var subtitle: String? { didSet { warnNotSupported("UIButton.Configuration.subtitle") } }
    /// The title; its fonts and colours are not drawn.
    public var attributedTitle: AttributedString?
    /// Has no effect; setting it warns once.
    public var attributedSubtitle: AttributedString? {
      didSet { warnNotSupported("UIButton.Configuration.attributedSubtitle") }
    }
    /// The picture.
    public var image: UIImage?
    /// The distances between picture and title, and between title and subtitle, which is not shown, in points.
    public var imagePadding: CGFloat = 0, titlePadding: CGFloat = 1
    /// The side of the title on which the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Has no effect; setting it warns once.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      didSet { warnNotSupported("UIButton.Configuration.preferredSymbolConfigurationForImage") }
    }
    /// The distances of title and picture from the edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and picture; nil for the tint colour, or white on a filled background.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for one that goes with the style.
    public var baseBackgroundColor: UIColor?
    /// The background. Its colour and its corner radius are drawn.
    public var background = UIBackgroundConfiguration.clear()
    /// The roundness of the background's corners.
    public var cornerStyle = CornerStyle.dynamic
    /// Has no effect; setting another size than the default warns once.
    public var buttonSize = Size.medium {
      didSet { if buttonSize != .medium { warnNotSupported("UIButton.Configuration.buttonSize") } }
    }
    /// The treatment of a title that is too long: broken into lines, or one line, which is cut at its end.
    /// A mode that asks for something else warns once.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping {
      didSet { if !titleLineBreakMode.isDrawn { warnNotSupported("UIButton.Configuration.titleLineBreakMode") } }
    }
    /// The alignment of the lines of a title that is broken.
    public var titleAlignment = TitleAlignment.automatic
    /// Has no effect; setting `.popup` warns once.
    public var indicator = Indicator.automatic {
      didSet { if indicator == .popup { warnNotSupported("UIButton.Configuration.indicator") } }
    }
    /// Has no effect; true warns once.
    public var showsActivityIndicator = false {
      didSet { if showsActivityIndicator { warnNotSupported("UIButton.Configuration.showsActivityIndicator") } }
    }
    /// Has no effect: false changes no touch and no picture, because the look does not depend on the selection.
    public var automaticallyUpdateForSelection = true
    /// Has no effect; setting it warns once.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      didSet { warnNotSupported("UIButton.Configuration.titleTextAttributesTransformer") }
    }
    /// Has no effect; setting it warns once.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      didSet { warnNotSupported("UIButton.Configuration.imageColorTransformer") }
    }

    init(_ fill: Fill) { self.fill = fill }

    /// Without a background.
    public static func plain() -> Configuration { Configuration(.none) }
    /// As `plain()`.
    public static func borderless() -> Configuration { Configuration(.none) }
    /// On a background of the tint colour, 18 % opaque.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// On a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// As `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// On a background of the tint colour, with a white title.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The same: the configuration does not depend on the state.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Sets `contentInsets` to the insets of a new configuration.
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

/// A change of a title's attributes. As Apple's, except: setting one warns once, and nothing calls it.
public nonisolated struct UIConfigurationTextAttributesTransformer {
  /// As Apple's.
  public var transform: (AttributeContainer) -> AttributeContainer
  /// As Apple's.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
}
