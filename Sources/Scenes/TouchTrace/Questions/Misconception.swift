/// A belief about touches that is common and wrong. The raw values stand in CSV files.
package enum Misconception: String, CaseIterable, Codable, Sendable {
  // Which view wins
  case frontmostPictureWins, gatedViewIsAsked, refusalSwallowsTouch, childIsAskedAlone, invisibleCannotWin
  case parentComesFirst, backViewFirst, drawingIsTheArea, overrideChangesNothing, nobodyAtEmptySpot
  // Inside or not
  case childrenEnlargeParent, edgeIsInside
  // Who handles it
  case hitViewHandles, everyoneHandles, touchIsAlwaysHandled, unhandledIsLost, topHandles
  // What acts
  case recognizerSeesAll, outerRecognizerFirst, innerRecognizerFirst, allRecognizersAct, conditionsSuffice,
    anyTouchSuffices
  case viewKeepsTouch, controlAlwaysActs, parentControlActs
  // What is received, and by whom
  case viewAlsoEnds, recognizerAlwaysCancels, viewGetsNoEnd, interruptionEnds
  case viewUnderFingerGetsIt, outsideIsLost, actionNeedsTarget, topPerforms
}
