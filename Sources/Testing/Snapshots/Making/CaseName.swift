/// The name of a case, made of those of its scene and its variant. Different cases have different names.
///
/// Usually it is `SCENE-VARIANT`. A variant whose name contains a hyphen follows two of them, so that scene `a` with variant
/// `b-c` is `a--b-c` and scene `a-b` with variant `c` is `a-b-c`.
enum CaseName {
  static func name(scene: String, variant: String) -> String {
    var scene = escaped(scene), variant = escaped(variant)
    if scene.hasSuffix("-") { scene = scene.dropLast() + "%2D" }
    if variant.hasPrefix("-") { variant = "%2D" + variant.dropFirst() }
    return scene + (variant.contains("-") ? "--" : "-") + variant
  }

  /// Returns the text with `%2D` for the second of two hyphens. The mark of a case follows a space and has none itself, so spaces
  /// stay.
  private static func escaped(_ text: String) -> String {
    text.replacing("%2", with: "%252").replacing("--", with: "-%2D")
  }
}
