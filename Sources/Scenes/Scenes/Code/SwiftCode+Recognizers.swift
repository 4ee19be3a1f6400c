// The gesture recognizers with their actions and delegates.

extension SwiftCode {
  /// - Parameter view: the expression for the view; nil if the recognizer is added later.
  mutating func add(_ recognizer: RecognizerDescription, to view: String?) {
    let name = object(recognizer.name)
    properties.append("let \(name) = \(recognizer.kind.className)()")
    setUp += ["", "\(name).name = \(SwiftCode.quoted(recognizer.name))"]
    setUp += recognizer.changes.compactMap { assignment($0, to: name) }
    if let message = recognizer.action { setUp += connection(message, of: name) }
    let answers = delegateMembers(recognizer)
    if !answers.isEmpty {
      let type = names.type(recognizer.name, suffix: "Delegate")
      classes.append(
        [
          "/// Answers for the recognizer `\(recognizer.name)`.",
          "final class \(type): NSObject, UIGestureRecognizerDelegate {",
        ]
          + indented(answers) + ["}"])
      properties.append("let \(name)Delegate = \(type)()")
      setUp.append("\(name).delegate = \(name)Delegate")
    }
    if let view { setUp.append("\(view).addGestureRecognizer(\(name))") }
  }

  private mutating func connection(_ message: MessageDescription, of name: String) -> [String] {
    switch message.target {
    case .object(let target):
      return ["\(name).addTarget(\(object(target)), action: \(selector(message.action, target)))"]
    // Only controls search the responder chain for an action.
    case .chain:
      return ["// A recognizer does not search the chain: without a target, `\(message.action)` is never sent."]
    case .closure:
      let method = "\(name)Recognized"
      ownMethods += [
        "@objc private func \(method)(_ recognizer: UIGestureRecognizer) { print(\"\(name): \(message.action)\") }"
      ]
      return ["\(name).addTarget(self, action: #selector(\(method)(_:)))"]
    }
  }

  /// Returns the selector of an action that is sent to an object.
  mutating func selector(_ action: String, _ target: String) -> String {
    let method = SwiftNames.method(action), type = className(of: target)
    return type.map { "#selector(\($0).\(method)(_:))" } ?? "#selector(\(method)(_:))"
  }

  /// The class that has the methods of an object; nil for the main controller.
  private mutating func className(of name: String) -> String? {
    if object(name) == "self" { return nil }
    if scene.targets.contains(name) { return names.type(name, suffix: "Target") }
    if let view = scene.view(named: name) { return viewType(view) }
    let isWindow = scene.windows.contains { $0.name == name }
    return names.type(name, suffix: isWindow ? "Window" : "ViewController")
  }

  /// Adds the failure requirements, for which all recognizers must exist.
  mutating func connectRecognizers() {
    var lines: [String] = []
    for recognizer in scene.recognizers {
      for other in scene.recognizerNames where other != recognizer.name && recognizer.required.contains(other) {
        lines.append("\(object(recognizer.name)).require(toFail: \(reference(other)))")
      }
    }
    if !lines.isEmpty { setUp += [""] + lines }
  }

  /// The expression for a recognizer, also for those of a scroll view.
  private mutating func reference(_ name: String) -> String {
    for view in scene.views where view.viewClass.isScrollView {
      if Scene.pan(of: view.name) == name { return "\(object(view.name)).panGestureRecognizer" }
      if Scene.delay(of: view.name) == name { return "\(object(view.name)).gestureRecognizers![0]" }
    }
    return object(name)
  }

  // MARK: Delegates

  private func delegateMembers(_ recognizer: RecognizerDescription) -> [String] {
    let answers = recognizer.changes.compactMap { change -> [String]? in
      let other = "_ gestureRecognizer: UIGestureRecognizer, \(change.property.rawValue) other: UIGestureRecognizer"
      switch (change.property, change.value) {
      case (.shouldBegin, let flag as Bool):
        return ["func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { \(flag) }"]
      case (.shouldReceive, let filter as NameFilter):
        return [
          "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {",
          "  \(filter.condition(on: "touch.view?.accessibilityIdentifier"))", "}",
        ]
      case (.shouldRecognizeSimultaneouslyWith, let filter as NameFilter),
        (.shouldRequireFailureOf, let filter as NameFilter), (.shouldBeRequiredToFailBy, let filter as NameFilter):
        return ["func gestureRecognizer(\(other)) -> Bool {", "  \(filter.condition(on: "other.name"))", "}"]
      default: return nil
      }
    }
    return Array(answers.joined(separator: [""]))
  }
}

extension NameFilter {
  /// Returns the condition that an optional name is let through.
  fileprivate func condition(on name: String) -> String {
    let list = "[\(names.map { SwiftCode.quoted($0) }.joined(separator: ", "))].contains(\(name) ?? \"\")"
    return switch self {
    case .all: "true"
    case .none: "false"
    case .only: list
    case .except: "!\(list)"
    }
  }
}

extension RecognizerKind {
  fileprivate var className: String {
    switch self {
    // The class is the app's own, which a capture does not have.
    case .observed: "UIGestureRecognizer"
    case .screenEdgePan: "UIScreenEdgePanGestureRecognizer"
    default: "UI\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())GestureRecognizer"
    }
  }
}
