import Foundation

extension SceneText {
  /// Changes the text so that it reads as a scene, and keeps all text that need not change, with its comments.
  ///
  /// A property that the scene has at its default is not written, unless the text has it. A scene that was read from
  /// another file must have this file's slug: see `Scene.renamed(to:)`.
  /// - Throws: `SceneError` if the text is no scene, or if no file can describe the scene.
  package mutating func become(_ wanted: Scene) throws(SceneError) {
    let old = try Scene.parse(text, file: file)
    let wanted = wanted.omittingDefaults(unlessIn: old)
    guard !wanted.isSame(as: old) else { return }
    for isMinimal in [true, false] {
      if let result = merged(old, wanted, isMinimal: isMinimal), reads(result, as: wanted) {
        return self = SceneText(result, file: file)
      }
    }
    let result = wanted.text(lineBreak: lineBreak)
    var read = try Scene.parse(result, file: file)
    read.source = wanted.source
    guard read.isSame(as: wanted) else {
      throw SceneError(file: file, "a scene file cannot describe this scene")
    }
    self = SceneText(result, file: file)
  }

  private func reads(_ text: String, as wanted: Scene) -> Bool {
    (try? Scene.parse(text, file: file))?.isSame(as: wanted) ?? false
  }

  private func merged(_ old: Scene, _ wanted: Scene, isMinimal: Bool) -> String? {
    guard let root = YAMLNode.layout(of: text) else { return nil }
    let hasWindows = root.items.contains { $0.name == "windows" }
    if !hasWindows, wanted.needsWindows {
      return withWindows(root).flatMap { $0.merged(old, wanted, isMinimal: isMinimal) }
    }
    // A file that ends without a line break does so afterwards, if its last line stays.
    let last = lines.last ?? ""
    var ended = lines
    if let index = ended.indices.last, last == last.withoutLineBreak { ended[index] += lineBreak }
    let printer = SceneValuePrinter(lineBreak: lineBreak, listIndent: root.listIndent ?? 2)
    var merge = SceneMerge(lines: ended, printer: printer, isMinimal: isMinimal)
    guard
      var result = merge.merged(root, old.value(withWindows: hasWindows), wanted.value(withWindows: hasWindows))
    else { return nil }
    if let end = result.last, last == last.withoutLineBreak, end.withoutLineBreak == last {
      result[result.count - 1] = last
    }
    return result.joined()
  }

  /// Returns the same scene with `windows:` in the place of `views:`.
  private func withWindows(_ root: YAMLNode) -> SceneText? {
    guard let views = root.items.first(where: { $0.name == "views" }), views.value.start.line > views.start.line else {
      return nil
    }
    let head = ["windows:" + lineBreak, "  - name: W" + lineBreak]
    let body = lines[views.body].map { $0.moved(by: 4) }
    return SceneText(
      (lines[..<views.body.lowerBound] + head + body + lines[views.body.upperBound...]).joined(), file: file)
  }
}

extension YAMLNode {
  /// Returns the outermost value of a text with the lines of its items; nil if they do not have lines of their own.
  fileprivate static func layout(of text: String) -> YAMLNode? {
    guard let root = YAMLParser.parse(text), case .fields = root.content else { return nil }
    guard !root.isFlow else { return root }
    let lines = text.linesWithBreaks
    let end = lines.firstIndex { $0.hasPrefix("...") } ?? lines.count
    return YAMLLayout(lines: lines).assign(to: root, end: end) ? root : nil
  }

  /// The columns by which the file's lists lie to the right of their keys; nil if it has no list with dashes.
  fileprivate var listIndent: Int? {
    for item in items where !item.value.isFlow {
      if let key = item.key, case .list(let elements, _) = item.value.content, !elements.isEmpty {
        return item.value.start.column - key.start.column
      }
      if let indent = item.value.listIndent { return indent }
    }
    return nil
  }
}

extension Scene {
  /// The text of a file that reads as this scene, for a scene without a file.
  package var text: String { text(lineBreak: "\n") }

  fileprivate func text(lineBreak: String) -> String {
    SceneValuePrinter(lineBreak: lineBreak).lines(ofScene: omittingDefaults().value(withWindows: false)).joined()
  }

  /// Whether two files say the same, apart from where and with which spellings.
  package func isSame(as other: Scene) -> Bool { comparable == other.comparable }

  private var comparable: Scene {
    var scene = self
    (scene.source, scene.warnings, scene.isCutOff) = (nil, [], false)
    for index in scene.expectations.indices { scene.expectations[index].line = 0 }
    return scene
  }

  /// Returns the scene as another file has it: with the slug, and, where they say no more, the id and the name of it.
  /// - Parameter file: the path or name of the file.
  package func renamed(to file: String) -> Scene {
    var scene = self
    scene.slug = Scene.slug(ofFile: file)
    if id == slug { scene.id = scene.slug }
    if name == LocalizedText(slug) { scene.name = LocalizedText(scene.slug) }
    if title == LocalizedText(slug) { scene.title = scene.name }
    return scene
  }
}
