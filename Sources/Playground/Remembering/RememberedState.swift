import Foundation
import Scenes

/// What the program knows again at its next start.
nonisolated public struct RememberedState: Codable, Equatable, Sendable {
  public var theme: Theme.Name
  public var language: Languages
  /// The window at scale 1, in pixels, as it is when it does not fill the display.
  public var width: Int
  public var height: Int
  public var isFullScreen: Bool
  /// A lesson's id, else the path of a scene file.
  public var scene: String
  public var variant: String
  public var mode: Moment.Mode
  public var speed: Speed
  /// The ids of the lessons that were looked at to their end, in order.
  public var finishedLessons: [String]
}

extension Moment.Mode: Codable {}
extension Speed: Codable {}

extension Workbench {
  /// What is worth remembering of what a person chose.
  public var remembered: RememberedState {
    RememberedState(
      theme: themeName, language: languages, width: Int(windowedSize.width), height: Int(windowedSize.height),
      isFullScreen: isFullScreen, scene: sceneName, variant: playback.variant.name, mode: mode, speed: clock.speed,
      finishedLessons: finishedLessons.sorted())
  }

  /// Goes on from what an earlier run left behind, apart from what `WorkbenchOptions` say.
  public func resume(_ state: RememberedState) {
    isFullScreen = state.isFullScreen
    perform(.setSpeed(state.speed))
    finishedLessons = Set(state.finishedLessons)
  }
}
