import Canvas
import Foundation
import Testing
import WindowHarness

/// The pictures of README.md show the program as it is.
struct ReadmePictureTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// Whether the font libraries are those that drew the repository's pictures. Others may smooth letters in another way.
  private static func hasLibrariesOfReferences() async throws -> Bool {
    let reference = root.appending(path: "Tests/Window/WindowPictures/light-live-en.png")
    let current = try await MainActor.run { try Typesetter().libraryVersions }
    return try Bitmap.librariesNamed(inReferenceAt: reference) == current
  }

  @Test(.enabled("with the font libraries of the references") { try await hasLibrariesOfReferences() })
  func thePicturesAreThoseThatTheScriptDraws() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let script = Process()
    script.executableURL = Self.root.appending(path: "Scripts/readme-pictures")
    script.arguments = [folder.url.path]
    script.environment = ["TOUCHSTONE": RunningProgram.executable, "PATH": "/usr/bin:/bin"]
    script.standardOutput = FileHandle.nullDevice
    try script.run()
    script.waitUntilExit()
    try #require(script.terminationStatus == 0)
    func files(_ name: String) -> (drawn: URL, kept: URL) {
      (folder.url.appending(path: name), Self.root.appending(path: "Assets/\(name)"))
    }
    let picture = files("screenshot.png"), animation = files("click.gif")
    let difference = try Bitmap(pngAt: picture.drawn).difference(from: try Bitmap(pngAt: picture.kept))
    #expect(difference == nil, "Run Scripts/readme-pictures, and look at Assets/screenshot.png.")
    let isSame = try Data(contentsOf: animation.drawn) == Data(contentsOf: animation.kept)
    #expect(isSame, "Run Scripts/readme-pictures, and look at Assets/click.gif.")
  }

  /// A reader's browser loads it with the page.
  @Test func theAnimationIsSmall() throws {
    let size = try Data(contentsOf: Self.root.appending(path: "Assets/click.gif")).count
    #expect(size < 250_000)
  }
}
