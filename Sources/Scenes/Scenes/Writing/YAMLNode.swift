/// A value of a YAML text with its place, for changing parts of the text and keeping the rest.
final class YAMLNode {
  enum Content {
    case scalar
    /// - Parameter isFlow: true for `[a, b]`, false for lines that begin with `- `.
    case list([Item], isFlow: Bool)
    /// - Parameter isFlow: true for `{ a: b }`, false for lines of `key: value`.
    case fields([Item], isFlow: Bool)
  }

  /// An element of a list, or a key with its value.
  struct Item {
    /// Nil in a list.
    var key: YAMLNode?
    /// The text of the key.
    var name = ""
    var value: YAMLNode
    /// The lines of comments and blank lines that belong to the item. Used only outside flow style.
    var leading = 0..<0
    /// The lines of the item, with its key or dash. Used only outside flow style.
    var body = 0..<0

    var start: YAMLPlace { key?.start ?? value.start }
  }

  var content: Content
  var start: YAMLPlace
  /// The place after the last character, without comments and blank lines that follow.
  var end: YAMLPlace
  /// The comments and blank lines after the last item that belong to no later one. Used only outside flow style.
  var tail = 0..<0

  init(_ content: Content, start: YAMLPlace, end: YAMLPlace) {
    (self.content, self.start, self.end) = (content, start, end)
  }

  /// Whether the value is `[…]` or `{…}`.
  var isFlow: Bool {
    switch content {
    case .list(_, let isFlow), .fields(_, let isFlow): isFlow
    case .scalar: false
    }
  }

  var items: [Item] {
    switch content {
    case .list(let items, _), .fields(let items, _): items
    case .scalar: []
    }
  }
}

/// A place in a text. Lines and columns count from 0; columns are Unicode scalars.
struct YAMLPlace: Equatable, Comparable {
  var line: Int
  var column: Int

  static func < (one: YAMLPlace, other: YAMLPlace) -> Bool { (one.line, one.column) < (other.line, other.column) }
}
