import Canvas
import Foundation
import ScenePicture
import UIKit

/// A section of the inspector, below a rule and a heading. Subclasses add rows.
class InspectorSection: PaintedView {
  private(set) var title = ""
  /// A short text at the right of the heading.
  private(set) var status = ""
  /// The height of the section, with its rule and the space after it.
  var preferredHeight: CGFloat { 0 }

  func head(_ title: String, status: String = "") {
    self.title = title
    self.status = status
  }

  /// Updates the section for an object.
  func show(_ object: InspectedObject, _ appearance: Appearance) {}

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 0, to: bounds.width, y: 0, appearance.theme.line)
    let heading = bounds.inset(top: 7).strip(.top, 24)
    let end = list.line(title, .selectedRow, appearance.theme.text, in: heading, appearance)
    let rest = heading.between(end + 12, heading.maxX)
    list.line(status, .caption, appearance.theme.faintText, in: rest, appearance, .right)
  }
}
