import Canvas
import Narration
import ScenePicture
import Scenes
import UIKit

/// An event of a control, and below it the action and its target.
final class ActionRow: UIView {
  static let height: CGFloat = 58

  private let event = PopupButton(), target = PopupButton()
  private let remove: RemoveButton
  private let action: WordsField
  private var present: ActionDescription?
  private let change: (ActionDescription?) -> Void

  /// - Parameter change: called with the changed action, or nil to remove it.
  init(_ index: Int, change: @escaping (ActionDescription?) -> Void) {
    self.change = change
    remove = RemoveButton { change(nil) }
    var take: (String) -> ProblemText? = { _ in nil }
    action = WordsField { take($0) }
    super.init(frame: .zero)
    take = { [unowned self] in takeAction($0) }
    for (control, name) in [(event as UIView, "event"), (action, "action"), (target, "target"), (remove, "remove")] {
      control.accessibilityIdentifier = "inspector.actions.\(index).\(name)"
      addSubview(control)
    }
    event.choose = { [unowned self] index in edit { $0.event = ControlEvent.allCases[index] } }
  }

  required init?(coder: NSCoder) { return nil }

  /// - Parameter targets: the names of the objects that can receive an action.
  func show(_ present: ActionDescription, targets: [String], _ appearance: Appearance) {
    let language = appearance.languages.first
    self.present = present
    event.show(
      ControlEvent.allCases.map(\.rawValue), selected: ControlEvent.allCases.firstIndex(of: present.event), appearance)
    action.prompt = InspectorText.actionName[language]
    action.show(present.message.action, language)
    remove.tooltip = InspectorText.removeEvent[language]
    let choices: [MessageDescription.Target] = [.closure, .chain] + targets.map { .object($0) }
    let labels = [InspectorText.closure[language], InspectorText.upTheChain[language]] + targets
    target.show(labels, selected: choices.firstIndex(of: present.message.target), appearance)
    target.choose = { [unowned self] index in edit { $0.message.target = choices[index] } }
  }

  private func edit(_ body: (inout ActionDescription) -> Void) {
    guard var changed = present else { return }
    body(&changed)
    if changed != present { change(changed) }
  }

  /// Takes the name of an action. Returns what is wrong with it.
  private func takeAction(_ name: String) -> ProblemText? {
    guard !name.isEmpty, !name.contains(" "), !name.contains(":") else { return ProblemText(verbatim: "open, buy, …") }
    edit { $0.message.action = name }
    return nil
  }

  override func layoutSubviews() {
    let first = bounds.strip(.top, PropertyRow.height), second = first.offsetBy(dx: 0, dy: PropertyRow.height)
    let height = PopupButton.height, half = ((bounds.width - 6) / 2).rounded()
    event.frame = CGRect(x: 0, y: first.midY - height / 2, width: bounds.width - 24, height: height)
    remove.frame = first.strip(.right, PutBackButton.side).centered(PutBackButton.size)
    action.frame = CGRect(x: 0, y: second.midY - height / 2, width: half, height: height)
    target.frame = CGRect(x: half + 6, y: second.midY - height / 2, width: bounds.width - half - 6, height: height)
  }
}

/// A button of 18 × 18 that removes a row.
private final class RemoveButton: PlainControl {
  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let ground: Color? = isHighlighted ? theme.pressed : interaction.isHovered ? theme.hover : nil
    if let ground { list.fill(.roundedRect(bounds, radius: 4), ground) }
    list.icon(.remove, at: bounds.center, theme.text)
    if interaction.isFocused { list.focusRing(around: bounds, radius: 4, appearance) }
  }
}
