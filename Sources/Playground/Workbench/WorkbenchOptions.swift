import Foundation
import Scenes

/// How a workbench starts. The same options and inputs give the same pixels.
nonisolated public struct WorkbenchOptions: Equatable, Sendable {
  /// The window at scale 1, in pixels.
  public var size = CGSize(width: 1280, height: 800)
  /// 1, 2 or 3 device pixels for one of the window's.
  public var scale = 1
  public var theme = Theme.Name.light
  public var languages = Languages.english
  public var mode = Moment.Mode.live
  /// Id, number, slug or path; nil is the first lesson.
  public var scene: String?
  /// The scene's first variant if nil.
  public var variant: String?

  /// Where files are saved that have no place of their own.
  public var folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  public init() {}
}
