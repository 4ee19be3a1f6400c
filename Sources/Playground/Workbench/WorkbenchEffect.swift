/// Something that only the owner of the window can do. `Workbench.handle(_:at:)` and `advance(to:)` return the effects of
/// what they did, in order.
package enum WorkbenchEffect: Equatable, Sendable {
  /// Close the window and end the program.
  case close
  /// Write the picture to a file and call `Workbench.pictureSaved(_:)` with the result.
  case savePicture
  /// Put a text on the clipboard.
  case copy(String)
  /// Fill the display, or return to a window.
  case setFullScreen(Bool)
  /// Take keys as text too, as an input method writes it, or stop doing so.
  case setTextInput(Bool)
  /// Show another title.
  case setTitle(String)
}

/// What the window shows outside its bitmap, to find what changed.
struct WindowState: Equatable {
  var title: String
  var isFullScreen: Bool
  var takesText: Bool

  /// The effects that change `other` into this state.
  func effects(since other: WindowState) -> [WorkbenchEffect] {
    var effects: [WorkbenchEffect] = []
    if title != other.title { effects.append(.setTitle(title)) }
    if isFullScreen != other.isFullScreen { effects.append(.setFullScreen(isFullScreen)) }
    if takesText != other.takesText { effects.append(.setTextInput(takesText)) }
    return effects
  }
}
