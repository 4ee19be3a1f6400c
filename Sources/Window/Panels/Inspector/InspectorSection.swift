import Canvas
import PanelModels
import ScenePicture
import UIKit

/// A section of the inspector, below a rule and a heading. Subclasses add rows. The heading of a section with a folded
/// topic is a line that opens and closes it.
class InspectorSection: PaintedView {
  private(set) var title = ""
  /// A short text at the right of the heading: what a section holds, also while it is closed.
  private(set) var status = ""
  /// Nil for a section that is always open.
  var foldedTopic: FoldedTopic? { nil }
  /// The line that opens and closes the section.
  private var fold: FoldLine?
  /// Whether the rows are shown.
  var isOpen = true {
    didSet {
      fold?.isOpen = isOpen
      for view in subviews where view !== fold { view.isHidden = !isOpen }
    }
  }
  /// Whether a value in the section is not the one of the file.
  private var differs = false
  /// The height of the open section, with its rule and the space after it.
  var preferredHeight: CGFloat { 0 }
  /// The height of the section as it is.
  final var height: CGFloat { isOpen ? preferredHeight : FoldLine.height }

  /// Adds the line that opens and closes the section.
  func addFold(_ topic: FoldedTopic, toggle: @escaping () -> Void) {
    let line = FoldLine(action: toggle)
    line.accessibilityIdentifier = topic.foldName
    fold = line
    insertSubview(line, at: 0)
  }

  func head(_ title: String, status: String = "", differs: Bool = false) {
    (self.title, self.status, self.differs) = (title, status, differs)
    fold?.title = title
    fold?.value = status
  }

  /// Updates the section for an object.
  func show(_ object: InspectedObject, _ appearance: Appearance) {}

  override func layoutSubviews() {
    fold?.frame = bounds.insetBy(dx: -FoldLine.overhang, dy: 0).strip(.top, FoldLine.height)
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    list.rule(from: 0, to: bounds.width, y: 0, theme.line)
    guard fold == nil else {
      let middle = FoldLine.height / 2
      if differs && !isOpen { list.fill(.circle(center: CGPoint(x: -8, y: middle), radius: 3), theme.text) }
      return
    }
    let heading = bounds.inset(top: 7).strip(.top, 24)
    let end = list.line(title, .selectedRow, theme.text, in: heading, appearance)
    let rest = heading.between(end + 12, heading.maxX)
    list.line(status, .caption, theme.faintText, in: rest, appearance, .right)
  }
}
