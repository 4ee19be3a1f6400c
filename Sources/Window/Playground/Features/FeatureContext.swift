import Foundation
import Narration
import PanelModels
import ScenePicture
import Scenes
import TouchTrace

/// The parts of the workbench that its features read, as they are when a command comes.
///
/// A feature is a value: it keeps its own state, reads the context, and says by effects what else is to happen. So each
/// is tested without a workbench.
struct FeatureContext {
  let playback: Playback
  /// The name of the open scene for `SceneLibrary.scene(_:)`.
  var sceneName: String
  var files: SceneFiles
  var preferences: Preferences
  var mode = DisplayState.Mode.live
  /// A second scene beside the open one.
  var comparison: Comparison?
  var pointer = PointerState()
  /// The change of the open file by another program.
  var fileNotice: FileNotice?
  /// Whether the tree of the scene is not that of its file.
  var isEdited = false
  /// Whether the start page hides the scene.
  var isStartPageShown = false
  /// Seconds since the workbench was made.
  var time: TimeInterval = 0

  /// The first language of the window.
  var language: Language { preferences.languages.first }

  func say(_ text: any InterfaceText) -> FeatureEffect { .say(text[language]) }
}

/// An action that a feature leaves to the workbench. Effects are performed in their order.
enum FeatureEffect {
  /// Perform a command, as if a person had chosen it.
  case perform(Command)
  /// Ask the owner of the window for something.
  case request(WorkbenchEffect)
  /// Ask no longer, if nobody has performed it yet.
  case withdraw(WorkbenchEffect)
  /// Show a status message.
  case say(String)
  /// Remove the status message.
  case removeMessage
  /// Select an object for the inspector.
  case select(String)
  /// Show the notice above the stage; nil for none.
  case notice(FileNotice?)
  /// Say why other code is not shown. The present scene stays.
  case refuse([FileNotice.Problem])
  case setMode(DisplayState.Mode)
  case hideStartPage
  /// End the answers of phones.
  case endPhones
  /// Open a scene, in a variant if there is a name.
  case open(Scene, variant: String?)
  /// List a scene in the sidebar.
  case list(SceneSummary)
  /// Note a file among the recent ones.
  case noteFile(URL)
  /// Go on with the scene as its file has it now.
  case adopt(SceneSaving.Saved)
  /// Keep the state before a change for undo.
  case recordUndo(ChangeName)
  /// Show a scene beside the open one.
  case compare(Comparison.Partner)
  case endComparison
  /// Compile code and show it beside the open scene.
  case compareCode(at: URL)
  /// The same for the code of a scene.
  case compareCodeOf(Scene)
  /// Show code that was compiled, in the place of the open scene, or go on with it where it is shown.
  case show(CompiledCode, at: URL)
  /// Do that with code beside the open scene after it was saved.
  case updatePartner(Result<CompiledCode, NotCompiled>, at: URL)
  /// Show a page or a sheet.
  case panel(PanelEffect)
}

/// A page or a sheet that a feature shows.
enum PanelEffect: Equatable {
  case openWhyNotPage
  case openPlanPage
  case showPhones
  case hidePhones
  case askWhereToSave(SaveRequest, hasRecording: Bool)
  case closeSaveSheet
  case askWhereToExport(String)
  /// Says that a file is being written.
  case beginExport(String)
  /// Shows a message in the sheet for saving or exporting.
  case warn(SheetKind, String)
  /// Asks in that sheet whether a file is to be replaced.
  case askToReplace(SheetKind, String)

  enum SheetKind: Equatable { case save, export }
}
