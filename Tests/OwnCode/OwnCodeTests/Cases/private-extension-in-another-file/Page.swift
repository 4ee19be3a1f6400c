// A private extension in another file has the action and the code that names it.
import UIKit

final class SplitPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton()
  }
}
