import Foundation

extension Scene {
  /// Sets a property in the tree.
  ///
  /// A variant that sets the property itself still does so. A view that becomes one of another kind loses the properties
  /// and actions that the new kind does not have.
  /// - Throws: `TextError` if the object does not exist or has no such property.
  mutating func set(_ edit: Edit) throws(TextError) {
    let property = edit.change.property
    if let viewClass = edit.change.value as? ViewClass, property == .class {
      try changeView(edit.target) { $0.become(viewClass) }
      return dropForeignEdits()
    }
    try SceneNames(self).check(edit)
    switch try SceneNames(self).checkObject(edit.target) {
    case .view, .control, .scrollView: try changeView(edit.target) { $0.set(edit.change) }
    case .window:
      guard let index = windows.firstIndex(where: { $0.name == edit.target }) else { return }
      windows[index].set(edit.change)
    case .controller:
      changeController(edit.target) { $0.changes.set(edit.change) }
    case .recognizer:
      try changeRecognizer(edit.target) { $0.changes.set(edit.change) }
      if property == .requires { try FailureRequirements(self).check(edit.target) }
    case .application: applicationChanges.set(edit.change)
    case .delegate: delegateChanges.set(edit.change)
    case .windowScene: break
    case .target: throw TextError("`\(property.rawValue)` of a target can be set in a script, not in the tree")
    }
  }

  private mutating func changeController(_ name: String, _ body: (inout ControllerDescription) -> Void) {
    for index in windows.indices {
      windows[index].changeViews { view in
        guard var controller = view.controller, controller.name == name else { return }
        body(&controller)
        view.controller = controller
      }
    }
  }

  /// Removes the edits of variants and lines of the script that no longer fit their objects.
  private mutating func dropForeignEdits() {
    let names = SceneNames(self)
    func fits(_ edit: Edit) -> Bool { (try? names.check(edit)) != nil }
    for index in variants.indices { variants[index].edits.removeAll { !fits($0) } }
    let lines = script.lines.filter { line in
      if case .set(let edit) = line { fits(edit) } else { true }
    }
    if lines != script.lines { script = Script(part: lines) }
  }
}

extension ViewDescription {
  fileprivate mutating func set(_ change: Change) {
    if let frame = change.value as? CGRect, change.property == .frame {
      self.frame = frame
    } else {
      changes.set(change)
    }
  }

  fileprivate mutating func become(_ viewClass: ViewClass) {
    self.viewClass = viewClass
    let properties = viewClass.kind.properties
    changes.removeAll { !properties.contains($0.property) }
    if !viewClass.isControl && viewClass != .tableViewCell { actions = [] }
  }
}

extension WindowDescription {
  fileprivate mutating func set(_ change: Change) {
    if let frame = change.value as? CGRect, change.property == .frame {
      self.frame = frame
    } else {
      changes.set(change)
    }
  }
}

extension [Change] {
  /// Replaces the change of the same property, or inserts the change in the order of `Property`.
  mutating func set(_ change: Change) {
    if let index = firstIndex(where: { $0.property == change.property }) {
      self[index] = change
    } else {
      let place = firstIndex { $0.property.place > change.property.place } ?? count
      insert(change, at: place)
    }
  }
}

extension Property {
  /// The place in the order in which a new object takes its properties.
  fileprivate var place: Int { Property.allCases.firstIndex(of: self) ?? 0 }
}
