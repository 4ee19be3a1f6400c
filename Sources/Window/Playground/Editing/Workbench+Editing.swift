import Narration
import PanelModels
import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace
import UIKit

// Edit mode: the mouse and the fingers move, resize and add views instead of touching them.

extension Workbench {
  // MARK: The pointer

  /// A press on the mark of a view's recognizers selects one of them; any other press goes to the edit cursor.
  func pressEditCursor(at point: CGPoint) {
    if let recognizer = recognizer(at: point) { return perform(.select(recognizer)) }
    perform(
      pointer.editCursor.press(
        at: geometry.screenPoint(point), named: screen.stageCache.plan?.nameView(at: point), in: playback.tree,
        selected: editedView,
        reach: EditReach.handle / geometry.deviceScale))
  }

  func moveEditCursor(to point: CGPoint) {
    let scale = geometry.deviceScale
    let snaps = !touchComposer.modifiers.contains(.control)
    perform(
      pointer.editCursor.move(
        to: geometry.screenPoint(point), slack: EditReach.slack / scale, reach: snaps ? EditReach.guide / scale : nil))
  }

  func releaseEditCursor(at point: CGPoint) {
    perform(pointer.editCursor.release(at: geometry.screenPoint(point), time: time))
  }

  /// Distances of the pointer, in window pixels.
  private enum EditReach {
    static let handle: CGFloat = 8
    static let slack: CGFloat = 3
    static let guide: CGFloat = 5
  }

  /// The pointer over the stage in edit mode; nil elsewhere.
  var editPointer: PointerShape? {
    guard isEditing, let position = pointer.position else { return nil }
    if recognizer(at: position.place) != nil { return .arrow }
    return pointer.editCursor.pointer(
      at: position.point, named: screen.stageCache.plan?.nameView(at: position.place), in: playback.tree,
      selected: editedView, reach: EditReach.handle / geometry.deviceScale)
  }

  /// The recognizer that a press on the stage in edit mode selects; nil beside the marks, and while a view is drawn.
  private func recognizer(at point: CGPoint) -> String? {
    guard pointer.editCursor.tool == .pointer else { return nil }
    return screen.stageCache.plan?.recognizerView(at: point).flatMap(display.stage.nextRecognizer)
  }

  /// The view that is edited; nil if none is selected.
  var editedView: String? { pointer.selected.flatMap { playback.tree.node($0)?.name } }

  private func perform(_ actions: [EditCursor.Action]) {
    for action in actions {
      switch action {
      case .select(let view): (pointer.selected, pointer.kept) = (view, nil)
      case .place(let view, let frame, let isResized):
        guard playback.tree.untransformedFrame(of: view) != frame else { continue }
        change(Edit(view, .frame(frame)), as: isResized ? .resized(view) : .moved(view))
      case .add(let viewClass, let parent, let frame): addView(to: parent, frame, viewClass)
      case .rename(let view): panels.startRenaming(view, over: renamingFrame(of: view))
      }
    }
  }

  /// The frame of a view's name on the stage, in window pixels.
  func renamingFrame(of view: String) -> CGRect {
    let corners = playback.tree.node(view)?.corners ?? []
    let place = corners.first.map { geometry.windowPoint($0, layer: 0) } ?? appearance.layout.stage.center
    let frame = CGRect(x: place.x + 2, y: place.y + 2, width: 150, height: 26)
    let area = appearance.layout.stage.insetBy(dx: 8, dy: 8)
    return CGRect(
      x: min(max(frame.minX, area.minX), area.maxX - frame.width).rounded(),
      y: min(max(frame.minY, area.minY), area.maxY - frame.height).rounded(), width: frame.width, height: frame.height)
  }
}
