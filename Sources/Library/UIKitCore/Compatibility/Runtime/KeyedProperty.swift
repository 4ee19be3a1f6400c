// The properties of a person's classes that have a name in Objective-C, for key-value coding (LC-22).

/// An object that tells its properties with `@objc`. Responders conform; for other objects, the pre-pass adds the conformance.
@preconcurrency @MainActor public protocol KeyedPropertyTelling: NSObject {
  /// The properties by their names; nil for a class that does not tell them.
  var keyedProperties: [String: KeyedProperty]? { get }
}

/// A property that is read and set by its name. The pre-pass writes it. Not in UIKit.
@preconcurrency @MainActor public struct KeyedProperty {
  /// Reads the value.
  let get: () -> Any?
  /// Sets the value under a key, so that observers of the property run; nil for a property that cannot be set.
  let set: ((Any?, String) -> Void)?

  /// A property of an object.
  public init<Object: NSObject, Value>(_ object: Object, _ path: KeyPath<Object, Value>) {
    get = {
      let value = object[keyPath: path], mirror = Mirror(reflecting: value)
      return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
    set = (path as? ReferenceWritableKeyPath<Object, Value>).map { path in
      { value, key in
        if let value = KeyedProperty.converted(value, to: Value.self) { return object[keyPath: path] = value }
        guard value != nil else {
          fatalError("[<\(type(of: object))> setNilValueForKey]: could not set nil as the value for the key \(key).")
        }
        ActionMethod.warn(of: "set\(key.capitalizedFirst):", taking: Value.self, insteadOf: value)
      }
    }
  }

  /// The value as one of a type: Objective-C has one class for all numbers.
  private static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    let number: NSNumber
    switch value {
    case let value as NSNumber: number = value
    case let value as Bool: number = NSNumber(value: value)
    case let value as any BinaryInteger: number = NSNumber(value: Int(truncatingIfNeeded: value))
    case let value as any BinaryFloatingPoint: number = NSNumber(value: Double(value))
    default: return nil
    }
    switch type {
    case is Bool.Type: return number.boolValue as? Value
    case let type as any BinaryInteger.Type: return type.init(truncatingIfNeeded: number.intValue) as? Value
    case let type as any BinaryFloatingPoint.Type: return type.init(number.doubleValue) as? Value
    default: return number as? Value
    }
  }
}

extension KeyValueKeeping {
  /// The property of a person's class that has the name, or `isName`.
  func keyedProperty(_ key: String) -> KeyedProperty? {
    let properties = (self as? any KeyedPropertyTelling)?.keyedProperties
    return properties?[key] ?? properties?["is" + key.capitalizedFirst]
  }

  /// The method of a person's class that reads a value.
  func method(reading key: String) -> ActionMethod? {
    guard let object = self as? any ActionPerforming else { return nil }
    return [key, "get" + key.capitalizedFirst, "is" + key.capitalizedFirst].lazy
      .compactMap { object.actionMethods[Selector($0)] }.first
  }

  /// The method of a person's class that sets a value.
  func method(setting key: String) -> ActionMethod? {
    (self as? any ActionPerforming)?.actionMethods[Selector("set\(key.capitalizedFirst):")]
  }

  /// Whether it is certain that neither the person's class nor UIKit's has a property of the name. Hidden names of UIKit are not
  /// known, so that only classes right below the four plain ones count, whose hidden names begin with `_`.
  func isUndefined(_ key: String) -> Bool {
    guard (self as? any KeyedPropertyTelling)?.keyedProperties != nil, keyedProperty(key) == nil else { return false }
    let plain: [AnyClass] = [NSObject.self, UIResponder.self, UIView.self, UIViewController.self]
    var own: AnyClass? = type(of: self)
    while let type = own, !plain.contains(where: { $0 == type }) {
      if ["UIKitCore.", "UIKitLists."].contains(where: String(reflecting: type).hasPrefix) { return false }
      own = _getSuperclass(type)
    }
    let bare = key.hasPrefix("is") ? String(key.dropFirst(2)).lowercasedFirst : key
    return own != nil && !key.hasPrefix("_") && !key.contains(".") && !key.lowercased().contains("accessibility")
      && !plainKeys.contains(bare)
  }

