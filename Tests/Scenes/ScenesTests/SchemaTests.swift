import Foundation
import Testing

@testable import Scenes

/// `samples/scene.schema.json`, which editors use, says the same about scene files as the reader.
@Suite struct SchemaTests {
  private typealias Object = [String: Any]

  private static func schema() throws -> Object {
    let file = try SceneLibrary.bundled().folder.appendingPathComponent("scene.schema.json")
    return try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object)
  }

  private static func definitions() throws -> [String: Object] {
    try #require(schema()["$defs"] as? [String: Object])
  }

  private static func keys(of object: Object) throws -> [String] {
    try #require(object["properties"] as? Object).keys.sorted()
  }

  // MARK: Keys

  @Test func aSceneHasTheKeysOfTheReader() throws {
    let schema = try Self.schema()
    #expect(try Self.keys(of: schema) == (SceneReader.keys + OldKey.ofScenes.map(\.name)).sorted())
    #expect(schema["additionalProperties"] as? Bool == false)
  }

  @Test func oldKeysAreDeprecated() throws {
    let properties = try #require(Self.schema()["properties"] as? [String: Object])
    let deprecated = properties.filter { $0.value["deprecated"] as? Bool == true }
    #expect(deprecated.keys.sorted() == OldKey.ofScenes.map(\.name).sorted())
  }

  @Test(arguments: [
    ("view", TreeReader.allViewKeys), ("window", TreeReader.windowKeys), ("controller", TreeReader.controllerKeys),
    ("recognizer", TreeReader.recognizerKeys), ("variant", SceneReader.variantKeys),
    ("invitation", SceneReader.invitationKeys), ("expectation", ExpectationReader.keys),
    ("application", ObjectKind.application.properties.map(\.rawValue)),
    ("delegate", ObjectKind.delegate.properties.map(\.rawValue)),
  ])
  func anObjectHasTheKeysOfTheReader(_ name: String, _ keys: [String]) throws {
    let object = try #require(Self.definitions()[name])
    #expect(try Self.keys(of: object) == Set(keys).sorted())
    #expect(object["additionalProperties"] as? Bool == false)
  }

  @Test func aTextHasTheLanguages() throws {
    let choices = try #require(Self.definitions()["text"]?["anyOf"] as? [Object])
    #expect(try Self.keys(of: try #require(choices.last)) == SceneReader.languageKeys.sorted())
  }

  @Test func everyPropertyHasADefinition() throws {
    let names = try Self.definitions().keys.filter { $0.hasPrefix("property.") }
    #expect(names.sorted() == Property.allCases.map { "property.\($0.rawValue)" }.sorted())
  }

  // MARK: Values

  @Test(arguments: [
    ("property.class", ViewClass.allCases.map(\.rawValue)),
    ("property.pointInside", PointInsideOverride.allCases.map(\.rawValue)),
    ("property.animation", AnimationState.allCases.map(\.rawValue)),
    ("property.edges", ScreenEdge.allCases.map(\.rawValue)),
  ])
  func aPropertyHasTheValuesOfTheReader(_ name: String, _ values: [String]) throws {
    #expect(try Self.definitions()[name]?["enum"] as? [String] == values)
  }

  @Test(arguments: [
    ("view", "color", ColorName.allCases.map(\.rawValue)), ("view", "image", ImageName.allCases.map(\.rawValue)),
    ("recognizer", "kind", RecognizerKind.allCases.map(\.rawValue)),
  ])
  func aKeyHasTheValuesOfTheReader(_ object: String, _ key: String, _ values: [String]) throws {
    let properties = try #require(Self.definitions()[object]?["properties"] as? [String: Object])
    #expect(properties[key]?["enum"] as? [String] == values)
  }

  @Test func aPropertyIsOfTheTypeThatTheReaderReads() throws {
    let definitions = try Self.definitions()
    for property in Property.allCases {
      let type = definitions["property.\(property.rawValue)"]?["type"] as? String
      switch property.definition.valueType {
      case is Bool.Type: #expect(type == "boolean", "\(property)")
      case is Int.Type: #expect(type == "integer", "\(property)")
      case is Double.Type: #expect(type == "number", "\(property)")
      default: #expect(type == nil || type == "string", "\(property)")
      }
    }
  }

  @Test func textsBeginWithTheWordsOfTheReader() throws {
    let definitions = try Self.definitions()
    func pattern(_ name: String) -> String { definitions[name]?["pattern"] as? String ?? "" }
    #expect(pattern("scriptLine") == #"^\s*(?:\#(ScriptLine.verbs.joined(separator: "|")))(?:\s|$)"#)
    let events = ControlEvent.allCases.map(\.rawValue).joined(separator: "|")
    #expect(pattern("action").hasPrefix(#"^\s*(?:\#(events))\s+"#))
    #expect(pattern("swipeDirections").contains(SwipeDirection.allCases.map(\.rawValue).joined(separator: "|")))
  }

  @Test func aHandlingHasTheWordsOfTheReader() throws {
    let pattern = try #require(Self.definitions()["property.touches"]?["pattern"] as? String)
    #expect(pattern.contains("(?:\(TouchOverride.allCases.map(\.rawValue).joined(separator: "|")))"))
    #expect(pattern.contains("(?:\(Input.Phase.allCases.map(\.rawValue).joined(separator: "|")))"))
  }

  @Test func phasesAndStatesAreThoseOfTheReader() throws {
    let properties = try #require(Self.definitions()["expectation"]?["properties"] as? [String: Object])
    func pattern(_ key: String) -> String { (properties[key]?["items"] as? Object)?["pattern"] as? String ?? "" }
    #expect(pattern("phases").contains(Input.Phase.allCases.map(\.rawValue).joined(separator: "|")))
    #expect(pattern("gestures").contains(GestureState.allCases.map(\.rawValue).joined(separator: "|")))
  }

  // MARK: The file

  @Test func everyKeyIsDescribed() throws {
    let definitions = try Self.definitions()
    func check(_ object: Object, _ path: String) {
      for (key, value) in object["properties"] as? [String: Object] ?? [:] {
        let reference = (value["$ref"] as? String).map { String($0.dropFirst("#/$defs/".count)) }
        let description = value["description"] ?? reference.flatMap { definitions[$0]?["description"] }
        #expect((description as? String)?.hasSuffix(".") == true, "\(path).\(key)")
        if let reference { #expect(definitions[reference] != nil, "\(path).\(key)") }
      }
    }
    check(try Self.schema(), "scene")
    for (name, definition) in definitions { check(definition, name) }
  }

  @Test func theFormatDocumentationNamesTheSchema() throws {
    let page = try SceneLibrary.bundled().folder.appendingPathComponent("README.md")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("$schema=scene.schema.json"))
  }
}
