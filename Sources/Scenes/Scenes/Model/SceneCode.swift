import Foundation

/// The code of a person that makes the windows of a scene.
package struct SceneCode: Equatable, Sendable {
  /// A Swift file or a folder, from the folder of the scene's file.
  package var path: String
  /// The class that is shown; nil shows what the code shows by itself.
  package var className: String?
  /// The place of a view, in points of the screen; nil lets the view choose. The view of a controller fills the screen.
  package var frame: CGRect?
  /// The size of the screen, in points.
  package var screen = SceneCode.phone

  /// The size of an iPhone's screen.
  package static let phone = CGSize(width: 390, height: 844)

  package init(
    path: String, className: String? = nil, frame: CGRect? = nil, screen: CGSize = SceneCode.phone
  ) { (self.path, self.className, self.frame, self.screen) = (path, className, frame, screen) }
}

extension Scene {
  /// The file or folder of the scene's code; nil for a scene without code.
  package var codeFile: URL? {
    code.map { URL(filePath: $0.path, relativeTo: source?.deletingLastPathComponent()).standardizedFileURL }
  }
}

extension Scene {
  /// A scene without views, for code that makes the windows.
  /// - Parameter size: of the screen, in points.
  package static func screen(named name: String, size: CGSize) -> Scene {
    var scene = Scene.untitled
    (scene.id, scene.slug, scene.name, scene.title) = (name, name, LocalizedText(name), LocalizedText(name))
    scene.windows = [.screen(size)]
    return scene
  }
}
