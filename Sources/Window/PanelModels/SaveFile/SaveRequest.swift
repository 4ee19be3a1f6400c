/// The place of a scene to save, and the parts to save.
package struct SaveRequest: Equatable, Sendable {
  /// The path that was typed; a relative one is in the folder of the window.
  package var path: String
  /// Whether the touches made by hand become the script.
  package var script = false
  /// Whether what the script does becomes the expectations.
  package var expectations = false
  /// Whether the person has agreed to replace a file.
  package var replaces = false

  package init(path: String, script: Bool = false, expectations: Bool = false, replaces: Bool = false) {
    (self.path, self.script, self.expectations, self.replaces) = (path, script, expectations, replaces)
  }
}
