// A playground, as questions and lessons have them.
import PlaygroundSupport
import UIKit

class PlayPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 95, y: 100, width: 200, height: 80))
    button.addTarget(self, action: #selector(press), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func press() { print("pressed") }
}
PlaygroundPage.current.liveView = PlayPage()
