extension Scene {
  /// Returns the scene as a file has it: without properties that have the value of a new object.
  /// - Parameter file: the scene as the file has it now. What it says stays, even if it says a default.
  package func omittingDefaults(unlessIn file: Scene? = nil) -> Scene {
    let known = KnownChanges(file)
    var scene = self
    for index in scene.windows.indices {
      let window = scene.windows[index]
      scene.windows[index].changes = window.changes.omittingDefaults(of: .window, but: known[window.name])
      scene.windows[index].recognizers = known.omitting(window.recognizers)
      scene.windows[index].views = window.views.map(known.omitting)
    }
    scene.applicationChanges =
      applicationChanges.omittingDefaults(of: .application, but: file?.applicationChanges ?? [])
    scene.delegateChanges = delegateChanges.omittingDefaults(of: .delegate, but: file?.delegateChanges ?? [])
    return scene
  }
}

/// The changes of a file's objects, by their names.
private struct KnownChanges {
  private var changes: [String: [Change]] = [:]

  init(_ file: Scene?) {
    guard let file else { return }
    for window in file.windows { changes[window.name] = window.changes }
    for view in file.views {
      changes[view.name] = view.changes
      if let controller = view.controller { changes[controller.name] = controller.changes }
    }
    for recognizer in file.recognizers { changes[recognizer.name] = recognizer.changes }
  }

  subscript(name: String) -> [Change] { changes[name] ?? [] }

  func omitting(_ view: ViewDescription) -> ViewDescription {
    var view = view
    view.changes = view.changes.omittingDefaults(of: view.viewClass.kind, view.viewClass, but: self[view.name])
    if let controller = view.controller {
      view.controller?.changes = controller.changes.omittingDefaults(of: .controller, but: self[controller.name])
    }
    view.recognizers = omitting(view.recognizers)
    view.views = view.views.map(omitting)
    return view
  }

  func omitting(_ recognizers: [RecognizerDescription]) -> [RecognizerDescription] {
    recognizers.map { recognizer in
      var recognizer = recognizer
      recognizer.changes =
        recognizer.changes.omittingDefaults(of: .recognizer(recognizer.kind), but: self[recognizer.name])
      return recognizer
    }
  }
}
