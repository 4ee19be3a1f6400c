import Canvas
import Foundation

/// The appearance of the window: theme, languages, layout, and the typesetter that measures text.
package struct Appearance {
  package var theme: Theme
  package var languages: Languages
  package var layout: WindowLayout
  package var typesetter: Typesetter

  package init(theme: Theme, languages: Languages, layout: WindowLayout, typesetter: Typesetter) {
    self.theme = theme
    self.languages = languages
    self.layout = layout
    self.typesetter = typesetter
  }
}