  /// Stops the program in the words of iOS.
  func stopForUndefinedKey(_ key: String, in method: String) -> Never {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let one = mirror, !one.children.contains(where: { $0.label == key }) { mirror = one.superclassMirror }
    fatalError(
      """
      [<\(type(of: self))> \(method)]: this class is not key value coding-compliant for the key \(key)\
      \(mirror == nil ? "." : ": the property `\(key)` has no `@objc`.")
      """)
  }
}

/// The keys of `NSObject`, `UIResponder`, `UIView` and `UIViewController` that programs know, without `is`.
private let plainKeys = Set(
  """
  class debugDescription description hash observationInfo self superclass zone
  activityItemsConfiguration canBecomeFirstResponder canResignFirstResponder editingInteractionConfiguration firstResponder
  inputAccessoryView inputAccessoryViewController inputAssistantItem inputView inputViewController keyCommands nextResponder next
  pasteConfiguration textInputContextIdentifier textInputMode undoManager userActivity
  alignmentRectInsets alpha autoresizesSubviews autoresizingMask backgroundColor bottomAnchor bounds canBecomeFocused center
  centerXAnchor centerYAnchor clearsContextBeforeDrawing clipsToBounds collisionBoundingPath collisionBoundsType constraints
  contentMode contentScaleFactor contentStretch coordinateSpace directionalLayoutMargins effectiveUserInterfaceLayoutDirection
  exclusiveTouch firstBaselineAnchor focusGroupIdentifier focused forFirstBaselineLayout forLastBaselineLayout frame
  gestureRecognizers hasAmbiguousLayout heightAnchor hidden insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize
  keyboardLayoutGuide largeContentImage largeContentTitle lastBaselineAnchor layer layoutGuides layoutMargins layoutMarginsGuide
  leadingAnchor leftAnchor maskView mask motionEffects multipleTouchEnabled opaque overrideUserInterfaceStyle
  preservesSuperviewLayoutMargins readableContentGuide recursiveDescription restorationIdentifier rightAnchor safeAreaInsets safeAreaLayoutGuide
  scalesLargeContentImage semanticContentAttribute showsLargeContentViewer subviews superview tag tintAdjustmentMode tintColor
  topAnchor trailingAnchor traitCollection transform transform3D translatesAutoresizingMaskIntoConstraints
  userInteractionEnabled viewForBaselineLayout widthAnchor window
  additionalSafeAreaInsets automaticallyAdjustsScrollViewInsets beingDismissed beingPresented bottomLayoutGuide
  childViewControllerForStatusBarHidden childViewControllerForStatusBarStyle childViewControllers children
  contentSizeForViewInPopover definesPresentationContext disablesAutomaticKeyboardDismissal editButtonItem editing
  edgesForExtendedLayout extendedLayoutIncludesOpaqueBars extensionContext focusedViewController
  hidesBottomBarWhenPushed interfaceOrientation modalInPopover modalInPresentation
  modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle movingFromParentViewController
  movingToParentViewController navigationController navigationItem nibBundle nibName parent parentViewController
  performsActionsWhilePresentingModally popoverPresentationController preferredContentSize preferredFocusEnvironments
  preferredFocusedView preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures
  preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersPointerLocked
  prefersStatusBarHidden presentationController presentedViewController presentingViewController previewActionItems
  providesPresentationContextTransitionStyle restorationClass restoresFocusAfterTransition searchDisplayController
  sheetPresentationController shouldAutorotate splitViewController storyboard storyboardIdentifier
  supportedInterfaceOrientations systemMinimumLayoutMargins tabBarController tabBarItem tab title toolbarItems topLayoutGuide
  transitionCoordinator transitioningDelegate view viewIfLoaded viewLoaded viewRespectsSystemMinimumLayoutMargins wantsFullScreenLayout
  """.split(whereSeparator: \.isWhitespace).map(String.init))

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
