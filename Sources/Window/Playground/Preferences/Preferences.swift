import Foundation
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
}
