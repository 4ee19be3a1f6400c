import Foundation
import Narration
import Scenes
import TouchTrace
import UIKit

/// The second line of a card: what its responder does, or what is done for it.
struct CardText: Equatable {
  /// A sign before the words.
  enum Sign { case cross, recognizer }

  var text: String
  var sign: Sign?

  /// Nil while nothing is known.
  init?(
    _ responder: TreeSnapshot.Responder, _ state: ColumnCard.State, _ recognizers: [RecognizerMark],
    _ display: DisplayState,
    _ language: Language
  ) {
    let actions = display.story?.actions ?? []
    if state == .cancelled {
      (text, sign) = (ChainText.cancelled[language], .cross)
    } else if let action = actions.last(where: { $0.target == responder.name && $0.sender != responder.name }) {
      (text, sign) = (action.name, display.tree.recognizer(action.sender) == nil ? nil : .recognizer)
    } else if state == .handles, let action = actions.last(where: { $0.sender == responder.name }) {
      text = StageText.sends(action.name)[language]
    } else if !state.isReached, let holders = display.holders(of: responder.name) {
      text = StageText.heldBack(by: holders.joined(separator: ", "))[language]
    } else if !state.isReached, let recognizer = recognizers.last(where: { $0.state != .failed }) ?? recognizers.last {
      text = "\(recognizer.name): \(recognizer.state.name)"
    } else if let word = state.words {
      text = word[language]
    } else {
      return nil
    }
  }
}

extension DisplayState {
  /// The recognizers that keep the touch in focus from the view of that name, if any do at the cursor.
  func holders(of view: String) -> [String]? {
    guard !tree.recognizers.isEmpty, let finger = story?.finger else { return nil }
    for index in stepsOfSequence.reversed() {
      switch trace.steps[index].kind {
      case .withheld(_, finger, view, let recognizers): return recognizers
      case .deliver(_, view, _), .ignored(finger, view, _), .lost(finger, view, _): return nil
      default: continue
      }
    }
    return nil
  }
}
