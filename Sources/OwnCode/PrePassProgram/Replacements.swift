import SwiftSyntax

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
  func replaceMethodsOfUIKit() {
    for type in types where isForeign(type) && SourceModule.isResponder(type.name) {
      for method in type.methods where method.isOverride && SourceModule.replacement(of: method, in: type.name) != nil {
        replace(method, of: type)
      }
    }
  }

  /// The statement that puts a method in its place; nil for a method that cannot be replaced.
  private static func replacement(of method: Method, in type: String) -> String? {
    let own = "($0 as! \(type)).\(type)_\(method.name)"
    switch (method.name, method.labels) {
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

  private func replace(_ method: Method, of type: TypeDeclaration) {
    renamed.insert(method.node.id)
    type.file.replace(["override", "open"], in: method.node.modifiers)
    type.file.insert("\(type.name)_", before: method.node.name)
    for (call, member) in method.callsOfSuper {
      let name = member.declName.baseName.text, phase = SourceModule.phases[name]
      guard phase != nil || ["hitTest", "point"].contains(name), let base = member.base, let open = call.leftParen
      else {
        continue
      }
      type.file.replace(base, by: "self")
      if phase != nil { type.file.replace(member.declName, by: "touches") }
      let more = phase.map { ", in: .\($0)" } ?? ""
      type.file.insert("above: \(type.name).self\(more), ", after: open)
    }
    replacements += [SourceModule.replacement(of: method, in: type.name)].compactMap(\.self)
  }
}
