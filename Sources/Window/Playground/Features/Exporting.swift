import Foundation
import Narration
import PanelModels
import Panels
import Scenes
import TouchTrace

/// A scene that is to be written to a file, in the format of its ending.
package struct SceneExport: Equatable, Sendable {
  package var file: URL
  package var format: ExportFormat
  /// With the edits of its tree. Touches made by hand are its script.
  package var scene: Scene
  package var variant: Variant
}

/// Writes the scene to files of other formats.
enum Exporting {
  /// Opens the sheet that asks what to export, and where.
  static func askWhere(_ context: FeatureContext) -> [FeatureEffect] {
    let file = context.files.folder.freeFile(context.playback.scene.slug, ExportFormat.html.rawValue)
    return [.panel(.askWhereToExport(file.lastPathComponent))]
  }

  /// Exports as the sheet says. An existing file is replaced only if the sheet has asked.
  static func export(as request: ExportRequest, _ context: FeatureContext) -> [FeatureEffect] {
    let file = context.files.folder.appendingPath(request.path).withoutBase, name = file.lastPathComponent
    let warn = { (text: any InterfaceText) in [FeatureEffect.panel(.warn(.export, text[context.language]))] }
    if request.path.isEmpty { return warn(SavingText.noName) }
    if file.isFolder { return warn(SavingText.isFolder(name)) }
    guard let format = ExportFormat(path: request.path) else { return warn(ExportText.unknownEnding) }
    if !request.replaces, FileManager.default.fileExists(atPath: file.path) {
      return [.panel(.askToReplace(.export, SavingText.exists(name)[context.language]))]
    }
    let playback = context.playback
    let export = SceneExport(file: file, format: format, scene: playback.exportedScene, variant: playback.variant)
    let message = ExportText.writing(name, folder: file.deletingLastPathComponent().path)[context.language]
    return [.panel(.beginExport(message)), .request(.export(export))]
  }
}

extension Playback {
  /// The scene as it is shown. What was played of its own script is no touch by hand.
  fileprivate var exportedScene: Scene {
    var scene = editedScene
    let inputs = recordedTouches
    guard !scene.script.inputs.starts(with: inputs), let script = try? Script(recording: inputs) else { return scene }
    (scene.script, scene.shownMark) = (script, Expectation.end)
    return scene
  }
}
