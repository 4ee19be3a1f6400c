import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = MainPage()
    window?.makeKeyAndVisible()
    return true
  }
}
final class MainPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press() { print("pressed") }
}
