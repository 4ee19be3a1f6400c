import SwiftSyntax

/// Changes single expressions, attributes and modifiers of a file.
final class Rewriter: SyntaxVisitor {
  let module: SourceModule
  let file: SourceFile
  /// The generic parameters of the file that are classes of UIKit: `<Item: UIView>`.
  let viewParameters: Set<String>
  /// The names of properties whose type is `AnyObject` or `AnyObject?`, and of loop variables over lists of such objects.
  let objects: Set<String>
  /// The names of dictionaries with values that are an `AnyObject`.
  let dictionaries: Set<String>

  init(_ module: SourceModule, _ file: SourceFile) {
    (self.module, self.file) = (module, file)
    let variables = file.names.contains("AnyObject") ? file.variables : []
    let lists = Set(variables.filter(\.isListOfObjects).map(\.name))
    objects = Set(variables.filter { ["AnyObject", "AnyObject?"].contains($0.type?.trimmedDescription) }.map(\.name))
      .union(file.tree.all { Rewriter.element($0, of: lists) })
    dictionaries = Set(variables.filter { $0.type?.inOneLine.hasSuffix(": AnyObject]") == true }.map(\.name))
    viewParameters = Set(file.tree.all { module.viewParameter(Syntax($0)) })
    super.init(viewMode: .sourceAccurate)
  }

  /// The name that a loop gives to the elements of one of `lists`.
  private static func element(_ node: Syntax, of lists: Set<String>) -> String? {
    guard let loop = node.as(ForStmtSyntax.self), let name = loop.pattern.as(IdentifierPatternSyntax.self),
      let list = loop.sequence.lastName, lists.contains(list)
    else { return nil }
    return name.identifier.plain
  }

  // MARK: Attributes and modifiers

  /// Attributes that mean nothing here.
  static let removed: Set = [
    "objc", "objcMembers", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction", "NSCopying",
    "GKInspectable", "nonobjc",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    // Current compilers refuse it at stored properties; newer Swift than that of the attribute is used anyway.
    let isOfSwift = name == "available" && node.arguments?.trimmedDescription.hasPrefix("swift") == true
    // A block of Objective-C is a closure here.
    let isBlock = name == "convention" && node.arguments?.trimmedDescription == "block"
    if isOfSwift || isBlock || Rewriter.removed.contains(name) { file.replace(node) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    file.replace(["dynamic"], in: node)
    // As current compilers want it.
    if node.has("static") { file.replace(["open"], in: node, by: "public") }
    return .visitChildren
  }

  /// `@NSManaged var angle: CGFloat` of a layer, which Core Animation keeps under its name, gets a body that does that.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.named("NSManaged") else { return .visitChildren }
    file.replace(attribute)
    file.replace(["weak"], in: node.modifiers)
    for binding in node.bindings {
      guard let annotation = binding.typeAnnotation, binding.accessorBlock == nil else { continue }
      var type = annotation.type.inOneLine
      if type.hasSuffix("!") { type = type.dropLast() + "?" }
      let key = binding.pattern.trimmedDescription.swiftLiteral
      file.insert(
        " { get { managedValue(forKey: \(key)) as \(type) } set { setManagedValue(newValue, forKey: \(key)) } }",
        after: annotation)
    }
    return .visitChildren
  }

