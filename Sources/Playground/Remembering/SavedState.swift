import Foundation
import Panels
import ScenePicture
import Scenes
import TouchTrace

/// What the program knows again at its next start.
package nonisolated struct SavedState: Codable, Equatable, Sendable {
  package var theme: Theme.Name
  package var language: Languages
  /// The window at scale 1, in pixels, as it is when it does not fill the display.
  package var width: Int
  package var height: Int
  var isFullScreen: Bool
  /// A lesson's id, else the path of a scene file.
  package var scene: String
  package var variant: String
  package var mode: DisplayState.Mode
  var speed: Speed
  /// The ids of the lessons that were looked at to their end, in order.
  var finishedPresets: [String]
}

extension Workbench {
  /// What is worth remembering of what a person chose.
  package var remembered: SavedState {
    SavedState(
      theme: themeName, language: languages, width: Int(windowedSize.width), height: Int(windowedSize.height),
      isFullScreen: isFullScreen, scene: sceneName, variant: playback.variant.name, mode: mode, speed: clock.speed,
      finishedPresets: finishedPresets.sorted())
  }

  /// Goes on from what an earlier run left behind, apart from what `WorkbenchOptions` say.
  package func resume(_ state: SavedState) {
    isFullScreen = state.isFullScreen
    perform(.setSpeed(state.speed))
    finishedPresets = Set(state.finishedPresets)
  }
}
