// Dismissing the keyboard by the commonest line there is.
import UIKit

final class KeyboardPage: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 300, width: 350, height: 40))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing)))
    field.addTarget(self, action: #selector(began), for: .editingDidBegin)
    field.addTarget(self, action: #selector(ended), for: .editingDidEnd)
  }
  @objc func began() { print("editing \(field.isFirstResponder)") }
  @objc func ended() { print("editing \(field.isFirstResponder)") }
}
