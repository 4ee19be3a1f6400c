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
    let own = reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    return map { $0.withNamesOfToday(except: own) }
  }
}

extension SourceFile {
  /// The names that the file declares, and its functions with their first label: `size(attributes`. What overrides a
  /// declaration of UIKit is none of the file's own.
  fileprivate var declaredNames: Set<String> {
    var names: Set<String> = []
    for position in tokens.indices.dropFirst() where tokens[position].kind == .word {
      let name = tokens[position].text, next = token(position + 1)
      switch tokens[position - 1].text {
      case "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype", "var", "let", "func":
        let modifiers = tokens[..<position].suffix(5).filter { $0.line == tokens[position].line }
        guard !modifiers.contains(where: { $0.isWord("override") }) else { continue }
        names.insert(name)
        if next?.isSign("(") == true, let label = token(position + 2) { names.insert("\(name)(\(label.text)") }
      // Else the case of a `switch`.
      case "case" where next?.line != tokens[position].line || "}=(;".contains(next?.text ?? ""): names.insert(name)
      // A parameter. The key of a dictionary is a constant.
      case "(", ",":
        if OldNames.members[name] != nil, next?.isSign(":") == true || next?.kind == .word { names.insert(name) }
      default: break
      }
    }
    return names
  }

  fileprivate func withNamesOfToday(except own: Set<String>) -> SourceFile {
    // The longer one of two changes at one place: `RunLoopMode.commonModes` before `RunLoopMode`.
    let changes = changes(except: own).sorted { $0.range.upperBound > $1.range.upperBound }
    guard !changes.isEmpty else { return self }
    var file = self
    for change in changes { file.replace(change.range, by: change.text) }
    return SourceFile(path: path, file.edited)
  }

  private typealias Change = (range: Range<Int>, text: String)

  private func changes(except own: Set<String>) -> [Change] {
    tokens.indices.flatMap { position -> [Change] in
      let token = tokens[position]
      if token.kind == .string {
        let inner = token.interpolated.isEmpty ? [] : withTokens(token.interpolated).changes(except: own)
        return isValueOfLayer(at: position, except: own) ? [wrap(token.range)] : inner
      }
      guard token.kind == .word else { return [] }
      if let label = OldNames.labels[token.text] { return [(token.range, label)] }
      if let call = call(at: position, except: own) { return call }
      guard !own.contains(token.text) else { return [] }
      if let new = OldNames.words[token.text], !isMember(position) { return [(token.range, new)] }
      if let new = OldNames.members[token.text] {
        // A local variable may have the new name.
        let isUse = !isMember(position) && self.token(position - 1)?.isDeclaring != true
        return [(token.range, isUse ? "self." + new : new)]
      }
      if let new = OldNames.typeMembers[token.text], let start = startOfPath(at: position) {
        return [(start..<token.range.upperBound, new)]
      }
      return []
    }
  }

  private func token(_ position: Int) -> SwiftToken? { tokens.indices.contains(position) ? tokens[position] : nil }

  /// Whether a name follows a dot that does not stand behind the name of a module.
  private func isMember(_ position: Int) -> Bool {
    token(position - 1)?.isSign(".") == true && !["UIKit", "Foundation"].contains(token(position - 2)?.text)
  }

  // MARK: Members of types

  /// Where the path before a member begins: at one of `OldNames.owners`, or at the dot if there is nothing before it. Nil for
  /// members of anything else.
  private func startOfPath(at position: Int) -> Int? {
    guard let dot = token(position - 1), dot.isSign(".") else { return nil }
    var first = position - 1
    while first >= 1, tokens[first].isSign("."), tokens[first - 1].kind == .word, isBeside(first - 1, first) {
      first -= 2
    }
    if first == position - 1 { return beginsExpression(at: first) ? dot.range.lowerBound : nil }
    let path = tokens[(first + 1)..<(position - 1)].map(\.text).joined()
    return OldNames.owners.contains(path) ? tokens[first + 1].range.lowerBound : nil
  }

  private func isBeside(_ one: Int, _ other: Int) -> Bool {
    tokens[one].range.upperBound == tokens[other].range.lowerBound
  }

  /// Whether a dot begins an expression, as in `name: .UIKeyboardWillShow`.
  private func beginsExpression(at dot: Int) -> Bool {
    guard let before = token(dot - 1) else { return true }
    if before.kind == .sign, "([,:={&|".contains(before.text) { return true }
    return !isBeside(dot - 1, dot) && before.line == tokens[dot].line
  }

  // MARK: Calls

  /// The changes that make a call in `OldNames.calls` one of today: its arguments stay where they are.
  private func call(at position: Int, except own: Set<String>) -> [Change]? {
    let name = tokens[position].text
    guard let open = token(position + 1), open.isSign("("), OldNames.calledNames.contains(name) else { return nil }
    let arguments = labels(ofCallAt: position + 1), labels = arguments.map(\.text)
    guard let new = OldNames.calls["\(name)(\(labels.map { $0 + ":" }.joined()))"],
      !own.contains("\(name)(\(labels.first ?? ")")"), !isMember(position) || name.first?.isLowercase == true
    else { return nil }
    let close = tokens[end(ofBracketAt: position + 1)].range
    guard !arguments.isEmpty else { return [(tokens[position].range.lowerBound..<close.upperBound, new)] }
    let pieces = new.split(separator: /\$\d/, omittingEmptySubsequences: false).map(String.init)
    let ends = [tokens[position].range.lowerBound..<open.range.upperBound] + commas(inBracketAt: position + 1) + [close]
    return Array(zip(ends, pieces)) + arguments.compactMap { argument in argument.range.map { ($0, "") } }
  }

  /// The commas between the arguments in a bracket.
  private func commas(inBracketAt open: Int) -> [Range<Int>] {
    var commas: [Range<Int>] = [], position = open + 1
    let close = end(ofBracketAt: open)
    while position < close {
      if tokens[position].isSign(",") { commas.append(tokens[position].range) }
      let isBracket = tokens[position].kind == .sign && "([{".contains(tokens[position].text)
      position = isBracket ? end(ofBracketAt: position) + 1 : position + 1
    }
    return commas
  }

  // MARK: Texts

  /// Whether a text is set as a value that has a type of its own today.
  private func isValueOfLayer(at position: Int, except own: Set<String>) -> Bool {
    guard position >= 4 else { return false }
    let before = tokens[(position - 4)..<position].map(\.text)
    if before == ["CAMediaTimingFunction", "(", "name", ":"] { return true }
    guard before[1] == ".", before[3] == "=", !own.contains(before[2]) else { return false }
    return OldNames.texts.contains(before[2]) || ["type", "subtype"].contains(before[2]) && isTransition(before[0])
  }

  /// Whether a variable of the file is made as a `CATransition`.
  private func isTransition(_ name: String) -> Bool {
    tokens.indices.dropFirst(2).contains {
      tokens[$0].isWord("CATransition") && tokens[$0 - 1].isSign("=") && tokens[$0 - 2].isWord(name)
    }
  }

  private func wrap(_ text: Range<Int>) -> Change { (text, ".init(rawValue: \(self.text(text)))") }
}

extension SwiftToken {
  fileprivate var isDeclaring: Bool { isWord("func") || isWord("var") }
}
