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
  package var display: DisplayState {
    var display = DisplayState(of: playback, mode: mode, finger: focusedFinger, selected: selected, hovered: hovered)
    (display.isPlaying, display.speed, display.paths, display.isExploded) = (isPlaying, clock.speed, paths, isExploded)
    (display.loop, display.bookmarks) = (shownLoop, shownBookmarks)
    (display.statusMessage, display.finishedPresets) = (statusMessage?.text, finishedPresets)
    display.touchComposer = touchComposer.picture
    display.ghost = shownGhost
    return display
  }

  var appearance: Appearance {
    Appearance(
      theme: .named(themeName), languages: languages,
      layout: WindowLayout(size: size, isProjector: themeName == .projector), typesetter: typesetter)
  }

  /// Draws what changed since the last call into `bitmap`, which is `size` × `scale` pixels, and says where, in device
  /// pixels. Empty: nothing changed.
  package func draw(into bitmap: Bitmap) -> [CGRect] {
    noteFinishedPreset()
    let display = display, appearance = appearance
    if isBlank { return frame.draw([appearance.blank], into: bitmap, scale: scale, typesetter: typesetter) }
    panels.show(display, appearance)
    let stage = FrameRegion(
      name: "stage", area: appearance.layout.stage.union(appearance.layout.column),
      drawings: stageCache.drawings(display, appearance))
    let end = [appearance.ground, stage] + panels.regions(appearance)
    // A picture that is kept shows everything at rest, and what a finger drags stays under it.
    let regions = motion.regions(end, display, appearance, at: time, isStill: wantsPicture || !panels.fingers.isEmpty)
    let overlays = loupe(appearance).map { [$0.region(of: stage)] } ?? []
    return frame.draw(regions + overlays, into: bitmap, scale: scale, typesetter: typesetter)
  }

  /// Nil while it is off, or the pointer is not on the stage.
  private func loupe(_ appearance: Appearance) -> Loupe? {
    guard showsLoupe, let pointer else { return nil }
    return Loupe(at: pointer.place, point: pointer.point, appearance)
  }

  /// A lesson is finished once the end of a touch was seen.
  private func noteFinishedPreset() {
    let preset = playback.scene.id
    guard !finishedPresets.contains(preset), !playback.trace.steps.isEmpty, playback.isAtEnd else { return }
    if playback.fingersDown.isEmpty { finishedPresets.insert(preset) }
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
    case .success(let file): showStatus(StatusText.saved(file.lastPathComponent)[languages.first])
    case .failure(let error): showStatus(StatusText.cannotSave("\(error)")[languages.first])
    }
  }
}
