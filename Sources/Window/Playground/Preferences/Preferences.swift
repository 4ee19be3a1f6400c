import Foundation
import Narration
import ScenePicture

/// The user's choices for the window, kept between runs.
struct Preferences: Equatable {
  var theme: Theme.Name {
    didSet { if theme == .projector, oldValue != .projector { themeBeforeProjector = oldValue } }
  }
  /// The theme to which the projector returns.
  var themeBeforeProjector = Theme.Name.light
  var codeOnProjector = CodeOnProjector.ownCode
  var textSize = TextSize.normal
  var languages: Languages
  /// The size of the window at scale 1, in pixels, while it does not fill the display.
  var windowSize: CGSize
  /// The top left corner of the window with its title bar on the desktop, in device pixels, while it does not fill the display.
  var windowPlace: CGPoint?
  var isFullScreen = false
  var panelWidths = PanelWidths()
  /// The ids of the presets in which the end of a touch was shown.
  var finishedPresets: Set<String> = []

  /// Shows the window for a projector, or the theme before it again.
  mutating func toggleProjector() { theme = theme == .projector ? themeBeforeProjector : .projector }

  // MARK: The text size

  /// The text size of a window as it is: that of a projector depends on the window only.
  func textSize(in window: CGSize) -> TextSize { (theme == .projector ? .normal : textSize).fitting(window) }

  /// Makes text larger (1) or smaller (−1), or gives it its normal size (0).
  /// - Parameter window: the size of the window at scale 1, in pixels.
  /// - Returns: the size, and whether the window is too small for a larger one.
  mutating func changeTextSize(by amount: Int, in window: CGSize) -> StatusText {
    guard theme != .projector else { return .textSizeOfProjector }
    let wanted = amount == 0 ? TextSize.normal : textSize(in: window).stepped(by: amount)
    textSize = wanted.fitting(window).choosable
    let text = textSize(in: window).text
    return textSize == wanted ? .textSize(text) : .largestTextSize(text)
  }
}
