import Foundation

extension Scene {
  /// The content of a file that reads as this scene.
  /// - Parameter windows: whether a single ordinary window is written too.
  func value(withWindows: Bool) -> SceneValue {
    return .fields { result in
      addHead(to: &result)
      result.add("targets", targets)
      result.add("delegate", delegateChanges.value)
      result.add("application", applicationChanges.value)
      result.add("firstResponder", firstResponder)
      if let code {
        result.add("code", code.path)
        result.add("class", code.className)
        result.add("frame", code.frame?.sceneText)
        if code.screen != SceneCode.phone { result.add("screen", code.screen.sceneText) }
      } else if withWindows || needsWindows {
        result.add("windows", windows.map(\.value))
      } else {
        result.add("views", .list(windows[0].views.map(\.value)))
      }
      if variants != [.unchanged] { result.add("variants", variants.map(\.value)) }
      result.add("script", script.lines.map(\.description))
      result.add("expect", expectations.map(\.value))
      result.add("observed", observed?.value)
    }
  }

  private func addHead(to result: inout SceneFields) {
    if id != slug { result.add("id", id) }
    result.add("lesson", lesson.map { String($0.rawValue) })
    if name != LocalizedText(slug) { result.add("name", name.value) }
    if title != name { result.add("title", title.value) }
    if caption != LocalizedText("") { result.add("caption", caption.value) }
    if let invitation { result.add("invite", invitation.value) }
    result.add("show", shownMark)
    result.add("point", point?.value)
    result.add("notes", notes.map(\.value))
    if numbering != .views { result.add("numbering", numbering.rawValue) }
  }

  /// Whether `views:` cannot describe the windows.
  var needsWindows: Bool {
    guard windows.count == 1, let window = windows.first else { return true }
    return window.name != "W" || window.frame != Scene.screen || window.level != 0 || !window.changes.isEmpty
      || !window.recognizers.isEmpty
  }

  /// The window of a scene that does not describe it, in points.
  static let screen = CGRect(x: 0, y: 0, width: 360, height: 560)
}

extension LocalizedText {
  fileprivate var value: SceneValue {
    guard english != simplifiedChinese else { return .text(english) }
    return .fields { result in
      result.add(Language.english.rawValue, english)
      result.add(Language.simplifiedChinese.rawValue, simplifiedChinese)
    }
  }
}

extension Invitation {
  fileprivate var value: SceneValue {
    guard let script else { return text?.value ?? .text("") }
    return .fields { result in
      if let text {
        result.add(Language.english.rawValue, text.english)
        if text.english != text.simplifiedChinese {
          result.add(Language.simplifiedChinese.rawValue, text.simplifiedChinese)
        }
      }
      result.add("hand", script.lines.map(\.description))
    }
  }
}

extension [Change] {
  /// The keys of an object that has only properties.
  fileprivate var value: SceneValue? {
    guard !isEmpty else { return nil }
    return .fields { result in
      result.add(self)
    }
  }
}

extension WindowDescription {
  fileprivate var value: SceneValue {
    .fields { result in
      result.add("name", name)
      if frame != Scene.screen { result.add("frame", frame.sceneText) }
      if level != 0 { result.add("level", text(level)) }
      result.add(changes)
      result.add("recognizers", recognizers.map(\.value))
      result.add("views", views.map(\.value))
    }
  }
}

extension ViewDescription {
  fileprivate var value: SceneValue {
    .fields { result in
      result.add("name", name)
      if viewClass != .view { result.add("class", viewClass.rawValue) }
      result.add("text", text)
      result.add("image", image?.rawValue)
      result.add("frame", frame.sceneText)
      result.add(changes) { !$0.isHandling }
      result.add("color", color?.rawValue)
      result.add(changes, where: \.isHandling)
      result.add("actions", actions.map(\.description))
      result.add("controller", controller?.value)
      result.add("recognizers", recognizers.map(\.value))
      result.add("views", views.map(\.value))
    }
  }
}

extension Property {
  /// Whether the property says what a responder does with touches and actions. Written after the properties of
  /// appearance, the order that people use.
  fileprivate var isHandling: Bool { self == .touches || self == .implements }
}

extension ControllerDescription {
  fileprivate var value: SceneValue {
    guard !changes.isEmpty else { return .text(name) }
    return .fields { result in
      result.add("name", name)
      result.add(changes)
    }
  }
}

extension RecognizerDescription {
  fileprivate var value: SceneValue {
    .fields { result in
      result.add("name", name)
      result.add("kind", kind.rawValue)
      result.add("action", action?.description)
      result.add(changes)
    }
  }
}

extension Variant {
  fileprivate var value: SceneValue {
    .fields { result in
      result.add("name", name)
      if title != LocalizedText(name) { result.add("title", title.value) }
      result.add("edits", edits.map(\.description))
    }
  }
}

extension Expectation {
  fileprivate var value: SceneValue {
    .fields { result in
      result.add("at", mark)
      result.add("variant", variant)
      result.add("hit", hit?.description)
      result.add("order", order.map { $0.isEmpty ? "none" : $0.map(\.description).joined(separator: " ") })
      result.add("notAsked", notAsked)
      result.add("chain", chain.map { .list($0.map { .text($0) }) })
      result.add("handled", handled?.description)
      result.add("phases", phases.map { .list($0.map { .text($0.description) }) })
      result.add("gestures", gestures.map { .list($0.map { .text($0.description) }) })
      result.add("actions", actions.map { .list($0.map { .text($0.description) }) })
      result.add("trace", trace)
    }
  }
}

extension ActionDescription: CustomStringConvertible {
  /// The text that a scene file has.
  package var description: String { "\(event.rawValue) \(message)" }
}

extension MessageDescription: CustomStringConvertible {
  /// The text that a scene file has.
  package var description: String {
    switch target {
    case .closure: action
    case .chain: "\(action) to nil"
    case .object(let name): "\(action) to \(name)"
    }
  }
}
