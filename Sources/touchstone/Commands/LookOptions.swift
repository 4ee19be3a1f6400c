import ArgumentParser
import Foundation
import Playground

/// How a window or a picture looks.
struct LookOptions: ParsableArguments {
  @Option(help: "Width and height in pixels at scale 1.")
  var size = PictureSize.standard

  @Option(help: "Device pixels for one of these: 1, 2 or 3.")
  var scale = 1

  @Option(help: "Colours.")
  var theme = Theme.Name.light

  @Option(help: "Language.")
  var language = Languages.english

  func validate() throws {
    guard (1...3).contains(scale) else {
      throw ValidationError("The value '\(scale)' is invalid for '--scale <scale>': it is 1, 2 or 3.")
    }
  }

  /// Options of a workbench that shows `scene`.
  func workbench(showing scene: String?, variant: String?) -> WorkbenchOptions {
    var options = WorkbenchOptions()
    options.size = CGSize(width: size.width, height: size.height)
    options.scale = scale
    options.theme = theme
    options.languages = language
    options.scene = scene
    options.variant = variant
    return options
  }
}

extension Theme.Name: ExpressibleByArgument {}
extension Languages: ExpressibleByArgument {}
