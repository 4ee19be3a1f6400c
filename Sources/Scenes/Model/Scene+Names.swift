extension Scene {
  /// The names that every scene has beside those that it gives: the two responders above the windows.
  package static let applicationName = "UIApplication"
  package static let delegateName = "AppDelegate"

  /// Everything with a name, in the order in which the scene gives the names.
  var namedObjects: [(name: String, kind: ObjectKind)] {
    var result: [(name: String, kind: ObjectKind)] = []
    for window in windows {
      result.append((window.name, .window))
      result += window.recognizers.map { ($0.name, .recognizer($0.kind)) }
      for view in window.all {
        result.append((view.name, view.viewClass.kind))
        result += view.recognizers.map { ($0.name, .recognizer($0.kind)) }
        if let controller = view.controller { result.append((controller.name, .controller)) }
      }
    }
    result += targets.map { ($0, .target) }
    return result + [(Scene.applicationName, .application), (Scene.delegateName, .delegate)]
  }

  /// The names of windows and views, the things that a hit test can ask and answer.
  package var viewNames: [String] {
    windows.flatMap { [$0.name] + $0.all.map(\.name) }
  }

  /// The names of everything that can stand in a responder chain.
  var responderNames: [String] { namedObjects.filter(\.kind.isResponder).map(\.name) }

  /// The recognizers of all views, in the order in which the scene names them.
  package var recognizers: [RecognizerDescription] {
    windows.flatMap { $0.recognizers + $0.all.flatMap(\.recognizers) }
  }

  /// The names of all recognizers: those of the scene, then the two that each scroll view brings along.
  package var recognizerNames: [String] {
    let scrollViews = views.filter(\.viewClass.isScrollView).map(\.name)
    return recognizers.map(\.name) + scrollViews.flatMap { [Scene.pan(of: $0), Scene.delay(of: $0)] }
  }

  /// The drag of a scroll view, and what holds touches back from its content. No other name can have a dot.
  package static func pan(of scrollView: String) -> String { "\(scrollView).pan" }
  package static func delay(of scrollView: String) -> String { "\(scrollView).delay" }

  /// The description of a view by its name.
  package func view(named name: String) -> ViewDescription? {
    windows.lazy.flatMap(\.all).first { $0.name == name }
  }

  /// Says whether an edit fits this scene: the target exists, has the property, and names only what exists.
  /// - Throws: `TextError` that names what would be right.
  func check(_ edit: Edit) throws(TextError) {
    guard let kind = namedObjects.first(where: { $0.name == edit.target })?.kind else {
      throw unknown("`\(edit.target)`", edit.target, among: namedObjects.map(\.name))
    }
    let property = edit.change.property
    guard kind.properties.contains(property) else {
      let known = kind.properties.map(\.rawValue).joined(separator: ", ")
      throw TextError("`\(edit.target)` has no `\(property.rawValue)`; it has \(known)")
    }
    try checkReferences(of: edit.change)
    if case .viewClass(let viewClass) = edit.change, viewClass.kind != kind {
      throw TextError("a control can only become another control, a scroll view another one, and a view a view")
    }
  }

  /// Says whether what a change names exists.
  func checkReferences(of change: Change) throws(TextError) {
    switch change {
    case .hitTest(.returns(let name)): try checkView(name)
    case .answer(.shouldReceive(let views)):
      for name in views.names { try checkView(name) }
    case .requires(let others), .answer(.shouldRecognizeSimultaneouslyWith(let others)),
      .answer(.shouldRequireFailureOf(let others)), .answer(.shouldBeRequiredToFailBy(let others)):
      for name in others.names { try checkRecognizer(name) }
    case .frame, .boundsOrigin, .transform, .isHidden, .alpha, .isUserInteractionEnabled, .isEnabled, .clipsToBounds,
      .isMultipleTouchEnabled, .isExclusiveTouch, .enlargedBy, .pointInside, .hitTest, .touches, .implements,
      .isResponder, .isAlive, .viewClass, .scrolling, .setting, .answer(.shouldBegin):
      break
    }
  }

  /// Says whether there is such a view or window.
  func checkView(_ name: String) throws(TextError) {
    guard viewNames.contains(name) else { throw unknown("view `\(name)`", name, among: viewNames) }
  }

  /// Says whether there is such a responder.
  func checkResponder(_ name: String) throws(TextError) {
    guard responderNames.contains(name) else { throw unknown("responder `\(name)`", name, among: responderNames) }
  }

  /// Says whether there is such a recognizer.
  func checkRecognizer(_ name: String) throws(TextError) {
    let names = recognizerNames
    guard names.contains(name) else { throw unknown("recognizer `\(name)`", name, among: names) }
  }

  /// Says whether actions can go there: to a responder or to one of the scene's targets.
  func checkTarget(_ name: String) throws(TextError) {
    let names = responderNames + targets
    guard names.contains(name) else { throw unknown("responder or target `\(name)`", name, among: names) }
  }

  private func unknown(_ what: String, _ name: String, among known: [String]) -> TextError {
    TextError("there is no \(what) in this scene\(suggestion(for: name, among: known))")
  }
}

extension Scene {
  /// Says whether a line of a script names only what this scene has.
  /// - Throws: `TextError` that names what would be right.
  package func check(_ line: ScriptLine) throws(TextError) {
    switch line {
    case .set(let edit):
      try check(edit)
      if edit.change.property.isSettledAtFirst {
        throw TextError("`\(edit.change.property.rawValue)` is settled when the scene is built; a variant can say it")
      }
    case .front(let name): try checkView(name)
    case .tap, .down, .move, .up, .cancel, .wait, .mark, .interrupt, .shake, .remote, .press: break
    }
  }
}
