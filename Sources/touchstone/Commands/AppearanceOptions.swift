import ArgumentParser
import Canvas
import Files
import Foundation
import Playground
import ProgramWindow
import ScenePicture

/// Size, scale, theme and language of a window or a picture.
struct AppearanceOptions: ParsableArguments {
  @Option(help: "Width and height in pixels at scale 1 (default: 1280x800; open: as in the last session).")
  var size: PictureSize?

  @Option(
    help: "Device pixels for each pixel: 1, 2 or 3 (default: 1; open: the largest at which 1280x800 fits the display).")
  var scale: Int?

  @Option(help: "Theme (default: light; open: as in the last session).")
  var theme: Theme.Name?

  @Option(help: "Language of the interface (default: en; open: as in the last session).")
  var language: Languages?

  func validate() throws {
    guard scale.map((1...3).contains) ?? true else {
      throw ValidationError("The value '\(scale ?? 0)' is invalid for '--scale <scale>'. Please provide 1, 2 or 3.")
    }
    let largest = PictureSize.largest(at: scale ?? 1)
    if let size, size.width > largest.width || size.height > largest.height {
      throw ValidationError(
        "'--size \(size)' is too large for '--scale \(scale ?? 1)': a picture has at most \(Bitmap.maximumSide) device "
          + "pixels on each side. Please provide at most \(largest).")
    }
  }

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
    let caches = URL.touchstoneCaches()
    options.glyphCache = caches?.appending(path: "glyphs")
    options.summaryCache = caches?.appending(path: "presets")
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

extension Theme.Name: ExpressibleByArgument {}
extension Languages: ExpressibleByArgument {}
extension DisplayState.Mode: ExpressibleByArgument {}
