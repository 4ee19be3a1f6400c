import Yams

extension SceneReader {
  // MARK: Variants

  func readVariants(_ fields: Fields, in scene: Scene) -> [Variant] {
    guard fields["variants"] != nil else { return [.unchanged] }
    var variants: [Variant] = []
    for node in fields.list("variants") {
      guard let variant = readVariant(node, in: scene) else { continue }
      if variants.contains(where: { $0.name == variant.name }) {
        report.error("there is already a variant `\(variant.name)`", at: node)
      }
      variants.append(variant)
    }
    return variants.isEmpty ? [.unchanged] : variants
  }

  private func readVariant(_ node: Node, in scene: Scene) -> Variant? {
    guard let fields = Fields(node, of: "a variant", keys: ["name", "title", "edits"], report) else { return nil }
    guard let name = fields.text("name") else {
      report.error("a variant needs a `name`", at: node)
      return nil
    }
    let edits = readLines(fields, "edits") { text throws(TextError) in
      let edit = try Edit.parse(text)
      try scene.check(edit)
      return edit
    }
    return Variant(name: name, title: readText(fields, "title") ?? LocalizedText(name), edits: edits)
  }

  // MARK: Script

  func readScript(_ fields: Fields, in scene: Scene) -> Script {
    var performance = ScriptPerformance()
    _ = readLines(fields, "script") { text throws(TextError) in
      let line = try ScriptLine.parse(text)
      try scene.check(line)
      try performance.play(line)
    }
    return Script(performance)
  }

  // MARK: Lists

  /// The elements of a list as a reader of text makes them; those it cannot make are reported and left out.
  func readLines<Line>(
    _ fields: Fields, _ key: String, _ read: (String) throws(TextError) -> Line
  ) -> [Line] {
    fields.list(key).compactMap { node in
      guard let text = node.text(for: "an element of `\(key)`", report) else { return nil }
      return report.attempt(at: node) { () throws(TextError) in try read(text) }
    }
  }

  func readNames(
    _ fields: Fields, _ key: String, _ check: (String) throws(TextError) -> Void
  ) -> [String]? {
    fields[key].map { _ in
      readLines(fields, key) { name throws(TextError) in
        try check(name)
        return name
      }
    }
  }
}
