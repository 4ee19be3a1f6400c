import Foundation

/// The documents of the repository: README, guides and notes for contributors.
nonisolated enum Documents {
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  static let files: [URL] = {
    let guides = (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Guides").path)) ?? []
    let names =
      ["README.md", "README.zh-Hans.md", "CHANGELOG.md", ".github/CONTRIBUTING.md", "samples/README.md"]
      + guides.filter { $0.hasSuffix(".md") }.sorted().map { "Guides/\($0)" }
    return names.map { root.appending(path: $0) }
  }()

  static func text(of file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.standardized.path) }
}
