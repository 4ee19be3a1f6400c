import Foundation
import ScenePicture

/// Options for a new workbench. The same options and inputs give the same pixels.
package nonisolated struct WorkbenchOptions: Equatable, Sendable {
  /// The window's size at scale 1, in pixels.
  package var size = CGSize(width: 1280, height: 800)
  /// Device pixels for each pixel of the window: 1, 2 or 3.
  package var scale = 1
  package var theme = Theme.Name.light
  package var languages = Languages.english
  package var mode = DisplayState.Mode.live
  /// The id, number or name of a preset, or the path of a scene file; nil is the first preset.
  package var scene: String?
  /// The name of a variant; nil is the first.
  package var variant: String?

  /// The folder for relative paths and for copies of presets.
  var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  /// A folder whose scenes can be opened from everywhere, such as one on a server; nil without one.
  package var sharedFolder: URL?

  /// The day, such as `2026-11-27`, for tables of a class; empty without one. The workbench reads no clock.
  package var date = ""

  package init() {}
}
