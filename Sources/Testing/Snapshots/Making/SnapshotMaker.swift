import Canvas
import ElementMaps
import Foundation
import Playground
import Scenes
import TouchTrace

/// Makes the frames of cases. The same scene, case and appearance always give the same bytes.
@MainActor final class SnapshotMaker {
  let appearance: SnapshotAppearance
  private let typesetter: Typesetter
  private let library: SceneLibrary

  /// - Throws: `MissingFile` or `SceneError` when the bundled fonts or presets cannot be opened.
  init(appearance: SnapshotAppearance = SnapshotAppearance()) throws {
    self.appearance = appearance
    library = try SceneLibrary.bundled()
    typesetter = try Typesetter()
  }

  /// The libraries that draw the texts of the frames.
  var libraryVersions: String { typesetter.libraryVersions }

  /// Returns the frame of a run at its present time, with its elements. The sidebar lists only this scene, so that new presets do not
  /// change it.
  func frame(of playback: Playback) -> Bitmap {
    var options = WorkbenchOptions()
    options.size = CGSize(width: appearance.width, height: appearance.height)
    options.scale = appearance.scale
    options.theme = appearance.theme
    options.languages = appearance.languages
    let workbench = Workbench(
      showing: playback, among: [SceneSummary(playback.scene)], of: library, options: options, typesetter: typesetter)
    let bitmap = Bitmap(width: appearance.width * appearance.scale, height: appearance.height * appearance.scale)
    bitmap.elements = ElementMap(width: bitmap.width, height: bitmap.height)
    if appearance.part == .window {
      _ = workbench.draw(into: bitmap)
      return bitmap
    }
    workbench.drawStage(into: bitmap)
    return bitmap.part(appearance.area, scale: appearance.scale)
  }
}
