/// The names that UIKit had in Swift 4, and the commonest of Swift 3, with the names of today. `OldNameChanges.swift`
/// writes the new ones into a person's sources.
enum OldNames {
  /// Types and constants, by their old names.
  static let words = types.merging(constants) { first, _ in first }

  /// Members of types, which sources reach through one of `owners` or by a dot alone: `.UIKeyboardWillShow`.
  static let typeMembers = pairs(
    """
    commonModes RunLoop.Mode.common
    defaultRunLoopMode RunLoop.Mode.default
    UITrackingRunLoopMode RunLoop.Mode.tracking
    styleNone NSUnderlineStyle()
    styleSingle NSUnderlineStyle.single
    styleThick NSUnderlineStyle.thick
    styleDouble NSUnderlineStyle.double
    """
  ).merging(notifications) { first, _ in first }

  static let owners: Set = [
    "NSNotification.Name", "Notification.Name", "NSUnderlineStyle", "RunLoop.Mode", "RunLoopMode",
  ]

  /// Members of controllers and other objects.
  static let members = pairs(
    """
    addChildViewController addChild
    activityIndicatorViewStyle style
    childViewControllerForHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
    childViewControllerForScreenEdgesDeferringSystemGestures childForScreenEdgesDeferringSystemGestures
    childViewControllerForStatusBarHidden childForStatusBarHidden
    childViewControllerForStatusBarStyle childForStatusBarStyle
    childViewControllers children
    isMovingFromParentViewController isMovingFromParent
    isMovingToParentViewController isMovingToParent
    removeFromParentViewController removeFromParent
    """)

  /// Labels of parameters.
  static let labels = ["toParentViewController": "toParent"]

  /// Calls, by name and labels. `$0` is the first argument.
  static let calls = [
    "CGAffineTransformConcat(_:_:)": "($0).concatenating($1)",
    "CGAffineTransformInvert(_:)": "($0).inverted()",
    "CGAffineTransformMakeRotation(_:)": "CGAffineTransform(rotationAngle: $0)",
    "CGAffineTransformMakeScale(_:_:)": "CGAffineTransform(scaleX: $0, y: $1)",
    // A build for iOS puts files into bundles, of which there are none here.
    "Bundle(path:)": "Bundle.ofPictures(at: $0)",
    "Bundle(url:)": "Bundle.ofPictures(at: ($0).path)",
    "path(forResource:ofType:)": "pathOrBundle($0, $1)",
    "url(forResource:withExtension:)": "urlOrBundle($0, $1)",
    "CGAffineTransformMakeTranslation(_:_:)": "CGAffineTransform(translationX: $0, y: $1)",
    "CGAffineTransformRotate(_:_:)": "($0).rotated(by: $1)",
    "CGAffineTransformScale(_:_:_:)": "($0).scaledBy(x: $1, y: $2)",
    "CGAffineTransformTranslate(_:_:_:)": "($0).translatedBy(x: $1, y: $2)",
    "NSStringFromCGAffineTransform(_:)": "NSCoder.string(for: $0)",
    "NSStringFromCGPoint(_:)": "NSCoder.string(for: $0)",
    "NSStringFromCGRect(_:)": "NSCoder.string(for: $0)",
    "NSStringFromCGSize(_:)": "NSCoder.string(for: $0)",
    "UIAccessibilityIsReduceMotionEnabled()": "UIAccessibility.isReduceMotionEnabled",
    "UIAccessibilityIsReduceTransparencyEnabled()": "UIAccessibility.isReduceTransparencyEnabled",
    "UIAccessibilityIsVoiceOverRunning()": "UIAccessibility.isVoiceOverRunning",
    "UIAccessibilityPostNotification(_:_:)": "UIAccessibility.post(notification: $0, argument: $1)",
    "UIActivityIndicatorView(activityIndicatorStyle:)": "UIActivityIndicatorView(style: $0)",
    "UIColor(colorLiteralRed:green:blue:alpha:)":
      "UIColor(red: CGFloat($0), green: CGFloat($1), blue: CGFloat($2), alpha: CGFloat($3))",
    "UIDeviceOrientationIsLandscape(_:)": "($0).isLandscape",
    "UIDeviceOrientationIsPortrait(_:)": "($0).isPortrait",
    "UIDeviceOrientationIsValidInterfaceOrientation(_:)": "($0).isValidInterfaceOrientation",
    "UIEdgeInsetsEqualToEdgeInsets(_:_:)": "(($0) == ($1))",
    "UIEdgeInsetsInsetRect(_:_:)": "($0).inset(by: $1)",
    "UIEdgeInsetsMake(_:_:_:_:)": "UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3)",
    "UIImageJPEGRepresentation(_:_:)": "($0).jpegData(compressionQuality: $1)",
    "UIImagePNGRepresentation(_:)": "($0).pngData()",
    "UIInterfaceOrientationIsLandscape(_:)": "($0).isLandscape",
    "UIInterfaceOrientationIsPortrait(_:)": "($0).isPortrait",
    "UIOffsetMake(_:_:)": "UIOffset(horizontal: $0, vertical: $1)",
    "bringSubview(toFront:)": "bringSubviewToFront($0)",
    "sendSubview(toBack:)": "sendSubviewToBack($0)",
    "size(attributes:)": "size(withAttributes: $0)",
  ]

