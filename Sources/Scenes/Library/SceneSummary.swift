import Foundation

/// The head of a scene: what a list of lessons shows of it.
package struct SceneSummary: Equatable, Sendable {
  package var id: String
  package var slug: String
  package var lesson: Scene.Lesson?
  /// A few words for the rail.
  package var name: LocalizedText
  /// Where the scene stands; nil for one that was never in a file.
  package var file: URL?

  package init(_ scene: Scene) {
    (id, slug, lesson, name, file) = (scene.id, scene.slug, scene.lesson, scene.name, scene.source)
  }

  /// Reads what it shows of a scene file, and nothing else.
  /// - Throws: `SceneError` with everything that is wrong with the scene, if anything is wrong with what it shows.
  init(file: URL) throws(SceneError) {
    let text = try Scene.readText(file, named: file.relativePath)
    self.init(try Scene.parseHead(text, file: file.relativePath))
    self.file = file
  }

  /// The full title of its scene, read from the file: only who searches wants to know it. Nil where it cannot be read.
  package func readTitle() -> LocalizedText? {
    guard let file, let text = try? Scene.readText(file, named: file.relativePath) else { return nil }
    return try? Scene.parseHead(text, file: file.relativePath, keys: Scene.keysOfLessons + ["title:"]).title
  }
}

extension Scene {
  /// The keys whose lines are read; what else a head has takes thrice as long.
  fileprivate static let keysOfLessons = ["id:", "lesson:", "group:", "name:"]

  /// The lines that a list of lessons shows, read alone. A file in which they are not all above the tree, or not as they
  /// should be, is read whole: then whatever is wrong is said with its place.
  fileprivate static func parseHead(
    _ text: String, file: String, keys: [String] = keysOfLessons
  ) throws(SceneError) -> Scene {
    guard let root = try? compose(lines(of: keys, in: text), file: file), root.mapping?["name"] != nil,
      let head = try? SceneReader(file: file).head(of: root)
    else { return try parse(text, file: file) }
    return head
  }

  private static func lines(of keys: [String], in text: String) -> String {
    var head = "", isWanted = false
    // Byte by byte: finding the characters of all lessons takes longer than reading their heads.
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: "views:".utf8) || line.starts(with: "windows:".utf8) { break }
      // What does not begin with a space begins another key.
      if line.first != UInt8(ascii: " ") { isWanted = keys.contains { line.starts(with: $0.utf8) } }
      if isWanted { head += "\(Substring(line))\n" }
    }
    return head
  }
}
