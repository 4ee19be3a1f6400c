// Declarations of this `UIKit` that differ from UIKit's, because Linux has no Objective-C.

extension SourceModule {
  /// Makes files import `UIKit` instead of Foundation, which it exports, and of Objective-C's runtime: `Timer` and
  /// `DispatchQueue` are then those of `UIKit`, in the time of the scene. With both imports their names would be ambiguous.
  /// A file that imports nothing sees on iOS what other files import, or what the header of its library does. The parts that
  /// `UIKit` has on iOS, such as `UIKit.UIColor`, are all of it here.
  mutating func importVirtualTime() {
    importWholeModules()
    let usesUIKit = files.contains { $0.tokens.contains { $0.isWord("import") || $0.isOfUIKit } }
    for index in files.indices {
      let tokens = files[index].tokens
      if usesUIKit, !tokens.isEmpty, !tokens.contains(where: { $0.isWord("import") }) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        files[index].insert("import UIKit; ", at: files[index].bytes.starts(with: mark) ? mark.count : 0)
      }
      for position in tokens.indices.dropLast()
      where tokens[position].isWord("import") && tokens[position].line == tokens[position + 1].line
        && ["Foundation", "Dispatch", "ObjectiveC", "Darwin", "UIKit"].contains(tokens[position + 1].text)
      {
        let name = position + 1, isPart = name + 2 < tokens.count && tokens[name + 1].isSign(".")
        if tokens[name].text == "UIKit", !isPart { continue }
        let end = isPart && tokens[name + 2].line == tokens[name].line ? name + 2 : name
        files[index].replace(tokens[name].range.lowerBound..<tokens[end].range.upperBound, by: "UIKit")
      }
    }
  }

  /// `import class UIKit.UIImage` becomes `import UIKit`: on iOS such a file also sees what the module's other files import.
  private mutating func importWholeModules() {
    let kinds = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
    for index in files.indices {
      let tokens = files[index].tokens
      for position in tokens.indices.dropLast(4)
      where tokens[position].isWord("import") && kinds.contains(tokens[position + 1].text)
        && ["Foundation", "UIKit"].contains(tokens[position + 2].text) && tokens[position + 3].isSign(".")
      {
        files[index].replace(
          tokens[position + 1].range.lowerBound..<tokens[position + 4].range.upperBound, by: "UIKit")
      }
    }
  }

  /// `NSAttributedString()` becomes `NSAttributedString(string: "")`: an object of Foundation on Linux has no `init()` that it
  /// does not declare.
  mutating func makeEmptyTexts() {
    for index in files.indices {
      let tokens = files[index].tokens
      for position in tokens.indices.dropLast(2)
      where ["NSAttributedString", "NSMutableAttributedString"].contains(tokens[position].text)
        && tokens[position].kind == .word && tokens[position + 1].isSign("(") && tokens[position + 2].isSign(")")
      {
        files[index].insert("string: \"\"", at: tokens[position + 2].range.lowerBound)
      }
    }
  }

  /// `override init()` of a layer becomes `required init()`: Swift makes a layer of a class only by a required initializer.
  /// A class with other initializers and not this one gets one that stops the program, as on iOS.
  mutating func requireInitializersOfLayers() {
    for type in types where type.kind == .class {
      guard let base = foreignSuperclass(of: type), base.hasPrefix("CA"), base.hasSuffix("Layer") else { continue }
      let tokens = files[type.file].tokens
      for position in type.open..<type.close
      where tokens[position].isWord("init") && tokens[position + 1].isSign("(") && tokens[position + 2].isSign(")") {
        let modifiers = tokens[..<position].reversed().prefix { $0.kind == .word && $0.line == tokens[position].line }
        guard let override = modifiers.first(where: { $0.isWord("override") }) else { continue }
        files[type.file].replace(override.range, by: "required")
      }
      guard !type.initializers.isEmpty, !type.initializers.contains(where: { $0.labels.isEmpty }),
        type.initializers.contains(where: { !$0.isConvenience })
      else { continue }
      let isPublic = tokens[type.tokens.lowerBound..<type.open].prefix { !$0.isWord("class") }
        .contains { $0.isWord("public") || $0.isWord("open") }
      files[type.file].insert(
        " \(isPublic ? "public " : "")required init() { fatalError(\"\(type.name) has no init()\") };",
        at: tokens[type.open].range.upperBound)
    }
  }

  /// Takes `override` from methods that on iOS every object has, in classes of plain objects.
  mutating func overrideNothingOfObjects() {
    let names = ["awakeFromNib", "prepareForInterfaceBuilder", "observeValue"]
    for type in types where isOfPlainObjects(type) {
      for method in type.methods where method.isOverride && names.contains(method.name) {
        let inherited = classNamed(type.name).flatMap { superclass(of: $0) }
        guard inherited?.methods.contains(where: { $0.name == method.name }) != true else { continue }
        let word = files[type.file].tokens[method.tokens].first { $0.isWord("override") }
        if let word { files[type.file].replace(word.range, by: "") }
        if method.name == "observeValue" { observe(type, method) }
      }
    }
  }

  /// Whether a class or an extension of one has no superclass but `NSObject`.
  private func isOfPlainObjects(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .class || type.kind == .extension, let base = classNamed(type.name) else { return false }
    return foreignSuperclass(of: base) == "NSObject"
  }

  /// Lets a class conform to `KeyValueObserver`. `super.observeValue(…)` becomes `ignoreValue(…)`: the superclass has no such
  /// method.
  private mutating func observe(_ type: TypeDeclaration, _ method: MethodDeclaration) {
    let tokens = files[type.file].tokens
    files[type.file].insert(
      "; extension \(type.name): KeyValueObserver {}", at: tokens[type.close].range.upperBound)
    for position in files[type.file].body(of: method).dropLast(2)
    where tokens[position].isWord("super") && tokens[position + 1].isSign(".")
      && tokens[position + 2].isWord("observeValue")
    {
      files[type.file].replace(
        tokens[position].range.lowerBound..<tokens[position + 2].range.upperBound, by: "ignoreValue")
    }
  }

  /// `delegate?.scrollViewDidScroll?(view)` becomes a plain call: methods of delegates that are optional in Objective-C have
  /// a default implementation here. A closure that a property holds is still called with `?`.
  mutating func callOptionalMethods() {
    let own = Set(types.flatMap(\.methods).filter(\.isOptional).map(\.name)).union(properties)
    for index in files.indices {
      let tokens = files[index].tokens
      for position in tokens.indices.dropFirst().dropLast(2)
      where tokens[position].kind == .word && tokens[position - 1].isSign(".") && tokens[position + 1].isSign("?")
        && (tokens[position + 2].isSign("(") || SourceModule.animating.contains(tokens[position].text))
        && SourceModule.isOfDelegate(tokens[position].text)
        && !own.contains(tokens[position].text)
      {
        files[index].replace(tokens[position + 1].range, by: "")
      }
    }
  }

  /// `delegate?.window??.frame` becomes `delegate?.window?.frame`: the delegate of an application has the property here,
  /// and need not.
  mutating func unwrapWindowsOnce() {
    for index in files.indices {
      let tokens = files[index].tokens
      for position in tokens.indices.dropFirst().dropLast(3)
      where tokens[position].isWord("window") && tokens[position - 1].isSign(".") {
        let (first, second) = (tokens[position + 1], tokens[position + 2])
        let isUnwrapped = "?!".contains(first.text) && "?!".contains(second.text)
        let isAdjacent =
          tokens[position].range.upperBound == first.range.lowerBound
          && first.range.upperBound == second.range.lowerBound
        if isUnwrapped && isAdjacent { files[index].replace(first.range, by: "") }
        unwrapAgain(after: position, in: index)
      }
    }
  }

  /// `if let one = delegate?.window, let two = one` becomes `…, let two = Optional(one)`.
  private mutating func unwrapAgain(after window: Int, in index: Int) {
    let tokens = files[index].tokens
    let words = ["delegate", "?", ".", "window", ",", "let"]
    guard window >= 3, window + 5 < tokens.count, tokens[window - 3..<window + 3].map(\.text) == words,
      tokens[window + 4].isSign("="), tokens[window + 5].kind == .word,
      tokens[..<window].suffix(12).contains(where: { $0.isWord(tokens[window + 5].text) })
    else { return }
    files[index].insert("Optional(", at: tokens[window + 5].range.lowerBound)
    files[index].insert(")", at: tokens[window + 5].range.upperBound)
  }

  /// The names of the properties that hold a closure: an arrow follows them, on the line and before a brace.
  private var properties: Set<String> {
    var names: Set<String> = []
    for tokens in files.map(\.tokens) {
      var hasArrow = false
      for index in tokens.indices.dropFirst().dropLast().reversed() {
        let token = tokens[index], next = tokens[index + 1]
        if token.isSign("{") || token.line != next.line { hasArrow = false }
        if token.isSign("-"), next.isSign(">"), token.line == next.line { hasArrow = true }
        if hasArrow, tokens[index - 1].isWord("var") || tokens[index - 1].isWord("let") { names.insert(token.text) }
      }
    }
    return names
  }

  /// The methods of an animator that take a closure after the name.
  private static let animating: Set = ["addAnimations", "addCompletion", "continueAnimation"]

  /// Whether a method is called as those of UIKit's delegates are: after the object that calls it.
  private static func isOfDelegate(_ method: String) -> Bool {
    let callers = [
      "scrollView", "gestureRecognizer", "tableView", "collectionView", "textField", "textView", "navigationController",
      "tabBarController", "pickerView", "searchBar", "tabBar", "navigationBar", "pageViewController",
      "imagePickerController", "presentationController", "popoverPresentationController", "splitViewController",
      "searchController", "dynamicAnimator", "collisionBehavior", "alertView", "actionSheet",
    ]
    if ["viewForZooming", "animationDidStart", "animationDidStop", "numberOfSections"].contains(method) { return true }
    if animating.contains(method) { return true }
    return callers.contains { method.hasPrefix($0) && (method.dropFirst($0.count).first?.isUppercase ?? true) }
  }
}

extension SwiftToken {
  /// Whether it is the name of something of UIKit.
  fileprivate var isOfUIKit: Bool {
    kind == .word && text.hasPrefix("UI") && text.dropFirst(2).first?.isUppercase == true
  }
}
