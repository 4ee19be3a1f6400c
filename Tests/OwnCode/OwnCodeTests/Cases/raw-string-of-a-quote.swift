// `#"""#` is a string of one quotation mark. It is taken for the beginning of a string of several lines.
import UIKit

final class QuotePage: UIViewController {
  let mark = #"""#
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press() { print("a \(mark) here") }
}
