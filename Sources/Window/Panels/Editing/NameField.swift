import ScenePicture
import UIKit

/// A field over the stage for the new name of a view. Enter takes the name; Esc, and a press elsewhere, keep the old one.
final class NameField: UIView, Overlay {
  let element = ElementName.nameField
  let coversWindow = false
  let field: TextField
  /// The view that gets the name.
  private(set) var view: String?

  /// - Parameter rename: called with the view and its new name.
  init(rename: @escaping (_ view: String, _ name: String) -> Void) {
    field = TextField { _ in }
    super.init(frame: .zero)
    field.accessibilityIdentifier = "stage.name"
    field.submit = { [unowned self] in
      guard let view else { return }
      let name = field.text
      removeFromSuperview()
      if !name.isEmpty && name != view { rename(view, name) }
    }
    addSubview(field)
  }

  required init?(coder: NSCoder) { return nil }

  var area: CGRect { frame }

  /// Prepares the field for a view.
  func prepare(for view: String, over frame: CGRect) {
    self.view = view
    self.frame = frame
    field.frame = bounds
    field.replace(with: view)
    field.line.selectAll()
  }
}
