import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TouchInput
import TouchTrace
import UIKit

// Edit mode: the mouse and the fingers move, resize and add views instead of touching them.

extension Workbench {
  // MARK: The pointer

  func pressEditHand(at point: CGPoint) {
    perform(
      editHand.press(
        at: geometry.screenPoint(point), in: playback.tree, selected: editedView,
        reach: EditReach.handle / geometry.deviceScale))
  }

  func moveEditHand(to point: CGPoint) {
    let scale = geometry.deviceScale
    let snaps = !touchComposer.modifiers.contains(.control)
    perform(
      editHand.move(
        to: geometry.screenPoint(point), slack: EditReach.slack / scale, reach: snaps ? EditReach.guide / scale : nil))
  }

  func releaseEditHand(at point: CGPoint) {
    perform(editHand.release(at: geometry.screenPoint(point), time: time))
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
    return editHand.pointer(
      at: position.point, in: playback.tree, selected: editedView, reach: EditReach.handle / geometry.deviceScale)
  }

  /// The view that is edited; nil if none is selected.
  var editedView: String? { pointer.selected.flatMap { playback.tree.node($0)?.name } }

  private func perform(_ actions: [EditHand.Action]) {
    for action in actions {
      switch action {
      case .select(let view): (pointer.selected, pointer.kept) = (view, nil)
      case .place(let view, let frame, let isResized):
        guard playback.tree.untransformedFrame(of: view) != frame else { continue }
        change(Edit(view, .frame(frame)), as: isResized ? .resized(view) : .moved(view))
      case .add(let parent, let frame): addView(to: parent, frame)
      case .rename(let view): panels.startRenaming(view, over: renamingFrame(of: view))
      }
    }
  }

  // MARK: Commands

  /// Performs a command of edit mode.
  func edit(_ command: EditCommand) {
    switch command {
    case .drawView:
      if !isEditing { setMode(.edit) }
      editHand.drawsNewView.toggle()
    case .add(let viewClass): addInMiddle(viewClass)
    case .addRecognizer(let kind): addRecognizer(kind)
    case .duplicate: duplicate()
    case .delete: delete()
    case .rename:
      if let view = editedView { panels.startRenaming(view, over: renamingFrame(of: view)) }
    case .move(let way): moveSelection(by: way)
    case .resize(let way): resizeSelection(by: way)
    case .selectNext(let amount): selectNext(amount)
    case .order(let amount): if let view = editedView { reorder(view, by: amount) }
    case .toEnd(let isFront): moveToEnd(isFront: isFront)
    }
  }

  private func addView(to parent: String, _ frame: CGRect, _ viewClass: ViewClass = .view) {
    let name = playback.scene.freeName(viewClass.stem)
    editTree([.add(.plain(name, frame, of: viewClass), to: parent, at: nil)])
    if playback.tree.node(name) != nil { pointer.selected = name }
  }

  /// Adds a view of a class in the middle of the selected view, or of the frontmost view that fills the window.
  private func addInMiddle(_ viewClass: ViewClass) {
    guard let parent = editedView ?? playback.tree.nodes.first?.name, let node = playback.tree.node(parent) else {
      return
    }
    let size = CGSize(width: min(100, node.bounds.width), height: min(44, node.bounds.height))
    let frame = CGRect(
      x: (node.bounds.midX - size.width / 2).rounded(), y: (node.bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
    addView(to: parent, frame, viewClass)
  }

  private func addRecognizer(_ kind: RecognizerKind) {
    guard let view = editedView else { return showStatus(EditText.selectFirst[preferences.languages.first]) }
    editTree([.addRecognizer(.plain(playback.scene.freeName(kind.rawValue), kind), to: view)])
  }

  /// Adds a copy of the selected view in front of it, 10 points to the right and down.
  private func duplicate() {
    guard let view = editedView, let place = playback.place(of: view), let copy = playback.editedScene.copy(of: view)
    else { return showStatus(EditText.selectFirst[preferences.languages.first]) }
    editTree([.add(copy, to: place.parent, at: place.index + 1)], as: .duplicated(view))
    if playback.tree.node(copy.name) != nil { pointer.selected = copy.name }
  }

  private func delete() {
    guard let name = pointer.selected else { return showStatus(EditText.selectFirst[preferences.languages.first]) }
    if playback.tree.node(name)?.isWindow == true {
      return showStatus(EditText.cannotDelete(name)[preferences.languages.first])
    }
    let superview = playback.tree.node(name)?.superview
    editTree([.remove(name)])
    // What was around it is selected, so that Delete can go on.
    if pointer.selected == nil { pointer.selected = superview }
  }

  private func moveSelection(by way: CGVector) {
    guard let view = editedView, let frame = playback.tree.untransformedFrame(of: view),
      playback.tree.node(view)?.isWindow == false
    else { return }
    change(Edit(view, .frame(frame.offsetBy(dx: way.dx, dy: way.dy))), as: .moved(view))
  }

  private func resizeSelection(by way: CGVector) {
    guard let view = editedView, let frame = playback.tree.untransformedFrame(of: view),
      playback.tree.node(view)?.isWindow == false
    else { return }
    let size = CGSize(width: max(frame.width + way.dx, 0), height: max(frame.height + way.dy, 0))
    change(Edit(view, .frame(CGRect(origin: frame.origin, size: size))), as: .resized(view))
  }

  /// Selects the next view of the tree (1) or the previous one (−1), and around at the ends.
  private func selectNext(_ amount: Int) {
    let names = playback.tree.nodes.map(\.name)
    guard !names.isEmpty else { return }
    let index = editedView.flatMap { names.firstIndex(of: $0) } ?? (amount > 0 ? -1 : names.count)
    pointer.selected = names[(index + amount + names.count) % names.count]
  }

  private func moveToEnd(isFront: Bool) {
    guard let view = editedView, let place = playback.place(of: view) else { return }
    editTree([.move(view, to: place.parent, at: isFront ? .max : 0, frame: nil)])
  }

  /// The frame of a view's name on the stage, in window pixels.
  private func renamingFrame(of view: String) -> CGRect {
    let corners = playback.tree.node(view)?.corners ?? []
    let place = corners.first.map { geometry.windowPoint($0, layer: 0) } ?? appearance.layout.stage.center
    let frame = CGRect(x: place.x + 2, y: place.y + 2, width: 150, height: 26)
    let area = appearance.layout.stage.insetBy(dx: 8, dy: 8)
    return CGRect(
      x: min(max(frame.minX, area.minX), area.maxX - frame.width).rounded(),
      y: min(max(frame.minY, area.minY), area.maxY - frame.height).rounded(), width: frame.width, height: frame.height)
  }
}

extension Playback {
  /// The superview of a view and its index among the subviews, back to front; nil for a window.
  fileprivate func place(of view: String) -> (parent: String, index: Int)? {
    guard let parent = tree.node(view)?.superview, let index = tree.node(parent)?.subviews.firstIndex(of: view) else {
      return nil
    }
    return (parent, index)
  }
}
