import Canvas
import Foundation
import Narration
import PanelModels
import Panels
import ScenePicture
import Scenes

/// Draws the notes of the lesson plan into the bitmap of their own window.
package struct NotesScreen {
  private var frame = Frame()
  /// The content of the bitmap.
  private var shown: Content?

  private struct Content: Equatable {
    var plan: PlanState
    var appearance: AppearanceKey
    var size: CGSize
    var scale: Int
  }

  package init() {}

  /// Makes the next call draw everything.
  package mutating func invalidate() {
    frame.forget()
    shown = nil
  }

  /// - Parameter size: the size of the window at scale 1, in pixels.
  /// - Returns: the changed areas in device pixels; empty if nothing changed, or if there is no plan.
  @MainActor package mutating func draw(_ workbench: Workbench, size: CGSize, into bitmap: Bitmap) -> [CGRect] {
    guard let plan = workbench.planState else { return [] }
    let appearance = workbench.notesAppearance
    let content = Content(plan: plan, appearance: appearance.key, size: size, scale: workbench.scale)
    if content == shown { return [] }
    shown = content
    let factor = NotesPicture.magnification(of: plan, in: size, appearance)
    let page = CGSize(width: size.width / factor, height: size.height / factor)
    let region = NotesPicture.region(of: plan, size: page, appearance).magnified(by: factor)
    return frame.draw([region], into: bitmap, scale: workbench.scale, typesetter: appearance.typesetter)
  }
}

extension Workbench {
  /// The notes over a projected window; nil while they are not held.
  var heldNotes: FrameRegion? {
    guard teaching.holdsNotes, let plan = planState else { return nil }
    var appearance = notesAppearance
    appearance.layout = self.appearance.layout
    return NotesPicture.overlay(of: plan, appearance)
  }

  /// The appearance of the notes: the teacher's display is not projected.
  var notesAppearance: Appearance {
    var appearance = appearance
    if preferences.theme == .projector { appearance.theme = .named(preferences.themeBeforeProjector) }
    return appearance
  }

  /// The title of the window with the notes.
  package var notesTitle: String {
    PlanText.notesWindow(planState?.plan.title[preferences.languages.first] ?? "")[preferences.languages.first]
  }
}
