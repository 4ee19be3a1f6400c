/// A message with a button for each action. A tap on a button dismisses the alert and then runs the action's handler.
///
/// The root view is the panel: in the middle of the window, or for an action sheet at the bottom of it. The action with the
/// style `cancel` is the last one, in a group of its own in a sheet; a tap beside a sheet chooses it. Where the actions do not fit the
/// screen, they scroll. As Apple's, except: it appears at once, its background lets nothing through, and texts do not scroll.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The place of the message: at the bottom of the window, or in the middle.
  public nonisolated enum Style: Int, Sendable { case actionSheet, alert }

  /// The text below the title.
  open var message: String? { didSet { change(messageLabel, to: message) } }
  /// The text in bold.
  open override var title: String? { didSet { change(titleLabel, to: title) } }
  private weak var titleLabel: UILabel?, messageLabel: UILabel?
  /// The style that the program demanded.
  public private(set) var preferredStyle = Style.actionSheet
  /// The actions, in the order of addition.
  open private(set) var actions: [UIAlertAction] = []
  /// The action with a bold title in an alert, read when the view is loaded; nil for the one with the style `cancel`.
  open var preferredAction: UIAlertAction?
  private let provider = AlertPresentation.Provider()
  private var contentViewController: UIViewController?
  private var contentHeight: NSLayoutConstraint?
  private var attributedTitle: NSAttributedString?, attributedMessage: NSAttributedString?

  /// An alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    (self.message, self.preferredStyle) = (message, preferredStyle)
  }
  /// An action sheet without actions.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    // No sheet, which a finger could pull down.
    (modalPresentationStyle, transitioningDelegate) = (.custom, provider)
  }
  /// Ignores `coder`: there are no archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a button. The alert must not be shown yet.
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

  private var isSheet: Bool { preferredStyle == .actionSheet }
  private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  // MARK: View

  private func change(_ label: UILabel?, to text: String?) {
    guard let label, label.text != text else { return }
    label.text = text
    viewIfLoaded?.superview?.setNeedsLayout()
  }

  /// Makes the labels, fields and buttons. A text that comes later is not shown.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let buttons = actions.filter { $0 !== cancelAction }.map(button), cancel = cancelAction.map(button)
    let head = [header, content].compactMap(\.self)
    let groups = UIStackView(
      arrangedSubviews: isSheet
        ? [group(head, buttons), cancel.map { ground(column([$0])) }].compactMap(\.self)
        : [group(head, rows(buttons, cancel))])
    (groups.axis, groups.spacing) = (.vertical, 8)
    groups.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(groups)
    NSLayoutConstraint.activate([
      groups.topAnchor.constraint(equalTo: view.topAnchor), groups.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      groups.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      groups.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  /// The first field becomes first responder.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// The texts and the fields; nil if there are none.
  private var header: UIView? {
    let titles = [
      label(title, attributedTitle, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)),
      label(message, attributedMessage, .systemFont(ofSize: 13)),
    ]
    (titleLabel, messageLabel) = (titles[0], titles[1])
    let parts = titles.compactMap(\.self) + (textFields ?? [])
    guard !parts.isEmpty else { return nil }
    let column = UIStackView(arrangedSubviews: parts)
    (column.axis, column.spacing, column.isLayoutMarginsRelativeArrangement) = (.vertical, 4, true)
    column.layoutMargins = UIEdgeInsets(top: isSheet ? 14 : 20, left: 16, bottom: isSheet ? 14 : 20, right: 16)
    return column
  }

  private func label(_ text: String?, _ attributed: NSAttributedString?, _ font: UIFont) -> UILabel? {
    guard text != nil || attributed != nil else { return nil }
    let label = UILabel()
    (label.text, label.font, label.textAlignment, label.numberOfLines) = (text, font, .center, 0)
    label.textColor = isSheet ? .secondaryLabel : .label
    if let attributed { label.attributedText = attributed }
    return label
  }

  /// The view of the controller that was set for the key `contentViewController`.
  private var content: UIView? {
    guard let contentViewController else { return nil }
    addChild(contentViewController)
    contentHeight = contentViewController.view.heightAnchor.constraint(equalToConstant: 0)
    updateContentHeight()
    contentViewController.didMove(toParent: self)
    return contentViewController.view
  }

  private func updateContentHeight() {
    let height = contentViewController?.preferredContentSize.height ?? 0
    contentHeight?.constant = height
    contentHeight?.isActive = height > 0
  }

  /// Gives the content another height.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    updateContentHeight()
    presentationController?.containerView?.setNeedsLayout()
  }

  private func button(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    let isBold = action === (isSheet ? cancelAction : preferredAction ?? cancelAction)
    button.titleLabel?.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isBold ? .semibold : .regular)
    button.setTitle(action.title, for: .normal)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.setTitleColor(.tertiaryLabel, for: .disabled)
    button.isEnabled = action.isEnabled
    action.button = button
    button.addAction(UIAction { [weak self] _ in self?.choose(action) }, for: .touchUpInside)
    button.heightAnchor.constraint(equalToConstant: isSheet ? 57 : 44).isActive = true
    return button
  }

  /// The buttons of an alert: two short ones beside each other with `cancel` first, or else all below each other.
  private func rows(_ buttons: [UIButton], _ cancel: UIButton?) -> [UIView] {
    let all = buttons + [cancel].compactMap(\.self), half = AlertPresentation.alertWidth / 2
    guard all.count == 2, all.allSatisfy({ $0.intrinsicContentSize.width <= half - 16 }) else { return all }
    let ordered = cancel.map { [$0] + buttons } ?? buttons
    let row = UIStackView(arrangedSubviews: [ordered[0], line(.horizontal), ordered[1]])
    ordered[0].widthAnchor.constraint(equalTo: ordered[1].widthAnchor).isActive = true
    return [row]
  }

  /// Texts and rows on one ground. The rows scroll where they have less room than they need.
  private func group(_ head: [UIView], _ rows: [UIView]) -> UIView {
    guard !rows.isEmpty else { return ground(column(head)) }
    let column = column(rows), scroll = UIScrollView()
    column.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(column)
    let height = scroll.heightAnchor.constraint(equalTo: column.heightAnchor)
    // Rows give way before texts.
    height.priority = .defaultHigh - 1
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: scroll.topAnchor),
      column.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scroll.widthAnchor), height,
    ])
    return ground(self.column(head + [scroll]))
  }

  /// Rows below each other, with lines between them.
  private func column(_ rows: [UIView]) -> UIStackView {
    let column = UIStackView(
      arrangedSubviews: rows.enumerated().flatMap { $0.offset == 0 ? [$0.element] : [line(.vertical), $0.element] })
    column.axis = .vertical
    return column
  }

  /// Gives a column a white ground with round corners.
  private func ground(_ column: UIStackView) -> UIView {
    (column.backgroundColor, column.clipsToBounds) = (.white, true)
    column.layer.cornerRadius = 13
    return column
  }

  /// A line between rows of a stack with an axis.
  private func line(_ axis: NSLayoutConstraint.Axis) -> UIView {
    let line = UIView()
    line.backgroundColor = .opaqueSeparator
    (axis == .vertical ? line.heightAnchor : line.widthAnchor).constraint(equalToConstant: 0.5).isActive = true
    return line
  }

  // MARK: Choosing

  private func choose(_ action: UIAlertAction) { dismiss(animated: true) { action.handler?(action) } }

  /// A touch beside a sheet.
  final func cancel() { if isSheet, let cancelAction, cancelAction.isEnabled { choose(cancelAction) } }
}

extension UIAlertController: KeyValueSetting {
  /// Takes the hidden properties that programs set on iOS, before the view is loaded.
  func take(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "contentViewController": contentViewController = value as? UIViewController
    case "attributedTitle": attributedTitle = value as? NSAttributedString
    case "attributedMessage": attributedMessage = value as? NSAttributedString
    default: return false
    }
    return true
  }
}

/// A button of an alert. As Apple's.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The look and the place of the button: `destructive` has a red title, `cancel` is the last one. As Apple's.
  public nonisolated enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// The title of the button.
  public let title: String?
  /// The style of the button.
  public let style: Style
  /// Whether a tap on the button does anything.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  final weak var button: UIButton?

  /// A button; `handler` runs after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }
}
