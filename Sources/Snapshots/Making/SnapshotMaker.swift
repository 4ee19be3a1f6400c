import Canvas
import ElementMaps
import Foundation
import LiveScenes
import Panels
import Playground
import Scenes
import TouchTrace
import UIKit

/// Plays a case and makes the layers of its snapshot. The same scene, case and look always give the same bytes.
@MainActor final class SnapshotMaker {
  let look: SnapshotLook
  private let typesetter: Typesetter
  private let library: SceneLibrary

  /// - Throws: an error that names what is missing when the bundled fonts or scenes cannot be opened.
  init(look: SnapshotLook = SnapshotLook()) throws {
    self.look = look
    library = try SceneLibrary.bundled()
    typesetter = try Typesetter()
  }

  /// Which libraries draw the texts of the frames.
  var libraryVersions: String { typesetter.libraryVersions }

  /// The trace up to the case's mark, as text.
  func trace(of scene: Scene, at moment: SnapshotCase) -> String {
    let played = scene.cut(at: moment.mark)
    let playback = Playback(played, variant: played.variant(moment.variant))
    playback.playScript()
    return TraceText.text(of: playback.trace)
  }

  /// Who would win at every point once the script has come to the case's mark.
  /// - Throws: `HitMapError` when the scene's screen is too large.
  func hitMap(of scene: Scene, at moment: SnapshotCase) throws(HitMapError) -> ElementMap {
    let played = scene.cut(at: moment.mark)
    let stage = Stage(played, variant: played.variant(moment.variant))
    stage.play(played.script.inputs)
    stage.advance(to: played.script.duration)
    return try HitMap.map(of: stage)
  }

  /// The window at the case's mark, with its elements. The window has no other lesson than the scene, so that it does not
  /// change when another comes.
  /// - Throws: `UnknownVariant`.
  func frame(of scene: Scene, at moment: SnapshotCase) throws -> Bitmap {
    var options = WorkbenchOptions()
    options.size = CGSize(width: look.width, height: look.height)
    options.scale = look.scale
    options.theme = look.theme
    options.languages = look.languages
    options.variant = moment.variant
    let played = scene.cut(at: moment.mark)
    let workbench = try Workbench(
      showing: played, among: [Lesson(played)], of: library, options: options, typesetter: typesetter)
    workbench.perform(.playScript)
    let bitmap = Bitmap(width: look.width * look.scale, height: look.height * look.scale)
    bitmap.elements = ElementMap(width: bitmap.width, height: bitmap.height)
    _ = workbench.draw(into: bitmap)
    return look.part == .window ? bitmap : bitmap.part(look.area, scale: look.scale)
  }
}
