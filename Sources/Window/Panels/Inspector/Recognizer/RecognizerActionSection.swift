import Narration
import PanelModels
import ScenePicture
import Scenes
import UIKit

/// The action of a recognizer, and its target. An empty name removes the action. A change makes another tree.
final class RecognizerActionSection: InspectorSection {
  private let action: WordsField
  private let target = PopupButton()
  private var name = ""
  private var present: MessageDescription?
  private let send: (Command) -> Void

  init(send: @escaping (Command) -> Void) {
    self.send = send
    var take: (String) -> ProblemText? = { _ in nil }
    action = WordsField { take($0) }
    super.init(frame: .zero)
    take = { [unowned self] in takeAction($0) }
    action.accessibilityIdentifier = "inspector.recognizerAction"
    target.accessibilityIdentifier = "inspector.recognizerTarget"
    for control in [action, target] { addSubview(control) }
  }

  override var preferredHeight: CGFloat { 34 + PropertyRow.height + 10 }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    let language = appearance.languages.first, scene = object.display.scene
    name = object.name
    present = scene.recognizers.first { $0.name == name }?.action
    head(InspectorText.action[language], status: present == nil ? ControlText.none[language] : "")
    action.prompt = InspectorText.actionName[language]
    action.show(present?.action ?? "", language)
    let targets = scene.namedObjects.filter(\.kind.canReceiveActions).map(\.name)
    let choices: [MessageDescription.Target] = [.closure, .chain] + targets.map { .object($0) }
    target.show(
      [InspectorText.closure[language], InspectorText.upTheChain[language]] + targets,
      selected: present.flatMap { choices.firstIndex(of: $0.target) }, appearance)
    target.isEnabled = present != nil
    target.choose = { [unowned self] index in
      guard var message = present else { return }
      message.target = choices[index]
      send(.editTree([.setAction(name, message)]))
    }
  }

  /// Takes the name of an action. Returns what is wrong with it.
  private func takeAction(_ text: String) -> ProblemText? {
    guard !text.contains(" "), !text.contains(":") else { return ProblemText(verbatim: "tapped, open, …") }
    if text != present?.action ?? "" {
      let message = MessageDescription(action: text, target: present?.target ?? .closure)
      send(.editTree([.setAction(name, text.isEmpty ? nil : message)]))
    }
    return nil
  }

  override func layoutSubviews() {
    let row = bounds.inset(top: 34).strip(.top, PropertyRow.height), height = PopupButton.height
    let half = ((bounds.width - 6) / 2).rounded()
    action.frame = CGRect(x: 0, y: row.midY - height / 2, width: half, height: height)
    target.frame = CGRect(x: half + 6, y: row.midY - height / 2, width: bounds.width - half - 6, height: height)
  }
}
