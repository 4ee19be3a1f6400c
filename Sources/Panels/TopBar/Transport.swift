import Foundation
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// Goes through the steps: to the start, back, play or pause, ahead, to the end; and how fast.
final class Transport: UIView {
  /// Five buttons, a gap, the speed.
  static let width: CGFloat = 215

  private var isPlaying = false
  private var buttons: [IconButton] = []
  private let speed: PopupButton

  init(say: @escaping (Command) -> Void) {
    speed = PopupButton { say(.setSpeed(Speed.allCases[$0])) }
    super.init(frame: .zero)
    buttons = [
      IconButton(.toStart) { say(.go(.start)) }, IconButton(.back) { say(.step(-1)) },
      IconButton(.play) { [unowned self] in say(.setPlaying(!isPlaying)) }, IconButton(.ahead) { say(.step(1)) },
      IconButton(.toEnd) { say(.go(.end)) },
    ]
    let names = ["toStart", "back", "play", "ahead", "toEnd"]
    for (button, name) in zip(buttons, names) { button.accessibilityIdentifier = "topBar.\(name)" }
    speed.accessibilityIdentifier = "topBar.speed"
    for view in buttons + [speed] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ moment: Moment, _ look: Look) {
    let language = look.languages.first
    isPlaying = moment.isPlaying
    let hints: [Tooltip] = [.toStart, .previousStep, isPlaying ? .pause : .play, .nextStep, .toEnd]
    for (button, hint) in zip(buttons, hints) { button.hint = hint[language] }
    buttons[2].icon = isPlaying ? .pause : .play
    for button in buttons[0...1] { button.isEnabled = moment.cursor > 0 }
    for button in buttons[3...4] { button.isEnabled = moment.cursor < moment.trace.steps.count }
    buttons[2].isEnabled = !moment.trace.steps.isEmpty
    speed.show(Speed.allCases.map(\.text), selected: Speed.allCases.firstIndex(of: moment.speed), look)
    speed.hint = Tooltip.speed[language]
  }

  override func layoutSubviews() {
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * 28, y: 6, width: IconButton.side, height: IconButton.side)
    }
    speed.frame = CGRect(x: 149, y: 9, width: 66, height: PopupButton.height)
  }
}
