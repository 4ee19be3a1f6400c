extension Scene {
  /// Returns what one case of the scene is given: the tree, one variant, and the script up to a mark. What only people read, and
  /// what is expected, is left out, so that a change of it is no change of the case.
  /// - Parameter mark: a mark of the script, or `end`.
  package func given(to variant: Variant, upTo mark: String) -> Scene {
    let name = LocalizedText(Self.givenSlug)
    // Everything but what is named here stays: a new key of scenes is given, too.
    var scene = self
    (scene.id, scene.slug, scene.name, scene.title) = (Self.givenSlug, Self.givenSlug, name, name)
    (scene.lesson, scene.caption, scene.notes) = (nil, LocalizedText(""), [])
    (scene.invitation, scene.shownMark, scene.point) = (nil, nil, nil)
    (scene.expectations, scene.source, scene.warnings) = ([], nil, [])
    (scene.variants, scene.script) = ([variant], script(upTo: mark))
    if variant != .unchanged {
      scene.variants = [Variant(name: variant.name, title: LocalizedText(variant.name), edits: variant.edits)]
    }
    return scene.omittingDefaults()
  }

  /// Reads what `given(to:upTo:).text` is.
  /// - Parameter file: the path for error messages.
  /// - Throws: `SceneError` if the text is no scene.
  package static func parseGiven(_ text: String, file: String) throws(SceneError) -> Scene {
    var scene = try parse(text, file: file)
    let name = LocalizedText(givenSlug)
    (scene.id, scene.slug, scene.name, scene.title) = (givenSlug, givenSlug, name, name)
    return scene
  }

  private static let givenSlug = "scene"

  private func script(upTo mark: String) -> Script {
    guard let last = script.lines.firstIndex(of: .mark(mark)) else { return script }
    return Script(part: Array(script.lines[...last]))
  }
}
