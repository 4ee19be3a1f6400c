/// Gives the objects of a scene the names that they have in Swift.
struct SwiftNames {
  private var properties: [String: String] = [:]
  private var classes: [String: String] = [:]
  private var taken: Set<String> = reserved

  /// Returns the name of the property for an object, such as `listView` for `list` if `list` is taken.
  mutating func property(_ name: String, suffix: String = "View") -> String {
    if let known = properties[name] { return known }
    let result = unique(SwiftNames.identifier(name, prefix: suffix.lowercasedFirst, isType: false), suffix: suffix)
    properties[name] = result
    return result
  }

  /// Returns the name of the class for an object, such as `YellowView` for `yellow`.
  mutating func type(_ name: String, suffix: String) -> String {
    if let known = classes[name] { return known }
    var stem = SwiftNames.identifier(name, prefix: suffix, isType: true)
    if !stem.hasSuffix(suffix) { stem += suffix }
    if stem.hasPrefix("UI") { stem = "My" + stem }
    let result = unique(stem, suffix: "")
    classes[name] = result
    return result
  }

  /// Whether `type(_:suffix:)` was not called for the object yet.
  func isNewType(_ name: String) -> Bool { classes[name] == nil }

  private mutating func unique(_ stem: String, suffix: String) -> String {
    var result = taken.contains(stem) ? stem + suffix : stem, number = 2
    while !taken.insert(result).inserted { (result, number) = ("\(stem)\(suffix)\(number)", number + 1) }
    return result
  }

  /// Returns the name of a method for an action.
  static func method(_ action: String) -> String {
    let name = identifier(action.filter { $0 != ":" }, prefix: "perform", isType: false)
    return reserved.contains(name) ? name + "Action" : name
  }

  /// Returns a name that Swift accepts: with a letter at its beginning, without signs.
  private static func identifier(_ name: String, prefix: String, isType: Bool) -> String {
    let clean = name.filter { $0.isLetter || $0.isNumber && $0.isASCII || $0 == "_" }
    guard let first = clean.first else { return prefix }
    let word = first.isLetter || first == "_" ? clean : prefix + clean
    return isType ? word.uppercasedFirst : word.lowercasedFirst
  }

  /// Words of Swift, and members of `UIViewController` that a property would hide.
  private static let reserved: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "open", "operator",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "any", "some", "Any",
    "view", "title", "parent", "children", "next", "description", "hash", "isEditing", "storyboard", "undoManager",
    "inputView", "actions", "isFirstResponder", "tabBarItem", "navigationItem", "presentedViewController", "nibName",
    "nibBundle", "isBeingPresented", "superclass", "window", "dismiss", "present", "show", "loadView", "undo", "copy",
    "paste", "cut", "delete", "select", "selectAll", "place", "UIView", "NSObject", "Selector",
  ]
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
  fileprivate var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
