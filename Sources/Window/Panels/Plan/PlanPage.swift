import Canvas
import Narration
import PanelModels
import ScenePicture
import UIKit

/// The page of the lesson plan: the notes for the open part, and below them the buttons to go on, to save what the class
/// answered, and to leave.
final class PlanPage: PaintedView {
  private let scroll = ScrollArea(PlanNotes())
  private var notes: PlanNotes? { scroll.content as? PlanNotes }
  private let ask, previous, following, save, restart, close: PushButton

  init(send: @escaping (Command) -> Void) {
    ask = PushButton { send(.setMode(.predict)) }
    previous = PushButton { send(.previousScene) }
    following = PushButton { send(.nextScene) }
    save = PushButton { send(.savePlanResults) }
    restart = PushButton { send(.restartPlan) }
    close = PushButton { send(.closePlan) }
    super.init(frame: .zero)
    accessibilityIdentifier = "plan"
    ask.isPrimary = true
    addSubview(scroll)
    for (button, name) in [
      (ask, "ask"), (previous, "previous"), (following, "next"), (save, "save"), (restart, "restart"), (close, "close"),
    ] {
      button.accessibilityIdentifier = "plan.\(name)"
      addSubview(button)
    }
  }

  func show(_ state: PlanState, _ appearance: Appearance) {
    let language = appearance.languages.first
    ask.show(PlanText.ask[language], appearance)
    ask.isEnabled = !state.currentPart.questions.isEmpty
    previous.show(PlanText.previousPart[language], appearance)
    following.show(PlanText.nextPart[language], appearance)
    save.show(PlanText.saveResults[language], appearance)
    restart.show(PlanText.restart[language], appearance)
    close.show(PlanText.close[language], appearance)
    previous.isEnabled = state.part > 0
    following.isEnabled = state.nextPart != nil
    save.isEnabled = state.hasResults
    restart.isEnabled = state.hasResults
    notes?.show(state, width: bounds.width, appearance)
    setNeedsLayout()
    layoutSubviews()
  }

  /// The height of the three rows of buttons, in pixels.
  private static let footer: CGFloat = 114

  override func layoutSubviews() {
    var body = bounds.inset(left: 1)
    let footer = body.cut(.bottom, PlanPage.footer).insetBy(dx: 16, dy: 10)
    scroll.frame = body
    scroll.setContentHeight(notes?.height ?? 0)
    ask.frame = footer.strip(.top, 30)
    let top = footer.inset(top: 38).strip(.top, 26), bottom = footer.strip(.bottom, 26)
    let half = (footer.width - 8) / 2
    previous.frame = top.strip(.left, half)
    following.frame = top.strip(.right, half)
    close.frame = bottom.strip(.right, close.preferredWidth)
    save.frame = bottom.strip(.left, save.preferredWidth)
    restart.frame = bottom.inset(left: save.preferredWidth + 8).strip(.left, restart.preferredWidth)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(
      from: bounds.minX, to: bounds.maxX, y: bounds.maxY - PlanPage.footer, appearance.theme.line)
  }
}
