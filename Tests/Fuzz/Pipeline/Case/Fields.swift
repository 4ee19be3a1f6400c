/// The words of one line of a case: a keyword and then values by key, such as `view id=3 in=1 kind=button`. A value is
/// a whole number or a name; 0 and an empty name are left out.
struct Fields {
  let keyword: String
  private var values: [(key: String, value: String)] = []

  init(_ keyword: String) { self.keyword = keyword }

  /// Reads a line; it throws if a word is not `key=value`.
  init(line: Substring) throws {
    let words = line.split(separator: " ")
    keyword = words.first.map(String.init) ?? ""
    for word in words.dropFirst() {
      let sides = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { throw CaseError("\(word) is not key=value") }
      values.append((sides[0], sides[1]))
    }
  }

  var text: String { ([keyword] + values.map { "\($0.key)=\($0.value)" }).joined(separator: " ") }

  // MARK: Writing

  mutating func set(_ key: String, _ number: Int) { if number != 0 { values.append((key, "\(number)")) } }

  mutating func set<Name: RawRepresentable<String>>(_ key: String, _ name: Name) { values.append((key, name.rawValue)) }

  mutating func set<Name: RawRepresentable<String>>(_ key: String, _ names: [Name]) {
    if !names.isEmpty { values.append((key, names.map(\.rawValue).joined(separator: ","))) }
  }

  // MARK: Reading

  func number(_ key: String) throws -> Int {
    guard let value = value(key) else { return 0 }
    guard let number = Int(value) else { throw CaseError("\(key) is \(value), not a whole number") }
    return number
  }

  func name<Name: RawRepresentable<String>>(_ key: String) throws -> Name {
    let value = value(key) ?? ""
    guard let name = Name(rawValue: value) else { throw CaseError("\(key) cannot be '\(value)'") }
    return name
  }

  func names<Name: RawRepresentable<String>>(_ key: String) throws -> [Name] {
    try (value(key) ?? "").split(separator: ",").map { word in
      guard let name = Name(rawValue: String(word)) else { throw CaseError("\(key) cannot contain '\(word)'") }
      return name
    }
  }

  private func value(_ key: String) -> String? { values.first { $0.key == key }?.value }
}

/// The reason for which a text is not a case.
package struct CaseError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
