// What sources for iOS ask of a controller, and what has little or no effect here.

extension UIViewController {
  /// None: storyboards are not read.
  public var storyboard: UIStoryboard? { nil }
  public var nibName: String? { nil }
  public var nibBundle: Bundle? { nil }
  public var extensionContext: NSExtensionContext? { nil }

  /// A button that begins and ends editing: it calls `setEditing(_:animated:)`.
  public var editButtonItem: UIBarButtonItem {
    if let item = storedEditButtonItem { return item }
    let item = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
        storedEditButtonItem?.title = isEditing ? "Done" : "Edit"
      })
    storedEditButtonItem = item
    return item
  }

  /// Tells a child that it will appear or disappear. The window does so by itself.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// See `beginAppearanceTransition(_:animated:)`.
  public func endAppearanceTransition() {}

  /// Puts the view of one child in the place of another's.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    UIView.animate(withDuration: duration, options: options, animations: { animations?() }) { isFinished in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      completion?(isFinished)
    }
  }

  /// Presents a controller.
  public func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
  /// The traits of a child. They are those of the device.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { nil }
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
}

/// What an app extension is asked to do. This is none.
@preconcurrency @MainActor open class NSExtensionContext: NSObject {}
