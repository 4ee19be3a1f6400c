extension Scene {
  /// Tests whether an edit fits this scene: its target exists and has the property, and all names in its value exist.
  /// - Throws: `TextError` with what would be right.
  func check(_ edit: Edit) throws(TextError) {
    guard let kind = namedObjects.first(where: { $0.name == edit.target })?.kind else {
      throw unknown("`\(edit.target)`", edit.target, among: namedObjects.map(\.name))
    }
    let property = edit.change.property
    guard kind.properties.contains(property) else {
      let known = kind.properties.map(\.rawValue).joined(separator: ", ")
      throw TextError("`\(edit.target)` has no `\(property.rawValue)`; it has \(known)")
    }
    try checkReferences(of: edit.change)
    if let viewClass = edit.change.value as? ViewClass, viewClass.kind != kind {
      throw TextError("a control can only become another control, a scroll view another one, and a view a view")
    }
  }

  /// Tests whether the names in a change's value exist.
  func checkReferences(of change: Change) throws(TextError) {
    for name in change.value.names {
      switch change.property.definition.referent {
      case .view: try checkView(name)
      case .recognizer: try checkRecognizer(name)
      case nil: break
      }
    }
  }

  /// Tests whether a script line fits this scene.
  /// - Throws: `TextError` with what would be right.
  package func check(_ line: ScriptLine) throws(TextError) {
    switch line {
    case .set(let edit):
      try check(edit)
      if edit.change.property.isFixed {
        throw TextError("`\(edit.change.property.rawValue)` can be set in the tree or in a variant, not in a script")
      }
    case .front(let name): try checkView(name)
    case .tap, .down, .move, .up, .cancel, .wait, .mark, .interrupt, .shake, .remote, .press: break
    }
  }

  // MARK: Names

  /// Tests whether there is a view or window of this name.
  func checkView(_ name: String) throws(TextError) {
    guard viewNames.contains(name) else { throw unknown("view `\(name)`", name, among: viewNames) }
  }

  /// Tests whether there is a responder of this name.
  func checkResponder(_ name: String) throws(TextError) {
    guard responderNames.contains(name) else { throw unknown("responder `\(name)`", name, among: responderNames) }
  }

  /// Tests whether there is a recognizer of this name.
  func checkRecognizer(_ name: String) throws(TextError) {
    let names = recognizerNames
    guard names.contains(name) else { throw unknown("recognizer `\(name)`", name, among: names) }
  }

  /// Tests whether there is a responder or target of this name, which can receive actions.
  func checkTarget(_ name: String) throws(TextError) {
    let names = responderNames + targets
    guard names.contains(name) else { throw unknown("responder or target `\(name)`", name, among: names) }
  }

  private func unknown(_ what: String, _ name: String, among known: [String]) -> TextError {
    TextError("there is no \(what) in this scene\(suggestion(for: name, among: known))")
  }
}
