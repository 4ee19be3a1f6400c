/// A belief about touches that is common and wrong. The raw values stand in CSV files.
package enum Misconception: String, CaseIterable, Codable, Sendable {
  // Which view wins
  case frontmostPictureWins, gatedViewIsAsked, refusalSwallowsTouch, childIsAskedAlone, invisibleCannotWin
  case parentComesFirst, backViewFirst, drawingIsTheArea, overrideChangesNothing, nobodyAtEmptySpot
  // Inside or not
  case childrenEnlargeParent, edgeIsInside
  // The responder that handles it
  case hitViewHandles, everyoneHandles, touchIsAlwaysHandled, unhandledIsLost, topHandles
  // The recognizer or control that acts
  case recognizerSeesAll, outerRecognizerFirst, innerRecognizerFirst, allRecognizersAct, conditionsSuffice,
    anyTouchSuffices
  case viewKeepsTouch, controlAlwaysActs, parentControlActs
  // Ends of a touch, and receivers of an action
  case viewAlsoEnds, recognizerAlwaysCancels, viewGetsNoEnd, interruptionEnds
  case viewUnderFingerGetsIt, outsideIsLost, actionNeedsTarget, topPerforms
}
