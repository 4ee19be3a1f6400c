// A recognizer that is its own target: the method stands in an extension of UIGestureRecognizer (many helpers do this).
import UIKit

private var key: UInt8 = 0
final class Box { let block: () -> Void; init(_ block: @escaping () -> Void) { self.block = block } }
extension UIGestureRecognizer {
  convenience init(block: @escaping () -> Void) {
    self.init()
    objc_setAssociatedObject(self, &key, Box(block), .OBJC_ASSOCIATION_RETAIN)
    addTarget(self, action: #selector(fire))
  }
  @objc func fire() { (objc_getAssociatedObject(self, &key) as? Box)?.block() }
}
final class BlockPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(block: { print("block") }))
  }
}
