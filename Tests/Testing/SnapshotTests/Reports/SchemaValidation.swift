import Foundation

/// A JSON Schema that checks values: the keywords that `results.schema.json` uses. A keyword that is not known is a violation.
struct SchemaValidation {
  typealias Object = [String: Any]

  private let schema: Object

  init(_ schema: Data) throws {
    guard let object = try JSONSerialization.jsonObject(with: schema) as? Object else {
      throw CocoaError(.propertyListReadCorrupt)
    }
    self.schema = object
  }

  /// Returns what is wrong with a value, each with its place: `scenes.0.cases.2.status: "fine" is not allowed`.
  func violations(of value: Any) -> [String] { violations(of: value, schema, at: "") }

  private static let annotations: Set<String> = ["$schema", "title", "description", "$defs", "format", "required"]

  private func violations(of value: Any, _ rule: Object, at place: String) -> [String] {
    rule.flatMap { keyword, wish -> [String] in
      switch keyword {
      case _ where Self.annotations.contains(keyword): []
      case "$ref": violations(of: value, definition(wish), at: place)
      case "type": types(wish).contains { has(value, $0) } ? [] : ["\(place): \(value) is no \(wish)"]
      case "const": isEqual(value, wish) ? [] : ["\(place): \(value) is not \(wish)"]
      case "enum": (wish as? [Any] ?? []).contains { isEqual(value, $0) } ? [] : ["\(place): \(value) is not allowed"]
      case "pattern": matches(value, wish) ? [] : ["\(place): \(value) does not match"]
      case "minimum": number(value).map { $0 < (number(wish) ?? 0) } == true ? ["\(place): \(value) is too small"] : []
      case "properties": properties(of: value, rule, at: place)
      case "additionalProperties": unknown(in: value, rule, at: place)
      case "items": items(of: value, wish, at: place)
      case "minItems": count(value).map { $0 < (wish as? Int ?? 0) } == true ? ["\(place): too few items"] : []
      case "maxItems": count(value).map { $0 > (wish as? Int ?? 0) } == true ? ["\(place): too many items"] : []
      case "oneOf", "anyOf":
        (wish as? [Object] ?? []).count { violations(of: value, $0, at: place).isEmpty } == 1
          ? [] : ["\(place): \(value) is not of one of the kinds"]
      default: ["\(place): the keyword \(keyword) is not known"]
      }
    }
  }

  private func definition(_ wish: Any) -> Object {
    let name = (wish as? String ?? "").dropFirst("#/$defs/".count)
    return (schema["$defs"] as? Object)?[String(name)] as? Object ?? ["missing": name]
  }

  // MARK: Objects and arrays

  private func properties(of value: Any, _ rule: Object, at place: String) -> [String] {
    guard let object = value as? Object, let wishes = rule["properties"] as? Object else { return [] }
    let missing = (rule["required"] as? [String] ?? []).filter { object[$0] == nil }.map {
      "\(place): \($0) is missing"
    }
    return missing
      + object.flatMap { key, value in
        (wishes[key] as? Object).map { violations(of: value, $0, at: "\(place).\(key)") } ?? []
      }
  }

  private func unknown(in value: Any, _ rule: Object, at place: String) -> [String] {
    guard let object = value as? Object, let wishes = rule["properties"] as? Object else { return [] }
    return object.keys.filter { wishes[$0] == nil }.map { "\(place): \($0) is not known" }
  }

  private func items(of value: Any, _ wish: Any, at place: String) -> [String] {
    guard let items = value as? [Any], let wish = wish as? Object else { return [] }
    return items.enumerated().flatMap { violations(of: $1, wish, at: "\(place).\($0)") }
  }

  private func count(_ value: Any) -> Int? { (value as? [Any])?.count }

  // MARK: Values

  private func types(_ wish: Any) -> [String] { wish as? [String] ?? [wish as? String ?? ""] }

  private func has(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is Object
    case "array": value is [Any]
    case "string": value is String
    case "integer": number(value).map { $0 == $0.rounded() } ?? false
    case "null": value is NSNull
    default: false
    }
  }

  private func number(_ value: Any) -> Double? { (value as? NSNumber)?.doubleValue }

  private func isEqual(_ one: Any, _ other: Any) -> Bool {
    (one as? String).map { $0 == other as? String } ?? number(one).map { $0 == number(other) } ?? false
  }

  private func matches(_ value: Any, _ wish: Any) -> Bool {
    guard let text = value as? String, let pattern = wish as? String else { return true }
    return text.range(of: pattern, options: .regularExpression) != nil
  }
}