  /// All words that a change begins with.
  static let all = Set(words.keys).union(typeMembers.keys).union(members.keys).union(labels.keys).union(calledNames)
    .union(texts).union(["CAMediaTimingFunction", "CATransition", "characters"])

  /// The names of `calls` without their labels.
  static let calledNames = Set(calls.keys.map { $0.prefix { $0 != "(" } }.map(String.init))

  /// Properties of layers and animations whose values were texts: `layer.lineCap = "round"`. The values have types of their
  /// own today.
  static let texts: Set = [
    "alignmentMode", "calculationMode", "contentsGravity", "emitterMode", "emitterShape", "fillMode", "fillRule",
    "lineCap", "lineJoin", "magnificationFilter", "minificationFilter", "renderMode", "rotationMode", "truncationMode",
  ]

  /// - Parameter text: lines of an old and a new name.
  private static func pairs(_ text: String) -> [String: String] {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
    return Dictionary(uniqueKeysWithValues: lines.map { ($0[0], $0[1]) })
  }

  // MARK: Types, and constants with irregular names

  private static let types = pairs(
    """
    NSAttributedStringKey NSAttributedString.Key
    NSLayoutAttribute NSLayoutConstraint.Attribute
    NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
    NSLayoutRelation NSLayoutConstraint.Relation
    RunLoopMode RunLoop.Mode
    UIAccessibilityNotifications UIAccessibility.Notification
    UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
    UIActivityType UIActivity.ActivityType
    UIAlertActionStyle UIAlertAction.Style
    UIAlertControllerStyle UIAlertController.Style
    UIApplicationLaunchOptionsKey UIApplication.LaunchOptionsKey
    UIApplicationOpenURLOptionsKey UIApplication.OpenURLOptionsKey
    UIApplicationState UIApplication.State
    UIAttachmentBehaviorType UIAttachmentBehavior.AttachmentType
    UIBarButtonItemStyle UIBarButtonItem.Style
    UIBarButtonSystemItem UIBarButtonItem.SystemItem
    UIBlurEffectStyle UIBlurEffect.Style
    UIButtonType UIButton.ButtonType
    UICollectionUpdateAction UICollectionViewUpdateItem.Action
    UICollectionViewScrollDirection UICollectionView.ScrollDirection
    UICollectionViewScrollPosition UICollectionView.ScrollPosition
    UICollisionBehaviorMode UICollisionBehavior.Mode
    UIControlContentHorizontalAlignment UIControl.ContentHorizontalAlignment
    UIControlContentVerticalAlignment UIControl.ContentVerticalAlignment
    UIControlEvents UIControl.Event
    UIControlState UIControl.State
    UIDatePickerMode UIDatePicker.Mode
    UIDeviceBatteryState UIDevice.BatteryState
    UIEventSubtype UIEvent.EventSubtype
    UIEventType UIEvent.EventType
    UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
    UIFontTextStyle UIFont.TextStyle
    UIGestureRecognizerState UIGestureRecognizer.State
    UIImageOrientation UIImage.Orientation
    UIImagePickerControllerSourceType UIImagePickerController.SourceType
    UIImageRenderingMode UIImage.RenderingMode
    UIImageResizingMode UIImage.ResizingMode
    UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
    UIInterpolatingMotionEffectType UIInterpolatingMotionEffect.EffectType
    UILayoutConstraintAxis NSLayoutConstraint.Axis
    UIMenuControllerArrowDirection UIMenuController.ArrowDirection
    UINavigationControllerOperation UINavigationController.Operation
    UINavigationItemLargeTitleDisplayMode UINavigationItem.LargeTitleDisplayMode
    UINotificationFeedbackType UINotificationFeedbackGenerator.FeedbackType
    UIPageViewControllerNavigationDirection UIPageViewController.NavigationDirection
    UIPageViewControllerNavigationOrientation UIPageViewController.NavigationOrientation
    UIPageViewControllerSpineLocation UIPageViewController.SpineLocation
    UIPageViewControllerTransitionStyle UIPageViewController.TransitionStyle
    UIPressPhase UIPress.Phase
    UIPressType UIPress.PressType
    UIProgressViewStyle UIProgressView.Style
    UIPushBehaviorMode UIPushBehavior.Mode
    UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
    UIScrollViewIndicatorStyle UIScrollView.IndicatorStyle
    UIScrollViewKeyboardDismissMode UIScrollView.KeyboardDismissMode
    UISearchBarStyle UISearchBar.Style
    UISegmentedControlSegment UISegmentedControl.Segment
    UISplitViewControllerDisplayMode UISplitViewController.DisplayMode
    UIStackViewAlignment UIStackView.Alignment
    UIStackViewDistribution UIStackView.Distribution
    UIStackViewSpacingUseSystem UIStackView.spacingUseSystem
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
    UISystemAnimation UIView.SystemAnimation
    UITabBarItemPositioning UITabBar.ItemPositioning
    UITabBarSystemItem UITabBarItem.SystemItem
    UITableViewCellAccessoryType UITableViewCell.AccessoryType
    UITableViewCellEditingStyle UITableViewCell.EditingStyle
    UITableViewCellSelectionStyle UITableViewCell.SelectionStyle
    UITableViewCellSeparatorStyle UITableViewCell.SeparatorStyle
    UITableViewCellStyle UITableViewCell.CellStyle
    UITableViewRowActionStyle UITableViewRowAction.Style
    UITableViewRowAnimation UITableView.RowAnimation
    UITableViewScrollPosition UITableView.ScrollPosition
    UITableViewStyle UITableView.Style
    UITextBorderStyle UITextField.BorderStyle
    UITextFieldDidEndEditingReason UITextField.DidEndEditingReason
    UITextFieldViewMode UITextField.ViewMode
    UITouchPhase UITouch.Phase
    UITouchType UITouch.TouchType
    UIViewAnimationCurve UIView.AnimationCurve
    UIViewAnimationOptions UIView.AnimationOptions
    UIViewAnimationTransition UIView.AnimationTransition
    UIViewAutoresizing UIView.AutoresizingMask
    UIViewContentMode UIView.ContentMode
    UIViewKeyframeAnimationOptions UIView.KeyframeAnimationOptions
    UIViewTintAdjustmentMode UIView.TintAdjustmentMode
    UIWindowLevel UIWindow.Level
    """)

