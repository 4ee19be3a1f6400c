import Foundation
import Yams

/// Makes a scene from a file's YAML: first the tree, which gives the names, then the parts that use them.
struct SceneReader {
  let report: DiagnosticList

  init(file: String) { report = DiagnosticList(file: file) }

  static let keys = [
    "id", "lesson", "name", "title", "caption", "notes", "code", "class", "frame", "screen", "views", "windows",
    "targets",
    "delegate", "application", "firstResponder", "variants", "invite", "show", "point", "numbering", "script", "expect",
    "observed",
  ]

  /// Reads a whole scene.
  /// - Throws: `SceneError` with all problems.
  func read(_ root: Node) throws(SceneError) -> Scene {
    let fields = try readFields(root)
    var scene = readHead(fields)
    let tree = TreeReader(report: report)
    scene.code = readCode(fields)
    scene.windows = scene.code.map { [.screen($0.screen)] } ?? tree.readWindows(fields)
    scene.targets = tree.readTargets(fields)
    scene.delegateChanges = readChanges(fields, "delegate", "a delegate", of: .delegate, tree)
    scene.applicationChanges = readChanges(fields, "application", "an application", of: .application, tree)
    let names = SceneNames(scene)
    tree.checkReferences(in: scene, names)
    scene.firstResponder = readFirstResponder(fields, names)
    scene.variants = readVariants(fields, in: scene, names)
    scene.script = readScript(fields, "script", names)
    scene.invitation = readInvitation(fields, names)
    scene.shownMark = readShownMark(fields, scene.script)
    scene.observed = ObservationReader(names: names, script: scene.script, report: report).read(fields)
    checkSize(of: scene, fields)
    checkScales(of: scene, tree)
    let expectations = ExpectationReader(names: names, script: scene.script, variants: scene.variants, report: report)
    scene.expectations = expectations.read(fields)
    if let error = report.error { throw error }
    scene.warnings = report.warnings
    return scene
  }

  /// Reads the keys above the tree.
  /// - Throws: `SceneError` with all problems of these keys.
  func head(of root: Node) throws(SceneError) -> Scene {
    let scene = readHead(try readFields(root))
    if let error = report.error { throw error }
    return scene
  }

  private func readFields(_ root: Node) throws(SceneError) -> Fields {
    if let fields = Fields(root, of: "a scene", keys: SceneReader.keys, oldKeys: OldKey.ofScenes, report) {
      return fields
    }
    throw report.error ?? SceneError(file: report.file, "the file has no scene")
  }

  private func readChanges(
    _ fields: Fields, _ key: String, _ what: ProblemText, of kind: ObjectKind, _ tree: TreeReader
  ) -> [Change] {
    guard let node = fields[key],
      let fields = Fields(node, of: what, keys: kind.properties.map(\.rawValue), report)
    else { return [] }
    return tree.readChanges(fields, kind.properties)
  }

  private func readFirstResponder(_ fields: Fields, _ names: SceneNames) -> String? {
    fields.value("firstResponder") { name throws(TextError) in
      try names.checkResponder(name)
      return name
    }
  }

  // MARK: The keys above the tree

  private func readHead(_ fields: Fields) -> Scene {
    let slug = Scene.slug(ofFile: report.file)
    let name = readText(fields, "name") ?? LocalizedText(slug)
    var scene = Scene(
      id: fields.text("id") ?? slug, slug: slug, lesson: readLesson(fields), name: name,
      title: readText(fields, "title") ?? name, caption: readText(fields, "caption") ?? LocalizedText(""),
      notes: fields.list("notes").compactMap { readText($0, of: "a note") },
      windows: [], targets: [], delegateChanges: [], applicationChanges: [], firstResponder: nil, variants: [],
      script: Script(), expectations: [], point: readText(fields, "point"), source: nil, warnings: [])
    if let numbering = readNumbering(fields) { scene.numbering = numbering }
    return scene
  }

  private func readNumbering(_ fields: Fields) -> Numbering? {
    fields.value("numbering") { text throws(TextError) in
      let names = Numbering.allCases.map(\.rawValue)
      guard let numbering = Numbering(rawValue: text) else {
        throw TextError("`numbering` is \(names.joined(separator: " or ")), not `\(text)`")
      }
      return numbering
    }
  }

  private func readLesson(_ fields: Fields) -> Scene.Lesson? {
    fields.value("lesson") { text throws(TextError) in
      guard let lesson = Int(text).flatMap(Scene.Lesson.init(rawValue:)) else {
        throw TextError("a lesson is a number from 1 to \(Scene.Lesson.allCases.count), not `\(text)`")
      }
      return lesson
    }
  }

  func readText(_ fields: Fields, _ key: String) -> LocalizedText? {
    fields[key].flatMap { readText($0, of: "`\(key)`") }
  }

  static let languageKeys = Language.allCases.map(\.rawValue)

  /// Reads one string for all languages, or one for each.
  func readText(_ node: Node, of what: ProblemText) -> LocalizedText? {
    if case .scalar = node { return node.text(for: what, report).map { LocalizedText($0) } }
    guard
      let fields = Fields(node, of: "\(what), a text in several languages", keys: SceneReader.languageKeys, report)
    else { return nil }
    guard let text = readText(fields) else {
      report.error("\(what) needs a text: `en`, `zh-Hans` or both", at: node)
      return nil
    }
    return text
  }

  /// Reads the texts of a mapping's languages. A language without a text has that of the other one.
  func readText(_ fields: Fields) -> LocalizedText? {
    let texts = SceneReader.languageKeys.map { fields.text($0) }
    guard let english = texts[0] ?? texts[1] else { return nil }
    return LocalizedText(english: english, simplifiedChinese: texts[1] ?? english)
  }
}
