import Foundation

extension Scene {
  /// Returns the scene after an edit of its tree.
  ///
  /// A new name replaces the old one wherever the scene uses it. What refers to a removed object is removed too: edits of
  /// variants, lines of the script, conditions of expectations, and the target of actions.
  /// - Throws: `TextError` with what would be right. The reader would refuse such a scene.
  package func applying(_ edit: TreeEdit) throws(TextError) -> Scene {
    var scene = self
    switch edit {
    case .set(let edit): try scene.set(edit)
    case .add(let view, let parent, let index):
      for view in view.all { try scene.checkNew(view.name) }
      try scene.insert(view, into: parent, at: index)
    case .move(let name, let parent, let index, let frame):
      try scene.move(name, to: parent, at: index, frame: frame)
    case .remove(let name):
      try scene.remove(name)
      if let map = nameMapping(of: edit) { scene.mapNames(map) }
    case .rename(let old, let new):
      guard old != new else { return self }
      try scene.checkObjectCanChange(old)
      try scene.checkNew(new)
      if let map = nameMapping(of: edit) { scene.mapNames(map) }
    case .nameScene(let name):
      guard name.contains(where: { !$0.isWhitespace }) else { throw TextError("a scene needs a name") }
      scene = scene.named(name)
    case .addRecognizer(let recognizer, let view):
      try scene.checkNew(recognizer.name)
      guard scene.recognizers.count < SceneLimits.recognizers else {
        throw TextError("a scene has at most \(SceneLimits.recognizers) recognizers")
      }
      try scene.changeContainer(view) { $0.recognizers.append(recognizer) }
    case .addController(let name, let view):
      try scene.checkNew(name)
      try scene.changeView(view) { $0.controller = ControllerDescription(name: name, changes: []) }
    case .addTarget(let name):
      try scene.checkNew(name)
      scene.targets.append(name)
    case .setText(let name, let text): try scene.changeView(name) { $0.text = text }
    case .setColor(let name, let color): try scene.changeView(name) { $0.color = color }
    case .setActions(let name, let actions):
      let names = SceneNames(scene)
      for action in actions { try names.check(action.message) }
      try scene.changeView(name) { $0.actions = actions }
    case .setAction(let name, let message):
      if let message { try SceneNames(scene).check(message) }
      try scene.changeRecognizer(name) { $0.action = message }
    case .setFirstResponder(let name):
      if let name { try SceneNames(scene).checkResponder(name) }
      scene.firstResponder = name
    }
    return scene
  }

  /// Returns the scene after edits of its tree, one after the other.
  package func applying(_ edits: [TreeEdit]) throws(TextError) -> Scene {
    var scene = self
    for edit in edits { scene = try scene.applying(edit) }
    return scene
  }

  // MARK: Views

  private mutating func move(_ name: String, to parent: String, at index: Int, frame: CGRect?) throws(TextError) {
    guard var view = removeView(named: name) else { throw TextError("there is no view `\(name)` in this scene") }
    guard !view.all.contains(where: { $0.name == parent }) else {
      throw TextError("`\(name)` cannot be moved into itself")
    }
    if let frame { view.frame = frame }
    try insert(view, into: parent, at: index)
  }

  private mutating func insert(_ view: ViewDescription, into parent: String, at index: Int?) throws(TextError) {
    try changeContainer(parent) { container in
      let place = min(max(index ?? container.views.count, 0), container.views.count)
      container.views.insert(view, at: place)
    }
    guard views.count <= SceneLimits.views else { throw TextError("a scene has at most \(SceneLimits.views) views") }
    guard windows.allSatisfy({ $0.depth <= TreeReader.maximumDepth + 1 }) else {
      throw TextError("a tree of views has at most \(TreeReader.maximumDepth) levels")
    }
  }

  private mutating func remove(_ name: String) throws(TextError) {
    if removeView(named: name) != nil || removeRecognizer(named: name) || removeController(named: name) { return }
    guard let index = targets.firstIndex(of: name) else {
      throw TextError("`\(name)` is not an object that can be removed")
    }
    targets.remove(at: index)
  }

  // MARK: Names

  /// Returns the new name of each object after an edit, and nil for those that it removes; nil if no name changes.
  package func nameMapping(of edit: TreeEdit) -> ((String) -> String?)? {
    switch edit {
    case .rename(let old, let new): return partMapping { $0 == old ? new : $0 }
    case .remove(let name):
      let views = view(named: name)?.all ?? []
      let removed = Set(views.flatMap(\.names) + [name])
      return partMapping { removed.contains($0) ? nil : $0 }
    default: return nil
    }
  }

  /// Returns the mapping for the parts of a scroll view too: a new `list` gives a new `list.pan`.
  private func partMapping(_ map: @escaping (String) -> String?) -> (String) -> String? {
    { name in
      guard let dot = name.firstIndex(of: ".") else { return map(name) }
      return map(String(name[..<dot])).map { $0 + name[dot...] }
    }
  }

  private func checkObjectCanChange(_ name: String) throws(TextError) {
    guard ![Scene.applicationName, Scene.delegateName, Scene.windowSceneName].contains(name) else {
      throw TextError("`\(name)` has this name in every scene")
    }
    _ = try SceneNames(self).checkObject(name)
  }

  private func checkNew(_ name: String) throws(TextError) {
    if let problem = ObjectName.problem(of: name, taken: Set(namedObjects.map(\.name))) { throw TextError(problem) }
  }

  /// Returns a name that no object of the scene has: `view1`, `view2` and so on.
  package func freeName(_ stem: String) -> String {
    let taken = Set(namedObjects.map(\.name))
    let free = sequence(first: 1) { $0 + 1 }.lazy.map { "\(stem)\($0)" }.first { !taken.contains($0) }
    return free ?? stem
  }
}

extension SceneNames {
  fileprivate func check(_ message: MessageDescription) throws(TextError) {
    if case .object(let name) = message.target { try checkTarget(name) }
  }
}

extension ViewDescription {
  /// The names of the view, of its controller and of its recognizers.
  var names: [String] { [name] + (controller.map { [$0.name] } ?? []) + recognizers.map(\.name) }
}
