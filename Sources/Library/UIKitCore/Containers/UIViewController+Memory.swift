extension UIApplication {
  /// Calls `didReceiveMemoryWarning()` of every controller of the windows, of their children, and of the controllers
  /// that they present. Not in UIKit, where the system does this.
  public final func warnOfLowMemory() {
    var pending: [UIViewController] = []
    for window in windows { pending += [window.rootViewController].compactMap { $0 } + window.controllers }
    var told: Set<ObjectIdentifier> = []
    pending.reverse()
    while let controller = pending.popLast() {
      guard told.insert(ObjectIdentifier(controller)).inserted else { continue }
      controller.didReceiveMemoryWarning()
      pending += [controller.presentedViewController].compactMap { $0 } + controller.children.reversed()
    }
  }
}
