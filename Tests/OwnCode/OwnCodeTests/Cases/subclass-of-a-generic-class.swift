// An action in a base class with a type parameter, overridden below it.
import UIKit

class Base<Model>: UIViewController {
  var model: Model?
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press() { print("base") }
}
final class SubPage: Base<Int> {
  override func press() { print("sub") }
}
