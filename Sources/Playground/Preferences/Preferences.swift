import Foundation
import ScenePicture

/// What a person chose for the window. It is kept between runs.
struct Preferences: Equatable {
  var theme: Theme.Name
  var languages: Languages
  /// The size of the window at scale 1, in pixels, while it does not fill the display.
  var windowSize: CGSize
  var isFullScreen = false
  /// The ids of the presets that were seen to the end of a touch.
  var finishedPresets: Set<String> = []
}
