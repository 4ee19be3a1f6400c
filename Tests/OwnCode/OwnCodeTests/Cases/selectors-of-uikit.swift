// Methods of UIKit as actions: of a view, a controller, a navigation controller.
import UIKit

final class StandardActions: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 600, width: 350, height: 40))
  let box = UIView(frame: CGRect(x: 20, y: 700, width: 350, height: 40))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    view.addSubview(box)
    add(100, view, #selector(UIView.endEditing(_:)))
    add(200, box, #selector(UIView.removeFromSuperview))
    add(300, field, #selector(UIResponder.becomeFirstResponder))
    add(400, self, #selector(report))
  }
  func add(_ y: CGFloat, _ target: Any, _ action: Selector) {
    let button = UIButton(frame: CGRect(x: 95, y: y, width: 200, height: 80))
    button.addTarget(target, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func report() { print("first \(field.isFirstResponder) box \(box.superview != nil)") }
}
