import Foundation
import ScenePicture
import Scenes

/// A command from a key or a panel.
package enum Command: Equatable, Sendable {
  case openScene(id: String)
  case nextScene
  case previousScene
  case chooseVariant(String)
  /// Plays the scene's script.
  case playScript
  case reset
  /// A system interruption, such as a phone call.
  case interrupt
  case shake
  /// A button of a remote control, as on headphones.
  case remote
  /// A button, such as that of a game controller, is pressed and released.
  case press
  /// Saves the scene with its edited tree into its file, or asks for one.
  case save
  /// Opens the sheet that asks where to save.
  case askWhereToSave
  /// Opens the sheet that asks what of the scene to export.
  case askWhereToExport
  case export(ExportRequest)
  /// Shows what another program wrote into the open file.
  case loadChangedFile
  /// Removes the notice about the open file, and keeps the scene as it is.
  case closeFileNotice
  /// Removes the notice about the file of the scene beside the open one.
  case closePartnerNotice
  case saveAs(SaveRequest)
  /// Asks where to save, so that the recorded input becomes the script.
  case saveRecording
  /// Asks where to save, so that the recorded input becomes the script, and its results the expectations.
  case captureExpectations
  /// Removes a part of the recorded input.
  case cut(CutPart)
  /// Replays the recorded input at the current speed.
  case replay
  /// Changes a property.
  case edit(Edit)
  /// Edits the selected view in edit mode.
  case editSelection(EditCommand)
  /// Changes the tree of the scene: adds, moves, renames or removes objects.
  case editTree([TreeEdit])
  /// Gives properties of an object the values of the file.
  case putBack([Property], of: String)
  /// Moves a view to an index in its superview's `subviews`, back to front.
  case reorder(String, to: Int)
  /// Moves a view to another superview, at an index of its `subviews`. It stays where it is on the screen.
  case moveView(String, to: String, at: Int)
  /// Moves a view among its siblings: towards the front (1) or the back (−1).
  case reorderBy(String, Int)
  /// Undoes the last edit, cut or reset.
  case undo
  /// Redoes what was undone.
  case redo
  /// Selects the view under the pointer, or the superview of the selected view.
  case pick
  /// Makes the view under the pointer, else the selected one, the frontmost of its superview's subviews.
  case bringToFront
  /// Shows an object in the inspector; nil shows the hit-test view again.
  case select(String?)
  case setMode(DisplayState.Mode)
  /// Enters edit mode, or goes back to the mode before it.
  case toggleEditMode
  /// Enters predict mode, or goes back to Live mode.
  case togglePredictMode
  /// A command for the question of predict mode.
  case predict(PredictionCommand)
  /// Lets the class answer with phones; shows their address if it does.
  case showPhones
  case endPhones
  /// Lets phones reach another address of this machine.
  case movePhones(to: String)
  case goTo(step: Int)
  /// Moves the cursor by a number of steps, forward or back.
  case step(Int)
  /// One chapter forward (1) or back (−1).
  case stepByChapter(Int)
  case go(Landmark)
  /// Sets or removes a bookmark at the step that happened last.
  case toggleBookmark
  /// Sets or removes a bookmark at a position of the cursor.
  case toggleBookmarkAt(Int)
  /// Opens the context menu of the control with the focus, else of the selected view.
  case openContextMenu
  /// Moves to the next bookmark (1) or the previous one (−1), and around at the ends.
  case stepByBookmark(Int)
  /// Repeats these steps during playback; nil plays on to the end.
  case setLoop(Range<Int>?)
  /// Begins or ends the loop with the step that happened last.
  case setLoopEdge(LoopEdge)
  /// Loops the chapter at the cursor, or ends the loop.
  case toggleChapterLoop
  /// Starts or pauses playback.
  case setPlaying(Bool)
  /// Folds or unfolds the run of moves that begins at a step.
  case toggleRun(Int)
  case setSpeed(Speed)
  /// Moves to the next faster speed (1) or slower one (−1).
  case changeSpeed(Int)
  case showPaths(ShownPaths)
  /// Shows the arrows of the finger with this number.
  case focusFinger(Int)
  /// Moves the keyboard focus to the next region of the window.
  case focusNextRegion
  /// Moves the keyboard focus to the search field of the presets.
  case search
  /// Shows or hides the sheet of all keys.
  case toggleHelp
  /// Switches the timeline between steps and milliseconds.
  case toggleTimeAxis
  /// Makes the sidebar or the panel on the right this wide, in pixels; nil for the width of the design.
  case resizePanel(Region, width: CGFloat?)
  case setTheme(Theme.Name)
  /// Shows the window for a projector, or the theme before it again.
  case toggleProjector
  /// Shows or hides the code in a projected window.
  case toggleProjectorCode
  /// Makes everything larger (1) or smaller (−1), or gives it its normal size (0).
  case changeTextSize(Int)
  case setLanguages(Languages)
  case savePicture
  /// Copies the text of the log if its page is open, else the narration.
  case copy
  /// Puts a text on the clipboard.
  case copyText(String)
  /// Inserts the text of the clipboard into the field that is edited.
  case paste
  /// Copies the scene as Swift source that builds its tree with UIKit.
  case copyCode
  /// Copies the tree, the touch that is shown, and its trace as Markdown, for a question on the web.
  case copyQuestion
  /// Opens an empty scene to build on, or a copy of the open one.
  case newScene(copying: Bool)
  /// Opens the sheet for the path of a scene file.
  case askForFile
  case openFile(String)
  /// Shows or hides the loupe, which magnifies the pixels under the pointer.
  case toggleLoupe
  /// Shows the views of a person's own code as they are drawn, or as plain rectangles.
  case toggleDrawings
  /// Opens or closes the legend beside drawings.
  case toggleLegend
  /// Compiles a person's own code again and starts it from the beginning.
  case compileAgain
  /// Shows a file of a person's own code, by its index.
  case showSource(Int)
  /// Shows a line of a person's own code, such as `Knob.swift:12`.
  case showSourceLine(String)
  /// Switches the exploded view on or off.
  case toggleExploded
  /// Shows the hit map or the touch.
  case toggleHitMap
  /// Opens the page "Why not me?" for the selected object, else the view under the pointer; or closes it.
  case toggleWhyNot
  /// Opens the page "Why not me?" for an object, at a screen point or at that of the touch that is shown.
  case askWhyNot(String, at: CGPoint?)
  /// Changes the tree as one undoable change, and plays the touch that is shown again.
  case applyCure([TreeEdit])
  /// Shows on the hit map, left of a line, the one before the edits or of another variant; or hides it.
  case toggleWipe
  /// Moves the line to a share of the screen's width, from 0 to 1, or by a share.
  case setWipe(CGFloat)
  case moveWipe(CGFloat)
  /// Shows or hides the arrows before the last edit.
  case toggleGhost
  /// Shows a second scene beside the open one, or the open one alone again.
  case toggleCompare
  /// Shows one of the scenes that can stand beside the open one, by its index in their list.
  case compareWith(Int)
  /// Shows a scene of the sidebar beside the open one.
  case compareWithScene(id: String)
  /// Swaps the left and the right one of two scenes.
  case swapSides
  /// Moves the cursor of two scenes to a number of their step pairs.
  case goToPair(Int)
  /// Opens a lesson plan that comes with the program, by its name.
  case openPlan(String)
  /// Opens a part of the lesson plan by its index.
  case openPart(Int)
  case closePlan
  /// Begins the plan again without the results of the class before.
  case restartPlan
  /// Writes the votes to a CSV file.
  case savePlanResults
  /// Shows or hides the notes of the plan; in a projected window on the only display, as long as the key is held.
  case toggleNotes
  /// Shows the notes over a projected window, or no longer.
  case holdNotes(Bool)
  /// Counts the minutes of the open part down, or ends that.
  case toggleCountdown
  /// Shows a white screen to pause a lecture, or the window again.
  case toggleBlank
  case toggleFullScreen
  /// Shows the start page, or the open scene again.
  case showStartPage(Bool)
  case quit
}
