import Yams

extension SceneReader {
  func readVariants(_ fields: Fields, in scene: Scene, _ names: SceneNames) -> [Variant] {
    guard fields["variants"] != nil else { return [.unchanged] }
    var variants: [Variant] = [], taken: Set<String> = []
    for node in fields.list("variants", atMost: SceneLimits.variants) {
      guard let variant = readVariant(node, in: scene, names) else { continue }
      if !taken.insert(variant.name).inserted {
        report.error("there is already a variant `\(variant.name)`", at: node)
      }
      variants.append(variant)
    }
    return variants.isEmpty ? [.unchanged] : variants
  }

  static let variantKeys = ["name", "title", "edits"]

  private func readVariant(_ node: Node, in scene: Scene, _ names: SceneNames) -> Variant? {
    guard let fields = Fields(node, of: "a variant", keys: SceneReader.variantKeys, report) else { return nil }
    guard fields["name"] != nil else {
      report.error("a variant needs a `name`", at: node)
      return nil
    }
    let name = fields.value("name") { name throws(TextError) in
      try SceneLimits.checkLength(ofName: name, of: "a variant")
      return name
    }
    guard let name else { return nil }
    let edits = fields.scanAll("edits") { words throws(TextError) in
      let edit = try Edit.parse(&words)
      try names.check(edit)
      return edit
    }
    let variant = Variant(name: name, title: readText(fields, "title") ?? LocalizedText(name), edits: edits)
    checkRequirements(of: variant, in: scene, at: fields["edits"] ?? node)
    return variant
  }

  /// Refuses edits that make a cycle of failure requirements.
  private func checkRequirements(of variant: Variant, in scene: Scene, at node: Node) {
    let edits = variant.edits.filter { $0.change.property == .requires }
    guard !edits.isEmpty else { return }
    let requirements = FailureRequirements(scene.applyingFixedEdits(of: variant))
    for edit in edits {
      _ = report.attempt(at: node) { () throws(TextError) in try requirements.check(edit.target) }
    }
  }

  /// Reads the lines of a script or of an invitation.
  /// - Parameter allowsMarks: false refuses `mark`.
  func readScript(_ fields: Fields, _ key: String, _ names: SceneNames, allowsMarks: Bool = true) -> Script {
    var performance = ScriptPerformance(limit: SceneLimits.inputs)
    _ = fields.scanAll(key) { words throws(TextError) in
      let line = try ScriptLine.parse(&words)
      if case .mark = line, !allowsMarks { throw TextError("a hand has no marks; write them in the `script`") }
      try names.check(line)
      try performance.perform(line)
    }
    return Script(performance)
  }

  static let invitationKeys = languageKeys + ["hand"]

  /// Reads one string for all languages, or a mapping of languages and inputs.
  func readInvitation(_ fields: Fields, _ names: SceneNames) -> Invitation? {
    guard let node = fields["invite"] else { return nil }
    if case .scalar = node { return readText(node, of: "`invite`").map { Invitation(text: $0) } }
    guard let fields = Fields(node, of: "an invitation", keys: SceneReader.invitationKeys, report) else { return nil }
    let text = readText(fields)
    guard !fields.list("hand").isEmpty else {
      // Any other value has an error of its own.
      if text == nil, node.mapping?.isEmpty ?? true || fields["hand"]?.sequence?.isEmpty ?? false {
        report.error("`invite` needs a text, `en`, `zh-Hans` or both, or a `hand` with the lines of a script", at: node)
      }
      return Invitation(text: text)
    }
    return Invitation(text: text, script: readScript(fields, "hand", names, allowsMarks: false))
  }

  func readShownMark(_ fields: Fields, _ script: Script) -> String? {
    fields.value("show") { text throws(TextError) in
      let marks = script.marks + [Expectation.end]
      guard marks.contains(text) else {
        throw TextError("there is no mark `\(text)` in the script\(suggestion(for: text, among: marks))")
      }
      return text
    }
  }

  /// Refuses transforms that would make coordinates too large or too small.
  func checkScales(of scene: Scene, _ tree: TreeReader) {
    guard let name = ScaleCheck(scene).firstExcess(), let node = tree.places[name] else { return }
    report.error(
      """
      the scales of `\(name)` and of the views above it, in the tree, variants and script, multiply to more than 1000000 or \
      less than 0.000001
      """, at: node)
  }

  /// Refuses a script or an invitation that is too much for its scene.
  func checkSize(of scene: Scene, _ fields: Fields) {
    if let node = fields["invite"], let script = scene.invitation?.script { checkWork(of: script, in: scene, at: node) }
    guard let node = fields["script"] else { return }
    let cases = scene.variants.count * (scene.script.marks.count + 1)
    if cases > SceneLimits.cases {
      report.error(
        "a scene has at most \(SceneLimits.cases) cases (variants times marks, with `end`), and this one has \(cases)",
        at: node)
    }
    checkWork(of: scene.script, in: scene, at: node)
  }

  private func checkWork(of script: Script, in scene: Scene, at node: Node) {
    let views = scene.viewNames.count, inputs = script.inputs.count
    if views * inputs > SceneLimits.work {
      report.error(
        """
        \(views) views and \(inputs) inputs are too many together: views times inputs are at most \(SceneLimits.work)
        """, at: node)
    }
  }
}
