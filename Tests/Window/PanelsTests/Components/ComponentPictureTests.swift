import Foundation
import SceneTesting
import Testing
@testable import ScenePicture

/// Compares the components in all their states with the pictures in `Tests/Window/WindowPictures`.
///
/// `Scripts/references` makes the pictures. A missing picture fails the test.
@MainActor struct ComponentPictureTests {
  @Test(arguments: [Theme.Name.light, .dark])
  func theComponentsEqualTheirPicture(_ theme: Theme.Name) throws {
    let sheet = try ComponentSheet(theme)
    assertPicture(sheet.picture, matches: "../../WindowPictures/components-\(theme.rawValue).png")
  }
}
