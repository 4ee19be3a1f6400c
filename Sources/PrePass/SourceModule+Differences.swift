// What this `UIKit` declares in another way than UIKit, because Linux has no Objective-C.

extension SourceModule {
  /// Makes files import `UIKit` instead of Foundation, which it exports, and of Objective-C's runtime: `Timer` and
  /// `DispatchQueue` are then those of `UIKit`, in the time of the scene. With both imports their names would be ambiguous.
  /// A file that imports nothing sees on iOS what other files import, or what the header of its library does. The parts that
  /// `UIKit` has on iOS, such as `UIKit.UIColor`, are all of it here.
  mutating func importVirtualTime() {
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

  /// `delegate?.scrollViewDidScroll?(view)` becomes a plain call: methods of delegates that are optional in Objective-C have
  /// a default implementation here. A closure that a property holds is still called with `?`.
  mutating func callOptionalMethods() {
    for index in files.indices {
      let tokens = files[index].tokens
      for position in tokens.indices.dropFirst().dropLast(2)
      where tokens[position].kind == .word && tokens[position - 1].isSign(".") && tokens[position + 1].isSign("?")
        && tokens[position + 2].isSign("(") && SourceModule.isOfDelegate(tokens[position].text)
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
      }
    }
  }

  /// Whether a method is called as those of UIKit's delegates are: after the object that calls it.
  private static func isOfDelegate(_ method: String) -> Bool {
    let callers = [
      "scrollView", "gestureRecognizer", "tableView", "collectionView", "textField", "textView", "navigationController",
      "tabBarController", "pickerView", "searchBar",
    ]
    if method == "viewForZooming" { return true }
    return callers.contains { method.hasPrefix($0) && (method.dropFirst($0.count).first?.isUppercase ?? true) }
  }
}

extension SwiftToken {
  /// Whether it is the name of something of UIKit.
  fileprivate var isOfUIKit: Bool {
    kind == .word && text.hasPrefix("UI") && text.dropFirst(2).first?.isUppercase == true
  }
}
