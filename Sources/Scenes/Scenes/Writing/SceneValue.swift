/// The content of a scene file as texts, lists and keys, in the order in which a person writes them.
indirect enum SceneValue: Equatable {
  case text(String)
  case list([SceneValue])
  case fields([Field])

  struct Field: Equatable {
    var key: String
    var value: SceneValue
  }

  /// The value of a key.
  subscript(key: String) -> SceneValue? {
    guard case .fields(let fields) = self else { return nil }
    return fields.first { $0.key == key }?.value
  }

  /// The text of a key.
  func text(_ key: String) -> String? {
    guard case .text(let text) = self[key] else { return nil }
    return text
  }

  /// The elements of a key's list.
  func list(_ key: String) -> [SceneValue] {
    guard case .list(let items) = self[key] else { return [] }
    return items
  }
}

/// Collects fields; a field without a value is left out.
struct SceneFields {
  private(set) var fields: [SceneValue.Field] = []

  mutating func add(_ key: String, _ value: SceneValue?) {
    if let value { fields.append(SceneValue.Field(key: key, value: value)) }
  }

  mutating func add(_ key: String, _ text: String?) { add(key, text.map { .text($0) }) }

  /// Adds a list if it has elements.
  mutating func add(_ key: String, _ items: [SceneValue]) { if !items.isEmpty { add(key, .list(items)) } }

  mutating func add(_ key: String, _ texts: [String]) { add(key, texts.map { .text($0) }) }

  mutating func add(_ changes: [Change], where isIncluded: (Property) -> Bool = { _ in true }) {
    for change in changes where isIncluded(change.property) { add(change.property.rawValue, change.value.sceneText) }
  }
}

extension SceneValue {
  /// The keys and values that a function adds.
  static func fields(adding add: (inout SceneFields) -> Void) -> SceneValue {
    var result = SceneFields()
    add(&result)
    return .fields(result.fields)
  }
}
