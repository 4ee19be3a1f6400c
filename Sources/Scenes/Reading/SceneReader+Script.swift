import Yams

extension SceneReader {
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
    let edits = fields.scanAll("edits") { words throws(TextError) in
      let edit = try Edit.parse(&words)
      try scene.check(edit)
      return edit
    }
    let variant = Variant(name: name, title: readText(fields, "title") ?? LocalizedText(name), edits: edits)
    checkRequirements(of: variant, in: scene, at: fields["edits"] ?? node)
    return variant
  }

  /// Refuses edits that make a cycle of failure requirements.
  private func checkRequirements(of variant: Variant, in scene: Scene, at node: Node) {
    let edited = scene.applyingFixedEdits(of: variant)
    for edit in variant.edits where edit.change.property == .requires {
      _ = report.attempt(at: node) { () throws(TextError) in try edited.checkRequirements(of: edit.target) }
    }
  }

  func readScript(_ fields: Fields, in scene: Scene) -> Script {
    var performance = ScriptPerformance()
    _ = fields.scanAll("script") { words throws(TextError) in
      let line = try ScriptLine.parse(&words)
      try scene.check(line)
      try performance.perform(line)
    }
    return Script(performance)
  }
}
