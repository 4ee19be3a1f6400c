import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace
import UIKit

// A finger that comes down on a panel belongs to the panel until it goes up, one that comes down on the stage to the stage.

extension Workbench {
  /// The finger id of the mouse, on panels and in the exploded view.
  static let mouse: Int64 = -1

  // MARK: The mouse

  func pressPointer(at point: CGPoint, _ button: InputEvent.Button) {
    view.isBlank = false
    updatePanels()
    panels.notePress(at: point)
    if panels.hasContextMenu, button != .left || !panels.covers(point) { panels.closeContextMenu() }
    if isQuestionOpen, button == .right { return }
    if isQuestionOpen, isOnStage(point) { return answer(onStageAt: point) }
    if button == .right, isEditing || !isOnStage(point) { return openContextMenu(at: point) }
    if button == .left, isOnWipe(point) {
      pointer.dragsWipe = true
      return dragWipe(to: point)
    }
    if isOnStage(point) {
      panels.focus = nil
      if isEditing { return pressEditing(at: point, button) }
      holdLayer(Workbench.mouse, at: point)
      perform(touchComposer.press(button, at: screenPoint(point, Workbench.mouse)))
    } else if button == .left, let object = columnObject(at: point) {
      perform(.select(object))
    } else if button == .left {
      beginSceneDrag(at: point)
      pressPanel(Workbench.mouse, at: point)
    } else if button == .middle {
      pasteSelection(at: point)
    }
    hover(over: point)
  }

  /// Chooses the view at a point of the stage as the answer.
  private func answer(onStageAt point: CGPoint) {
    panels.focus = nil
    let geometry = geometry
    if let view = geometry.view(under: point) ?? playback.tree.view(at: geometry.screenPoint(point)) { answer(view) }
  }

  /// Handles a press on the stage in edit mode.
  private func pressEditing(at point: CGPoint, _ button: InputEvent.Button) {
    if button == .left { pressEditCursor(at: point) }
    hover(over: point)
  }

  func movePointer(to point: CGPoint) {
    if pointer.dragsWipe { return dragWipe(to: point) }
    if isEditing && pointer.editCursor.isDragging {
      moveEditCursor(to: point)
      return hover(over: point)
    }
    let isFree = isOnStage(point) && !isEditing && !isQuestionOpen && !panels.fingers.contains(Workbench.mouse)
    if touchComposer.mouse.isHolding || isFree {
      perform(touchComposer.movePointer(to: screenPoint(point, Workbench.mouse)))
    } else {
      touchComposer.leavePointer()
    }
    // Before the list sees a movement with which it would scroll.
    dragScene(to: point)
    panels.drag(Workbench.mouse, to: point, time)
    hover(over: point)
  }

  func releasePointer(at point: CGPoint, _ button: InputEvent.Button) {
    if pointer.dragsWipe {
      pointer.dragsWipe = button != .left
      return hover(over: point)
    }
    if button == .left, pointer.editCursor.isDragging { releaseEditCursor(at: point) }
    perform(touchComposer.release(button, at: screenPoint(point, Workbench.mouse)))
    if !touchComposer.mouse.isHolding { pointer.release(Workbench.mouse) }
    if button == .left { panels.lift(Workbench.mouse, at: point, time) }
    pointer.draggedScene = nil
    panels.notePress(at: point)
    movePointer(to: point)
  }

  func leavePointer() {
    pointer.leave()
    touchComposer.leavePointer()
    panels.pointerLeft()
  }

  /// Changes the force of the mouse's finger while it is down; else scrolls the panel at a point.
  func turnWheel(dx: CGFloat, dy: CGFloat, at point: CGPoint) {
    if let inputs = touchComposer.turnWheel(by: dy) {
      perform(inputs)
    } else if touchComposer.modifiers.contains(.control), touchComposer.fingers.isEmpty, dy != 0 {
      touchComposer.noteCommand()
      perform(.changeTextSize(dy > 0 ? 1 : -1))
    } else {
      panels.scroll(dx: dx, dy: dy, at: point)
    }
  }

  /// The view under the pointer. After a press the pointer rests on the answer: no view is pointed at until it moves away.
  var pointedView: String? { panels.restsAfterPress ? nil : pointer.hovered }

  private func hover(over point: CGPoint) {
    let isFree = touchComposer.fingers.isEmpty && isOnStage(point)
    let geometry = geometry(at: point), tree = shownPlayback(at: point).tree
    pointer.position = isFree ? StagePosition(place: point, point: geometry.screenPoint(point)) : nil
    pointer.hovered = pointer.position.flatMap { geometry.view(under: $0.place) ?? tree.view(at: $0.point) }
    if touchComposer.fingers.isEmpty, let view = cardView(at: point) { pointer.hovered = view }
    // A drag shows a touch to the audience; the bar would distract from it.
    if touchComposer.fingers.isEmpty { panels.notePointerMoved(to: point) }
    panels.hover(over: point, tooltip: screen.tooltip(at: point, hovered: pointer.hovered, isOnStage: isFree))
  }

  // MARK: Touch screens

