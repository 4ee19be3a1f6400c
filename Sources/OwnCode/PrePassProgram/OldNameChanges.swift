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
    let own = Set(flatMap(\.declaredNames))
    return map { file in
      guard file.hasOldNames else { return file }
      OldNameChanges(file, except: own).walk(file.tree)
      return file.reread
    }
  }
}

extension SourceFile {
  fileprivate var hasOldNames: Bool { !names.isDisjoint(with: OldNames.all) }
}

extension SourceFile {
  /// The names that the file declares, and its functions with their first label: `size(attributes`. What overrides a declaration of
  /// UIKit is none of the file's own.
  fileprivate var declaredNames: [String] {
    tree.all { node in
      if let function = node.as(FunctionDeclSyntax.self) {
        let label = function.signature.parameterClause.parameters.first?.firstName.plain ?? ")"
        return function.modifiers.has("override") ? nil : [function.name.plain, "\(function.name.plain)(\(label)"]
      }
      if let pattern = node.as(IdentifierPatternSyntax.self) {
        let variable = node.parent?.is(PatternBindingSyntax.self) == true ? node.around(VariableDeclSyntax.self) : nil
        return variable?.modifiers.has("override") == true ? nil : [pattern.identifier.plain]
      }
      // The labels of a tuple, in its type and in its value.
      if let label = node.as(TupleTypeElementSyntax.self)?.firstName ?? node.as(LabeledExprSyntax.self)?.label,
        node.parent?.parent?.is(FunctionCallExprSyntax.self) != true
      {
        return [label.plain]
      }
      if let parameter = node.as(FunctionParameterSyntax.self) {
        return [parameter.firstName.plain, parameter.secondName?.plain].compactMap(\.self).filter {
          OldNames.members[$0] != nil
        }
      }
      return
        (node.asProtocol((any NamedDeclSyntax).self)?.name ?? node.as(EnumCaseElementSyntax.self)?.name
        ?? node.as(ClosureShorthandParameterSyntax.self)?.name ?? node.as(ClosureParameterSyntax.self)?.firstName)
        .map { [$0.plain] }
    }.flatMap { (names: [String]) in names }
  }
}

private final class OldNameChanges: SyntaxVisitor {
  private let file: SourceFile
  private let own: Set<String>
  /// The variables that are made as a `CATransition`.
  private let transitions: Set<String>

  init(_ file: SourceFile, except own: Set<String>) {
    (self.file, self.own) = (file, own)
    transitions = Set(
      (file.names.contains("CATransition") ? file.variables : []).filter {
        $0.value?.as(FunctionCallExprSyntax.self)?.calledExpression.lastName == "CATransition"
      }.map(\.name))
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard node.identifier != nil else { return .skipChildren }
    let name = node.plain, member = node.parent?.parent?.as(MemberAccessExprSyntax.self), isMember = isMember(node)
    if let label = OldNames.labels[name] {
      file.replace(node, by: label)
    } else if own.contains(name) {
      return .skipChildren
    } else if let new = OldNames.words[name], !isMember {
      file.replace(node, by: new)
    } else if name == "characters", isMember, !file.names.contains("AttributedString") {
      // The characters of a text, which is a collection itself today.
      file.replace(node, by: "self")
    } else if let new = OldNames.members[name] {
      // A local variable may have the new name.
      let isUse = !isMember && node.parent?.is(DeclReferenceExprSyntax.self) == true
      file.replace(node, by: isUse ? "self." + new : new)
    } else if let new = OldNames.typeMembers[name], let member, member.declName.baseName == node,
      member.base.map({ OldNames.owners.contains($0.inOneLine) }) ?? true
    {
      file.replace(member.span.lowerBound..<node.span.upperBound, by: new)
    }
    return .skipChildren
  }

  /// `let mode: String = kCAFillModeForwards` leaves out the type, which has its own name today.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let annotation = node.typeAnnotation, annotation.type.trimmedDescription == "String",
      let name = node.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.plain, name.hasPrefix("kCA"),
      !own.contains(name), OldNames.words[name] != nil
    {
      file.replace(annotation)
    }
    return .visitChildren
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
      file.replace(start..<close.span.upperBound, by: new)
      return .skipChildren
    }
    let pieces = new.split(separator: /\$\d/, omittingEmptySubsequences: false).map(String.init)
    let commas = node.arguments.dropLast().compactMap { $0.trailingComma?.span }
    for (range, piece) in zip([start..<open.span.upperBound] + commas + [close.span], pieces) {
      file.replace(range, by: piece)
    }
    file.removeLabels(of: node)
    return .visitChildren
  }

  // MARK: Texts

  /// A text that is set as a value that has a type of its own today: `layer.lineCap = "round"`.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    guard isValueOfLayer(node) else { return .visitChildren }
    file.replace(node, by: ".init(rawValue: \(node.trimmedDescription))")
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
