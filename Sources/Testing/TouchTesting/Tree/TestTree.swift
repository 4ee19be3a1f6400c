import Foundation

/// The views and recognizers of a screen with their properties, as lines of text that `expectTree` compares.
///
/// ```
/// - card: UIView
///   frame: 20 20 200 100
///   - title: UILabel
///     frame: 8 8 100 20
///     text: Hello
///   - tap: UITapGestureRecognizer
///     numberOfTapsRequired: 2
/// ```
struct TestTree: Equatable {
  /// A view or a recognizer.
  struct Object: Equatable {
    var name: String
    var className: String
    /// The number of views around it.
    var depth: Int
    /// The name of the view around it; nil for a window.
    var parent: String?
    /// Only those that differ from the usual values, in a fixed order.
    var properties: [Property] = []

    func value(_ key: String) -> String? { properties.first { $0.key == key }?.value }
  }

  struct Property: Equatable {
    var key: String
    var value: String
  }

  /// Parents before children, back to front.
  var objects: [Object] = []

  func object(_ name: String) -> Object? { objects.first { $0.name == name } }

  /// The names in an object, back to front.
  func children(of name: String?) -> [String] { objects.filter { $0.parent == name }.map(\.name) }
}

extension TestTree {
  var text: String {
    objects.map { object in
      let indentation = String(repeating: "  ", count: object.depth)
      let properties = object.properties.map { "\(indentation)  \($0.key): \($0.value.oneLine)\n" }.joined()
      return "\(indentation)- \(object.name): \(object.className)\n\(properties)"
    }.joined()
  }

  /// Reads what `text` writes. Lines of another form, as an editor may leave them, are left out.
  init(_ text: String) {
    var path: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let indentation = line.prefix { $0 == " " }.count
      var rest = line.dropFirst(indentation)
      let isObject = rest.hasPrefix("- ")
      if isObject { rest = rest.dropFirst(2) }
      guard let colon = rest.range(of: ": ") ?? (rest.hasSuffix(":") ? rest.range(of: ":", options: .backwards) : nil)
      else { continue }
      let key = String(rest[..<colon.lowerBound]), value = String(rest[colon.upperBound...])
      if isObject {
        path = Array(path.prefix(indentation / 2))
        objects.append(Object(name: key, className: value, depth: path.count, parent: path.last))
        path.append(key)
      } else if !objects.isEmpty {
        objects[objects.count - 1].properties.append(Property(key: key, value: value.unescaped))
      }
    }
  }
}

extension String {
  fileprivate var oneLine: String {
    replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\r", with: "\\r")
  }

  fileprivate var unescaped: String {
    var result = "", rest = self[...]
    while let character = rest.popFirst() {
      guard character == "\\", let next = rest.popFirst() else {
        result.append(character)
        continue
      }
      result.append(next == "n" ? "\n" : next == "r" ? "\r" : next)
    }
    return result
  }
}
