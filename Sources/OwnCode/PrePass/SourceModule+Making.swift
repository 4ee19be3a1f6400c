// Objects of a class that only the running program knows. Objective-C has every initializer of UIKit for that; Swift has the
// required ones alone, so the call goes to a function of this `UIKit`.
//
//     func add<Item: UIView>(_ type: Item.Type) -> Item { Item() }
//     let copy = type(of: view).init(frame: view.frame)
//
// is compiled as
//
//     func add<Item: UIView>(_ type: Item.Type) -> Item { Item.made() }
//     let copy = type(of: view).made(frame: view.frame)

extension SourceModule {
  /// The initializers that can be called, by their labels. `made` has the same.
  private static let initializers: Set<[String]> = [
    [], ["frame"], ["image"], ["style", "reuseIdentifier"], ["frame", "collectionViewLayout"],
  ]

  mutating func makeObjectsOfUnknownClasses() {
    for index in files.indices {
      let tokens = files[index].tokens, parameters = viewParameters(in: tokens)
      for position in tokens.indices.dropFirst().dropLast() where tokens[position].kind == .word {
        let isInitializer = tokens[position].isWord("init") && tokens[position - 1].isSign(".") && position > 1
        let isOfParameter =
          parameters.contains(tokens[isInitializer ? position - 2 : position].text)
          && !(tokens[position - 1].isSign(".") && !isInitializer)
        guard tokens[position + 1].isSign("(") else { continue }
        let labels = files[index].labels(ofCallAt: position + 1).map(\.text)
        guard SourceModule.initializers.contains(labels) else { continue }
        if isOfParameter {
          files[index].replace(tokens[position].range, by: isInitializer ? "made" : tokens[position].text + ".made")
        } else if isInitializer, isUnknownClass(before: position - 1, labels, in: index) {
          files[index].replace(tokens[position].range, by: "made")
        }
      }
    }
  }

  /// The generic parameters of a file that are classes of UIKit: `<Item: UIView>`.
  private func viewParameters(in tokens: [SwiftToken]) -> Set<String> {
    Set(
      tokens.indices.dropFirst().dropLast(2).compactMap { index in
        let isParameter =
          tokens[index].kind == .word && tokens[index + 1].isSign(":")
          && (tokens[index - 1].isSign("<") || tokens[index - 1].isSign(",") || tokens[index - 1].isWord("where"))
        let base = tokens[index + 2].text
        return isParameter && base.hasPrefix("UI") && SourceModule.isResponder(base)
          && tokens[index].text.first?.isUppercase == true ? tokens[index].text : nil
      })
  }

  /// Whether what stands before `.init` is a class of UIKit that only the program knows: `type(of: …)`, or a property with an
  /// initializer that nothing in the module requires.
  private func isUnknownClass(before dot: Int, _ labels: [String], in index: Int) -> Bool {
    let tokens = files[index].tokens, word = tokens[dot - 1]
    if word.isSign(")") {
      let start = (0..<dot).last { tokens[$0].isWord("type") && files[index].end(ofBracketAt: $0 + 1) == dot - 1 }
      return start != nil && !labels.isEmpty
    }
    guard word.kind == .word, word.text.first?.isLowercase == true, !["self", "super"].contains(word.text) else {
      return false
    }
    if !labels.isEmpty { return true }
    return files.contains { file in
      let tokens = file.tokens
      return tokens.indices.dropLast(4).contains {
        tokens[$0].isWord(word.text)
          && (tokens[$0 + 1].isSign(":") && isTypeOfResponder(tokens[($0 + 2)...]) || isCast(tokens[($0 + 1)...]))
      }
    }
  }

  /// `UIView.Type`
  private func isTypeOfResponder(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    let three = Array(tokens.prefix(3))
    return three.count == 3 && isResponder(named: three[0].text) && three[1].isSign(".") && three[2].isWord("Type")
  }

  /// `= source.type(of: self) as? UIView.Type`, on one line.
  private func isCast(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    guard let first = tokens.first, first.isSign("=") else { return false }
    let line = tokens.prefix { $0.line == first.line }
    return line.indices.dropLast(2).contains { line[$0].isWord("as") && isTypeOfResponder(line[($0 + 2)...]) }
  }

  /// Whether a class of UIKit or of the module is a view or a controller.
  private func isResponder(named name: String) -> Bool {
    let base = classNamed(name).flatMap { foreignSuperclass(of: $0) } ?? name
    return SourceModule.isResponder(base)
  }
}
