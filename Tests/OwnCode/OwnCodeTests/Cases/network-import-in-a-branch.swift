// The first import stands in a branch that is not compiled; the import of the network is put there.
#if canImport(AppKit)
import AppKit
#endif
import UIKit

final class NetPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press() { print(URLRequest(url: URL(string: "https://example.org")!).httpMethod ?? "none") }
}
