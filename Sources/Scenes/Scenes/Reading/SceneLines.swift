import Foundation
import Yams

/// The lines of a scene file on which the tree's objects and their properties are written, for messages about them.
package struct SceneLines: Sendable {
  private var objects: [String: Int] = [:]
  private var keys: [String: [String: Int]] = [:]
  private var script: [Int] = []

  /// - Parameter text: the content of the file. A text that is not YAML has no lines of objects.
  package init(_ text: String) {
    guard let root = try? Scene.compose(text, file: "") else { return }
    find(in: root)
    script = (root.mapping?["script"]?.sequence ?? []).map { $0.mark?.line ?? 1 }
  }

  /// Reads a file. One that cannot be read has no lines of objects.
  package init(of file: URL) {
    self.init((try? Scene.readText(file, named: file.relativePath)) ?? "")
  }

  /// Returns the line of a property, or that of its object if the file does not write the property; from 1. An object that
  /// the file does not write, such as the window of a scene with only `views:`, is on line 1.
  package func line(of object: String, _ property: Property? = nil) -> Int {
    property.flatMap { keys[object]?[$0.rawValue] } ?? objects[object] ?? 1
  }

  /// Returns the line of the object or property that a change of `SceneDifference` names; nil if it is gone, or is not
  /// written in the tree.
  package func line(ofChange change: String) -> Int? {
    if let match = change.prefixMatch(of: /script line ([0-9]+)/) {
      let index = (Int(match.1) ?? 0) - 1
      return script.indices.contains(index) ? script[index] : script.last
    }
    if let match = change.wholeMatch(of: /(\S+) is now (\S+)/), let line = objects[String(match.2)] { return line }
    let word = String(change.prefix { $0 != " " })
    if let line = objects[word] { return line }
    guard let dot = word.lastIndex(of: ".") else { return nil }
    let object = String(word[..<dot]), key = String(word[word.index(after: dot)...])
    return keys[object]?[key] ?? objects[object]
  }

  /// Finds the objects of a mapping and of the lists in it that hold objects.
  private mutating func find(in node: Node) {
    guard case .mapping(let mapping) = node else { return }
    if let name = mapping["name"]?.scalar?.string { add(name, mapping, at: node) }
    for key in ["windows", "views", "recognizers"] {
      guard let list = mapping[key]?.sequence else { continue }
      for element in list { find(in: element) }
    }
    guard let controller = mapping["controller"] else { return }
    if let name = controller.scalar { objects[name.string] = name.mark?.line }
    find(in: controller)
  }

  private mutating func add(_ name: String, _ mapping: Node.Mapping, at node: Node) {
    objects[name] = node.mark?.line
    for (key, _) in mapping {
      if let key = key.scalar { keys[name, default: [:]][key.string] = key.mark?.line }
    }
  }
}
