/// The keyword of a type declaration.
enum TypeDeclarationKind: String { case `class`, `struct`, `enum`, `protocol`, actor, `extension` }

/// A class, structure, enumeration, protocol or extension, with its methods.
struct TypeDeclaration {
  var kind: TypeDeclarationKind
  /// The name with those of the types around it: `Editor.Canvas`.
  var name: String
  /// The types after the colon, as they are written.
  var inherited: [String]
  /// The index of the file.
  var file: Int
  /// The tokens from the first attribute or modifier to the closing brace.
  var tokens: Range<Int>
  /// The index of the opening brace.
  var open: Int
  var hasObjcMembers = false
  var methods: [MethodDeclaration] = []
  var initializers: [InitializerDeclaration] = []
  /// Whether it is `private` or `fileprivate`.
  var isPrivate = false

  /// The index of the closing brace.
  var close: Int { tokens.upperBound - 1 }
}

/// A method of a type.
struct MethodDeclaration {
  struct Parameter: Equatable {
    /// The label at the call; `_` for none.
    var label: String
    /// As it is written, such as `UITapGestureRecognizer?`.
    var type: String
  }

  var name: String
  var parameters: [Parameter]
  /// Whether it has `@objc` or `@IBAction`.
  var isObjc = false
  /// The name in `@objc(name:)`.
  var givenName: String?
  var isOverride = false
  /// Whether a protocol leaves it to choice.
  var isOptional = false
  var isStatic = false
  var isAsync = false
  var isThrowing = false
  var returnsValue = false
  /// As it is written; nil for `Void`.
  var returnType: String?
  /// The tokens of the declaration, from the first attribute or modifier.
  var tokens = 0..<0
  /// The token of `private` or `fileprivate`; nil if it has none.
  var privacy: Int?
  var line: Int
  /// The lines of the braces around the body; `line` without a body.
  var bodyLine = 0, lastLine = 0

  /// The name under which Objective-C knows it: `save:`, `dragWithTouch:event:`.
  var selector: String { givenName ?? MethodDeclaration.selector(name, parameters.map(\.label)) }

  /// - Parameter labels: those of the parameters; `_` for none.
  static func selector(_ name: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return name }
    let head =
      first == "_" ? name : name + (hasPreposition(first) ? first.capitalizedFirst : "With" + first.capitalizedFirst)
    return ([head] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { $0 + ":" }.joined()
  }

  /// Swift puts no `With` before a label that begins with a preposition.
  private static func hasPreposition(_ label: String) -> Bool {
    let word = label.prefix { $0.isLowercase }
    return ["with", "by", "from", "at", "in", "of", "on", "to", "for", "using", "into", "after", "before"]
      .contains(String(word))
  }
}

/// An initializer of a type.
struct InitializerDeclaration {
  /// The labels of the parameters that have no default value; `_` for none.
  var labels: [String]
  var isConvenience: Bool
  var isFailable: Bool
  var isPrivate: Bool
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
