import Foundation
import ScenePicture
import UIKit

/// A field over the stage for the new name of a view. Enter takes the name; Esc, and a press elsewhere, keep the old one.
final class NameField: UIView {
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
      close()
      if !name.isEmpty && name != view { rename(view, name) }
    }
    addSubview(field)
  }

  required init?(coder: NSCoder) { return nil }

  func open(for view: String, over frame: CGRect, in window: UIView) {
    self.view = view
    self.frame = frame
    field.frame = bounds
    field.replace(with: view)
    field.line.selectAll()
    window.addSubview(self)
  }

  func close() {
    view = nil
    removeFromSuperview()
  }
}
