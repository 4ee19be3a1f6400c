// An action in a branch of #if that is not compiled stands in the table of the class all the same.
import UIKit

final class BranchPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press() { print("pressed") }
  #if os(tvOS)
  @objc func menuPressed() { print("menu") }
  #endif
  #if DEBUG
  @objc func shakeMenu(_ sender: Any) { print("debug") }
  #endif
}
