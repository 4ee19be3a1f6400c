/// Gives each name its new one; nil for the name of an object that is removed.
typealias NameMapping = (String) -> String?

extension Scene {
  /// Replaces names in the whole scene. Removes what refers to an object without a new name; the objects themselves are
  /// removed before, or have a new name.
  mutating func mapNames(_ map: NameMapping) {
    changeContainers { container in
      container.name = map(container.name) ?? container.name
      container.changes = container.changes.compactMap { $0.mappingNames(map) }
      container.recognizers = container.recognizers.map { $0.mappingNames(map) }
    }
    for index in windows.indices { windows[index].changeViews { $0.mapNames(map) } }
    targets = targets.compactMap(map)
    delegateChanges = delegateChanges.compactMap { $0.mappingNames(map) }
    applicationChanges = applicationChanges.compactMap { $0.mappingNames(map) }
    firstResponder = firstResponder.flatMap(map)
    for index in variants.indices {
      variants[index].edits = variants[index].edits.compactMap { $0.mappingNames(map) }
    }
    script = Script(part: script.lines.compactMap { $0.mappingNames(map) })
    expectations = expectations.map { $0.mappingNames(map) }
    observed = observed?.mappingNames(map)
  }
}

extension ViewDescription {
  /// Replaces the names of the view and of all objects in it, and the names that they refer to.
  mutating func mapAllNames(_ map: NameMapping) {
    name = map(name) ?? name
    changes = changes.compactMap { $0.mappingNames(map) }
    recognizers = recognizers.map { $0.mappingNames(map) }
    mapNames(map)
    for index in views.indices { views[index].mapAllNames(map) }
  }

  fileprivate mutating func mapNames(_ map: NameMapping) {
    controller = controller.flatMap { controller in
      map(controller.name).map { name in
        ControllerDescription(name: name, changes: controller.changes.compactMap { $0.mappingNames(map) })
      }
    }
    actions = actions.map { ActionDescription(event: $0.event, message: $0.message.mappingNames(map)) }
  }
}

extension RecognizerDescription {
  fileprivate func mappingNames(_ map: NameMapping) -> RecognizerDescription {
    RecognizerDescription(
      name: map(name) ?? name, kind: kind, changes: changes.compactMap { $0.mappingNames(map) },
      action: action?.mappingNames(map))
  }
}

extension MessageDescription {
  /// An action without its target is sent to a closure.
  fileprivate func mappingNames(_ map: NameMapping) -> MessageDescription {
    guard case .object(let name) = target else { return self }
    return MessageDescription(action: action, target: map(name).map { .object($0) } ?? .closure)
  }
}

extension Edit {
  /// Returns the edit with the new names; nil without its object.
  package func mappingNames(_ map: (String) -> String?) -> Edit? {
    guard let target = map(target), let change = change.mappingNames(map) else { return nil }
    return Edit(target, change)
  }
}

extension ScriptLine {
  fileprivate func mappingNames(_ map: NameMapping) -> ScriptLine? {
    switch self {
    case .set(let edit): edit.mappingNames(map).map { .set($0) }
    case .front(let name): map(name).map { .front($0) }
    case .tap, .down, .move, .up, .cancel, .wait, .mark, .interrupt, .shake, .remote, .press: self
    }
  }
}

extension Input {
  /// Returns the input with the new names; nil without its object.
  package func mappingNames(_ map: (String) -> String?) -> Input? {
    switch self {
    case .set(let edit): edit.mappingNames(map).map { .set($0) }
    case .front(let name): map(name).map { .front($0) }
    case .touch, .mark, .interrupt, .shake, .remote, .press: self
    }
  }
}

// MARK: Values

extension Change {
  /// Returns the change with the new names; nil if its value names nothing any more.
  func mappingNames(_ map: NameMapping) -> Change? {
    switch value {
    case let override as HitTestOverride:
      guard case .returns(let name) = override else { return self }
      return map(name).map { .hitTest(.returns($0)) }
    case let filter as NameFilter: return filter.mappingNames(map).map { Change(property, $0) }
    default: return self
    }
  }
}

extension NameFilter {
  fileprivate func mappingNames(_ map: NameMapping) -> NameFilter? {
    switch self {
    case .none, .all: return self
    case .only(let names):
      let names = names.compactMap(map)
      return names.isEmpty ? nil : .only(names)
    case .except(let names):
      let names = names.compactMap(map)
      return names.isEmpty ? .all : .except(names)
    }
  }
}
