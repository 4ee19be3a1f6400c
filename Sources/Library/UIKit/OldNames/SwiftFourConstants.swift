// Constants and functions of UIKit in Swift 4. Each says its name of today.

@available(*, deprecated, renamed: "UIWindow.Level.normal")
public nonisolated var UIWindowLevelNormal: UIWindow.Level { UIWindow.Level.normal }
@available(*, deprecated, renamed: "UIWindow.Level.statusBar")
public nonisolated var UIWindowLevelStatusBar: UIWindow.Level { UIWindow.Level.statusBar }
@available(*, deprecated, renamed: "UIWindow.Level.alert")
public nonisolated var UIWindowLevelAlert: UIWindow.Level { UIWindow.Level.alert }
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public nonisolated var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public nonisolated var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public nonisolated var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.normal
}
@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public nonisolated var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate {
  UIScrollView.DecelerationRate.fast
}
@available(*, deprecated, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
public nonisolated var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
public nonisolated var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
public nonisolated var UIKeyboardAnimationDurationUserInfoKey: String {
  UIResponder.keyboardAnimationDurationUserInfoKey
}
@available(*, deprecated, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
public nonisolated var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }
@available(*, deprecated, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
public nonisolated var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public nonisolated var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }
@available(*, deprecated, renamed: "UIBackgroundTaskIdentifier.invalid")
public nonisolated var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }
@available(*, deprecated, renamed: "UIKeyCommand.inputUpArrow")
public nonisolated var UIKeyInputUpArrow: String { UIKeyCommand.inputUpArrow }
@available(*, deprecated, renamed: "UIKeyCommand.inputDownArrow")
public nonisolated var UIKeyInputDownArrow: String { UIKeyCommand.inputDownArrow }
@available(*, deprecated, renamed: "UIKeyCommand.inputLeftArrow")
public nonisolated var UIKeyInputLeftArrow: String { UIKeyCommand.inputLeftArrow }
@available(*, deprecated, renamed: "UIKeyCommand.inputRightArrow")
public nonisolated var UIKeyInputRightArrow: String { UIKeyCommand.inputRightArrow }
@available(*, deprecated, renamed: "UIKeyCommand.inputEscape")
public nonisolated var UIKeyInputEscape: String { UIKeyCommand.inputEscape }
@available(*, deprecated, renamed: "UIAccessibilityTraits.none")
public nonisolated var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }
@available(*, deprecated, renamed: "UIAccessibilityTraits.button")
public nonisolated var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }
@available(*, deprecated, renamed: "UIAccessibilityTraits.link")
public nonisolated var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }
@available(*, deprecated, renamed: "UIAccessibilityTraits.image")
public nonisolated var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }
@available(*, deprecated, renamed: "UIAccessibilityTraits.selected")
public nonisolated var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }
@available(*, deprecated, renamed: "UIAccessibilityTraits.keyboardKey")
public nonisolated var UIAccessibilityTraitKeyboardKey: UIAccessibilityTraits { UIAccessibilityTraits.keyboardKey }
@available(*, deprecated, renamed: "UIAccessibilityTraits.staticText")
public nonisolated var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }
@available(*, deprecated, renamed: "UIAccessibilityTraits.summaryElement")
public nonisolated var UIAccessibilityTraitSummaryElement: UIAccessibilityTraits {
  UIAccessibilityTraits.summaryElement
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.notEnabled")
public nonisolated var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }
@available(*, deprecated, renamed: "UIAccessibilityTraits.updatesFrequently")
public nonisolated var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits {
  UIAccessibilityTraits.updatesFrequently
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.adjustable")
public nonisolated var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }
@available(*, deprecated, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public nonisolated var UIAccessibilityTraitAllowsDirectInteraction: UIAccessibilityTraits {
  UIAccessibilityTraits.allowsDirectInteraction
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.header")
public nonisolated var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }
@available(*, deprecated, renamed: "UIAccessibilityTraits.searchField")
public nonisolated var UIAccessibilityTraitSearchField: UIAccessibilityTraits { UIAccessibilityTraits.searchField }
@available(*, deprecated, renamed: "UIAccessibilityTraits.playsSound")
public nonisolated var UIAccessibilityTraitPlaysSound: UIAccessibilityTraits { UIAccessibilityTraits.playsSound }
@available(*, deprecated, renamed: "UIAccessibilityTraits.startsMediaSession")
public nonisolated var UIAccessibilityTraitStartsMediaSession: UIAccessibilityTraits {
  UIAccessibilityTraits.startsMediaSession
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.causesPageTurn")
public nonisolated var UIAccessibilityTraitCausesPageTurn: UIAccessibilityTraits {
  UIAccessibilityTraits.causesPageTurn
}
@available(*, deprecated, renamed: "UIAccessibilityTraits.tabBar")
public nonisolated var UIAccessibilityTraitTabBar: UIAccessibilityTraits { UIAccessibilityTraits.tabBar }
@available(*, deprecated, renamed: "UIFont.Weight.ultraLight")
public nonisolated var UIFontWeightUltraLight: UIFont.Weight { UIFont.Weight.ultraLight }
@available(*, deprecated, renamed: "UIFont.Weight.thin")
public nonisolated var UIFontWeightThin: UIFont.Weight { UIFont.Weight.thin }
@available(*, deprecated, renamed: "UIFont.Weight.light")
public nonisolated var UIFontWeightLight: UIFont.Weight { UIFont.Weight.light }
@available(*, deprecated, renamed: "UIFont.Weight.regular")
public nonisolated var UIFontWeightRegular: UIFont.Weight { UIFont.Weight.regular }
@available(*, deprecated, renamed: "UIFont.Weight.medium")
public nonisolated var UIFontWeightMedium: UIFont.Weight { UIFont.Weight.medium }
@available(*, deprecated, renamed: "UIFont.Weight.semibold")
public nonisolated var UIFontWeightSemibold: UIFont.Weight { UIFont.Weight.semibold }
@available(*, deprecated, renamed: "UIFont.Weight.bold")
public nonisolated var UIFontWeightBold: UIFont.Weight { UIFont.Weight.bold }
@available(*, deprecated, renamed: "UIFont.Weight.heavy")
public nonisolated var UIFontWeightHeavy: UIFont.Weight { UIFont.Weight.heavy }
@available(*, deprecated, renamed: "UIFont.Weight.black")
public nonisolated var UIFontWeightBlack: UIFont.Weight { UIFont.Weight.black }
@available(*, deprecated, renamed: "UIAccessibility.Notification.layoutChanged")
public nonisolated var UIAccessibilityLayoutChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.layoutChanged
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.screenChanged")
public nonisolated var UIAccessibilityScreenChangedNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.screenChanged
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.announcement")
public nonisolated var UIAccessibilityAnnouncementNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.announcement
}
@available(*, deprecated, renamed: "UIAccessibility.Notification.pageScrolled")
public nonisolated var UIAccessibilityPageScrolledNotification: UIAccessibility.Notification {
  UIAccessibility.Notification.pageScrolled
}

/// The function of Swift 4 for `image.pngData()`.
@available(*, deprecated, message: "use image.pngData()")
public nonisolated func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
/// The function of Swift 4 for `image.jpegData(compressionQuality:)`.
@available(*, deprecated, message: "use image.jpegData(compressionQuality:)")
public nonisolated func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
/// The function of Swift 4 for `UIAccessibility.post(notification:argument:)`.
@available(*, deprecated, renamed: "UIAccessibility.post(notification:argument:)")
public nonisolated func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: Any?
) {}
/// The function of Swift 4 for `UIAccessibility.isVoiceOverRunning`.
@available(*, deprecated, renamed: "UIAccessibility.isVoiceOverRunning")
public nonisolated func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// The function of Swift 4 for `UIAccessibility.isReduceMotionEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isReduceMotionEnabled")
public nonisolated func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// The function of Swift 4 for `UIAccessibility.isReduceTransparencyEnabled`.
@available(*, deprecated, renamed: "UIAccessibility.isReduceTransparencyEnabled")
public nonisolated func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}
/// The function of Swift 4 for `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public nonisolated func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// The function of Swift 4 for `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public nonisolated func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// The function of Swift 4 for `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public nonisolated func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// The function of Swift 4 for `NSCoder.string(for:)`.
@available(*, deprecated, renamed: "NSCoder.string(for:)")
public nonisolated func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}
/// The function of Swift 4 for `UIOffset.init(horizontal:vertical:)`.
@available(*, deprecated, renamed: "UIOffset.init(horizontal:vertical:)")
public nonisolated func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
  UIOffset(horizontal: horizontal, vertical: vertical)
}
/// The function of Swift 4 for `==`.
@available(*, deprecated, message: "use ==")
public nonisolated func UIEdgeInsetsEqualToEdgeInsets(_ one: UIEdgeInsets, _ two: UIEdgeInsets) -> Bool { one == two }

nonisolated extension RunLoop.Mode {
  /// The name of Swift 4 of `common`.
  @available(*, deprecated, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }
  /// The name of Swift 4 of `default`.
  @available(*, deprecated, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
  /// The name of Swift 4 of `tracking`.
  @available(*, deprecated, renamed: "tracking")
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

extension UIViewController {
  /// The name of Swift 4 of `isMovingToParent`.
  @available(*, deprecated, renamed: "isMovingToParent")
  public var isMovingToParentViewController: Bool { isMovingToParent }
  /// The name of Swift 4 of `isMovingFromParent`.
  @available(*, deprecated, renamed: "isMovingFromParent")
  public var isMovingFromParentViewController: Bool { isMovingFromParent }
}
@available(*, deprecated, renamed: "UITableView.automaticDimension")
public nonisolated var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionHeader")
public nonisolated var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }
@available(*, deprecated, renamed: "UICollectionView.elementKindSectionFooter")
public nonisolated var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }
