import SwiftSyntax

/// The files of a person's module, and the types in them.
final class SourceModule {
  let files: [SourceFile]
  let types: [TypeDeclaration]
  private let named: [String: [TypeDeclaration]]
  /// The names of properties, and of parts of tuples, that hold a closure.
  private(set) lazy var namesOfCalls = Set(
    variables.filter { $0.type.map(mayHoldClosure) == true }.map(\.name)
      + files.flatMap { $0.tree.all(TupleTypeElementSyntax.self) }.filter { mayHoldClosure($0.type) }.compactMap {
        $0.firstName?.plain
      })
  private func mayHoldClosure(_ type: TypeSyntax) -> Bool {
    type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow || namesOfClosures.contains($0.plain) }
  }
  /// The names that the module gives to types of closures.
  private lazy var namesOfClosures = Set(
    files.flatMap { file in
      file.tree.all { $0.as(TypeAliasDeclSyntax.self) }.filter(\.initializer.value.holdsClosure).map(\.name.plain)
    })
  /// The methods that protocols leave to choice, by their names.
  private(set) lazy var optionalMethods = Dictionary(
    grouping: types.filter { $0.kind == .protocol }.flatMap { owner in
      owner.methods.filter(\.isOptional).map { (method: $0, owner: owner) }
    }, by: \.method.name)
  /// The methods of the protocols that Objective-C knows, by their names.
  private(set) lazy var objcRequirements = Dictionary(
    grouping: types.filter { $0.kind == .protocol && $0.isObjc }.flatMap { owner in
      owner.methods.map { (method: $0, owner: owner) }
    }, by: \.method.name)
  /// The names of the methods that selectors mean.
  private(set) lazy var namesInSelectors = Set(methodsOfSelectors.map(\.name))
  /// The names of the methods for which `responds(to:)` may be asked.
  private(set) lazy var askedSelectors = selectorsAskedFor()
  /// The members of types that have got another name, or override nothing here.
  var renamed: Set<SyntaxIdentifier> = []
  /// The methods that override a method that the pre-pass gave to a superclass, with the modifiers for that.
  var inheriting: [SyntaxIdentifier: String] = [:]
  /// The names of variables that hold a class of UIKit or of the module.
  private(set) lazy var namesOfTypes = {
    let names = Set(variables.filter(holdsType).map(\.name))
    // `if let type = optionalType`, `if let type = types["cell"]`
    let opened = variables.filter { variable in
      let element = variable.value?.as(SubscriptCallExprSyntax.self)?.calledExpression
      return variable.type == nil && (element ?? variable.value)?.lastName.map(names.contains) == true
    }
    // `for type in types`
    let loops = files.flatMap { $0.tree.all { $0.as(ForStmtSyntax.self) } }.filter { loop in
      loop.sequence.lastName.map(names.contains) == true
    }
    return names.union(opened.map(\.name)).union(loops.map(\.pattern.trimmedDescription))
  }()
  private(set) lazy var variables = files.flatMap(\.variables)
  /// Statements that put methods of extensions in the place of those of UIKit.
  var replacements: [String] = []
  /// The type with `@main` or `@UIApplicationMain`.
  var mainType: String?
  /// The call of its `main()`, if it declares one.
  var mainCall: String?

  init(_ files: [SourceFile]) {
    self.files = files
    types = files.flatMap(\.types)
    named = Dictionary(grouping: types, by: \.name)
  }

  /// All declarations and extensions of a type.
  func declarations(of name: String) -> [TypeDeclaration] { named[name] ?? [] }

  /// The class of a name; nil for other types and for those of other modules.
  func classNamed(_ name: String) -> TypeDeclaration? { named[name]?.first { $0.kind == .class } }

  /// The name of a type that stands in another one, with the types around it.
  func resolved(_ name: String, in type: String) -> String {
    let plain = name.withoutModule
    var outer = type[...]
    while !outer.isEmpty {
      let inner = outer + "." + plain
      if named[String(inner)] != nil { return String(inner) }
      outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
    }
    return plain
  }

  /// The superclass of a class, if it is in this module.
  func superclass(of type: TypeDeclaration) -> TypeDeclaration? {
    guard let first = type.inherited.first else { return nil }
    let outer = type.name.lastIndex(of: ".").map { String(type.name[..<$0]) } ?? ""
    return classNamed(resolved(first, in: outer))
  }

  /// The class, and its superclasses in this module. Classes that inherit from one another in a circle have no end.
  func line(of type: TypeDeclaration) -> [TypeDeclaration] {
    var line = [type]
    while let next = superclass(of: line[line.count - 1]), !line.contains(where: { $0 === next }) { line.append(next) }
    return line
  }

  /// The name of the first superclass that is not of this module; nil for a class without one, and for classes in a circle.
  func foreignSuperclass(of type: TypeDeclaration) -> String? {
    let last = line(of: type).last ?? type
    return superclass(of: last) == nil ? last.inherited.first?.withoutModule : nil
  }

  func isSubclass(_ type: String, of other: String) -> Bool {
    classNamed(type).map { line(of: $0).dropFirst().contains { $0.name == other } } ?? false
  }

  /// Whether Objective-C knows the members of a class: subclasses inherit `@objcMembers`.
  func hasObjcMembers(_ type: TypeDeclaration) -> Bool {
    line(of: type).contains { $0.node.attributes.contains("objcMembers") }
  }

  /// Whether a type, one of its extensions, a superclass or a protocol of these names a protocol.
  func conforms(_ type: String, to name: String) -> Bool {
    var names = classNamed(type).map { line(of: $0).map(\.name) } ?? [type], index = 0
    while index < names.count, !names.contains(name) {
      let inherited = declarations(of: names[index]).flatMap { $0.inherited.map(\.withoutModule) }
      names += inherited.filter { !names.contains($0) }
      index += 1
    }
    return names.contains(name)
  }

  /// Whether a class of UIKit or of the module is a view or a controller.
  func isResponder(_ name: String) -> Bool {
    SourceModule.isResponder(classNamed(name).flatMap { foreignSuperclass(of: $0) } ?? name)
  }

  /// Whether a class of UIKit is a responder, which has a table. UIKit names its views and controllers by what they are.
  static func isResponder(_ name: String) -> Bool {
    let kinds = [
      "View", "Controller", "Control", "Button", "Switch", "Slider", "Stepper", "Label", "Window", "Application",
      "Cell", "Field", "Bar", "bar", "Picker", "Responder", "Scene",
    ]
    return name.hasPrefix("UI") && kinds.contains(where: name.hasSuffix) && !name.hasSuffix("PresentationController")
      && !["UIMenuController", "UIDocumentInteractionController"].contains(name)
  }

  /// Whether a variable is declared as `UIView.Type`, as an optional or an array of it, or as `source.type as? UIView.Type`.
  private func holdsType(_ variable: Variable) -> Bool {
    let cast = variable.value?.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    let call = variable.value?.as(FunctionCallExprSyntax.self)?.calledExpression
    // `[String: Cell.Type]()`
    let values = call?.as(DictionaryExprSyntax.self)?.content.as(DictionaryElementListSyntax.self)?.first?.value
    if let name = values?.as(MemberAccessExprSyntax.self), name.declName.baseName.text == "Type", let base = name.base {
      return isOfUIKit(named: base.trimmedDescription)
    }
    var type = variable.type ?? cast
    while let inner = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type?.as(ArrayTypeSyntax.self)?.element
      ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type?.as(DictionaryTypeSyntax.self)?.value
    { type = inner }
    return (type?.metatypeBase).map(isOfUIKit) ?? false
  }

  /// The module with all changes.
  var prepared: PreparedModule {
    let shown = listShownClasses(), changed = files.map(\.changed)
    var module = PreparedModule(sources: changed.map(\.text), columns: changed.map(\.columns))
    (module.appDelegate, module.mainCall) = (mainCall == nil ? mainType : nil, mainCall)
    (module.classes, module.replacements) = (shown, replacements)
    let classes = types.filter { $0.kind == .class && !$0.isLocal }
    module.hasOutlets = types.contains { $0.properties.contains { $0.attributes.contains("IBOutlet") } }
    let numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { (ObjectIdentifier($1), $0) })
    module.functions = types.filter { ($0.kind == .class || $0.kind == .extension) && !$0.isLocal }.flatMap {
      functions(of: $0, file: numbers[ObjectIdentifier($0.file)] ?? 0)
    }
    let pairs = classes.compactMap { type in type.inherited.first.map { (type.name, $0) } }
    module.superclasses = Dictionary(pairs) { first, _ in first }
    let usable = classes.filter { !$0.isPrivate && !$0.isGeneric && !$0.node.attributes.forbidUse }
    let names = usable.compactMap { type in
      type.node.attributes.argument(of: "objc").map { ($0, type.name) }
    }
    module.objcNames = Dictionary(names) { first, _ in first }
    module.script = files.firstIndex(where: \.isScript)
    module.isPlayground = module.script.map { files[$0].isPlayground } ?? false
    return module
  }

  private func functions(of type: TypeDeclaration, file: Int) -> [SourceFunction] {
    type.methods.filter { !$0.isStatic }.map { method in
      let body = method.node.body, head = type.file.line(at: method.node.signature.span.upperBound)
      let lines = method.line...max(method.line, body.map { type.file.line(at: $0.span.upperBound) } ?? head)
      return SourceFunction(
        className: type.name, name: method.nameWithLabels, selector: method.selector, file: file, lines: lines,
        bodyLine: body.map { type.file.line(at: $0.span.lowerBound) } ?? lines.upperBound)
    }
  }
}

