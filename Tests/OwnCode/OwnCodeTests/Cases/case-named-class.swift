// A case with the escaped name `class`, followed by a case, is taken for a class. Its "superclass" is the type after the next colon.
import UIKit

enum Category {
  case `class`
  case other
  var view: UIView { UIView() }
}
final class CategoryPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press() { print("pressed") }
}
