// `@objc` before an extension holds for its methods.
import UIKit

final class ExtendedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
}
@objc extension ExtendedPage {
  func press() { print("pressed") }
}
