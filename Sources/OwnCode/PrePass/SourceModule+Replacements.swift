// Methods about touches that an extension overrides for all objects of a class of UIKit, as Objective-C lets it.
//
//     extension UIButton {
//       open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
//         super.point(inside: point, with: event) || isWide
//       }
//     }
//
// is compiled as
//
//     extension UIButton {
//       func UIButton_point(inside point: CGPoint, with event: UIEvent?) -> Bool {
//         self.point(above: UIButton.self, inside: point, with: event) || isWide
//       }
//     }
//
// and the program begins with `UIButton.replacePointInside { ($0 as! UIButton).UIButton_point(inside: $1, with: $2) }`.

extension SourceModule {
  /// Lets extensions of UIKit's views and controllers override the two methods of the hit test and the four of touches.
  /// Others stay, and are refused by `mergeOverridingExtensions()`.
  mutating func replaceMethodsOfUIKit() {
    for type in types
    where type.kind == .extension && classNamed(type.name) == nil && type.open < type.close
      && type.name.hasPrefix("UI") && SourceModule.isResponder(type.name)
    {
      let overriding = type.methods.filter(\.isOverride)
      let canAll = overriding.allSatisfy { SourceModule.replacement(of: $0, in: type.name) != nil }
      guard !overriding.isEmpty, canAll else { continue }
      for method in overriding { replace(method, of: type) }
    }
  }

  /// Whether an overriding method of an extension has been given another name.
  func isReplaced(_ method: MethodDeclaration, of type: TypeDeclaration) -> Bool {
    SourceModule.replacement(of: method, in: type.name).map(replacements.contains) ?? false
  }

  /// The statement that puts a method in its place; nil for a method that cannot be replaced.
  private static func replacement(of method: MethodDeclaration, in type: String) -> String? {
    let own = "($0 as! \(type)).\(type)_\(method.name)"
    switch (method.name, method.parameters.map(\.label)) {
    case ("hitTest", ["_", "with"]): return "\(type).replaceHitTest { \(own)($1, with: $2) }"
    case ("point", ["inside", "with"]): return "\(type).replacePointInside { \(own)(inside: $1, with: $2) }"
    case (let name, ["_", "with"]):
      return phases[name].map { "\(type).replaceTouches(in: .\($0)) { \(own)($1, with: $2) }" }
    default: return nil
    }
  }

  private static let phases = [
    "touchesBegan": "began", "touchesMoved": "moved", "touchesEnded": "ended", "touchesCancelled": "cancelled",
  ]

  private mutating func replace(_ method: MethodDeclaration, of type: TypeDeclaration) {
    let tokens = files[type.file].tokens
    guard let name = method.tokens.first(where: { tokens[$0].isWord("func") }).map({ $0 + 1 }) else { return }
    for position in method.tokens.lowerBound..<name
    where ["override", "open"].contains(tokens[position].text) {
      files[type.file].replace(tokens[position].range, by: "")
    }
    files[type.file].insert("\(type.name)_", at: tokens[name].range.lowerBound)
    for position in files[type.file].body(of: method).dropLast(3)
    where tokens[position].isWord("super") && tokens[position + 1].isSign(".") && tokens[position + 3].isSign("(") {
      let called = tokens[position + 2]
      let phase = SourceModule.phases[called.text]
      guard phase != nil || ["hitTest", "point"].contains(called.text) else { continue }
      files[type.file].replace(tokens[position].range, by: "self")
      if phase != nil { files[type.file].replace(called.range, by: "touches") }
      let more = phase.map { ", in: .\($0)" } ?? ""
      files[type.file].insert("above: \(type.name).self\(more), ", at: tokens[position + 3].range.upperBound)
    }
    replacements += [SourceModule.replacement(of: method, in: type.name)].compactMap(\.self)
  }
}
