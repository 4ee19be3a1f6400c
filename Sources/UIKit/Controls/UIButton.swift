/// A control with a title for each of its states.
open class UIButton: UIControl {
  /// How a button looks; the touch pipeline makes no difference.
  public nonisolated enum ButtonType: Int, Sendable { case custom, system }

  /// Set by `init(type:)`.
  public private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]

  /// A button without a title or actions.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button that performs `primaryAction` when it is tapped and shows its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Nil falls back to the title of `.normal`.
  open func setTitle(_ title: String?, for state: State) { titles[state] = title }

  /// The title of a state, else that of `.normal`.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title of the state the button is in.
  open var currentTitle: String? { title(for: state) }

  override func sendTouchUpInside(with event: UIEvent?) { sendPrimary(with: .touchUpInside, event) }

  override func guardsAgainst(_ gestureRecognizer: UIGestureRecognizer) -> Bool { gestureRecognizer.isSingleTap }
}
