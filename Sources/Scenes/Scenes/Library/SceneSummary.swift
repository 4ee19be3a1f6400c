import Foundation

/// The parts of a scene that a list of presets shows.
package struct SceneSummary: Equatable, Sendable {
  package var id: String
  package var slug: String
  package var lesson: Scene.Lesson?
  /// A few words for the sidebar.
  package var name: LocalizedText
  /// The file of the scene; nil for a scene that is not from a file.
  package var file: URL?

  package init(_ scene: Scene) {
    (id, slug, lesson, name, file) = (scene.id, scene.slug, scene.lesson, scene.name, scene.source)
  }

  /// Reads these parts of a scene file.
  /// - Throws: `SceneError` with all problems of the file, if these parts have one.
  package init(file: URL) throws(SceneError) {
    let text = try Scene.readText(file, named: file.relativePath)
    self.init(try Scene.parseHead(text, file: file.relativePath))
    self.file = file
  }

  /// Reads the full title, which only a search needs. Nil if the file cannot be read.
  package func readTitle() -> LocalizedText? {
    guard let file, let text = try? Scene.readText(file, named: file.relativePath) else { return nil }
    return try? Scene.parseHead(text, file: file.relativePath, keys: Scene.summaryKeys + ["title:"]).title
  }
}

extension Scene {
  // Reading all keys above the tree takes three times as long.
  fileprivate static let summaryKeys = ["id:", "lesson:", "group:", "name:"]

  /// Reads only the lines of some keys. Reads the whole file if one of them is missing above the tree or has an error,
  /// so that the error has its place in the file.
  fileprivate static func parseHead(
    _ text: String, file: String, keys: [String] = summaryKeys
  ) throws(SceneError) -> Scene {
    let lines = lines(of: keys, in: text)
    guard lines.utf8.count < YAMLCheck.maximumDepth, !lines.utf8.contains(UInt8(ascii: "*")),
      let root = try? composeUnchecked(lines), root.mapping?["name"] != nil,
      let head = try? SceneReader(file: file).head(of: root)
    else { return try parse(text, file: file) }
    return head
  }

  private static func lines(of keys: [String], in text: String) -> String {
    var head = "", isWanted = false, rest = text.utf8[...]
    // Line by line and as bytes: most of the file is below the tree, and finding the characters of all presets takes longer
    // than reading these keys.
    while let first = rest.first {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      // A line that does not begin with a space begins another key.
      if first != UInt8(ascii: " ") {
        if ["views:", "windows:", "code:"].contains(where: { line.starts(with: $0.utf8) }) { break }
        isWanted = keys.contains { line.starts(with: $0.utf8) }
      }
      if isWanted { head += "\(Substring(line))\n" }
      rest = rest[line.endIndex...].dropFirst()
    }
    return head
  }
}
