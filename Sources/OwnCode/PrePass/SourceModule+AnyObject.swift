// Objective-C finds any method of an `AnyObject`. Swift does not: here the object gets the type that has the method.
//
//     let touch: AnyObject? = touches.first; touch!.location(in: self)
//     target?.performSelector(onMainThread: action, with: self, waitUntilDone: false)
//
// is compiled as
//
//     let touch: UITouch? = touches.first; touch!.location(in: self)
//     (target as? any ActionPerforming)?.performSelector(onMainThread: action, with: self, waitUntilDone: false)

extension SourceModule {
  mutating func giveObjectsTheirTypes() {
    for index in files.indices {
      let tokens = files[index].tokens
      for position in tokens.indices.dropFirst(4).dropLast(2) {
        let token = tokens[position]
        if token.isWord("AnyObject") { typeTouch(at: position, in: index) }
        if ["perform", "performSelector"].contains(token.text), tokens[position + 1].isSign("("),
          tokens[position - 1].isSign("."), tokens[position - 2].isSign("?"), tokens[position - 3].kind == .word,
          isTarget(tokens[position - 3], in: tokens)
        {
          var start = position - 3
          while start > 1, tokens[start - 1].isSign("."), tokens[start - 2].kind == .word { start -= 2 }
          files[index].insert("(", at: tokens[start].range.lowerBound)
          files[index].insert(" as? any ActionPerforming)", at: tokens[position - 3].range.upperBound)
        }
      }
    }
  }

  /// Whether a property is an object that performs actions: one declared as `AnyObject?`, or the target of a bar button.
  private func isTarget(_ token: SwiftToken, in tokens: [SwiftToken]) -> Bool {
    token.isWord("target") || isAnyObject(token.text, in: tokens)
  }

  /// `let touch: AnyObject? = touches.first`, `for touch: AnyObject in touches`, `(touch as AnyObject).location(in: self)`.
  private mutating func typeTouch(at position: Int, in index: Int) {
    let tokens = files[index].tokens, before = tokens[position - 1]
    let name = tokens[position - 2].text
    guard name.lowercased().hasSuffix("touch") else { return }
    if before.isSign(":"), tokens[position - 3].isWord("let") || tokens[position - 3].isWord("for") {
      files[index].replace(tokens[position].range, by: "UITouch")
    } else if before.isWord("as"), tokens[position + 1].isSign(")"), tokens[position + 2].isSign(".") {
      files[index].replace(before.range.lowerBound..<tokens[position].range.upperBound, by: "as! UITouch")
    }
  }
}
