extension Scene {
  /// Returns the scene in which properties of an object are written as in another state of the scene, in the tree and in a
  /// variant. An object that the other state does not have stays as it is.
  package func puttingBack(
    _ properties: [Property], of name: String, as original: Scene, on variant: String
  ) -> Scene {
    guard self != original, let changes = original.writtenChanges(of: name) else { return self }
    var scene = self
    for property in properties {
      let change = changes.first { $0.property == property }
      if let change {
        try? scene.set(Edit(name, change))
      } else {
        scene.changeWritten(of: name) { $0.removeAll { $0.property == property } }
      }
      scene.putBack(property, of: name, as: original, on: variant)
    }
    return scene
  }

  /// Gives the edits of a property in a variant back to it.
  private mutating func putBack(_ property: Property, of name: String, as original: Scene, on variant: String) {
    guard let index = variants.firstIndex(where: { $0.name == variant }),
      let before = original.variants.first(where: { $0.name == variant })
    else { return }
    for place in variants[index].edits.indices where variants[index].edits[place].isOf(property, of: name) {
      if let edit = before.edits.last(where: { $0.isOf(property, of: name) }) { variants[index].edits[place] = edit }
    }
  }

  /// The changes that the tree has for an object, its frame and class among them; nil if there is no such object.
  private func writtenChanges(of name: String) -> [Change]? {
    if let window = windows.first(where: { $0.name == name }) { return window.changes + [.frame(window.frame)] }
    if let view = view(named: name) { return view.changes + [.frame(view.frame), Change(.class, view.viewClass)] }
    if let recognizer = recognizers.first(where: { $0.name == name }) { return recognizer.changes }
    if let controller = views.compactMap(\.controller).first(where: { $0.name == name }) { return controller.changes }
    if name == Scene.applicationName { return applicationChanges }
    return name == Scene.delegateName ? delegateChanges : nil
  }

  /// Changes the list of changes that the tree has for an object.
  private mutating func changeWritten(of name: String, _ body: (inout [Change]) -> Void) {
    if name == Scene.applicationName { return body(&applicationChanges) }
    if name == Scene.delegateName { return body(&delegateChanges) }
    changeContainers { container in
      if container.name == name { body(&container.changes) }
      if let index = container.recognizers.firstIndex(where: { $0.name == name }) {
        body(&container.recognizers[index].changes)
      }
    }
    for index in windows.indices {
      windows[index].changeViews { view in
        guard view.controller?.name == name, var changes = view.controller?.changes else { return }
        body(&changes)
        view.controller?.changes = changes
      }
    }
  }
}

extension Edit {
  package func isOf(_ property: Property, of name: String) -> Bool {
    target == name && change.property == property
  }
}
