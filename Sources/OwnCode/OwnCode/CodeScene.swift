import Foundation
import Scenes
import TouchTrace

/// The scene of a person's code: a screen whose content the code makes. It has no views of its own.
package enum CodeScene {
  /// The size of the screen in points: that of an iPhone.
  package static let screen = CGSize(width: 390, height: 844)

  /// - Parameters:
  ///   - path: the file or folder, which gives the scene its name.
  ///   - lines: the script; nil is a tap in the middle of the screen.
  /// - Throws: `TextError` if the lines cannot be played.
  package static func make(
    _ path: String, size: CGSize = screen, playing lines: [ScriptLine]? = nil
  ) throws(TextError) -> Scene {
    let file = URL(filePath: path).standardizedFileURL
    let name = file.lastPathComponent, slug = file.deletingPathExtension().lastPathComponent
    var scene = Scene.screen(named: slug, size: size)
    (scene.name, scene.title) = (LocalizedText(name), LocalizedText(name))
    let middle = CGPoint(x: (size.width / 2).rounded(.down), y: (size.height / 2).rounded(.down))
    let tap = try ScriptLine.parse("tap \(Int(middle.x)),\(Int(middle.y))")
    scene.script = try Script(lines: lines ?? [tap])
    return scene
  }

  /// A playback of a program.
  @MainActor package static func playback(of program: CodeProgram, _ scene: Scene) -> Playback {
    Playback(scene, runner: ProgramRunner(program))
  }
}
