import Foundation
import ScenePicture

/// How a workbench starts. The same options and inputs give the same pixels.
package nonisolated struct WorkbenchOptions: Equatable, Sendable {
  /// The window at scale 1, in pixels.
  package var size = CGSize(width: 1280, height: 800)
  /// 1, 2 or 3 device pixels for one of the window's.
  package var scale = 1
  package var theme = Theme.Name.light
  package var languages = Languages.english
  package var mode = DisplayState.Mode.live
  /// Id, number, slug or path; nil is the first lesson.
  package var scene: String?
  /// The scene's first variant if nil.
  package var variant: String?

  /// Where files are saved that have no place of their own.
  var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  package init() {}
}
