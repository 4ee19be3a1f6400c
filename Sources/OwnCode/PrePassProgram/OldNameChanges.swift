import SwiftSyntax

// The names of today in the place of those that UIKit had in Swift 4, before anything else looks at the sources.
//
//     NotificationCenter.default.addObserver(self, selector: …, name: .UIKeyboardWillShow, object: nil)
//     button.frame = UIEdgeInsetsInsetRect(bounds, insets)
//
// becomes
//
//     NotificationCenter.default.addObserver(self, selector: …, name: UIResponder.keyboardWillShowNotification, object: nil)
//     button.frame = (bounds).inset(by: insets)

extension [SourceFile] {
  /// The files with the names of today. A name that one of the files declares stays.
  var withNamesOfToday: [SourceFile] {
    guard contains(where: \.hasOldNames) else { return self }
    let own = reduce(into: Set<String>()) { $0.formUnion(DeclaredNames.of($1)) }
    return map { file in
      guard file.hasOldNames else { return file }
      let changes = OldNameChanges(file, except: own)
      changes.walk(file.tree)
      return changes.isEmpty ? file : SourceFile(path: file.path, file.edited)
    }
  }
}

extension SourceFile {
  fileprivate var hasOldNames: Bool { !names.isDisjoint(with: OldNames.all) }
}

/// The names that a file declares, and its functions with their first label: `size(attributes`. What overrides a declaration of
/// UIKit is none of the file's own.
private final class DeclaredNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func of(_ file: SourceFile) -> Set<String> {
    let visitor = DeclaredNames(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return visitor.names
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard node.identifier != nil, let parent = node.parent else { return .skipChildren }
    if let function = parent.as(FunctionDeclSyntax.self) {
      guard !function.modifiers.has("override") else { return .skipChildren }
      let label = function.signature.parameterClause.parameters.first?.firstName.plain ?? ")"
      names.insert("\(node.plain)(\(label)")
    } else if parent.is(IdentifierPatternSyntax.self) {
      let variable = parent.parent?.is(PatternBindingSyntax.self) == true ? parent.around(VariableDeclSyntax.self) : nil
      guard variable?.modifiers.has("override") != true else { return .skipChildren }
    } else if let parameter = parent.as(FunctionParameterSyntax.self) {
      guard OldNames.members[node.plain] != nil, node == parameter.firstName || node == parameter.secondName else {
        return .skipChildren
      }
    } else if !isNamed(parent) {
      return .skipChildren
    }
    names.insert(node.plain)
    return .skipChildren
  }

  private func isNamed(_ node: Syntax) -> Bool {
    node.isProtocol((any NamedDeclSyntax).self) || node.is(EnumCaseElementSyntax.self)
      || node.is(ClosureShorthandParameterSyntax.self) || node.is(ClosureParameterSyntax.self)
  }
}

private final class OldNameChanges: SyntaxVisitor {
  private let file: SourceFile
  private let own: Set<String>
  private(set) var isEmpty = true
  /// The variables that are made as a `CATransition`.
  private let transitions: Set<String>

  init(_ file: SourceFile, except own: Set<String>) {
    (self.file, self.own) = (file, own)
    transitions = Set(
      (file.names.contains("CATransition") ? Variables.of(file) : []).filter {
        $0.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.lastName == "CATransition"
      }.flatMap(\.names))
    super.init(viewMode: .sourceAccurate)
  }

  private func replace(_ range: Range<Int>, by text: String) {
    isEmpty = false
    file.replace(range, by: text)
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard node.identifier != nil else { return .skipChildren }
    let name = node.plain, member = node.parent?.parent?.as(MemberAccessExprSyntax.self), isMember = isMember(node)
    if let label = OldNames.labels[name] {
      replace(node.span, by: label)
    } else if own.contains(name) {
      return .skipChildren
    } else if let new = OldNames.words[name], !isMember {
      replace(node.span, by: new)
    } else if let new = OldNames.members[name] {
      // A local variable may have the new name.
      let isUse = !isMember && node.parent?.is(DeclReferenceExprSyntax.self) == true
      replace(node.span, by: isUse ? "self." + new : new)
    } else if let new = OldNames.typeMembers[name], let member, member.declName.baseName == node,
      member.base.map({ OldNames.owners.contains($0.inOneLine) }) ?? true
    {
      replace(member.span.lowerBound..<node.span.upperBound, by: new)
    }
    return .skipChildren
  }

  /// Whether a name follows a dot that does not stand behind the name of a module.
  private func isMember(_ token: TokenSyntax) -> Bool {
    guard let before = token.previousToken(viewMode: .sourceAccurate), before.tokenKind == .period else { return false }
    return !["UIKit", "Foundation"].contains(before.previousToken(viewMode: .sourceAccurate)?.plain)
  }

  // MARK: Calls

  /// A call in `OldNames.calls` becomes one of today: its arguments stay where they are.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self), OldNames.calledNames.contains(callee.baseName.plain),
      let open = node.leftParen, let close = node.rightParen
    else { return .visitChildren }
    let name = callee.baseName.plain, labels = node.labels
    guard let new = OldNames.calls["\(name)(\(labels.map { $0 + ":" }.joined()))"],
      !own.contains("\(name)(\(labels.first ?? ")")"), !isMember(callee.baseName) || name.first?.isLowercase == true
    else { return .visitChildren }
    let start = callee.span.lowerBound
    guard !labels.isEmpty else {
      replace(start..<close.span.upperBound, by: new)
      return .skipChildren
    }
    let pieces = new.split(separator: /\$\d/, omittingEmptySubsequences: false).map(String.init)
    let commas = node.arguments.dropLast().compactMap { $0.trailingComma?.span }
    for (range, piece) in zip([start..<open.span.upperBound] + commas + [close.span], pieces) {
      replace(range, by: piece)
    }
    for argument in node.arguments {
      if let label = argument.label, let colon = argument.colon {
        replace(label.span.lowerBound..<colon.span.upperBound, by: "")
      }
    }
    return .visitChildren
  }

  // MARK: Texts

  /// A text that is set as a value that has a type of its own today: `layer.lineCap = "round"`.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard isValueOfLayer(node) else { return .visitChildren }
    replace(node.span, by: ".init(rawValue: \(node.trimmedDescription))")
    return .skipChildren
  }

  private func isValueOfLayer(_ node: StringLiteralExprSyntax) -> Bool {
    if let argument = node.parent?.as(LabeledExprSyntax.self) {
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      return argument.label?.plain == "name" && call?.calledExpression.lastName == "CAMediaTimingFunction"
    }
    guard let list = node.parent?.as(ExprListSyntax.self).map(Array.init), list.count == 3,
      list[1].is(AssignmentExprSyntax.self), let member = list[0].as(MemberAccessExprSyntax.self),
      let base = member.base
    else { return false }
    let name = member.declName.baseName.plain
    guard !own.contains(name) else { return false }
    let isOfTransition = name == "type" || name == "subtype"
    return OldNames.texts.contains(name) || isOfTransition && base.lastName.map(transitions.contains) == true
  }
}
