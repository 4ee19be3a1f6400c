// A selector is only a name: the protocol names a method that a class of UIKit has by an extension.
import UIKit

@objc protocol Doing { func did(_ sender: UIButton) }

final class Sender: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: view.bounds)
    view.addSubview(button)
    button.addTarget(nil, action: #selector(Doing.did(_:)), for: .touchUpInside)
    button.addAction(UIAction { _ in self.send(button) }, for: .touchUpInside)
  }
  private func send(_ button: UIButton) {
    print("sent \(UIApplication.shared.sendAction(#selector(Doing.did(_:)), to: nil, from: self, for: nil))")
  }
}
extension UIViewController { @objc func did(_ sender: UIButton) { print("did") } }
