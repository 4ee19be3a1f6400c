/// The part of an `Appearance` that affects pixels: everything except its typesetter. Caches use it as a key.
package struct AppearanceKey: Equatable, Sendable {
  private let theme: Theme
  private let languages: Languages
  private let layout: WindowLayout

  init(_ appearance: Appearance) {
    (theme, languages, layout) = (appearance.theme, appearance.languages, appearance.layout)
  }
}

extension Appearance {
  package var key: AppearanceKey { AppearanceKey(self) }
}
