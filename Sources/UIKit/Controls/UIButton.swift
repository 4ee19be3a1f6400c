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
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    invalidateIntrinsicContentSize()
  }

  /// The title of a state, or else the title of `.normal`.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title of the current state.
  open var currentTitle: String? { title(for: state) }

  /// Sets the colour of the title of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  /// The colour of the title of a state, or else of `.normal`.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }

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

  /// The background picture, and picture and title beside each other in the middle.
  override var ownDrawing: [DrawingCommand] {
    let whole = CGRect(origin: .zero, size: bounds.size)
    var commands: [DrawingCommand] = []
    if let background = backgroundImage(for: state) {
      commands.append(DrawingCommand(.picture(background.shown(tint: tintColor), whole, .identity)))
    }
    let font: UIFont = titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
    let title = currentTitle ?? "", width = font.width(of: title), picture = image(for: state)
    var left = whole.midX - (width + (picture?.size.width ?? 0)) / 2
    if let picture {
      let place = CGRect(
        x: left, y: whole.midY - picture.size.height / 2, width: picture.size.width, height: picture.size.height)
      commands.append(DrawingCommand(.picture(picture.shown(tint: tintColor), place, .identity)))
      left = place.maxX
    }
    guard !title.isEmpty else { return commands }
    let color: UIColor = titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
    let rect = picture == nil ? whole : CGRect(x: left, y: 0, width: max(0, whole.maxX - left), height: whole.height)
    var text = TextValue([TextValue.Run(title, font: font.value, color: ColorValue(color.cgColor))], in: rect)
    (text.alignment, text.verticalAlignment, text.lineLimit) = (picture == nil ? .center : .left, .center, 1)
    return commands + [DrawingCommand(.text(text))]
  }

  /// Chosen: the size of the title and the picture beside each other, with 6 points above and below; at least 30 points
  /// wide.
  open override var intrinsicContentSize: CGSize {
    let font: UIFont = titleLabel?.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
    let text = currentTitle.map { font.width(of: $0).rounded(.up) } ?? 0
    let picture = image(for: state)?.size ?? .zero
    return CGSize(width: max(30, text + picture.width), height: max(font.lineHeight, picture.height) + 12)
  }

  override func sendTouchUpInside(with event: UIEvent?) { sendPrimary(with: .touchUpInside, event) }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }
}