  /// Handles a report of a touch screen.
  func moveFinger(_ id: Int64, _ phase: InputEvent.FingerPhase, to point: CGPoint, pressure: Double) {
    if phase == .down {
      updatePanels()
      if !isOnDevice(point) { panels.notePointerMoved(to: point) }
      holdLayer(id, at: point)
    }
    switch phase {
    case .down where panels.fingers.contains(id): break
    case .down where !isOnStage(point): pressPanel(id, at: point)
    case .moved where panels.fingers.contains(id): panels.drag(id, to: point, time)
    case .up where panels.fingers.contains(id): panels.lift(id, at: point, time)
    case .down where isQuestionOpen: answer(onStageAt: point)
    case .down where isEditing: pressEditCursor(at: point)
    case .moved where isEditing: moveEditCursor(to: point)
    case .up where isEditing: releaseEditCursor(at: point)
    case .down, .moved, .up:
      perform(touchComposer.touchScreen(id, phase, at: screenPoint(point, id), pressure: pressure))
    }
    if phase == .up { pointer.release(id) }
  }

  // MARK: Panels

  /// Presses a panel with a finger, unless the finger is already down on a panel or on the stage.
  private func pressPanel(_ finger: Int64, at point: CGPoint) {
    if panels.fingers.contains(finger) || touchComposer.fingers[.screen(finger)] != nil { return }
    if panels.isOnInspector(point) { keepInspected() }
    panels.press(finger, at: point, time)
  }

  /// Brings the panels up to date. Called before a press, because the panels may have changed since the last picture.
  func updatePanels() { panels.show(display, appearance) }

  func isOnStage(_ point: CGPoint) -> Bool { appearance.layout.stage.contains(point) && !panels.covers(point) }

  private func isOnDevice(_ point: CGPoint) -> Bool { geometry(at: point).bezel.contains(point) }

  /// Returns the view that a card of the responder chain column stands for; nil beside the cards.
  private func cardView(at point: CGPoint) -> String? {
    guard appearance.layout.column.contains(point), !panels.covers(point) else { return nil }
    return screen.plan(at: point)?.cardView(at: point)
  }

  /// Returns the responder or recognizer at a point of the responder chain column; nil beside the cards.
  func columnObject(at point: CGPoint) -> String? {
    guard appearance.layout.column.contains(point), !panels.covers(point) else { return nil }
    return screen.plan(at: point)?.columnObject(at: point)
  }

  // MARK: The line between two hit maps

  /// Whether a point of the window is on the line between the maps.
  private func isOnWipe(_ point: CGPoint) -> Bool {
    guard hitMap?.wipe != nil, let position = view.hitMap.wipe, isOnStage(point) else { return false }
    let geometry = geometry, line = geometry.screenFrame.minX + position * geometry.screenFrame.width
    let handle = CGPoint(x: line, y: geometry.screenFrame.maxY - 28)
    return geometry.bezel.contains(point)
      && (abs(point.x - line) <= 5 || hypot(point.x - handle.x, point.y - handle.y) <= 14)
  }

  /// Whether the pointer is on the line, or drags it.
  var isOverWipe: Bool { pointer.dragsWipe || pointer.position.map { isOnWipe($0.place) } ?? false }

  /// Moves the line between the maps to a point of the window.
  private func dragWipe(to point: CGPoint) {
    let screen = geometry.screenFrame
    view.hitMap.setWipe((point.x - screen.minX) / max(screen.width, 1))
  }

  // MARK: Points of the screen

  var geometry: StageGeometry {
    StageGeometry(
      layout: appearance.layout, screen: playback.scene.size,
      exploded: view.isExploded ? ExplodedLayers(playback.tree) : nil)
  }

  /// Returns the point of the scene's screen at a point of the window: on the layer that the finger is held to, else on the
  /// layer under the point.
  private func screenPoint(_ point: CGPoint, _ finger: Int64) -> CGPoint {
    let geometry = geometry(at: point, of: finger)
    return pointer.layer(of: finger).map { geometry.screenPoint(point, layer: $0) } ?? geometry.screenPoint(point)
  }

  /// Holds a finger to the device and the layer under it.
  private func holdLayer(_ finger: Int64, at point: CGPoint) {
    if session.comparison != nil { pointer.hold(finger, toSide: side(at: point)) }
    if view.isExploded { pointer.hold(finger, to: geometry(at: point, of: finger).layer(under: point)) }
  }

  /// Returns the geometry of the device under a point of the window, or of the one on which a finger came down.
  private func geometry(at point: CGPoint, of finger: Int64? = nil) -> StageGeometry {
    guard session.comparison != nil else { return geometry }
    let side = finger.flatMap { pointer.side(of: $0) } ?? side(at: point), shown = shownPlayback(ofSide: side)
    return StageGeometry(
      layout: appearance.layout.half(side), screen: shown.scene.size,
      exploded: view.isExploded ? ExplodedLayers(shown.tree) : nil)
  }

  private func shownPlayback(at point: CGPoint) -> Playback { shownPlayback(ofSide: side(at: point)) }

  private func shownPlayback(ofSide side: Int) -> Playback {
    guard let comparison = session.comparison, side != comparison.openSide else { return playback }
    return comparison.run.playback
  }
}
