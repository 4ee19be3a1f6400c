import Canvas
import Foundation
import TouchTrace

extension Workbench {
  /// Plays the scene's script in step mode as the window plays it, from before the first step to after the last.
  /// - Parameters:
  ///   - isStageOnly: whether the pictures have only the stage and the responder chain, without the panels.
  ///   - progress: called with the part that is played, from 0 to 1.
  ///   - body: called with each picture, and how long it is shown at normal speed, in seconds.
  package func film(
    isStageOnly: Bool = false, progress: (Double) throws -> Void = { _ in },
    _ body: (Bitmap, TimeInterval) throws -> Void
  ) throws {
    try show(.number(0))
    let film = Film(run: session.filmed, chapters: session.chapters, stops: session.stops)
    var dwell = Self.firstPicture
    while true {
      try body(isStageOnly ? stagePicture() : picture(), session.isAtLastStep ? Self.lastPicture : dwell)
      guard !session.isAtLastStep else { return }
      try progress(Double(session.cursor) / Double(max(session.filmed.stepCount, 1)))
      let next = film.next(after: session.cursor)
      (session.cursor, dwell) = (next.cursor, next.dwell)
    }
  }

  /// Seconds that the pictures before the first step and after the last are shown at normal speed.
  private static let firstPicture: TimeInterval = 0.9, lastPicture: TimeInterval = 1.5

  private func stagePicture() -> Bitmap {
    let area = drawings(isStageOnly: true).area
    return picture().part(area, scale: scale)
  }
}

extension SceneExport {
  /// Returns a workbench that shows the scene, with the size, the theme and the languages of another.
  package func workbench(like other: Workbench) -> Workbench {
    var options = WorkbenchOptions()
    (options.size, options.scale) = (other.screen.size, other.scale)
    (options.theme, options.languages) = (other.preferences.theme, other.preferences.languages)
    let playback = Playback(scene, variant: variant)
    playback.isInteractive = true
    return Workbench(
      showing: playback, among: other.files.presets, of: other.files.library, options: options,
      typesetter: other.typesetter)
  }
}
