/// A control with a title for each of its states.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The style of a button; it has no influence on touches.
  public nonisolated enum ButtonType: Int, Sendable { case custom, system }

  /// The type passed to `init(type:)`.
  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]

  /// A button without a title or actions.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button with the title of `primaryAction` that performs it for `.primaryActionTriggered`.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Sets the title of a state. With nil, the state uses the title of `.normal`.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// The title of a state, or else the title of `.normal`.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title of the current state.
  open var currentTitle: String? { title(for: state) }

  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// The colour of the title of a state, or else of `.normal`.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// The picture of a state, or else of `.normal`.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the picture behind the title of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }

  /// The picture behind the title of a state, or else of `.normal`.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }

  /// The label of the title. Chosen: it is in no view, because the hit test would skip it.
  open private(set) lazy var titleLabel: UILabel? = UILabel()

  /// The view of the picture. Chosen: it is in no view, because the hit test would skip it.
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  override func sendTouchUpInside(with event: UIEvent?) { sendPrimary(with: .touchUpInside, event) }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }
}
