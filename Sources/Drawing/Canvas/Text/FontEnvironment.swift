import Foundation

/// The environment variables that change the shape or the place of glyphs.
package enum FontEnvironment {
  /// FreeType reads the first when a font is first opened; HarfBuzz reads the others when it first shapes a text.
  static let variables = ["FREETYPE_PROPERTIES", "HB_SHAPER_LIST", "HB_OPTIONS"]

  /// Removes the variables from the environment of this process, so that texts have the same pixels everywhere.
  ///
  /// Call it before a font is opened, and at the start of a program: changing the environment is not safe while
  /// another thread reads it.
  package static func removeVariables() {
    for name in variables where getenv(name) != nil { unsetenv(name) }
  }
}
