// The views of a first responder that are shown at the bottom of the screen (RC-18).

/// The window with the input view of the first responder, and its accessory view above it. Chosen: the window is only as
/// high as they are, so that all other touches go to the windows behind it.
final class InputWindow: UIWindow {
  /// The views, from the top.
  private var shown: [UIView] = []
  /// The constraints that give their places to views that are laid out by constraints.
  private var constraintsOfShown: [NSLayoutConstraint] = []
  private var screenRect = CGRect.zero
  /// The first responder whose views are shown, in another window.
  private(set) weak var owner: UIResponder?

  override var canBecomeKey: Bool { false }

  /// Replaces the views, which another responder may have, too.
  func show(accessory: UIView?, input: UIView?, of responder: UIResponder?, on screen: CGRect) {
    if responder?.responderWindow !== self { owner = responder }
    screenRect = screen
    shown = [accessory, input].compactMap(\.self)
    for view in subviews where !shown.contains(view) { view.removeFromSuperview() }
    for view in shown where view.superview !== self { addSubview(view) }
    NSLayoutConstraint.deactivate(constraintsOfShown)
    constraintsOfShown = []
    for (index, view) in shown.enumerated() where !view.translatesAutoresizingMaskIntoConstraints {
      constraintsOfShown += [
        view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
        index == shown.count - 1
          ? view.bottomAnchor.constraint(equalTo: bottomAnchor) : view.topAnchor.constraint(equalTo: topAnchor),
      ]
    }
    NSLayoutConstraint.activate(constraintsOfShown)
    backgroundColor = input == nil ? nil : .systemGray5
    arrange()
  }

  /// Views may change their heights by their constraints.
  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
    application?.noteInputFrame()
  }

  /// Places the views above each other, and the window at the bottom of the screen.
  private func arrange() {
    let heights = shown.map { $0.inputHeight(in: screenRect.width) }, height = heights.reduce(0, +)
    let place = CGRect(x: screenRect.minX, y: screenRect.maxY - height, width: screenRect.width, height: height)
    if frame != place { frame = place }
    var top: CGFloat = 0
    for (view, height) in zip(shown, heights) {
      let place = CGRect(x: 0, y: top, width: screenRect.width, height: height)
      if view.translatesAutoresizingMaskIntoConstraints, view.frame != place { view.frame = place }
      top += height
    }
  }

  /// The safe area of the screen, as far as it reaches into the window.
  func insets(of screenInsets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: screenInsets.left, bottom: screenInsets.bottom, right: screenInsets.right)
  }
}

extension UIView {
  /// The height as an input view. Chosen: that of the frame, or the natural one if the frame is empty or the view is meant
  /// to choose its height; 216 points for the view of a controller without a natural height.
  fileprivate func inputHeight(in width: CGFloat) -> CGFloat {
    let isFlexible =
      !translatesAutoresizingMaskIntoConstraints || autoresizingMask.contains(.flexibleHeight)
      || (self as? UIInputView)?.allowsSelfSizing ?? false || controller != nil
    if !isFlexible, bounds.height > 0 { return bounds.height }
    let natural = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if natural.height > 0 { return natural.height }
    return controller == nil ? bounds.height : 216
  }
}

extension UIApplication {
  /// The rectangle of the screen: as large as the frontmost normal window.
  final var screenBounds: CGRect? {
    let window = windows.last { $0.windowLevel == .normal && !$0.bounds.isEmpty }
    return window.map { CGRect(origin: .zero, size: $0.bounds.size) }
  }

  /// Makes a change of the first responder, in which one responder's views may follow another's without a gap.
  final func changingInputViews<Result>(_ change: () -> Result) -> Result {
    inputChanges += 1
    let result = change()
    inputChanges -= 1
    placeInputViews()
    return result
  }

  /// Shows the views that were found for the first responder, or hides the window if there are none.
  final func placeInputViews() {
    guard inputChanges == 0, inputWindow != nil || shownInputView != nil || shownInputAccessoryView != nil else {
      return
    }
    let window = inputWindow ?? InputWindow(frame: .zero)
    inputWindow = window
    window.show(
      accessory: shownInputAccessoryView, input: shownInputView, of: inputResponder, on: screenBounds ?? .zero)
    if window.bounds.height > 0 {
      adopt(window)
      // Chosen: in front of all windows of the program, as the keyboard is.
      window.windowLevel = UIWindow.Level(10_000_000)
      window.isHidden = false
    } else {
      window.isHidden = true
      release(window)
    }
    noteInputFrame()
  }

  /// Posts the notifications of a keyboard if the frame of the input views has changed, those of the end after the time of the
  /// animation (RC-28). Chosen: the others come after the change, because nothing takes time.
  final func noteInputFrame() {
    let old = notedInputFrame, shown = inputWindow?.application === self ? inputWindow?.frame : nil
    guard shown != old, let place = shown ?? old?.offsetBy(dx: 0, dy: old?.height ?? 0) else { return }
    notedInputFrame = shown
    let begin = old ?? place.offsetBy(dx: 0, dy: place.height)
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: place),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let change = shown == nil ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification
    let end = shown == nil ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification
    func post(_ names: [Notification.Name]) {
      for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: information) }
    }
    if let inputMovement { deadlines.cancel(inputMovement) }
    inputMovement = schedule(after: 0.25) { [unowned self] in
      inputMovement = nil
      post([UIResponder.keyboardDidChangeFrameNotification, end])
    }
    post([UIResponder.keyboardWillChangeFrameNotification, change])
  }
}
