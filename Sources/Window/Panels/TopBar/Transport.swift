import Narration
import PanelModels
import ScenePicture
import TouchTrace
import UIKit

/// The transport buttons (back, play or pause, ahead) and the speed.
final class Transport: UIView {
  /// The width of three buttons, a gap and the speed.
  static let width: CGFloat = 159

  private var isPlaying = false
  private let back: IconButton, play: IconButton, ahead: IconButton
  private let speed: PopupButton

  init(send: @escaping (Command) -> Void) {
    speed = PopupButton { send(.setSpeed(Speed.allCases[$0])) }
    back = IconButton(.back) { send(.step(-1)) }
    play = IconButton(.play)
    ahead = IconButton(.ahead) { send(.step(1)) }
    super.init(frame: .zero)
    play.addAction(UIAction { [unowned self] _ in send(.setPlaying(!isPlaying)) }, for: .touchUpInside)
    for (view, name) in [(back as UIView, "back"), (play, "play"), (ahead, "ahead"), (speed, "speed")] {
      view.accessibilityIdentifier = "topBar.\(name)"
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    let language = appearance.languages.first
    isPlaying = display.isPlaying
    back.tooltip = TooltipText.previousStep[language]
    play.tooltip = (isPlaying ? TooltipText.pause : .play)[language]
    ahead.tooltip = TooltipText.nextStep[language]
    play.icon = isPlaying ? .pause : .play
    back.isEnabled = display.hasEarlierSteps
    // Before the first touch, these buttons play the scene's script.
    let hasScript = display.trace.steps.isEmpty && !display.scene.script.inputs.isEmpty
    ahead.isEnabled = hasScript || display.hasLaterSteps
    play.isEnabled = hasScript || !display.trace.steps.isEmpty
    if let phase = display.prediction?.phase {
      // Only the steps of a revealed answer are known.
      if phase != .revealed { back.isEnabled = false }
      play.isEnabled = false
      if phase == .asking { ahead.isEnabled = false }
    }
    speed.show(Speed.allCases.map(\.text), selected: Speed.allCases.firstIndex(of: display.speed), appearance)
    speed.tooltip = TooltipText.speed[language]
  }

  override func layoutSubviews() {
    for (index, button) in [back, play, ahead].enumerated() {
      button.frame = CGRect(x: CGFloat(index) * 28, y: 6, width: IconButton.side, height: IconButton.side)
    }
    speed.frame = CGRect(x: 93, y: 9, width: 66, height: PopupButton.height)
  }
}
