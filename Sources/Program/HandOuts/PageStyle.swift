import BundledFiles
import Canvas
import Panels
import ScenePicture
import VectorPictures

/// The style of a page: the bundled rules, with the colours of the program's themes.
enum PageStyle {
  /// - Parameters:
  ///   - layers: whose colours are used in pictures.
  ///   - fonts: rules that embed fonts.
  /// - Throws: `MissingFile` if the bundled style is missing.
  static func text(_ layers: SharedLayers, fonts: String) throws(MissingFile) -> String {
    let light = layers.colorValues(isDark: false), dark = layers.colorValues(isDark: true)
    return fonts + colors(light: light, dark: dark) + layers.colorClasses + (try BundledFiles.handOut("page.css"))
  }

  /// The colours of both themes as variables.
  /// - Parameters:
  ///   - light: more variables of the light theme.
  static func colors(light: String = "", dark: String = "") -> String {
    let (light, dark) = (values(.light) + light, values(.dark) + dark)
    return """
      :root{\(light)}
      @media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){\(dark)}}
      @media screen{:root[data-theme=dark]{\(dark)}}

      """
  }

  private static func values(_ name: Theme.Name) -> String {
    let theme = Theme.named(name)
    let colors: [(String, Color)] = [
      ("ground", theme.background), ("panel", theme.panel), ("line", theme.line), ("border", theme.controlBorder),
      ("hover", theme.hover), ("selection", theme.selection), ("text", theme.text),
      ("secondary-text", theme.secondaryText), ("faint-text", theme.faintText), ("hair", theme.inactive),
      ("yes", theme.yes), ("no", theme.no), ("skip", theme.skip),
      ("result", theme.result), ("chain", theme.chain), ("recognizer", theme.recognizer),
    ]
    let states: [(String, Color)] = [
      ("yes", theme.yes), ("no", theme.no), ("result", theme.result), ("chain", theme.chain),
      ("recognizer", theme.recognizer),
    ]
    let tints = states.map { ("\($0)-tint", theme.tint($1)) }
    return (colors + tints + CodeExcerpt.colors(theme)).map { "--\($0):\($1.css);" }.joined()
  }
}
