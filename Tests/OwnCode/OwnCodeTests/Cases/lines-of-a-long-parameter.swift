// An action whose parameter is written over two lines: the lines after the beginning of the class are moved.
import UIKit

final class LongPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press() { print("pressed at \(#line)") }
  // swift-format-ignore
  @objc func choose(_ values: [
    String: Int
  ]?) { print(values ?? [:]) }
}
