/// A message with a button for each action. A tap on a button dismisses the alert and then runs the action's handler.
///
/// As Apple's, except: it is drawn plainly, in the middle of the window in both styles; buttons are below each other in
/// the order of addition and look the same; a tap beside the message does nothing.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The place of the message. As Apple's, except: both styles are in the middle of the window.
  public nonisolated enum Style: Int, Sendable { case actionSheet, alert }

  /// The text below the title, read when the view is loaded.
  open var message: String?
  /// The style that the program demanded. It has no effect on the place.
  public private(set) var preferredStyle = Style.alert
  /// The actions, in the order of addition.
  open private(set) var actions: [UIAlertAction] = []
  /// Has no effect, since all buttons look the same; warns once when it is set.
  open var preferredAction: UIAlertAction? {
    didSet { if preferredAction != nil { warnNotSupported("UIAlertController.preferredAction") } }
  }

  /// An alert without actions. The style `actionSheet` warns once: the message is in the middle.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    (self.message, self.preferredStyle) = (message, preferredStyle)
    // No sheet, which a finger could pull down.
    modalPresentationStyle = .custom
    if preferredStyle == .actionSheet { warnNotSupported("UIAlertController.Style.actionSheet") }
  }

  /// Adds a button below the others. The alert must not be shown yet.
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

  /// Makes the labels, fields and buttons. Later changes of the alert are not shown.
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

/// A button of an alert. As Apple's, except: all styles look the same.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The look of the button. As Apple's, except: all look the same, and `cancel` has no place of its own.
  public nonisolated enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title of the button.
  public let title: String?
  /// The style of the button. All look the same.
  public let style: Style
  /// Whether a tap on the button does anything; read when the alert's view is loaded.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// A button; `handler` runs after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
