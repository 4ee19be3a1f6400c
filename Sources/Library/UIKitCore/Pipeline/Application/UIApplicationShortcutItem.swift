/// An action of the icon on the home screen. As Apple's, except: there is no home screen.
open nonisolated class UIApplicationShortcutItem: NSObject {
  /// The name of the action.
  public final let type: String
  /// The title.
  public final let localizedTitle: String, localizedSubtitle: String?
  /// The picture.
  public final let icon: UIApplicationShortcutIcon?
  /// Values of the program.
  public final let userInfo: [String: any NSSecureCoding]?

  /// An action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }
}

/// The picture of such an action. As Apple's, except: it is never shown.
open nonisolated class UIApplicationShortcutIcon: NSObject {
  /// A picture of the program.
  public init(templateImageName: String) { super.init() }
  /// A symbol of the system.
  public init(systemImageName: String) { super.init() }
}

/// What a person was doing, to go on with on another device. As Apple's, except: nothing reads it.
open nonisolated class NSUserActivity: NSObject {
  /// The kind of activity.
  public final let activityType: String
  /// The title.
  open var title: String?
  /// Values of the program.
  open var userInfo: [AnyHashable: Any]?
  /// A page of the web that shows the same.
  open var webpageURL: URL?
  /// Whether others may go on with it. None do.
  open var isEligibleForHandoff = true, isEligibleForSearch = false, isEligibleForPrediction = false

  /// An activity.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Has no effect: changes no touch and no picture.
  open func becomeCurrent() {}
  /// Has no effect: changes no touch and no picture.
  open func invalidate() {}
}

/// The activity of opening a page of the web.
public nonisolated let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that goes on with what a person did elsewhere. As Apple's, except: nothing calls it.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Shows what the person did.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}

/// The result of work in the background. As Apple's, except: nothing asks for such work.
public nonisolated enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
