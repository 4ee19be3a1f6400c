// Xcode writes a preview below each controller since 2023: the macro is not known.
import UIKit

final class PreviewedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press() { print("pressed") }
}

#Preview {
  PreviewedPage()
}
