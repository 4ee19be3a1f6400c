import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The events of a control, each with its action and target. A change makes another tree.
final class ActionsSection: InspectorSection {
  private var rows: [ActionRow] = []
  private let add = PushButton()
  private var name = ""
  private var present: [ActionDescription] = []
  private let send: (Command) -> Void

  init(send: @escaping (Command) -> Void) {
    self.send = send
    super.init(frame: .zero)
    accessibilityIdentifier = "inspector.actions"
    add.accessibilityIdentifier = "inspector.addAction"
    add.addAction(UIAction { [unowned self] _ in addAction() }, for: .touchUpInside)
    addSubview(add)
  }

  override var foldedTopic: FoldedTopic? { .actions }

  override var preferredHeight: CGFloat { 34 + CGFloat(rows.count) * ActionRow.height + 34 + 8 }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    let language = appearance.languages.first, scene = object.display.scene
    name = object.name
    present = scene.view(named: name)?.actions ?? []
    let events = present.map(\.event.rawValue).joined(separator: ", ")
    head(InspectorText.events[language], status: events.isEmpty ? ControlText.none[language] : events)
    add.show(InspectorText.addEvent[language], appearance)
    if rows.count != present.count { rebuildRows(present.count) }
    let targets = scene.namedObjects.filter(\.kind.canReceiveActions).map(\.name)
    for (row, action) in zip(rows, present) { row.show(action, targets: targets, appearance) }
  }

  private func rebuildRows(_ count: Int) {
    rows.forEach { $0.removeFromSuperview() }
    rows = (0..<count).map { index in
      ActionRow(index) { [unowned self] action in
        var changed = present
        if let action { changed[index] = action } else { changed.remove(at: index) }
        send(.editTree([.setActions(name, changed)]))
      }
    }
    rows.forEach { addSubview($0) }
    setNeedsLayout()
  }

  /// Adds the most usual event that the control does not have yet.
  private func addAction() {
    let usual: [ControlEvent] = [.touchUpInside, .valueChanged, .touchDown] + ControlEvent.allCases
    let event = usual.first { event in !present.contains { $0.event == event } } ?? .touchUpInside
    let action = ActionDescription(event: event, message: MessageDescription(action: "action", target: .closure))
    send(.editTree([.setActions(name, present + [action])]))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let body = bounds.inset(top: 34)
    for (index, row) in rows.enumerated() { row.frame = body.row(index, height: ActionRow.height) }
    add.frame = CGRect(
      x: 0, y: 34 + CGFloat(rows.count) * ActionRow.height + 2, width: add.preferredWidth, height: 26)
  }
}
