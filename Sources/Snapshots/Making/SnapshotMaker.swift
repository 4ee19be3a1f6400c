import Canvas
import ElementMaps
import Foundation
import Panels
import Playground
import Scenes

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

  /// Returns the frame at the case's mark, with its elements. The sidebar lists only this scene, so that new presets do not change it.
  /// - Throws: `UnknownVariant`.
  func frame(of scene: Scene, at snapshotCase: SnapshotCase) throws -> Bitmap {
    var options = WorkbenchOptions()
    options.size = CGSize(width: appearance.width, height: appearance.height)
    options.scale = appearance.scale
    options.theme = appearance.theme
    options.languages = appearance.languages
    options.variant = snapshotCase.variant
    let played = scene.cut(at: snapshotCase.mark)
    let workbench = try Workbench(
      showing: played, among: [SceneSummary(played)], of: library, options: options, typesetter: typesetter)
    workbench.perform(.playScript)
    let bitmap = Bitmap(width: appearance.width * appearance.scale, height: appearance.height * appearance.scale)
    bitmap.elements = ElementMap(width: bitmap.width, height: bitmap.height)
    _ = workbench.draw(into: bitmap)
    return appearance.part == .window ? bitmap : bitmap.part(appearance.area, scale: appearance.scale)
  }
}
