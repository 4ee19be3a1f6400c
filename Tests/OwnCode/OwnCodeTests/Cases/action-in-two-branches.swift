// Two branches declare the same action: the table has its name twice.
import UIKit

final class TwoBranchPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press(_:)), for: .touchUpInside)
    view.addSubview(button)
  }
  #if swift(>=4.2)
  @objc func press(_ sender: UIButton) { print("pressed") }
  #else
  @objc func press(_ sender: UIButton) { print("old") }
  #endif
}
