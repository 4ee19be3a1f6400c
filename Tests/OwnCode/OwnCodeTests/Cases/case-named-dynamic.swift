// `dynamic` as the name of a case, with a declaration after it, is removed as if it were the modifier.
import UIKit

enum Behaviour: String {
  case fixed
  case dynamic

  var isFixed: Bool { self == .fixed }
}
final class BehaviourPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press() { print(Behaviour.dynamic.rawValue) }
}
