// A name that Objective-C gets, for a class and for a method; looked up by text.
import UIKit

@objc(OBJPage)
final class NamedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: Selector(("goOn:")), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc(goOn:) func carryOn(_ sender: Any) { print("by name", NSStringFromClass(NamedPage.self)) }
}
