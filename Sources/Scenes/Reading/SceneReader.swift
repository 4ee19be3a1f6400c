import Foundation
import Yams

/// Makes a scene of a file's YAML: first everything that has a name, then what speaks of the names.
struct SceneReader {
  let report: DiagnosticList

  init(file: String) { report = DiagnosticList(file: file) }

  static let keys = [
    "id", "group", "name", "title", "caption", "notes", "seeds", "views", "windows", "targets", "delegate",
    "application", "firstResponder", "variants", "script", "expect",
  ]

  /// - Throws: `SceneError` with everything that is wrong.
  func read(_ root: Node) throws(SceneError) -> Scene {
    guard let fields = Fields(root, of: "a scene", keys: SceneReader.keys, report) else {
      throw report.error ?? SceneError(file: report.file, "this is no scene")
    }
    var scene = readHead(fields)
    let tree = TreeReader(report: report)
    scene.windows = tree.readWindows(fields)
    scene.targets = tree.readTargets(fields)
    scene.delegateChanges = readChanges(fields, "delegate", "a delegate", of: .delegate, tree)
    scene.applicationChanges = readChanges(fields, "application", "an application", of: .application, tree)
    tree.checkReferences(in: scene)
    scene.firstResponder = readFirstResponder(fields, in: scene)
    scene.variants = readVariants(fields, in: scene)
    scene.script = readScript(fields, in: scene)
    scene.expectations = readExpectations(fields, in: scene)
    if let error = report.error { throw error }
    return scene
  }

  /// Reads what stands above the tree.
  /// - Throws: `SceneError` with everything that is wrong there.
  func head(of root: Node) throws(SceneError) -> Scene {
    guard let fields = Fields(root, of: "a scene", keys: SceneReader.keys, report) else {
      throw report.error ?? SceneError(file: report.file, "this is no scene")
    }
    let scene = readHead(fields)
    if let error = report.error { throw error }
    return scene
  }

  // MARK: Above the windows

  private func readChanges(
    _ fields: Fields, _ key: String, _ what: String, of subject: Subject, _ tree: TreeReader
  ) -> [Change] {
    guard let node = fields[key],
      let fields = Fields(node, of: what, keys: subject.properties.map(\.rawValue), report)
    else { return [] }
    return tree.readChanges(fields, subject.properties)
  }

  private func readFirstResponder(_ fields: Fields, in scene: Scene) -> String? {
    fields.value("firstResponder") { name throws(TextError) in
      try scene.checkResponder(name)
      return name
    }
  }

  // MARK: The head

  private func readHead(_ fields: Fields) -> Scene {
    let slug = Scene.slug(ofFile: report.file)
    let name = readText(fields, "name") ?? LocalizedText(slug)
    return Scene(
      id: fields.text("id") ?? slug, slug: slug, lesson: readGroup(fields), name: name,
      title: readText(fields, "title") ?? name, caption: readText(fields, "caption") ?? LocalizedText(""),
      notes: fields.list("notes").compactMap { readText($0, of: "a note") },
      seeds: fields.list("seeds").compactMap { $0.text(for: "a seed", report) },
      windows: [], targets: [], delegateChanges: [], applicationChanges: [], firstResponder: nil, variants: [],
      script: Script(), expectations: [], source: nil)
  }

  private func readGroup(_ fields: Fields) -> Scene.Lesson? {
    fields.value("group") { text throws(TextError) in
      guard let lesson = Int(text).flatMap(Scene.Lesson.init(rawValue:)) else {
        throw TextError("a group is a number from 1 to \(Scene.Lesson.allCases.count), not `\(text)`")
      }
      return lesson
    }
  }

  func readText(_ fields: Fields, _ key: String) -> LocalizedText? {
    fields[key].flatMap { readText($0, of: "`\(key)`") }
  }

  /// One string for all languages, or one for each.
  func readText(_ node: Node, of what: String) -> LocalizedText? {
    if case .scalar = node { return node.text(for: what, report).map { LocalizedText($0) } }
    let keys = Language.allCases.map(\.rawValue)
    guard let fields = Fields(node, of: "\(what), a text in several languages", keys: keys, report) else { return nil }
    let texts = keys.map { fields.text($0) }
    guard let english = texts[0] ?? texts[1] else {
      report.error("\(what) needs a text: `en`, `zh-Hans` or both", at: node)
      return nil
    }
    return LocalizedText(english: english, simplifiedChinese: texts[1] ?? english)
  }
}
