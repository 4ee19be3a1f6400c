import Foundation
import Playground
import ProgramWindow
import ScenePicture

/// The options of a picture that the command line gives; nil where it gives none.
struct ChosenAppearance: Equatable {
  var size: PictureSize?
  /// Device pixels for each pixel.
  var scale: Int?
  var theme: Theme.Name?
  var language: Languages?

  /// Returns the options of a workbench that shows `scene`. A value that was not given is the one of the last session, if
  /// there is one, else the default.
  func workbench(
    showing scene: String?, variant: String?, after lastSession: SavedState? = nil
  ) -> WorkbenchOptions {
    var options = WorkbenchOptions()
    let largest = PictureSize.largest(at: scale ?? 1)
    let size = size ?? lastSession.map { PictureSize($0, atMost: largest) } ?? .standard
    options.size = CGSize(width: size.width, height: size.height)
    options.scale = scale ?? 1
    options.theme = theme ?? lastSession?.theme ?? .light
    options.languages = language ?? lastSession?.language ?? .english
    options.mode = lastSession?.mode ?? .live
    options.scene = scene
    options.variant = variant
    return options
  }
}

nonisolated extension PictureSize {
  /// The size of the last session, within the limits.
  fileprivate init(_ state: SavedState, atMost largest: PictureSize) {
    self.init(
      width: min(max(state.width, Self.smallest.width), largest.width),
      height: min(max(state.height, Self.smallest.height), largest.height))
  }
}
