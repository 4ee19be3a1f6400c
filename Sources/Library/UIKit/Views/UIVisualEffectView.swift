/// A look of what is behind a view. Nothing is blurred.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// A blur of what is behind a view. Nothing is blurred.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  /// The raw values are Apple's.
  public nonisolated enum Style: Int, Sendable {
    case extraLight, light, dark, extraDark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
  }

  public init(style: Style) { super.init() }
}

/// Colours that go with a blur.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}

/// What colours that go with a blur are for.
public nonisolated enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// A view with an effect, which is not seen. What it shows is in `contentView`.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// Fills the view. Subviews belong here.
  public let contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

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
