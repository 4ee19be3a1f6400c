/// A change of the picture behind a view. As Apple's, except: it is not drawn.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of the picture behind a view. As Apple's, except: nothing is blurred, and making one warns once.
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

  /// Warns once: nothing is blurred.
  public init(style: Style) {
    super.init()
    warnNotSupported("UIBlurEffect")
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

/// A view with an effect and a content. As Apple's, except: the effect is not drawn.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The effect, which is not drawn.
  open var effect: UIVisualEffect?
  /// The view of the content, which fills this one. Subviews belong here.
  public let contentView = UIView()

  /// A view with an effect and an empty content.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  /// A view with an empty content and without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }
}
