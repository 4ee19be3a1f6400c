/// The objects and marks of which only the name differs between two scenes.
package struct SceneRenames {
  package typealias Rename = (old: String, new: String)

  package private(set) var objects: [Rename] = []
  package private(set) var marks: [Rename] = []
  /// The older scene with the new names.
  private(set) var scene: Scene

  package init(from old: Scene, to new: Scene) {
    scene = old
    renameMarks(as: new)
    renameObjects(as: new)
  }

  /// `badge is now label`, `mark paid is now settled`.
  var changes: [String] {
    objects.map { "\($0.old) is now \($0.new)" } + marks.map { "mark \($0.old) is now \($0.new)" }
  }

  /// Returns the text of an older trace with the new names.
  package func renamed(trace: String) -> String {
    if objects.isEmpty && marks.isEmpty { return trace }
    let names = Dictionary(objects.map { ($0.old, $0.new) }) { first, _ in first }
    let lines = trace.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      // A mark is a line of its own.
      if let mark = marks.first(where: { line == "= \($0.old)" }) { return "= \(mark.new)" }
      return String(line).replacing(/[A-Za-z_][A-Za-z0-9_]*/) { names[String($0.output)] ?? String($0.output) }
    }
    return lines.joined(separator: "\n")
  }

  /// A mark that stands at the same place of a script under another name.
  private mutating func renameMarks(as new: Scene) {
    var lines = scene.script.lines
    guard lines.count == new.script.lines.count else { return }
    let before = Set(scene.script.marks), after = Set(new.script.marks)
    for (index, line) in new.script.lines.enumerated() {
      guard case .mark(let name) = line, case .mark(let former) = lines[index], !before.contains(name),
        !after.contains(former)
      else { continue }
      marks.append((former, name))
      lines[index] = line
    }
    if !marks.isEmpty { scene.script = Script(part: lines) }
  }

  /// The most pairs of names that are tried. More are no renames, but another scene.
  private static let mostPairs = 400

  /// An object whose new name leaves nothing else to say about it.
  private mutating func renameObjects(as new: Scene) {
    let known = Set(new.namedObjects.map(\.name)), former = Set(scene.namedObjects.map(\.name))
    let gone = scene.namedObjects.filter { !known.contains($0.name) }
    var added = new.namedObjects.filter { !former.contains($0.name) }
    guard gone.count * added.count <= Self.mostPairs else { return }
    for old in gone {
      for (index, object) in added.enumerated() where object.kind == old.kind {
        guard let renamed = try? scene.applying(.rename(old.name, to: object.name)),
          !SceneDifference.differences(from: renamed, to: new).contains(where: { $0.isAbout(object.name) })
        else { continue }
        objects.append((old.name, object.name))
        scene = renamed
        added.remove(at: index)
        break
      }
    }
  }
}

extension String {
  /// Whether a change begins with the name of an object, or with the name of a property of the object.
  fileprivate func isAbout(_ name: String) -> Bool { hasPrefix(name + " ") || hasPrefix(name + ".") }
}
