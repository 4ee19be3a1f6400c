import Foundation

/// The head of a scene: what a list of lessons shows of it.
nonisolated public struct Lesson: Equatable, Sendable {
  public var id: String
  public var slug: String
  public var group: Scene.Group?
  /// A few words for the rail.
  public var name: LocalizedText
  /// Where the scene stands; nil for one that was never in a file.
  public var file: URL?

  public init(_ scene: Scene) {
    (id, slug, group, name, file) = (scene.id, scene.slug, scene.group, scene.name, scene.source)
  }

  /// Reads the head of a scene file and nothing behind it.
  /// - Throws: `SceneError` with everything that is wrong with the head.
  init(file: URL) throws(SceneError) {
    let text = try Scene.readText(file, named: file.relativePath)
    self.init(try Scene.parseHead(text, file: file.relativePath))
    self.file = file
  }
}

nonisolated extension Scene {
  /// The lines above the tree, read alone. A file that has none of them is read whole: its keys stand in another order.
  fileprivate static func parseHead(_ text: String, file: String) throws(SceneError) -> Scene {
    // Byte by byte: finding the characters of all lessons takes longer than reading their heads.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let tree = lines.first { $0.starts(with: "views:".utf8) || $0.starts(with: "windows:".utf8) }
    let head = text[..<(tree?.startIndex ?? text.endIndex)]
    guard let root = try compose(String(head), file: file), root.mapping?["name"] != nil else {
      return try parse(text, file: file)
    }
    return try SceneReader(file: file).head(of: root)
  }
}
