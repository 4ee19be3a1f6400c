import Narration
import PanelModels
import Panels
import ScenePicture
import Scenes
import TouchTrace
import UIKit

// The commands of edit mode: those of the palette and of the keyboard.

extension Workbench {
  /// Performs a command of edit mode.
  func edit(_ command: EditCommand) {
    switch command {
    case .useTool(let tool):
      if !isEditing { setMode(.edit) }
      pointer.editCursor.tool = pointer.editCursor.tool == tool ? .pointer : tool
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

  func addView(to parent: String, _ frame: CGRect, _ viewClass: ViewClass = .view) {
    let name = playback.scene.freeName(viewClass.stem)
    var view = ViewDescription.plain(name, frame, of: viewClass)
    if let event = viewClass.mainEvent {
      let controller = playback.tree.chain(from: parent).first { $0.kind == .controller }?.name
      let message = MessageDescription(
        action: name + (event == .touchUpInside ? "Tapped" : "Changed"),
        target: controller.map { .object($0) } ?? .closure)
      view.actions = [ActionDescription(event: event, message: message)]
    }
    editTree([.add(view, to: parent, at: nil)])
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
    // The superview is selected, so that Delete can go on.
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
}

extension ViewClass {
  /// The event of which a new control sends an action; nil for other views.
  fileprivate var mainEvent: ControlEvent? {
    switch self {
    case .button, .enlargedButton: .touchUpInside
    case .switchControl, .slider, .segmentedControl, .stepper: .valueChanged
    case .view, .label, .imageView, .control, .scrollView, .tableView, .tableViewCell, .beyondBoundsView,
      .safeBeyondBoundsView:
      nil
    }
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
