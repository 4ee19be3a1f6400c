import Canvas
import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The row of the presenter bar for the lesson plan: asks the class, lets it answer with phones, counts down, shows the notes while its button is held, and says
/// the part and the time that is left.
final class PresenterPlan: PaintedView {
  private let ask, phones, countdown: PresenterButton
  private let notes: PresenterButton
  private var text = ""
  private var scale: CGFloat = 1

  /// - Parameter send: called with each command of the user.
  init(send: @escaping (Command) -> Void) {
    ask = PresenterButton(.help) { send(.togglePredictMode) }
    phones = PresenterButton(.device) { send(.showPhones) }
    countdown = PresenterButton(.clock) { send(.toggleCountdown) }
    notes = PresenterButton(.notes) {}
    super.init(frame: .zero)
    notes.addAction(UIAction { _ in send(.holdNotes(true)) }, for: .touchDown)
    for event in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
      notes.addAction(UIAction { _ in send(.holdNotes(false)) }, for: event)
    }
    for (button, name) in [(ask, "ask"), (phones, "phones"), (countdown, "countdown"), (notes, "notes")] {
      button.accessibilityIdentifier = "presenter.\(name)"
      addSubview(button)
    }
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    isHidden = display.plan == nil
    guard let plan = display.plan else { return }
    let language = appearance.languages.first
    scale = appearance.layout.scale
    ask.isEnabled = !plan.currentPart.questions.isEmpty
    ask.isSelected = display.mode == .predict
    (phones.isEnabled, phones.isSelected) = (ask.isEnabled, display.phones != nil)
    phones.tooltip = ClassText.button(display.phones)[language]
    countdown.isSelected = plan.secondsLeft != nil
    (ask.tooltip, countdown.tooltip) = (PlanText.ask[language], PlanText.countdown[language])
    notes.tooltip = PlanText.holdForNotes[language]
    text = PlanText.partOf(plan.part + 1, plan.plan.parts.count)[language]
    let left = plan.secondsLeft.map { PlanText.secondsLeft($0) } ?? plan.minutesLeft.map { PlanText.minutesLeft($0) }
    if let left { text += "  ·  " + left[language] }
    layoutSubviews()
  }

  override func layoutSubviews() {
    for (index, button) in [ask, phones, countdown, notes].enumerated() {
      button.frame = CGRect(x: CGFloat(index) * bounds.height, y: 0, width: bounds.height, height: bounds.height)
    }
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let room = bounds.between(notes.frame.maxX + 12 * scale, bounds.maxX - 8 * scale)
    list.line(text, Font.sans(24, .medium).scaled(by: scale), appearance.theme.text, in: room, appearance)
  }
}
