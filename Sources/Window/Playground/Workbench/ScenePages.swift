import PanelModels
import ScenePicture
import Scenes

/// The start page and the sheet that opens scenes: their lists of scenes, with pictures that are made one by one.
struct ScenePages {
  /// Whether the start page is shown instead of the scene.
  var isStartShown = false
  /// The recent scenes of the start page.
  private(set) var recent: [OpenState.Entry] = []
  /// The scenes that the sheet for opening offers.
  private(set) var offered: [OpenState.Entry] = []
  private(set) var thumbnails = ThumbnailCache()

  /// The files on the start page. Each may have changed since its picture was made.
  mutating func showRecent(_ entries: [OpenState.Entry]) {
    recent = entries
    for entry in entries { thumbnails.remove(entry.path) }
  }

  /// The same in the sheet for opening.
  mutating func offer(_ entries: [OpenState.Entry]) {
    offered = entries
    for entry in entries { thumbnails.remove(entry.path) }
  }

  var startState: StartState? { isStartShown ? StartState(thumbnails: thumbnails.all, recent: recent) : nil }

  var openState: OpenState { OpenState(entries: offered, thumbnails: thumbnails.all) }

  /// Makes a picture.
  /// - Parameter scene: nil if it cannot be read.
  mutating func draw(_ preset: String, of scene: Scene?) { thumbnails.add(preset, of: scene) }
}
