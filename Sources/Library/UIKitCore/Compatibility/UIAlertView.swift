/// A message with buttons, from the time before `UIAlertController`. As Apple's, except: an alert controller shows it, and
/// there are no text fields.
@preconcurrency @MainActor open class UIAlertView: NSObject {
  open var title = ""
  open var message: String?
  open weak var delegate: AnyObject?
  open var tag = 0
  open var cancelButtonIndex = -1
  private final var titles: [String] = []
  private final var controller: UIAlertController?

  public override init() { super.init() }

  public init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...
  ) {
    super.init()
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate as AnyObject?)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
  }

  /// - Returns: the index of the button.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }
  open var numberOfButtons: Int { titles.count }
  open var isVisible: Bool { controller != nil }

  /// Presents the message above the controller that is shown.
  open func show() {
    var presenter = UIApplication.shared.keyWindow?.rootViewController
    while let next = presenter?.presentedViewController { presenter = next }
    let controller = UIAlertController(title: title, message: message, preferredStyle: .alert)
    for (index, title) in titles.enumerated() {
      controller.addAction(UIAlertAction(title: title, style: .default) { _ in self.click(index) })
    }
    self.controller = controller
    presenter?.present(controller, animated: true)
  }

  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    controller?.dismiss(animated: animated)
    controller = nil
  }

  private func click(_ index: Int) {
    controller = nil
    let listener = delegate as? any UIAlertViewDelegate
    listener?.alertView(self, clickedButtonAt: index)
    listener?.alertView(self, didDismissWithButtonIndex: index)
  }
}

/// Receives the number of the pressed button. As Apple's, except: only the press and the end are reported.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: RespondingDelegate {
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}
