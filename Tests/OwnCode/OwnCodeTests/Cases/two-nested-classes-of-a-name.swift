// A class that is a subclass of a class inside of another one, whose names are equal in two types.
import UIKit

final class A { class Target: NSObject { @objc func press() { print("A") } } }
final class B { class Target: NSObject { @objc func press(_ sender: UIButton) { print("B") } } }
final class TwinPage: UIViewController {
  let target = B.Target()
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(target, action: #selector(B.Target.press), for: .touchUpInside)
    view.addSubview(button)
  }
}