/// A variable of a file, also one in a condition, and a parameter.
struct Variable {
  let name: String
  let type: TypeSyntax?
  let value: ExprSyntax?

  init?(_ node: Syntax) {
    var pattern: PatternSyntax?
    if let one = node.as(PatternBindingSyntax.self) {
      (pattern, type, value) = (one.pattern, one.typeAnnotation?.type, one.initializer?.value)
    } else if let one = node.as(OptionalBindingConditionSyntax.self) {
      (pattern, type, value) = (one.pattern, one.typeAnnotation?.type, one.initializer?.value)
    } else if let one = node.as(FunctionParameterSyntax.self) {
      (name, type, value) = ((one.secondName ?? one.firstName).plain, one.type, nil)
      return
    } else {
      return nil
    }
    guard let identifier = pattern?.as(IdentifierPatternSyntax.self)?.identifier else { return nil }
    name = identifier.plain
  }

  /// Whether it is a `[AnyObject]`, by its type or by a cast.
  var isListOfObjects: Bool {
    if let type { return type.inOneLine == "[AnyObject]" }
    return value?.as(SequenceExprSyntax.self)?.elements.last?.trimmedDescription == "[AnyObject]"
  }
}

extension SourceFile {
  var variables: [Variable] { tree.all(Variable.init) }
}

extension TypeSyntax {
  /// Whether it has an arrow.
  var holdsClosure: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow } }
}
