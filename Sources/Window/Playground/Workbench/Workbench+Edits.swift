import Foundation
import Narration
import ScenePicture
import Scenes
import TouchTrace

extension Workbench {
  /// Makes a change of the scene or of its inputs. If that changes the result of the hit test, shows a status message and
  /// keeps the earlier run as a ghost.
  /// - Returns: false if the edit is not possible. A status message says why.
  @discardableResult func change(_ name: ChangeName, _ edit: (Playback) throws(TextError) -> Void) -> Bool {
    keepInspected()
    let earlier = display.finalStory, before = earlier?.result
    // The ghost of a drag is the run before the drag.
    let sequence = playback.trace.sequence(at: playback.cursor), steps = Array(playback.trace.steps[sequence])
    if session.recordUndo(before: name, selected: pointer.selected) {
      session.runBeforeChange = EarlierRun(story: earlier, steps: steps)
    }
    do throws(TextError) {
      var problem: TextError?
      session.keepingMarks { playback in
        do throws(TextError) { try edit(playback) } catch { problem = error }
      }
      if let problem { throw problem }
    } catch {
      session.dropUndo()
      showStatus(error.text[preferences.languages.first])
      return false
    }
    let after = display.finalStory?.result
    if let before, let after, before != after {
      showStatus(StatusText.resultChanged(from: before.view, to: after.view)[preferences.languages.first])
    }
    let first = session.runBeforeChange
    session.ghost = first.story?.result == after ? nil : GhostRun(first, of: playback)
    return true
  }

  /// Changes a property. In edit mode, and where a running scene cannot take the change, the tree changes; otherwise the objects
  /// change, before the touch that is shown. In a long recording the objects change even in edit mode, so that a drag is not
  /// slow; the saved file is the same.
  /// - Parameter name: the name of the change in the undo history; nil if the edit has one.
  func change(_ edit: Edit, as name: ChangeName? = nil) {
    let isOfTree = isEditing && playback.fingersDown.isEmpty && playback.canPlayAllAtOnce
    if isOfTree || edit.change.property.isFixed { return editTree([.set(edit)], as: name) }
    change(name ?? ChangeName(edit)) { $0.edit(edit) }
  }

  /// Changes the tree of the scene.
  /// - Parameter name: what is done, for the undo history; nil if the first edit says it.
  func editTree(_ edits: [TreeEdit], as name: ChangeName? = nil) {
    guard let name = name ?? edits.first.map({ ChangeName($0) }) else { return }
    guard change(name, { playback throws(TextError) in try playback.editTree(edits) }) else { return }
    touchComposer.resize(screen: playback.scene.size)
    for edit in edits { follow(edit) }
    noteName()
  }

  /// Keeps the selection at the object that an edit changes the name of, and at what it adds.
  private func follow(_ edit: TreeEdit) {
    switch edit {
    case .rename(let old, let new):
      if pointer.selected == old && playback.values.kinds[new] != nil { pointer.selected = new }
    case .remove(let name):
      if pointer.selected == name { pointer.selected = nil }
    default: break
    }
  }

  /// Gives properties of an object the values of the file.
  func putBack(_ properties: [Property], of name: String) {
    let change: ChangeName =
      properties.count == 1 ? .property(properties[0].rawValue, of: name) : .putBack(name)
    self.change(change) { $0.putBack(properties, of: name) }
    touchComposer.resize(screen: playback.scene.size)
  }

  /// Keeps the object in the inspector until the next touch, whatever view that touch then hits.
  func keepInspected() {
    if pointer.selected == nil && pointer.kept == nil { pointer.kept = display.inspected }
  }

  /// Moves a view to an index in its superview's `subviews`. Nothing happens if it is there, or is a window.
  func reorder(_ view: String, to index: Int) {
    let siblings = playback.tree.siblings(of: view)
    guard siblings.indices.contains(index), siblings[index] != view else { return }
    if isEditing, let parent = playback.tree.node(view)?.superview {
      editTree([.move(view, to: parent, at: index, frame: nil)])
    } else {
      change(.order(view)) { $0.reorder(view, to: index) }
    }
  }

  /// Moves a view to another superview, with another frame, so that it stays where it is on the screen.
  func moveView(_ view: String, to parent: String, at index: Int) {
    guard let frame = playback.tree.frame(of: view, in: parent) else { return }
    editTree([.move(view, to: parent, at: index, frame: frame)])
  }

  /// Moves a view among its siblings: towards the front (1) or the back (−1).
  func reorder(_ view: String, by amount: Int) {
    guard let index = playback.tree.siblings(of: view).firstIndex(of: view) else { return }
    reorder(view, to: index + amount)
  }

  // MARK: Picking

  /// Selects the view under the pointer, or the superview of the selection. Picking ignores the gates of the hit test. If
  /// the hit test gives another view, a status message names it and the gate.
  func pick() {
    guard let view = pointer.pick(in: playback.tree), let position = pointer.position,
      let hit = playback.hitTestView(at: position.point), hit != view
    else { return }
    let closed = playback.tree.closedGate(above: view)
    let gate = closed?.refusal.map { GateText($0) }
    showStatus(
      StatusText.picked(view, hit: hit, closed: closed?.name, gate: gate)[preferences.languages.first])
  }

  /// Makes the view under the pointer, else the selected one, the frontmost of its superview's subviews, as an input of
  /// the scene.
  func bringToFront() {
    guard let view = pointer.hovered ?? pointer.selected, playback.tree.node(view)?.superview != nil else { return }
    session.recordUndo(before: .order(view), selected: pointer.selected)
    playback.perform(.front(view), at: sceneTime)
  }

  // MARK: Undo

  func undo() { restore(session.undo(selected: pointer.selected), StatusText.undone, or: .nothingToUndo) }

  func redo() { restore(session.redo(selected: pointer.selected), StatusText.redone, or: .nothingToRedo) }

  private func restore(
    _ change: (name: ChangeName, entry: UndoEntry)?, _ text: (ChangeName) -> StatusText, or nothing: StatusText
  ) {
    let language = preferences.languages.first
    guard let (name, entry) = change else { return showStatus(nothing[language]) }
    restartCancellingTouches { session.keepingMarks { $0.show(entry.scene, inputs: entry.inputs, until: entry.end) } }
    pointer.selected = entry.selected
    noteName()
    touchComposer.resize(screen: playback.scene.size)
    showStatus(text(name)[language])
  }
}
