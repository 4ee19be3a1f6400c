import ScenePicture

/// The content of the start page besides the presets and the open scene.
package struct StartState: Equatable, Sendable {
  /// The pictures of the presets that were drawn so far, by id.
  package var thumbnails: [String: Thumbnail]
  /// The scene files that were opened, the last one first.
  package var recent: [OpenState.Entry]

  package init(thumbnails: [String: Thumbnail] = [:], recent: [OpenState.Entry] = []) {
    (self.thumbnails, self.recent) = (thumbnails, recent)
  }
}
