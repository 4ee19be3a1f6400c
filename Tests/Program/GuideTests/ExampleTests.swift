import Foundation
import LiveScenes
import Scenes
import Testing
import TouchTrace

/// The examples in the documents work as they are written there.
struct ExampleTests {
  /// Whole scenes: YAML blocks with views.
  nonisolated static func scenes() throws -> [String] {
    try Documents.files.flatMap { file in
      try Documents.text(of: file).matches(of: /```yaml\n([\s\S]*?)```/).map { String($0.1) }
        .filter { $0.hasPrefix("views:") || $0.contains("\nviews:") }
    }
  }

  @Test func thereAreExamples() throws { #expect(try Self.scenes().count >= 4) }

  @Test(arguments: try scenes()) func everySceneLoadsAndDoesWhatItExpects(yaml: String) throws {
    let scene = try Scene.parse(yaml, file: "example.yaml")
    #expect(SceneCheck.failures(of: scene) == [])
  }
}
