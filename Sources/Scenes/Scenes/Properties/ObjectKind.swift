/// The kinds of object that have a name in a scene.
package enum ObjectKind: Hashable, Sendable {
  case view, control, scrollView, window, controller, application, delegate
  /// The window scene, which has no properties.
  case windowScene
  case recognizer(RecognizerKind)
  /// An object that is no responder and receives actions.
  case target

  package static let allCases: [ObjectKind] =
    [.view, .control, .scrollView, .window, .controller, .application, .delegate, .windowScene, .target] + .recognizers

  /// The properties that objects of this kind have, in the order of `Property`.
  package var properties: [Property] { ObjectKind.propertiesByKind[self] ?? [] }

  // The table of properties, turned once: a scene asks for the properties of a kind at each of its views.
  private static let propertiesByKind: [ObjectKind: [Property]] = {
    let owners = Property.allCases.map { (property: $0, owners: $0.definition.owners) }
    let kinds = allCases.map { kind in (kind, owners.filter { $0.owners.contains(kind) }.map(\.property)) }
    return Dictionary(uniqueKeysWithValues: kinds)
  }()

  /// The properties that another kind does not have.
  func properties(missingIn other: ObjectKind) -> [Property] {
    let others = other.properties
    return properties.filter { !others.contains($0) }
  }

  /// Whether the object can be in a responder chain.
  package var isResponder: Bool { self == .windowScene || [ObjectKind].responders.contains(self) }

  package var isViewOrWindow: Bool { [ObjectKind].views.contains(self) }

  package var isRecognizer: Bool { if case .recognizer = self { true } else { false } }

  /// Whether the object can be the target of an action.
  package var canReceiveActions: Bool { isResponder || self == .target }
}

extension [ObjectKind] {
  /// The views whose class a scene can choose.
  static let viewsWithClass: [ObjectKind] = [.view, .control, .scrollView]
  static let views: [ObjectKind] = viewsWithClass + [.window]
  static let responders: [ObjectKind] = views + [.controller, .application, .delegate]
  static let recognizers: [ObjectKind] = RecognizerKind.allCases.map { .recognizer($0) }

  static func recognizers(_ kinds: RecognizerKind...) -> [ObjectKind] { kinds.map { .recognizer($0) } }
}
