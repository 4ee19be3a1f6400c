import Canvas
import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace

// From what is shown to pixels: one bitmap, of which only what changed is drawn again.

extension Workbench {
  package var title: String { "\(playback.scene.name[languages.first]) – Touchstone" }

  /// All that is drawn from, at this moment.
  package var moment: Moment {
    var moment = Moment(of: playback, mode: mode, finger: focusedFinger, selected: selected, hovered: hovered)
    (moment.isPlaying, moment.speed, moment.paths, moment.isApart) = (isPlaying, clock.speed, paths, isApart)
    (moment.loop, moment.bookmarks) = (shownLoop, shownBookmarks)
    (moment.notice, moment.finishedLessons) = (notice?.text, finishedLessons)
    moment.hands = hands.picture
    moment.ghost = shownGhost
    return moment
  }

  var look: Look {
    Look(
      theme: .named(themeName), languages: languages,
      layout: WindowLayout(size: size, isProjector: themeName == .projector), typesetter: typesetter)
  }

  /// Draws what changed since the last call into `bitmap`, which is `size` × `scale` pixels, and says where, in device
  /// pixels. Empty: nothing changed.
  package func draw(into bitmap: Bitmap) -> [CGRect] {
    noteFinishedLesson()
    let moment = moment, look = look
    if isBlank { return frame.draw([look.blank], into: bitmap, scale: scale, typesetter: typesetter) }
    panels.show(moment, look)
    let stage = FrameRegion(
      name: "stage", area: look.layout.stage.union(look.layout.lane), drawings: shownStage.drawings(moment, look))
    let end = [look.ground, stage] + panels.regions(look)
    // A picture that is kept shows everything at rest, and what a finger drags stays under it.
    let regions = motion.regions(end, moment, look, at: time, isStill: wantsPicture || !panels.fingers.isEmpty)
    let overlays = loupe(look).map { [$0.region(of: stage)] } ?? []
    return frame.draw(regions + overlays, into: bitmap, scale: scale, typesetter: typesetter)
  }

  /// Nil while it is off, or the pointer is not on the stage.
  private func loupe(_ look: Look) -> Loupe? {
    guard showsLoupe, let pointer else { return nil }
    return Loupe(at: pointer.place, point: pointer.point, look)
  }

  /// A lesson is finished once the end of a touch was seen.
  private func noteFinishedLesson() {
    let lesson = playback.scene.id
    guard !finishedLessons.contains(lesson), !playback.trace.steps.isEmpty, playback.isAtEnd else { return }
    if playback.fingersDown.isEmpty { finishedLessons.insert(lesson) }
  }

  /// Letters are text now, not commands.
  package var isEditingText: Bool { panels.editedField != nil }

  /// The whole picture, as a window of this size shows it.
  package func picture() -> Bitmap {
    let bitmap = Bitmap(width: Int(size.width) * scale, height: Int(size.height) * scale)
    let moves = motion.isOn
    motion.isOn = false
    defer { motion.isOn = moves }
    frame.forget()
    _ = draw(into: bitmap)
    return bitmap
  }

  /// The picture that was asked for is in a file, or could not be written; the window says which.
  package func pictureTaken(_ result: Result<URL, any Error>) {
    wantsPicture = false
    switch result {
    case .success(let file): tell(Phrase.saved(file.lastPathComponent)[languages.first])
    case .failure(let error): tell(Phrase.cannotSave("\(error)")[languages.first])
    }
  }
}
