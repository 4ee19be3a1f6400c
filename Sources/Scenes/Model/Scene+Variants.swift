extension Scene {
  /// The scene with what a variant says that must be settled before anything is built.
  package func settled(by variant: Variant) -> Scene {
    var scene = self
    for edit in variant.edits where edit.change.property.isSettledAtFirst {
      for index in scene.windows.indices { scene.windows[index].settle(edit) }
    }
    return scene
  }

  /// All that the scene sets on what it names, in the order in which it takes effect.
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

  /// All views, window by window, parents first.
  package var views: [ViewDescription] { windows.flatMap(\.all) }
}

extension WindowDescription {
  fileprivate mutating func settle(_ edit: Edit) {
    recognizers.settle(edit)
    for index in views.indices { views[index].settle(edit) }
  }
}

extension ViewDescription {
  fileprivate mutating func settle(_ edit: Edit) {
    if case .viewClass(let viewClass) = edit.change, name == edit.target { self.viewClass = viewClass }
    recognizers.settle(edit)
    for index in views.indices { views[index].settle(edit) }
  }
}

extension [RecognizerDescription] {
  fileprivate mutating func settle(_ edit: Edit) {
    guard case .requires = edit.change, let index = firstIndex(where: { $0.name == edit.target }) else { return }
    self[index].changes.removeAll { $0.property == .requires }
    self[index].changes.append(edit.change)
  }
}

extension RecognizerDescription {
  /// The recognizers that must fail first.
  package var required: NameFilter {
    for case .requires(let others) in changes { return others }
    return .none
  }
}
