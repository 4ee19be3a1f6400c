import Foundation
import ScenePicture
import Scenes
import TouchTrace

/// The content of the state file: the preferences, and the scene, mode and speed to continue with.
///
/// Files of version 0.1 are read too. In them, the key of the finished presets is `finishedLessons`, and there are no
/// choices for a projector, no text size and no place of the window.
package nonisolated struct SavedState: Codable, Equatable, Sendable {
  package var theme: Theme.Name
  /// The theme to which the projector returns.
  var themeBeforeProjector: Theme.Name
  var codeOnProjector: CodeOnProjector
  var textSize: TextSize
  package var language: Languages
  /// The size of the window at scale 1, in pixels, while it does not fill the display.
  package var width: Int
  package var height: Int
  /// The top left corner of the window with its title bar on the desktop, in device pixels; nil if it is not known.
  var left: Int?
  var top: Int?
  var isFullScreen: Bool
  /// The widths of the sidebar and of the panel on the right at scale 1, in pixels; nil for those of the design.
  var sidebarWidth: Int?
  var panelWidth: Int?
  /// The id of a preset, or the path of a scene file.
  package var scene: String
  package var variant: String
  package var mode: DisplayState.Mode
  var speed: Speed
  /// The ids of the presets in which the end of a touch was shown, in order.
  var finishedPresets: [String]
  /// The paths of the scene files that were opened, the last one first.
  var recentScenes: [String]
  /// The file of the lesson plan that is taught; nil without one.
  package var plan: String?
  /// The file or folder of the person's own code that was shown; nil for a scene.
  package var code: String?
  /// The places in plans, and the answers of their classes, the last plan first.
  var plans: [PlanRecord]
  /// False in the file of a machine on which no class may answer with phones; nil in all others.
  package var phones: Bool?

  private enum OldKey: String, CodingKey { case finishedLessons }
}

extension SavedState {
  package nonisolated init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    theme = try values.decode(Theme.Name.self, forKey: .theme)
    themeBeforeProjector = try values.decodeIfPresent(Theme.Name.self, forKey: .themeBeforeProjector) ?? .light
    codeOnProjector = try values.decodeIfPresent(CodeOnProjector.self, forKey: .codeOnProjector) ?? .ownCode
    textSize = try values.decodeIfPresent(TextSize.self, forKey: .textSize) ?? .normal
    language = try values.decode(Languages.self, forKey: .language)
    width = try values.decode(Int.self, forKey: .width)
    height = try values.decode(Int.self, forKey: .height)
    left = try values.decodeIfPresent(Int.self, forKey: .left)
    top = try values.decodeIfPresent(Int.self, forKey: .top)
    isFullScreen = try values.decode(Bool.self, forKey: .isFullScreen)
    sidebarWidth = try values.decodeIfPresent(Int.self, forKey: .sidebarWidth)
    panelWidth = try values.decodeIfPresent(Int.self, forKey: .panelWidth)
    scene = try values.decode(String.self, forKey: .scene)
    variant = try values.decode(String.self, forKey: .variant)
    mode = try values.decode(DisplayState.Mode.self, forKey: .mode)
    speed = try values.decode(Speed.self, forKey: .speed)
    recentScenes = try values.decodeIfPresent([String].self, forKey: .recentScenes) ?? []
    plan = try values.decodeIfPresent(String.self, forKey: .plan)
    code = try values.decodeIfPresent(String.self, forKey: .code)
    phones = try values.decodeIfPresent(Bool.self, forKey: .phones)
    // Results with a misconception that a newer version has are dropped; the rest of the state is read.
    plans = (try? values.decodeIfPresent([PlanRecord].self, forKey: .plans)) ?? []
    let old = try decoder.container(keyedBy: OldKey.self)
    finishedPresets =
      try old.decodeIfPresent([String].self, forKey: .finishedLessons)
      ?? values.decode([String].self, forKey: .finishedPresets)
  }
}

nonisolated extension SavedState {
  /// The top left corner of the window with its title bar on the desktop, in device pixels; nil if it is not known.
  package var windowPlace: CGPoint? {
    guard let left, let top else { return nil }
    return CGPoint(x: left, y: top)
  }
}

extension Workbench {
  /// The content of the state file.
  package var savedState: SavedState {
    SavedState(
      theme: preferences.theme, themeBeforeProjector: preferences.themeBeforeProjector,
      codeOnProjector: preferences.codeOnProjector, textSize: preferences.textSize, language: preferences.languages,
      width: Int(preferences.windowSize.width),
      height: Int(preferences.windowSize.height), left: preferences.windowPlace.map { Int($0.x) },
      top: preferences.windowPlace.map { Int($0.y) }, isFullScreen: preferences.isFullScreen,
      sidebarWidth: preferences.panelWidths.sidebar.map { Int($0) },
      panelWidth: preferences.panelWidths.panel.map { Int($0) }, scene: sceneName,
      variant: playback.variant.name, mode: isPredicting ? .live : player.mode, speed: player.clock.speed,
      finishedPresets: preferences.finishedPresets.sorted(), recentScenes: files.recent.files.map(\.path),
      plan: teaching.session?.plan.source?.path, code: playback.scene.code == nil ? code.root?.path : nil,
      plans: teaching.currentRecords.all)
  }

  /// Restores the part of an earlier run's state that `WorkbenchOptions` does not hold.
  package func resume(_ state: SavedState) {
    preferences.isFullScreen = state.isFullScreen
    preferences.windowPlace = state.windowPlace
    preferences.themeBeforeProjector = state.theme == .projector ? state.themeBeforeProjector : state.theme
    preferences.codeOnProjector = state.codeOnProjector
    preferences.panelWidths = PanelWidths(
      sidebar: state.sidebarWidth.map { CGFloat($0) }, panel: state.panelWidth.map { CGFloat($0) })
    preferences.textSize = state.textSize
    let open = files.recent.files
    files.recent = RecentScenes(state.recentScenes.map { URL(fileURLWithPath: $0) })
    open.reversed().forEach { files.recent.note($0) }
    perform(.setSpeed(state.speed))
    teaching.resume(state.plans)
    preferences.finishedPresets = Set(state.finishedPresets)
  }
}
