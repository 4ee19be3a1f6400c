import Foundation
import ScenePicture
import Scenes

/// Something a person can tell the program to do. Keys and panels say the same commands.
package enum Command: Equatable, Sendable {
  case openScene(id: String)
  case nextScene
  case previousScene
  case chooseVariant(String)
  /// Plays the scene's own script.
  case playScript
  case reset
  /// The system takes the screen, as with a phone call.
  case interrupt
  case shake
  /// A button of a remote control, as on earphones.
  case remote
  /// A button, such as that of a game controller, goes down and up.
  case press
  /// Makes what was done by hand the script of the scene's file.
  case saveRecording
  /// The same, and makes what came of it what the scene expects.
  case captureExpectations
  /// Takes a part out of what was done by hand.
  case cut(CutPart)
  /// Does again what was done by hand, in its own time, at the present speed.
  case replay
  case edit(Edit)
  /// Takes back the last change of what was done: an edit, a cut, a reset.
  case undo
  /// Makes again what was taken back.
  case redo
  /// Selects the view under the pointer, or the superview of what is selected.
  case pick
  /// Shows a view in the inspector; nil shows the hit-test view again.
  case select(String?)
  case setMode(DisplayState.Mode)
  case goTo(step: Int)
  /// So many steps forward, or back.
  case step(Int)
  /// One chapter forward (1) or back (−1).
  case stepByChapter(Int)
  case go(Landmark)
  /// Marks the step that happened last, or takes its mark away.
  case toggleBookmark
  /// To the next marked step (1) or the one before (−1), and around at the ends.
  case stepByBookmark(Int)
  /// Playing goes round and round in these steps; nil plays on to the end.
  case setLoop(Range<Int>?)
  /// The loop begins, or ends, with the step that happened last.
  case setLoopEdge(LoopEdge)
  /// Loops the chapter that the cursor is in, or ends the loop.
  case toggleChapterLoop
  /// Goes through the steps by itself, or stops.
  case setPlaying(Bool)
  case setSpeed(Speed)
  /// To the next faster speed (1) or slower one (−1).
  case changeSpeed(Int)
  case showPaths(ShownPaths)
  /// The finger whose arrows are shown, by its number.
  case focusFinger(Int)
  /// The keyboard goes to the next region of the window.
  case focusNextRegion
  /// Letters go to the search field of the lessons.
  case search
  /// Shows all keys, or puts them away.
  case toggleHelp
  /// The timeline shows milliseconds instead of steps, or the other way round.
  case toggleTimeAxis
  case setTheme(Theme.Name)
  case setLanguages(Languages)
  case savePicture
  /// Copies what is read: the log, else the narration.
  case copy
  /// Asks for the path of a scene file.
  case askForFile
  case openFile(String)
  /// Shows what is under the pointer sixteen times as large, or not.
  case toggleLoupe
  /// Pulls the levels of the tree apart, or puts them together again.
  case toggleExploded
  /// Shows what an edit changed under what is now, or not.
  case toggleGhost
  /// Shows a white screen, so that a class looks at the teacher; or the window again.
  case toggleBlank
  case toggleFullScreen
  case quit
}
