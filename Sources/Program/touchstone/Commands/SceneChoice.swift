import ArgumentParser
import Canvas
import Console
import OwnCode
import Playground
import Scenes
import TouchTrace

/// A scene, and one of its variants.
struct SceneChoice: ParsableArguments {
  @Argument(
    help: """
      A preset's name (five-views) or number (1), or the path of a scene file. Or your own code: a Swift file, or a folder \
      of them.
      """)
  var scene: String

  @Option(help: "Variant to show (default: the first).")
  var variant: String?

  @Option(
    name: .customLong("touch"),
    help: """
      Script line to play, such as 'tap 195,350'. May be given several times, in place of the scene's script (default for \
      your own code: a tap in the middle of the screen).
      """)
  var touches: [String] = []

  /// Returns a workbench that shows the scene.
  @MainActor func workbench(_ appearance: AppearanceOptions, _ code: CodeOption) throws -> Workbench {
    if CodeSources.isCode(scene) {
      let options = appearance.chosen.workbench(showing: nil, variant: nil)
      return try CodeChoice.workbench(
        showing: CodeChoice.playback(scene, playing: touches, code.confinement), of: scene, options)
    }
    let library = try SceneLibrary.bundled(), named = try library.scene(scene)
    if !touches.isEmpty || named.code != nil {
      let workbench = Workbench(
        showing: try playback(code), among: try library.presets(), of: library,
        options: appearance.chosen.workbench(showing: scene, variant: variant), typesetter: try Typesetter())
      if let file = named.codeFile { workbench.showCode(at: file) }
      return workbench
    }
    let workbench = try Workbench(
      showing: named, of: library, options: appearance.chosen.workbench(showing: scene, variant: variant))
    showWarnings(workbench.sceneWarnings)
    return workbench
  }

  /// Returns a playback of the scene without any input.
  ///
  /// - Throws: `SceneError` if the scene cannot be read, `UnknownVariant` if it has no such variant.
  @MainActor func playback(_ code: CodeOption) throws -> Playback {
    if CodeSources.isCode(scene) { return try CodeChoice.playback(scene, playing: touches, code.confinement) }
    var scene = try SceneLibrary.bundled().scene(scene)
    showWarnings(scene.warnings)
    guard let found = scene.variant(variant) else { throw UnknownVariant(variant ?? "", of: scene) }
    if !touches.isEmpty {
      let lines = try touches.map(ScriptLine.parse)
      for line in lines { try scene.check(line) }
      scene.script = try Script(lines: lines)
    }
    let playback = code.permission.running { Playback(scene, variant: found) }
    try playback.checkEnd()
    return playback
  }
}
