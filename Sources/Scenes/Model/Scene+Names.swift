nonisolated extension Scene {
  /// The names that every scene has beside those that it gives: the two responders above the windows.
  public static let applicationName = "UIApplication"
  public static let delegateName = "AppDelegate"

  /// Everything with a name, in the order in which the scene gives the names.
  var subjects: [(name: String, subject: Subject)] {
    var result: [(name: String, subject: Subject)] = []
    for window in windows {
      result.append((window.name, .window))
      for view in window.all {
        result.append((view.name, view.viewClass.isControl ? .control : .view))
        if let controller = view.controller { result.append((controller.name, .controller)) }
      }
    }
    return result + [(Scene.applicationName, .application), (Scene.delegateName, .delegate)]
  }

  /// The names of windows and views, the things that a hit test can ask and answer.
  public var viewNames: [String] {
    windows.flatMap { [$0.name] + $0.all.map(\.name) }
  }

  /// The names of everything that can stand in a responder chain.
  public var responderNames: [String] { subjects.map(\.name) }

  /// The description of a view by its name.
  public func view(named name: String) -> ViewDescription? {
    windows.lazy.flatMap(\.all).first { $0.name == name }
  }

  /// Says whether an edit fits this scene: the target exists, has the property, and names only views that exist.
  /// - Throws: `TextError` that names what would be right.
  public func check(_ edit: Edit) throws(TextError) {
    guard let subject = subjects.first(where: { $0.name == edit.target })?.subject else {
      throw unknown("`\(edit.target)`", edit.target, among: responderNames)
    }
    let property = edit.change.property
    guard subject.properties.contains(property) else {
      let known = subject.properties.map(\.rawValue).joined(separator: ", ")
      throw TextError("`\(edit.target)` has no `\(property.rawValue)`; it has \(known)")
    }
    if case .hitTest(.returns(let name)) = edit.change { try checkView(name) }
  }

  /// Says whether there is such a view or window.
  func checkView(_ name: String) throws(TextError) {
    guard viewNames.contains(name) else { throw unknown("view `\(name)`", name, among: viewNames) }
  }

  /// Says whether there is such a responder.
  func checkResponder(_ name: String) throws(TextError) {
    guard responderNames.contains(name) else { throw unknown("responder `\(name)`", name, among: responderNames) }
  }

  private func unknown(_ what: String, _ name: String, among known: [String]) -> TextError {
    TextError("there is no \(what) in this scene\(suggestion(for: name, among: known))")
  }
}

nonisolated extension Scene {
  /// Says whether a line of a script names only what this scene has.
  /// - Throws: `TextError` that names what would be right.
  public func check(_ line: ScriptLine) throws(TextError) {
    switch line {
    case .set(let edit): try check(edit)
    case .front(let name): try checkView(name)
    case .tap, .down, .move, .up, .cancel, .wait, .mark, .interrupt, .shake, .remote: break
    }
  }
}
