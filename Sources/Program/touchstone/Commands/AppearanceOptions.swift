import ArgumentParser
import Canvas
import Foundation
import ProgramWindow
import ScenePicture

/// Size, scale, theme and language of a window or a picture.
struct AppearanceOptions: ParsableArguments {
  @Option(
    help: """
      Width and height in pixels at scale 1, at least \(PictureSize.smallest) (default: \(PictureSize.standard); open: as in \
      the last session).
      """,
    transform: Self.size)
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
    if let size { try Self.check(size, at: scale ?? 1) }
  }

  /// - Throws: `ValidationError` for a size of which no picture can be made at this scale.
  static func check(_ size: PictureSize, at scale: Int) throws(ValidationError) {
    let largest = PictureSize.largest(at: scale)
    guard size.width > largest.width || size.height > largest.height else { return }
    throw ValidationError(
      "'--size \(size)' is too large for '--scale \(scale)': a picture has at most \(Bitmap.maximumSide) device "
        + "pixels on each side. Please provide at most \(largest).")
  }

  private static func size(_ argument: String) throws -> PictureSize {
    guard let size = PictureSize(argument: argument) else {
      throw ValidationError(
        "Please provide a width and a height with an x between them, from \(PictureSize.smallest) to "
          + "\(PictureSize.largest)."
      )
    }
    return size
  }

  var chosen: ChosenAppearance { ChosenAppearance(size: size, scale: scale, theme: theme, language: language) }
}

extension Theme.Name: ExpressibleByArgument {}
extension Languages: ExpressibleByArgument {}
extension DisplayState.Mode: ExpressibleByArgument {}
