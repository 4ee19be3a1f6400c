extension Scene {
  /// Returns the scene with a variant's edits of fixed properties, which take effect before any object is made.
  package func applyingFixedEdits(of variant: Variant) -> Scene {
    var scene = self
    for edit in variant.edits where edit.change.property.isFixed {
      for index in scene.windows.indices { scene.windows[index].applyFixed(edit) }
    }
    return scene
  }

  /// The changes of all objects, in the order in which they take effect.
  package var changes: [(name: String, change: Change)] {
    var result: [(name: String, change: Change)] = []
    func add(_ name: String, _ changes: [Change]) { result += changes.map { (name, $0) } }
    for window in windows { add(window.name, window.changes) }
    for view in views {
      add(view.name, view.viewClass.changes + view.changes)
      if let controller = view.controller { add(controller.name, controller.changes) }
    }
    for recognizer in recognizers { add(recognizer.name, recognizer.changes) }
    add(Scene.applicationName, applicationChanges)
    add(Scene.delegateName, delegateChanges)
    return result
  }
}

extension WindowDescription {
  fileprivate mutating func applyFixed(_ edit: Edit) {
    recognizers.applyFixed(edit)
    for index in views.indices { views[index].applyFixed(edit) }
  }
}

extension ViewDescription {
  fileprivate mutating func applyFixed(_ edit: Edit) {
    if name == edit.target, let viewClass = edit.change.value as? ViewClass { self.viewClass = viewClass }
    recognizers.applyFixed(edit)
    for index in views.indices { views[index].applyFixed(edit) }
  }
}

extension [RecognizerDescription] {
  fileprivate mutating func applyFixed(_ edit: Edit) {
    guard let index = firstIndex(where: { $0.name == edit.target }) else { return }
    self[index].changes.removeAll { $0.property == edit.change.property }
    self[index].changes.append(edit.change)
  }
}
