import Foundation
import SceneTesting
import Testing
@testable import ScenePicture

/// The components in all their states, as they are in the reference pictures in `Tests/WindowPictures`.
///
/// `Scripts/references` makes the pictures.
@MainActor struct ComponentPictureTests {
  /// Whether the pictures are here, or are being made.
  nonisolated static let arePicturesHere =
    ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE"] != nil
    || FileManager.default.fileExists(
      atPath: URL(filePath: #filePath).appending(path: "../../../WindowPictures").standardized.path)

  @Test(.enabled(if: arePicturesHere, "Scripts/references makes the pictures"), arguments: [Theme.Name.light, .dark])
  func theComponentsLookAsInTheirReferencePicture(_ theme: Theme.Name) throws {
    let sheet = try ComponentSheet(theme)
    assertPicture(sheet.picture, matches: "../../WindowPictures/components-\(theme.rawValue).png")
  }
}