  // MARK: Families

  /// Each line has an old and a new name with `*`, and the members that stand for it; in the old name they begin with a capital:
  /// `kCALineCapRound` is `CAShapeLayerLineCap.round`.
  private static let constants = families(
    """
    NS*AttributeName NSAttributedString.Key.* attachment backgroundColor baselineOffset expansion font foregroundColor kern
    NS*AttributeName NSAttributedString.Key.* ligature link obliqueness paragraphStyle shadow strikethroughColor
    NS*AttributeName NSAttributedString.Key.* strikethroughStyle strokeColor strokeWidth textEffect underlineColor
    NS*AttributeName NSAttributedString.Key.* underlineStyle
    UI* UIResponder.* keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey
    UI* UIResponder.* keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey
    UI* UIView.* layoutFittingCompressedSize layoutFittingExpandedSize
    UIAccessibility*Notification UIAccessibility.Notification.* announcement layoutChanged pageScrolled screenChanged
    UIAccessibilityTrait* UIAccessibilityTraits.* adjustable allowsDirectInteraction button causesPageTurn header image
    UIAccessibilityTrait* UIAccessibilityTraits.* keyboardKey link none notEnabled playsSound searchField selected
    UIAccessibilityTrait* UIAccessibilityTraits.* startsMediaSession staticText summaryElement tabBar updatesFrequently
    UIApplication* UIApplication.* openSettingsURLString
    UIBackgroundTask* UIBackgroundTaskIdentifier.* invalid
    UICollection* UICollectionView.* elementKindSectionFooter elementKindSectionHeader
    UIFontWeight* UIFont.Weight.* black bold heavy light medium regular semibold thin ultraLight
    UIKey* UIKeyCommand.* inputDownArrow inputEscape inputLeftArrow inputRightArrow inputUpArrow
    UIPageViewControllerOption*Key UIPageViewController.OptionsKey.* interPageSpacing spineLocation
    UIScrollViewDecelerationRate* UIScrollView.DecelerationRate.* fast normal
    UITableView* UITableView.* automaticDimension
    UIView* UIView.* noIntrinsicMetric
    UIWindowLevel* UIWindow.Level.* alert normal statusBar
    kCAAlignment* CATextLayerAlignmentMode.* center justified left natural right
    kCAAnimation* CAAnimationCalculationMode.* cubic cubicPaced discrete linear paced
    kCAAnimation* CAAnimationRotationMode.* rotateAuto rotateAutoReverse
    kCAEmitterLayer* CAEmitterLayerEmitterMode.* outline points surface volume
    kCAEmitterLayer* CAEmitterLayerEmitterShape.* circle cuboid line point rectangle sphere
    kCAEmitterLayer* CAEmitterLayerRenderMode.* additive backToFront oldestFirst oldestLast unordered
    kCAFillMode* CAMediaTimingFillMode.* backwards both forwards removed
    kCAFillRule* CAShapeLayerFillRule.* evenOdd nonZero
    kCAFilter* CALayerContentsFilter.* linear nearest trilinear
    kCAGradientLayer* CAGradientLayerType.* axial conic radial
    kCAGravity* CALayerContentsGravity.* bottom bottomLeft bottomRight center left resize resizeAspect resizeAspectFill
    kCAGravity* CALayerContentsGravity.* right top topLeft topRight
    kCALineCap* CAShapeLayerLineCap.* butt round square
    kCALineJoin* CAShapeLayerLineJoin.* bevel miter round
    kCAMediaTimingFunction* CAMediaTimingFunctionName.* default easeIn easeInEaseOut easeOut linear
    kCATransition* CATransitionSubtype.* fromBottom fromLeft fromRight fromTop
    kCATransition* CATransitionType.* fade moveIn push reveal
    kCATruncation* CATextLayerTruncationMode.* end middle none start
    kCAValueFunction* CAValueFunctionName.* rotateX rotateY rotateZ scale scaleX scaleY translate translateX translateY
    """)

