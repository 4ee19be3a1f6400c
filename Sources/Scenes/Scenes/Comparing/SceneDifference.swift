/// The difference between two scenes, in words: each change as a person would have made it in the file.
package enum SceneDifference {
  /// Returns the changes of the tree, then those of the script: `badge is gone`, `trash.frame height 44 → 45`,
  /// `script line 1: hold 700 → 400 ms`. Texts for people, expectations and the variants but the first do not count.
  ///
  /// Empty if nothing listed above differs. Equal lists do not prove equal scenes.
  ///
  /// A renamed object is said once: `badge is now label`.
  package static func changes(from old: Scene, to new: Scene) -> [String] {
    let renames = SceneRenames(from: old, to: new)
    return renames.changes + differences(from: renames.scene, to: new)
  }

  /// Returns the changes without looking for new names.
  static func differences(from old: Scene, to new: Scene) -> [String] {
    TreeDifference(old, new).changes + ObjectDifference(old, new).changes
      + ScriptDifference.changes(from: old.script.lines, to: new.script.lines)
  }
}

/// `OLD → NEW`, the form of all values that differ.
func change(_ name: String, _ old: String?, _ new: String?) -> String? {
  old == new ? nil : "\(name) \(old ?? "none") → \(new ?? "none")"
}
