/// A picture, a text and a second text, as rows of lists show them.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is written.
  @MainActor public struct TextProperties {
    /// Where lines begin.
    public nonisolated enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// What letters become.
    public nonisolated enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 is any.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    public var showsExpansionTextWhenTruncated = false
    public var colorTransformer: UIConfigurationColorTransformer?

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How a picture is shown.
  @MainActor public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// In points; a zero is no limit.
    public var maximumSize = CGSize.zero
    /// The room that the picture takes at least, in points; a zero is that of the picture.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
    /// The room that symbols of the system take.
    public static var standardDimension: CGFloat { 0 }

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// Whether the second text stands at the right end instead of below the first.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Distances, in points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var alpha: CGFloat = 1

  private init(
    _ font: UIFont, _ color: UIColor = .label, second: UIFont = .systemFont(ofSize: 15),
    _ secondColor: UIColor = .secondaryLabel
  ) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: second, color: secondColor)
  }

  // MARK: Kinds

  /// A row with one text; a second one stands below.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 12), .label)
  }
  /// A row with a smaller text below.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// A row with a value at the right end.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 17))
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }
  public static func header() -> UIListContentConfiguration { plainHeader() }
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 17, weight: .semibold))
  }
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 13), .secondaryLabel)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.systemFont(ofSize: 13), .secondaryLabel)
    content.textProperties.transform = .uppercase
    return content
  }
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 20, weight: .bold))
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same: colours do not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
