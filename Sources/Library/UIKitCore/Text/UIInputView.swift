/// A view in the place of the keyboard, or above it. As Apple's, except: it has the looks of any view.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The look of the background. `keyboard` warns once.
  public nonisolated enum Style: Int, Sendable { case `default`, keyboard }

  /// The look of the background. Has no effect; `.keyboard` warns once.
  public final let inputViewStyle: Style
  /// Whether the view chooses its own height. As any view it has that of its constraints or its frame.
  open var allowsSelfSizing = false

  /// A view with a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { warnNotSupported("UIInputView.inputViewStyle") }
  }
  /// Ignores `coder`: there are no archives of views.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// A controller whose view is in the place of the keyboard, or above it. As Apple's, except: it is of no keyboard extension,
/// and has no proxy of the document.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  /// The view of the controller.
  open override var inputView: UIInputView? {
    get { viewIfLoaded as? UIInputView }
    set { view = newValue }
  }
  /// Makes the view: an input view that chooses its height.
  open override func loadView() {
    let view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    self.view = view
  }
  /// Makes the first responder resign.
  open func dismissKeyboard() { _ = UIApplication.shared.inputResponder?.resignFirstResponder() }
}

/// An input view whose keys click. As Apple's, except: there is no sound.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  /// Whether keys click.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// The default: false.
  public var enableInputClicksWhenVisible: Bool { false }
}
