import ArgumentParser
import Foundation
import Playground
import ScenePicture

/// How a window or a picture looks.
struct AppearanceOptions: ParsableArguments {
  @Option(help: "Width and height in pixels at scale 1; else 1280x800, or what the window had last.")
  var size: PictureSize?

  @Option(help: "Device pixels for one of these: 1, 2 or 3; else 1, or what suits the display of the window.")
  var scale: Int?

  @Option(help: "Colours; else light, or what the window had last.")
  var theme: Theme.Name?

  @Option(help: "Language; else en, or what the window had last.")
  var language: Languages?

  func validate() throws {
    guard scale.map((1...3).contains) ?? true else {
      throw ValidationError("The value '\(scale ?? 0)' is invalid for '--scale <scale>': it is 1, 2 or 3.")
    }
  }

  /// Options of a workbench that shows `scene`: what was given, else what is remembered, else what is usual.
  func workbench(
    showing scene: String?, variant: String?, after remembered: SavedState? = nil
  ) -> WorkbenchOptions {
    var options = WorkbenchOptions()
    let size = size ?? remembered.map(PictureSize.init) ?? .standard
    options.size = CGSize(width: size.width, height: size.height)
    options.scale = scale ?? 1
    options.theme = theme ?? remembered?.theme ?? .light
    options.languages = language ?? remembered?.language ?? .english
    options.mode = remembered?.mode ?? .live
    options.scene = scene
    options.variant = variant
    return options
  }
}

extension PictureSize {
  /// The remembered size, within the limits.
  fileprivate init(_ state: SavedState) {
    self.init(
      width: min(max(state.width, Self.smallest.width), Self.largest.width),
      height: min(max(state.height, Self.smallest.height), Self.largest.height))
  }
}

extension Theme.Name: ExpressibleByArgument {}
extension Languages: ExpressibleByArgument {}
extension DisplayState.Mode: ExpressibleByArgument {}
