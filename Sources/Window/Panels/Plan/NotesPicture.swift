import Canvas
import PanelModels
import ScenePicture
import UIKit

/// The picture of the window with the notes of a lesson plan: the rows of the plan's page in larger letters.
@MainActor package enum NotesPicture {
  /// The factors by which letters are larger than in the panel: the first with which all rows fit is used, else the last.
  private static let magnifications: [CGFloat] = [2, 1.75, 1.5, 1.25, 1]

  /// Returns the magnification of the rows in a window.
  /// - Parameter size: of the window at scale 1, in pixels.
  package static func magnification(of state: PlanState, in size: CGSize, _ appearance: Appearance) -> CGFloat {
    let notes = PlanNotes()
    return magnifications.first { factor in
      notes.show(state, width: size.width / factor, appearance)
      return notes.height <= size.height / factor
    } ?? 1
  }

  /// - Parameter size: the size of the page, in pixels.
  package static func region(of state: PlanState, size: CGSize, _ appearance: Appearance) -> FrameRegion {
    var list = DrawingList(element: .notes)
    draw(state, size: size, appearance, &list)
    return FrameRegion(.notes, area: CGRect(origin: .zero, size: size), drawings: list.drawings)
  }

  /// Returns the notes over the middle of a window.
  package static func overlay(of state: PlanState, _ appearance: Appearance) -> FrameRegion {
    let window = CGRect(origin: .zero, size: appearance.layout.size)
    let area = window.insetBy(dx: (window.width * 0.2).rounded(), dy: (window.height * 0.1).rounded())
    let factor = magnification(of: state, in: area.size, appearance)
    var list = DrawingList(element: .notes)
    list.magnified(by: factor, at: area.origin) { list in
      draw(state, size: CGSize(width: area.width / factor, height: area.height / factor), appearance, &list)
    }
    list.stroke(.rect(area.insetBy(dx: 1, dy: 1)), width: 2, appearance.theme.text)
    return FrameRegion(.notes, area: area, drawings: list.drawings)
  }

  private static func draw(
    _ state: PlanState, size: CGSize, _ appearance: Appearance, _ list: inout DrawingList
  ) {
    let notes = PlanNotes()
    notes.show(state, width: size.width, appearance)
    list.fill(CGRect(origin: .zero, size: size), appearance.theme.panel)
    notes.paint(&list, appearance)
  }
}
