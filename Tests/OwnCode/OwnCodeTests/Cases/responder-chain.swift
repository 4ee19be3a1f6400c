// The chain that code follows has the views of UIKit between a root view controller and its window, and the scene.
import UIKit

final class Chain: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    print(sequence(first: view as UIResponder, next: \.next).map { "\(type(of: $0))" }.joined(separator: " "))
    print(view.superview is UIWindow ? "window" : "another")
    super.touchesBegan(touches, with: event)
  }
}
