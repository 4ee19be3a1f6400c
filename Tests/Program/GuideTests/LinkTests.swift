import Foundation
import Testing

/// What the documents refer to is there.
struct LinkTests {
  @Test(arguments: Documents.files) func everyLinkLeadsToAFile(document: URL) throws {
    let folder = document.deletingLastPathComponent()
    let targets = try Documents.text(of: document).matches(of: /\]\(([^)#\s]+)(#[^)]*)?\)/).map { String($0.1) }
    let broken = targets.filter { !$0.contains("://") && !Documents.exists(folder.appending(path: $0)) }
    #expect(broken == [])
  }

  /// Paths that begin with a folder of the top level, such as `Sources/Library/UIKitCore/Views/UIView.swift`.
  @Test(arguments: Documents.files) func everyPathOfTheRepositoryExists(document: URL) throws {
    // Entries of the changelog describe the past.
    guard document.lastPathComponent != "CHANGELOG.md" else { return }
    let paths = try Documents.text(of: document)
      .matches(of: /`((?:Sources|Tests|Guides|Scripts|Assets|samples)\/[A-Za-z0-9_.+\/-]+)`/).map { String($0.1) }
    let missing = paths.filter { !Documents.exists(Documents.root.appending(path: $0)) && !isExample($0) }
    #expect(missing == [])
  }

  /// Files of the reader's own repository, and names with a place for a number.
  private func isExample(_ path: String) -> Bool { path.hasPrefix("Tests/SceneTests/") || path.contains("NN") }
}
