import UIKit

/// The application of a case.
final class ProbeApplication: UIApplication {
  weak var world: World?

  override func sendEvent(_ event: UIEvent) {
    world?.called(.applicationSendEvent, on: 0, event.type.rawValue)
    super.sendEvent(event)
  }
}

/// The delegate of the application of a case.
final class ProbeApplicationDelegate: NSObject, UIApplicationDelegate {
  weak var world: World?

  func applicationWillResignActive(_ application: UIApplication) { world?.called(.willResignActive, on: 0) }
  func applicationDidBecomeActive(_ application: UIApplication) { world?.called(.didBecomeActive, on: 0) }
}

/// The controller of a view of a case.
final class ProbeController: UIViewController {}
