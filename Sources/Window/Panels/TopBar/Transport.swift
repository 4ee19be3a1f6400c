import Foundation
import Narration
import ScenePicture
import TouchTrace
import UIKit

/// The transport buttons (to the start, back, play or pause, ahead, to the end) and the speed.
final class Transport: UIView {
  /// The width of five buttons, a gap and the speed.
  static let width: CGFloat = 215

  private var isPlaying = false
  private var buttons: [IconButton] = []
  private let speed: PopupButton

  init(send: @escaping (Command) -> Void) {
    speed = PopupButton { send(.setSpeed(Speed.allCases[$0])) }
    super.init(frame: .zero)
    buttons = [
      IconButton(.toStart) { send(.go(.start)) }, IconButton(.back) { send(.step(-1)) },
      IconButton(.play) { [unowned self] in send(.setPlaying(!isPlaying)) }, IconButton(.ahead) { send(.step(1)) },
      IconButton(.toEnd) { send(.go(.end)) },
    ]
    let names = ["toStart", "back", "play", "ahead", "toEnd"]
    for (button, name) in zip(buttons, names) { button.accessibilityIdentifier = "topBar.\(name)" }
    speed.accessibilityIdentifier = "topBar.speed"
    for view in buttons + [speed] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ display: DisplayState, _ appearance: Appearance) {
    let language = appearance.languages.first
    isPlaying = display.isPlaying
    let tooltips: [TooltipText] = [.toStart, .previousStep, isPlaying ? .pause : .play, .nextStep, .toEnd]
    for (button, tooltip) in zip(buttons, tooltips) { button.tooltip = tooltip[language] }
    buttons[2].icon = isPlaying ? .pause : .play
    for button in buttons[0...1] { button.isEnabled = display.hasEarlierSteps }
    // Before the first touch, these buttons play the scene's script.
    let hasScript = display.trace.steps.isEmpty && !display.scene.script.inputs.isEmpty
    for button in buttons[3...4] { button.isEnabled = hasScript || display.hasLaterSteps }
    buttons[2].isEnabled = hasScript || !display.trace.steps.isEmpty
    if let phase = display.prediction?.phase {
      // Only the steps of a revealed answer are known.
      for button in buttons[0...1] where phase != .revealed { button.isEnabled = false }
      buttons[2].isEnabled = false
      for button in buttons[3...4] where phase == .asking { button.isEnabled = false }
    }
    speed.show(Speed.allCases.map(\.text), selected: Speed.allCases.firstIndex(of: display.speed), appearance)
    speed.tooltip = TooltipText.speed[language]
  }

  override func layoutSubviews() {
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * 28, y: 6, width: IconButton.side, height: IconButton.side)
    }
    speed.frame = CGRect(x: 149, y: 9, width: 66, height: PopupButton.height)
  }
}
