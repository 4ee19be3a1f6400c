/// A window or view, which contains views and has recognizers.
protocol ViewContainer {
  var name: String { get set }
  var changes: [Change] { get set }
  var recognizers: [RecognizerDescription] { get set }
  var views: [ViewDescription] { get set }
}

extension WindowDescription: ViewContainer {}
extension ViewDescription: ViewContainer {}

extension ViewContainer {
  /// The number of levels, with this one.
  var depth: Int { 1 + (views.map(\.depth).max() ?? 0) }

  /// Changes the view of a name in this one, at any depth.
  /// - Returns: whether there is one.
  mutating func changeView(_ name: String, _ body: (inout ViewDescription) -> Void) -> Bool {
    for index in views.indices {
      if views[index].name == name {
        body(&views[index])
        return true
      }
      if views[index].changeView(name, body) { return true }
    }
    return false
  }

  /// Calls a closure with each view in this one, superviews before their subviews.
  mutating func changeViews(_ body: (inout ViewDescription) -> Void) {
    for index in views.indices {
      body(&views[index])
      views[index].changeViews(body)
    }
  }

  /// Removes the view of a name, at any depth, and returns it.
  mutating func removeView(named name: String) -> ViewDescription? {
    if let index = views.firstIndex(where: { $0.name == name }) { return views.remove(at: index) }
    for index in views.indices {
      if let removed = views[index].removeView(named: name) { return removed }
    }
    return nil
  }
}

extension Scene {
  /// Changes a view.
  /// - Throws: `TextError` if there is none of this name.
  mutating func changeView(_ name: String, _ body: (inout ViewDescription) -> Void) throws(TextError) {
    for index in windows.indices where windows[index].changeView(name, body) { return }
    throw TextError("there is no view `\(name)` in this scene")
  }

  /// Changes a view or window.
  /// - Throws: `TextError` if there is none of this name.
  mutating func changeContainer(_ name: String, _ body: (inout any ViewContainer) -> Void) throws(TextError) {
    if let index = windows.firstIndex(where: { $0.name == name }) {
      var window: any ViewContainer = windows[index]
      body(&window)
      if let window = window as? WindowDescription { windows[index] = window }
      return
    }
    try changeView(name) { view in
      var container: any ViewContainer = view
      body(&container)
      if let changed = container as? ViewDescription { view = changed }
    }
  }

  /// Changes all windows and views.
  mutating func changeContainers(_ body: (inout any ViewContainer) -> Void) {
    for index in windows.indices {
      var window: any ViewContainer = windows[index]
      body(&window)
      if let window = window as? WindowDescription { windows[index] = window }
      windows[index].changeViews { view in
        var container: any ViewContainer = view
        body(&container)
        if let changed = container as? ViewDescription { view = changed }
      }
    }
  }

  /// Changes a recognizer.
  /// - Throws: `TextError` if there is none of this name.
  mutating func changeRecognizer(_ name: String, _ body: (inout RecognizerDescription) -> Void) throws(TextError) {
    var isFound = false
    changeContainers { container in
      guard let index = container.recognizers.firstIndex(where: { $0.name == name }) else { return }
      body(&container.recognizers[index])
      isFound = true
    }
    if !isFound { throw TextError("there is no recognizer `\(name)` in this scene") }
  }

  /// Removes the view of a name and returns it.
  mutating func removeView(named name: String) -> ViewDescription? {
    for index in windows.indices {
      if let removed = windows[index].removeView(named: name) { return removed }
    }
    return nil
  }

  /// - Returns: whether there was a recognizer of this name.
  mutating func removeRecognizer(named name: String) -> Bool {
    let count = recognizers.count
    changeContainers { $0.recognizers.removeAll { $0.name == name } }
    return recognizers.count < count
  }

  /// - Returns: whether there was a controller of this name. Its view stays.
  mutating func removeController(named name: String) -> Bool {
    guard let view = views.first(where: { $0.controller?.name == name })?.name else { return false }
    for index in windows.indices where windows[index].changeView(view, { $0.controller = nil }) { return true }
    return false
  }
}
