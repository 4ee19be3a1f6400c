import Foundation

/// An action for the owner of the window. `Workbench.handle(_:at:)` and `advance(to:)` return effects in the order in which
/// to perform them.
package enum WorkbenchEffect: Equatable, Sendable {
  /// Close the window and end the program.
  case close
  /// Write the picture to a file and call `Workbench.pictureSaved(_:)` with the result.
  case savePicture
  /// Write a scene to a file and call `Workbench.exported(_:)` with the result.
  case export(SceneExport)
  /// Put a text on the clipboard.
  case copy(String)
  /// Handle `InputEvent.pasted` with the text of the clipboard.
  case paste
  /// Make a text the primary selection, which the middle button of the mouse pastes elsewhere.
  case select(String)
  /// Handle `InputEvent.pasted` with the text of the primary selection.
  case pasteSelection
  /// Drag a scene out of the window, until the button is released.
  case dragOut(DraggedScene)
  /// Fill the display, or return to a window.
  case setFullScreen(Bool)
  /// Turn the input of text, with an input method, on or off.
  case setTextInput(Bool)
  /// The place of the caret while text is edited, in pixels of the window at scale 1: an input method puts its window there.
  case setTextPlace(CGRect)
  /// Show another pointer.
  case setPointer(PointerShape)
  /// Call `handle(.fileChanged)` when this file changes; nil for none.
  case watch(URL?)
  /// Compile a person's own code, a file or a folder, and call `Workbench.codeCompiled(_:at:)` with the result.
  case compile(URL)
  /// Do that again whenever a Swift file or a picture of one of these changes.
  case watchCode([URL])
  /// Show or hide the window with the notes of the lesson plan, on another display.
  case showNotes(Bool)
  /// Let phones answer at an address of this machine, or at that of the default route, and call `Workbench.phonesStarted(_:)`
  /// or `phonesFailed(_:)`. A server that runs ends.
  case startPhones(at: String?)
  /// End that server.
  case endPhones
  /// Show another title.
  case setTitle(String)
}

/// The shape of the mouse pointer.
package enum PointerShape: Equatable, Sendable {
  case arrow
  /// Over the edge of a panel, which can be dragged to the left and right.
  case resize
  /// Over text that is edited.
  case text
  /// Over a view in edit mode.
  case move
  /// The place at which a drag draws a view.
  case cross
  /// Over a handle at the top or bottom, at the top left or bottom right, and at the other two corners.
  case resizeVertically, resizeDown, resizeUp
}

/// The state of the window outside its bitmap. Compared to find the effects of a change.
struct WindowState: Equatable {
  var title: String
  var isFullScreen: Bool
  var takesText: Bool
  /// In pixels of the window at scale 1; nil while no text is edited.
  var textPlace: CGRect?
  var pointer = PointerShape.arrow
  /// The text that is selected in a field; nil without one.
  var selectedText: String?
  var watchedFile: URL?
  var watchedCode: [URL] = []
  var showsNotes = false

  /// Returns the effects that change a window from `other` to this state.
  func effects(since other: WindowState) -> [WorkbenchEffect] {
    var effects: [WorkbenchEffect] = []
    if title != other.title { effects.append(.setTitle(title)) }
    if isFullScreen != other.isFullScreen { effects.append(.setFullScreen(isFullScreen)) }
    if takesText != other.takesText { effects.append(.setTextInput(takesText)) }
    if let textPlace, textPlace != other.textPlace { effects.append(.setTextPlace(textPlace)) }
    if let selectedText, selectedText != other.selectedText { effects.append(.select(selectedText)) }
    if watchedFile != other.watchedFile { effects.append(.watch(watchedFile)) }
    if watchedCode != other.watchedCode { effects.append(.watchCode(watchedCode)) }
    if showsNotes != other.showsNotes { effects.append(.showNotes(showsNotes)) }
    if pointer != other.pointer { effects.append(.setPointer(pointer)) }
    return effects
  }
}

/// The effects that nobody has performed yet.
struct EffectQueue {
  private var effects: [WorkbenchEffect] = []
  /// The state of the window when the effects were taken last.
  private(set) var state = WindowState(title: "", isFullScreen: false, takesText: false)

  mutating func add(_ effect: WorkbenchEffect) { effects.append(effect) }

  mutating func remove(_ effect: WorkbenchEffect) { effects.removeAll { $0 == effect } }

  /// Returns all effects, with those of the changes of the window.
  mutating func take(_ state: WindowState) -> [WorkbenchEffect] {
    defer { (effects, self.state) = ([], state) }
    return effects + state.effects(since: self.state)
  }
}
