extension SceneNames {
  /// Tests whether an edit fits the scene: its target exists and has the property, and all names in its value exist.
  /// - Throws: `TextError` with what would be right.
  func check(_ edit: Edit) throws(TextError) {
    if areOfCode { throw TextError("the properties of `\(edit.target)` are set by the code, not by the scene") }
    let kind = try checkObject(edit.target)
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

  /// Tests whether a script line fits the scene.
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

  /// Tests whether there is any object of this name, and returns its kind.
  func checkObject(_ name: String) throws(TextError) -> ObjectKind {
    guard let kind = kinds[name] else { throw unknown("`\(name)`", name) { _ in true } }
    return kind
  }

  /// Tests whether there is a view or window of this name.
  func checkView(_ name: String) throws(TextError) {
    guard areOfCode || kinds[name]?.isViewOrWindow == true else {
      throw unknown("view `\(name)`", name, \.isViewOrWindow)
    }
  }

  /// Tests whether there is a responder of this name.
  func checkResponder(_ name: String) throws(TextError) {
    guard areOfCode || kinds[name]?.isResponder == true else {
      throw unknown("responder `\(name)`", name, \.isResponder)
    }
  }

  /// Tests whether there is a recognizer of this name.
  func checkRecognizer(_ name: String) throws(TextError) {
    guard areOfCode || isRecognizer(name) else {
      throw TextError("there is no recognizer `\(name)` in this scene\(suggestion(for: name, among: recognizers))")
    }
  }

  /// Tests whether there is a responder or target of this name, which can receive actions.
  func checkTarget(_ name: String) throws(TextError) {
    guard areOfCode || kinds[name]?.canReceiveActions == true else {
      throw unknown("responder or target `\(name)`", name, \.canReceiveActions)
    }
  }

  private func unknown(_ what: ProblemText, _ name: String, _ isPossible: (ObjectKind) -> Bool) -> TextError {
    let known = all.filter { kinds[$0].map(isPossible) == true }
    return TextError("there is no \(what) in this scene\(suggestion(for: name, among: known))")
  }
}
