import Canvas
import Foundation
import ScenePicture
import UIKit

/// A property of the inspected view: its name at the left, the control for it at the right.
final class PropertyRow: UIView, Painted {
  static let height: CGFloat = 26

  /// The name of a property is set as code, other words as text.
  enum Name: Equatable {
    case code(String)
    case words(String)
  }

  var name: Name
  /// A few words beside the control.
  var note: String?
  /// A dot at the left says that the value is not the scene's own.
  var differs = false
  private let control: UIView

  init(_ name: Name, _ control: UIView) {
    self.name = name
    self.control = control
    super.init(frame: .zero)
    addSubview(control)
  }

  required init?(coder: NSCoder) { return nil }

  /// How wide the control is; nil leaves it as it is.
  var controlWidth: CGFloat? { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    let size = CGSize(width: controlWidth ?? control.frame.width, height: control.frame.height)
    control.frame = CGRect(
      x: bounds.width - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    if differs { list.fill(.circle(center: CGPoint(x: -8, y: bounds.midY), radius: 2.5), theme.ink) }
    let space = CGRect(x: 0, y: 0, width: max(control.frame.minX - 8, 0), height: bounds.height)
    switch name {
    case .code(let text): list.line(text, .api, theme.ink2, in: space, appearance)
    case .words(let text): list.line(text, .row, theme.ink2, in: space, appearance)
    }
    guard let note else { return }
    let noteRoom = CGRect(x: 0, y: 0, width: control.frame.minX - 10, height: bounds.height)
    list.line(note, .caption, theme.ink3, in: noteRoom, appearance, .right)
  }
}
