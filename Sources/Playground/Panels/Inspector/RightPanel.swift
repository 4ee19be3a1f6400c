import Canvas
import Foundation
import UIKit

/// The panel on the right, under its tabs.
final class RightPanel: UIView, Panel {
  let region = Region.panel
  private let tabs = TabBar()
  private let inspector: Inspector

  init(say: @escaping (Command) -> Void) {
    inspector = Inspector(say: say)
    super.init(frame: .zero)
    tabs.accessibilityIdentifier = "panel.tabs"
    addSubview(tabs)
    addSubview(inspector)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ moment: Moment, _ look: Look) {
    tabs.show([Heading.inspector[look.languages.first]], selected: 0, look)
    inspector.show(moment, look)
  }

  override func layoutSubviews() {
    tabs.frame = CGRect(x: 1, y: 0, width: bounds.width - 1, height: TabBar.height)
    inspector.frame = CGRect(
      x: 0, y: TabBar.height, width: bounds.width, height: bounds.height - TabBar.height)
  }

  func paint(_ list: inout DrawingList, _ look: Look) {
    list.fill(bounds, look.theme.panel)
    list.fill(CGRect(x: 0, y: 0, width: 1, height: bounds.height), look.theme.line)
  }
}
