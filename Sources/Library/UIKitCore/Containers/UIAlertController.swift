/// A message with a button for each action. A tap on a button dismisses it and runs the action's handler.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where the message is shown. It has no effect: it is always in the middle.
  public nonisolated enum Style: Int, Sendable { case actionSheet, alert }

  open var message: String?
  public private(set) var preferredStyle = Style.alert
  /// In the order of addition.
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    (self.message, self.preferredStyle) = (message, preferredStyle)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// The fields between the message and the buttons, in the order of addition; nil if there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a field, which `configurationHandler` prepares.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.3)
    let labels = [title, message].compactMap { $0 }.map { text in
      let label = UILabel()
      (label.text, label.textAlignment, label.numberOfLines) = (text, .center, 0)
      return label
    }
    let buttons = actions.map { action in
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.isEnabled = action.isEnabled
      button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
      return button
    }
    let column = UIStackView(arrangedSubviews: labels + (textFields ?? []) + buttons)
    (column.axis, column.spacing, column.backgroundColor) = (.vertical, 8, .white)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor), column.widthAnchor.constraint(equalToConstant: 270),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func choose(_ action: UIAlertAction) { dismiss(animated: true) { action.handler?(action) } }
}

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The look of the button. It has no effect.
  public nonisolated enum Style: Int, Sendable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