  // MARK: Macros

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    leaveOutPreview(node, node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": file.replace(node, by: selector(node))
    case "keyPath": file.replace(node, by: Rewriter.keyPath(node.arguments))
    default: return leaveOutPreview(node, node.macroName)
    }
    return .skipChildren
  }

  /// Xcode's preview of a view has no place here.
  private func leaveOutPreview(_ node: some SyntaxProtocol, _ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    file.replace(node)
    return .skipChildren
  }

  /// `"frame.origin"` for `UIView.frame.origin`: what begins with a capital is a type, but for the last name.
  private static func keyPath(_ arguments: LabeledExprListSyntax) -> String {
    let words = arguments.tokens(viewMode: .sourceAccurate).filter { $0.identifier != nil || $0.text == "self" }.map(
      \.plain)
    let path = words.dropLast().drop { $0.first?.isUppercase == true || $0 == "self" } + words.suffix(1)
    return path.joined(separator: ".").swiftLiteral
  }

  // MARK: Touches and views

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    typeTouch(node.pattern, node.typeAnnotation)
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    typeTouch(node.pattern, node.typeAnnotation)
    if node.sequence.lastName == "subviews" { typeObject(node.typeAnnotation, as: "UIView") }
    return .visitChildren
  }

  /// Linux has every version of iOS: `#available(iOS 99, *)` becomes `false`.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let versions = node.availabilityArguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
    if let wanted = versions.first(where: { $0.platform.text == "iOS" })?.version,
      (Int(wanted.major.text) ?? 0, Int(wanted.components.first?.number.text ?? "") ?? 0) > Phone.system
    {
      file.replace(node, by: node.availabilityKeyword.tokenKind == .poundUnavailable ? "true" : "false")
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    keepClass(node)
    return .visitChildren
  }

  // MARK: Calls and members

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain {
      makeEmptyText(node, name)
      nameSystemBundle(node, name)
      if isMade(name, around: Syntax(node)), Rewriter.canMake(node) {
        file.insert(".made", after: node.calledExpression)
      }
      nameFunction(node, name)
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      make(node, member)
      perform(member)
    }
    if let (member, mark) = node.calledExpression.unwrappedMember { callOptional(node, member, mark) }
    return .visitChildren
  }

  /// `abs(x)` in an extension of a number becomes `Swift.abs(x)`: Foundation on Linux has a static function of that name.
  private func nameFunction(_ node: FunctionCallExprSyntax, _ name: String) {
    guard name == "abs", let type = node.around(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
      ["CGFloat", "Double", "Float"].contains(type)
    else { return }
    file.insert("Swift.", before: node.calledExpression)
  }

  /// `NSAttributedString()` becomes `NSAttributedString(string: "")`: an object of Foundation on Linux has no `init()` that it
  /// does not declare.
  private func makeEmptyText(_ node: FunctionCallExprSyntax, _ name: String) {
    guard ["NSAttributedString", "NSMutableAttributedString", "NSTextStorage"].contains(name), node.arguments.isEmpty,
      let bracket = node.rightParen
    else { return }
    file.insert("string: \"\"", before: bracket)
  }

  /// `Bundle(identifier: "com.apple.UIKit")` becomes the bundle of the program: Linux has none of UIKit, from which apps take texts.
  private func nameSystemBundle(_ node: FunctionCallExprSyntax, _ name: String) {
    guard name == "Bundle", node.labels == ["identifier"],
      let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      text.hasPrefix("com.apple.UIKit")
    else { return }
    file.replace(node, by: "Optional(Bundle.main)")
  }

  /// `delegate?.scrollViewDidScroll?(view)` and the same with `!` become plain calls: methods of delegates that are optional in Objective-C have
  /// a default implementation here. A closure that a property holds is still called with `?`. Methods that protocols of the module
  /// leave to choice are properties. `if let rows = list.tableView?(table, numberOfRowsInSection: 0)` needs an answer that may be
  /// missing.
  private func callOptional(_ node: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax, _ mark: TokenSyntax) {
    guard member.base != nil else { return }
    let name = member.declName.baseName.plain
    if !callOptionalMethod(node, member), Rewriter.isOfDelegate(name), !module.namesOfCalls.contains(name) {
      file.replace(mark)
      guard mark.text == "?", let value = node.parent?.as(InitializerClauseSyntax.self),
        value.parent?.is(OptionalBindingConditionSyntax.self) == true
      else { return }
      file.insert("optionalAnswer(", before: node)
      file.insert(")", after: node)
    }
  }

  /// Whether a method is called as those of UIKit's delegates are: after the object that calls it.
  private static func isOfDelegate(_ method: String) -> Bool {
    let callers = [
      "scrollView", "gestureRecognizer", "tableView", "collectionView", "textField", "textView", "navigationController",
      "tabBarController", "pickerView", "searchBar", "tabBar", "navigationBar", "pageViewController",
      "imagePickerController", "presentationController", "popoverPresentationController", "splitViewController",
      "searchController", "dynamicAnimator", "collisionBehavior", "alertView", "actionSheet",
    ]
    let others = [
      "viewForZooming", "animationDidStart", "animationDidStop", "numberOfSections", "addAnimations", "addCompletion",
      "continueAnimation",
    ]
    return others.contains(method)
      || callers.contains { method.hasPrefix($0) && (method.dropFirst($0.count).first?.isUppercase ?? true) }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    nameOptionalMethod(node)
    findMember(node)
    nameFoundation(node)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The mark of `a?` and `a!`.
  var unwrapMark: TokenSyntax? {
    Syntax(self).as(OptionalChainingExprSyntax.self)?.questionMark
      ?? Syntax(self).as(ForceUnwrapExprSyntax.self)?.exclamationMark
  }
}

extension ExprSyntax {
  /// The member of `a.b?` and `a.b!`, and the mark.
  var unwrappedMember: (MemberAccessExprSyntax, TokenSyntax)? {
    let inner = self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression
    guard let member = inner?.as(MemberAccessExprSyntax.self), let mark = unwrapMark else { return nil }
    return (member, mark)
  }

  /// The name behind the last dot.
  var lastName: String? {
    (self.as(MemberAccessExprSyntax.self)?.declName ?? self.as(DeclReferenceExprSyntax.self))?.baseName.plain
  }
}
