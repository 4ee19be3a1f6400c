import Foundation

extension SceneReader {
  /// The keys of things that code makes. A scene with code does not have them.
  private static let keysOfTrees = [
    "views", "windows", "targets", "delegate", "application", "firstResponder", "variants", "numbering", "observed",
  ]

  /// Reads `code`, `class` and `screen`; nil for a scene without code.
  func readCode(_ fields: Fields) -> SceneCode? {
    guard fields["code"] != nil else {
      for key in ["class", "frame", "screen"] {
        if let node = fields[key] {
          report.error("`\(key)` is of scenes with `code`, the path of a Swift file or of a folder", at: node)
        }
      }
      return nil
    }
    for key in Self.keysOfTrees {
      if let node = fields[key] { report.error("a scene with `code` has no `\(key)`: the code makes it", at: node) }
    }
    let path = fields.value("code") { path throws(TextError) in
      guard !path.hasPrefix("/") else {
        throw TextError("`code` is a path from the folder of this file, not from the root: `\(path)`")
      }
      return path
    }
    let className = fields.value("class") { name throws(TextError) in try Self.checked(class: name) }
    if className == nil, let node = fields["frame"] {
      report.error("`frame` is the place of a view; name its `class`, too", at: node)
    }
    return SceneCode(
      path: path ?? "", className: className,
      frame: fields.scan("frame") { words throws(TextError) in try Self.frame(&words) },
      screen: fields.scan("screen") { words throws(TextError) in try Self.screen(&words) } ?? SceneCode.phone)
  }

  private static func checked(class name: String) throws(TextError) -> String {
    guard name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*(\.[\p{L}_][\p{L}\p{N}_]*)*/) != nil else {
      throw TextError("`class` is the name of a class of the code, such as KnobView, not `\(name)`")
    }
    return name
  }

  private static func frame(_ words: inout WordScanner) throws(TextError) -> CGRect {
    try ValueFormat<CGRect>.frame.read(&words)
  }

  private static func screen(_ words: inout WordScanner) throws(TextError) -> CGSize {
    let size = CGSize(width: try words.number("a width"), height: try words.number("a height"))
    guard (1...4096).contains(size.width), (1...4096).contains(size.height) else {
      throw TextError("a screen is from 1 to 4096 points wide and high")
    }
    return size
  }
}

extension WindowDescription {
  /// A window without content, as large as the screen.
  static func screen(_ size: CGSize) -> WindowDescription {
    WindowDescription(
      name: "W", frame: CGRect(origin: .zero, size: size), level: 0, changes: [], recognizers: [], views: [])
  }
}
