/// A change of the picture behind a view. As Apple's.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of the picture behind a view. As Apple's, except: nothing is blurred; the picture is seen through a layer of the
/// style's colour.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The kinds of blur. The raw values are Apple's.
  public nonisolated enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  /// The colour over the picture behind the view. Chosen: light styles are white and dark ones black, thicker materials more
  /// opaque. The interface is light, and so are the styles that follow it.
  final let tint: UIColor

  /// As Apple's.
  public init(style: Style) {
    let (white, opacity): (CGFloat, CGFloat) =
      switch style {
      case .light: (1, 0.3)
      case .extraLight: (0.97, 0.82)
      case .dark: (0.11, 0.73)
      case .extraDark: (0.05, 0.85)
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight: (0.97, 0.45)
      case .systemThinMaterial, .systemThinMaterialLight: (0.97, 0.6)
      case .regular, .prominent, .systemMaterial, .systemMaterialLight: (0.97, 0.75)
      case .systemThickMaterial, .systemThickMaterialLight, .systemChromeMaterial, .systemChromeMaterialLight:
        (0.97, 0.9)
      case .systemUltraThinMaterialDark: (0.15, 0.55)
      case .systemThinMaterialDark: (0.15, 0.7)
      case .systemMaterialDark: (0.15, 0.8)
      case .systemThickMaterialDark, .systemChromeMaterialDark: (0.15, 0.9)
      }
    tint = UIColor(white: white, alpha: opacity)
    super.init()
  }
}

/// Colours that go with a blur. As Apple's, except: colours stay as they are.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// As Apple's.
  public init(blurEffect: UIBlurEffect) { super.init() }
  /// As Apple's.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// The use of colours that go with a blur. The raw values are Apple's.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view with an effect and a content. As Apple's, except: a blur is drawn as a colour through which one sees, another effect
/// not at all.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect. A change is seen at once.
  open var effect: UIVisualEffect?
  /// The view of the content, which fills this one. Subviews belong here.
  public let contentView = UIView()

  /// A view with an effect and an empty content.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// A view with an empty content, whose effect is nil.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepare() {
    super.prepare()
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  override var ownDrawing: [DrawingCommand] {
    guard let blur = effect as? UIBlurEffect else { return [] }
    let place = UIBezierPath(rect: CGRect(origin: .zero, size: bounds.size))
    return [DrawingCommand(.fill(PathValue(place.cgPath), .winding, ColorValue(blur.tint.cgColor)))]
  }
}