  private static let notifications = families(
    """
    UI* UIResponder.*Notification keyboardDidChangeFrame keyboardDidHide keyboardDidShow keyboardWillChangeFrame
    UI* UIResponder.*Notification keyboardWillHide keyboardWillShow
    UIApplication* UIApplication.*Notification didBecomeActive didChangeStatusBarFrame didChangeStatusBarOrientation
    UIApplication* UIApplication.*Notification didEnterBackground didFinishLaunching didReceiveMemoryWarning
    UIApplication* UIApplication.*Notification significantTimeChange userDidTakeScreenshot willChangeStatusBarFrame
    UIApplication* UIApplication.*Notification willChangeStatusBarOrientation willEnterForeground willResignActive
    UIApplication* UIApplication.*Notification willTerminate
    UIContentSizeCategory* UIContentSizeCategory.*Notification didChange
    UIDevice* UIDevice.*Notification batteryLevelDidChange batteryStateDidChange orientationDidChange
    UIDevice* UIDevice.*Notification proximityStateDidChange
    UITextField* UITextField.*Notification textDidBeginEditing textDidChange textDidEndEditing
    UITextView* UITextView.*Notification textDidBeginEditing textDidChange textDidEndEditing
    UIWindow* UIWindow.*Notification didBecomeHidden didBecomeKey didBecomeVisible didResignKey
    """)

  private static func families(_ text: String) -> [String: String] {
    let families = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let names = families.flatMap { family in
      family.dropFirst(2).map {
        (family[0].replacing("*", with: $0.capitalizedFirst), family[1].replacing("*", with: $0))
      }
    }
    return Dictionary(uniqueKeysWithValues: names)
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
