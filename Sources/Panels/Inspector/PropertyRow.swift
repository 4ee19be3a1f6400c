import Canvas
import Foundation
import ScenePicture
import UIKit

/// A property of the inspected view: its name at the left, its control at the right.
final class PropertyRow: UIView, Painted {
  static let height: CGFloat = 26

  /// The name of a property is in the code font, another label is not.
  enum Name: Equatable {
    case code(String)
    case label(String)
  }

  var name: Name
  /// A short text beside the control.
  var note: String?
  /// Whether the value differs from the scene's, marked by a dot at the left.
  var differs = false
  private let control: UIView

  init(_ name: Name, _ control: UIView) {
    self.name = name
    self.control = control
    super.init(frame: .zero)
    addSubview(control)
  }

  required init?(coder: NSCoder) { return nil }

  /// The width of the control; nil leaves it unchanged.
  var controlWidth: CGFloat? { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    let size = CGSize(width: controlWidth ?? control.frame.width, height: control.frame.height)
    control.frame = bounds.strip(.right, size.width).centered(size)
  }

  func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    if differs { list.fill(.circle(center: CGPoint(x: -8, y: bounds.midY), radius: 2.5), theme.ink) }
    let nameFrame = bounds.between(0, control.frame.minX - 8)
    switch name {
    case .code(let text): list.line(text, .api, theme.ink2, in: nameFrame, appearance)
    case .label(let text): list.line(text, .row, theme.ink2, in: nameFrame, appearance)
    }
    guard let note else { return }
    list.line(note, .caption, theme.ink3, in: bounds.between(0, control.frame.minX - 10), appearance, .right)
  }
}
