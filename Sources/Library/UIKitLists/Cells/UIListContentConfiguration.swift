/// The content of a row of a list: a picture, a text and a second text.
///
/// As Apple's, except: texts do not shrink to fit, a text longer than its lines is not shown in full on demand, and the
/// contents of sidebars look like those of plain lists.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  @MainActor public struct TextProperties {
    /// The place of lines. As Apple's, except: justified lines begin where natural ones do.
    public nonisolated enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// The case of letters.
    public nonisolated enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// The font.
    public var font: UIFont
    /// The colour of the letters.
    public var color: UIColor
    /// The place of lines.
    public var alignment = TextAlignment.natural
    /// The treatment of a text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The largest number of lines; 0 is any.
    public var numberOfLines = 0
    /// Whether a text of one line is drawn smaller where there is too little room for it.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of the font's size.
    public var minimumScaleFactor: CGFloat = 0
    /// Has no effect; warns once when it is changed.
    public var allowsDefaultTighteningForTruncation = false {
      didSet {
        if allowsDefaultTighteningForTruncation != oldValue {
          warnNotSupported("UIListContentConfiguration.TextProperties.allowsDefaultTighteningForTruncation")
        }
      }
    }
    /// Whether the text follows the size of texts that a person has chosen. Texts keep their size.
    public var adjustsFontForContentSizeCategory = true
    /// The case of letters. An attributed text keeps its letters.
    public var transform = TextTransform.none
    /// Has no effect, since there is no pointer; warns once when it is changed.
    public var showsExpansionTextWhenTruncated = false {
      didSet {
        if showsExpansionTextWhenTruncated != oldValue {
          warnNotSupported("UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated")
        }
      }
    }
    /// A function of the colour that is drawn.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The colour that is drawn.
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

  /// The look of the picture.
  @MainActor public struct ImageProperties {
    /// The size and the weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a template picture; nil takes the view's tint.
    public var tintColor: UIColor?
    /// Has no effect; warns once when it is set.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      didSet {
        if tintColorTransformer != nil {
          warnNotSupported("UIListContentConfiguration.ImageProperties.tintColorTransformer")
        }
      }
    }
    /// The radius of the picture's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; a zero is no limit.
    public var maximumSize = CGSize.zero
    /// The least width for the picture, in points; 0 takes the picture's width. The height has no influence.
    public var reservedLayoutSize = CGSize.zero
    /// Whether inverted colours leave the picture alone. Colours are not inverted.
    public var accessibilityIgnoresInvertColors = false
    /// 0: the room follows the picture.
    public static var standardDimension: CGFloat { 0 }

    /// The colour of a template picture, with the tint of its view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor { self.tintColor ?? tintColor }
  }

  /// The picture, at the left.
  public var image: UIImage?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The first text.
  public var text: String?
  /// The first text with attributes, instead of `text`.
  public var attributedText: NSAttributedString?
  /// The look of the first text.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, instead of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the second text.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text stands at the right end instead of below the first.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The distances of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Has no effect; warns once when it is changed.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both {
    didSet {
      if axesPreservingSuperviewLayoutMargins != oldValue {
        warnNotSupported("UIListContentConfiguration.axesPreservingSuperviewLayoutMargins")
      }
    }
  }
  /// The opacity of the content, from 0 to 1.
  public var alpha: CGFloat = 1

  private init(
    _ font: UIFont, _ color: UIColor = .label, second: UIFont = .systemFont(ofSize: 15),
    _ secondColor: UIColor = .secondaryLabel
  ) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(font: second, color: secondColor)
  }

  // MARK: Kinds

  /// A row with one text; a second text stands below.
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
  /// As `plainHeader()`.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// As `plainFooter()`.
  public static func footer() -> UIListContentConfiguration { plainFooter() }
  /// The title of a section of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 17, weight: .semibold))
  }
  /// The text below a section of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 13), .secondaryLabel)
  }
  /// The title of a section of a grouped list, in capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.systemFont(ofSize: 13), .secondaryLabel)
    content.textProperties.transform = .uppercase
    return content
  }
  /// As `plainFooter()`.
  public static func groupedFooter() -> UIListContentConfiguration { plainFooter() }
  /// The large title of a section of an inset list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 20, weight: .bold))
  }
  /// As `prominentInsetGroupedHeader()`.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { prominentInsetGroupedHeader() }
  /// As `cell()`.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// As `cell()`.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  /// As `cell()`.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// As `cell()`.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  /// As `plainHeader()`.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }

  /// A `UIListContentView` with the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The configuration itself: its colours do not depend on the state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
