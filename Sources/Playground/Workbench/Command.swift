import Foundation
import Scenes

/// Something a person can tell the program to do. Keys and panels say the same commands.
nonisolated public enum Command: Equatable, Sendable {
  case openScene(id: String)
  case nextScene
  case previousScene
  case chooseVariant(String)
  /// Plays the scene's own script.
  case playScript
  case reset
  case edit(Edit)
  /// Shows a view in the inspector; nil shows the hit-test view again.
  case select(String?)
  case setMode(Moment.Mode)
  case goTo(step: Int)
  /// Goes through the steps by itself, or stops.
  case setPlaying(Bool)
  case setSpeed(Speed)
  case setTheme(Theme.Name)
  case setLanguages(Languages)
  case savePicture
  case toggleFullScreen
  case quit
}
