/// What the start page shows besides the presets and the open scene.
package struct StartState: Equatable, Sendable {
  /// The pictures of the presets that were drawn so far, by id.
  package var thumbnails: [String: Thumbnail]

  package init(thumbnails: [String: Thumbnail] = [:]) { self.thumbnails = thumbnails }
}
