// #selector and #keyPath inside an interpolation stay as they are.
import UIKit

final class InterpolatedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press(_:)), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press(_ sender: Any) { print("\(#selector(press(_:))) \(#keyPath(UIView.alpha))") }
}
