// @objcMembers leaves out what Objective-C cannot have: generic parameters, tuples, inout, values of Swift's own types.
import UIKit

enum Mood { case good, bad }

@objcMembers final class MembersPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  func press() { print("pressed") }
  func show(_ mood: Mood) {}
  func grow(_ frame: inout CGRect) { frame.size.width += 1 }
  func pair(_ pair: (Int, Int)) {}
  func fade<V: UIView>(_ view: V) {}
  func any(_ value: some Equatable) {}
  func run(_ work: () -> Void) { work() }
}
