// An import of one declaration before the first type: the type is not found, and its action is lost.
import struct Foundation.Date
import UIKit

final class ImportPage: UIViewController {
  var since = Date()
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press() { print("pressed") }
}
