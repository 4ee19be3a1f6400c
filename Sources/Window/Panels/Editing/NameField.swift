import PanelModels
import ScenePicture
import Scenes
import TouchInput
import UIKit

/// A field over the stage for the new name of a view. Enter takes the name; one that no view can have stays in the field, with the
/// reason. A press elsewhere takes it too, if it can, and Esc keeps the old one.
final class NameField: UIView, Overlay {
  let element = ElementName.nameField
  let coversWindow = false
  private(set) lazy var field = WordsField { [unowned self] name in take(name) }
  /// The view that gets the name.
  private(set) var view: String?
  private var taken: Set<String> = []
  private let rename: (_ view: String, _ name: String) -> Void

  /// - Parameter rename: called with the view and its new name.
  init(rename: @escaping (_ view: String, _ name: String) -> Void) {
    self.rename = rename
    super.init(frame: .zero)
    field.accessibilityIdentifier = "stage.name"
    addSubview(field)
  }

  required init?(coder: NSCoder) { return nil }

  var area: CGRect { frame }

  /// Prepares the field for a view.
  func prepare(for view: String, over frame: CGRect) {
    self.view = view
    self.frame = frame
    field.frame = bounds
  }

  func show(_ display: WindowDisplay, _ appearance: Appearance) {
    guard let view else { return }
    taken = Set(display.values.kinds.keys).union(display.tree.recognizers.map(\.name))
    field.show(view, appearance.languages.first)
  }

  func press(_ key: Key, _ modifiers: Modifiers, in host: PanelHost) -> Bool {
    guard key == .enter, field.line.text == view else { return false }
    host.close(self)
    return true
  }

  /// Returns what is wrong with a name. Renames the view and closes the field if nothing is.
  private func take(_ name: String) -> ProblemText? {
    guard let view else { return nil }
    if let problem = ObjectName.problem(of: name, taken: taken) { return problem }
    // Closing ends the focus, and a field that loses it takes its text.
    self.view = nil
    removeFromSuperview()
    rename(view, name)
    return nil
  }
}
