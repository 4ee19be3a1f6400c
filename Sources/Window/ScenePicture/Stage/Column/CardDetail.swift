import Narration
import Scenes
import TouchTrace
import UIKit

/// The second line of a card: the action of its responder, or of recognizers on its view.
struct CardDetail: Equatable {
  /// An icon before the text.
  enum Sign { case cross, recognizer }

  var text: String
  var sign: Sign?
  /// Whether it is an action that the responder received.
  private(set) var isAction = false

  /// Nil while there is nothing to show.
  init?(
    _ responder: TreeSnapshot.Responder, _ state: ColumnCard.State, _ recognizers: [RecognizerMark],
    _ display: DisplayState,
    _ language: Language
  ) {
    let actions = display.story?.actions ?? []
    if state == .cancelled {
      (text, sign) = (ChainText.cancelled[language], .cross)
    } else if let action = actions.last(where: { $0.isSent(to: responder) }) {
      // Actions of one event are shown together, such as those of a pinch and of a rotation.
      let latest = display.story?.latestActions.filter { $0.isSent(to: responder) }.map(\.name) ?? []
      text = latest.isEmpty ? action.name : latest.joined(separator: ", ")
      sign = display.tree.recognizer(action.sender) == nil ? nil : .recognizer
      isAction = true
    } else if state == .handles, let action = actions.last(where: { $0.sender == responder.name }) {
      text = StageText.sends(action.name)[language]
    } else if !state.isReached, let holders = display.story?.holders[responder.name] {
      text = StageText.heldBack(by: holders.joined(separator: ", "))[language]
    } else if !state.isReached, let recognizer = recognizers.last(where: { $0.state != .failed }) ?? recognizers.last {
      text =
        recognizer.isRefusedTouch
        ? StageText.notTold(recognizer: recognizer.name)[language] : "\(recognizer.name): \(recognizer.state.name)"
    } else if let stateText = state.text {
      text = stateText[language]
    } else {
      return nil
    }
  }
}

extension TouchStory.Action {
  /// Whether the responder receives the action from another one.
  fileprivate func isSent(to responder: TreeSnapshot.Responder) -> Bool {
    target == responder.name && sender != responder.name
  }
}
