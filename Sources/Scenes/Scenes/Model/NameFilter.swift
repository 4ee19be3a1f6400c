/// Some of a scene's views or recognizers, written `all`, `none`, `view1 view2` or `except view1`.
package enum NameFilter: Equatable, Sendable {
  case none
  case all
  case only([String])
  case except([String])

  /// Whether the filter lets the object of this name through.
  package func contains(_ name: String) -> Bool {
    switch self {
    case .none: false
    case .all: true
    case .only(let names): names.contains(name)
    case .except(let names): !names.contains(name)
    }
  }

  /// The names in the filter's text.
  package var names: [String] {
    switch self {
    case .none, .all: []
    case .only(let names), .except(let names): names
    }
  }

  /// The words of the format, which cannot be names.
  static let words = ["all", "none", "except"]

  /// Reads `all`, `none`, or names with or without `except` before them.
  /// - Parameter what: what the names stand for: `view`.
  static func parse(_ words: inout WordScanner, of what: ProblemText) throws(TextError) -> NameFilter {
    if words.take("all") { return .all }
    if words.take("none") { return .none }
    let isExcept = words.take("except")
    var names: [String] = []
    repeat { names.append(try words.next("all, none, or the name of a \(what)").text) } while words.peek != nil
    return isExcept ? .except(names) : .only(names)
  }
}

extension NameFilter: CustomStringConvertible {
  /// The text that a scene file has.
  package var description: String {
    switch self {
    case .none: "none"
    case .all: "all"
    case .only(let names): names.joined(separator: " ")
    case .except(let names): "except " + names.joined(separator: " ")
    }
  }
}

extension NameFilter {
  /// Returns the filter that treats one name in the other way.
  package func toggling(_ name: String) -> NameFilter {
    switch self {
    case .none: return .only([name])
    case .all: return .except([name])
    case .only(let names):
      let others = names.filter { $0 != name }
      return others.count == names.count ? .only(names + [name]) : others.isEmpty ? .none : .only(others)
    case .except(let names):
      let others = names.filter { $0 != name }
      return others.count == names.count ? .except(names + [name]) : others.isEmpty ? .all : .except(others)
    }
  }
}
