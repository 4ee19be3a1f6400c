import Narration
import PanelModels
import ScenePicture
import UIKit

/// The button that removes the recognizer from its view.
final class RecognizerRemoval: InspectorSection {
  private let button: PushButton
  private var object: InspectedObject?

  init(send: @escaping (Command) -> Void) {
    button = PushButton()
    super.init(frame: .zero)
    button.accessibilityIdentifier = "inspector.removeRecognizer"
    button.addAction(
      UIAction { [unowned self] _ in
        guard let object, let view = object.recognizer?.view else { return }
        send(.editTree([.remove(object.name)]))
        send(.select(view))
      }, for: .touchUpInside)
    addSubview(button)
  }

  override var preferredHeight: CGFloat { 54 }

  override func show(_ object: InspectedObject, _ appearance: Appearance) {
    self.object = object
    button.show(InspectorText.removeRecognizer[appearance.languages.first], appearance)
  }

  override func layoutSubviews() {
    button.frame = CGRect(x: 0, y: 12, width: button.preferredWidth, height: 26)
  }
}
