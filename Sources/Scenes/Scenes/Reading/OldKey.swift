/// A key that earlier versions of the format had. It is read with a warning.
struct OldKey: Sendable {
  let name: String
  /// The key that has its meaning now; nil if the key has no effect any more.
  let newName: String?
  /// The warning, with the text to write now.
  let warning: ProblemText

  /// A key that has another name now.
  static func renamed(_ name: String, to newName: String) -> OldKey {
    OldKey(name: name, newName: newName, warning: "the key `\(name)` is now called `\(newName)`")
  }

  /// A key that was removed.
  /// - Parameter advice: what to write instead.
  static func removed(_ name: String, _ advice: ProblemText) -> OldKey {
    OldKey(name: name, newName: nil, warning: "the key `\(name)` has no effect any more; \(advice)")
  }
}

extension OldKey {
  /// The old keys of a scene.
  static let ofScenes = [
    renamed("group", to: "lesson"), removed("seeds", "remove it, and name a source in `notes`"),
  ]
}
