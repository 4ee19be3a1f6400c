import Foundation

/// A JSON value whose text is always the same: keys sorted, numbers without a locale, nothing that is nil.
package enum JSONValue: ExpressibleByStringLiteral {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(stringLiteral text: String) { self = .string(text) }

  package static func int(_ number: Int) -> JSONValue { .number(Double(number)) }

  static func point(_ point: CGPoint) -> JSONValue { .array([.number(point.x), .number(point.y)]) }

  /// x, y, width, height.
  static func rect(_ rect: CGRect) -> JSONValue {
    .array([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
  }

  package static func name(_ name: String?) -> JSONValue { name.map { .string($0) } ?? .null }

  /// On one line.
  package var text: String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : number.isFinite ? "\(number)" : "null"
    case .string(let string): JSONValue.quoted(string)
    case .array(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let values):
      "{" + values.sorted { $0.key < $1.key }.map { JSONValue.quoted($0) + ": " + $1.text }.joined(separator: ", ")
        + "}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case let scalar where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
