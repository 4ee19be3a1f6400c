import Canvas
import ScenePicture
import UIKit

/// Tabs side by side, 39 px high, over a line. Of them, the Tab key stops at the selected one; the arrow keys select another.
final class TabBar: PaintedView {
  static let height: CGFloat = 39

  /// Called with the index of the chosen tab.
  var choose: (Int) -> Void = { _ in }
  private var tabs: [Tab] = []

  /// - Parameter marked: the tab with a dot.
  func show(_ titles: [String], selected: Int, marked: Int? = nil, _ appearance: Appearance) {
    if tabs.count != titles.count { rebuildRows(titles.count) }
    var left: CGFloat = 15
    for (index, tab) in tabs.enumerated() {
      tab.title = titles[index]
      tab.isSelected = index == selected
      tab.isMarked = index == marked
      let width = appearance.width(titles[index], .name).rounded(.up)
      tab.frame = CGRect(x: left, y: 0, width: width, height: TabBar.height)
      left += width + 22
    }
  }

  private func rebuildRows(_ count: Int) {
    tabs.forEach { $0.removeFromSuperview() }
    tabs = (0..<count).map { index in Tab { [unowned self] in choose(index) } }
    for (index, tab) in tabs.enumerated() {
      tab.selectOther = { [unowned self] amount in
        if tabs.indices.contains(index + amount) { choose(index + amount) }
      }
      tab.accessibilityIdentifier = "\(accessibilityIdentifier ?? "tabs").\(index)"
      addSubview(tab)
    }
  }

  /// The selected tab; nil if none is.
  var selectedTab: Tab? { tabs.first(where: \.isSelected) }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    list.rule(from: 0, to: bounds.width, y: bounds.height - 1, appearance.theme.line)
  }
}

/// One tab of a tab bar.
final class Tab: PlainControl {
  var title = ""
  /// Whether a dot after the title says that the page has something to say.
  var isMarked = false
  /// Selects the tab at a distance.
  var selectOther: (Int) -> Void = { _ in }

  override func step(by amount: Int) -> Bool {
    selectOther(amount)
    return true
  }

  override func paint(_ list: inout DrawingList, _ appearance: Appearance) {
    let theme = appearance.theme
    let color = isSelected || isHighlighted || interaction.isHovered ? theme.text : theme.secondaryText
    list.line(title, isSelected ? .name : .tab, color, in: bounds, appearance)
    if isMarked {
      list.fill(.circle(center: CGPoint(x: bounds.maxX + 6, y: bounds.midY - 4), radius: 3), theme.no)
    }
    if isSelected {
      let underline = bounds.inset(bottom: 1).strip(.bottom, 3)
      list.fill(.roundedRect(underline, radius: 1), theme.text)
    }
    if interaction.isFocused { list.focusRing(around: bounds.insetBy(dx: 0, dy: 10), radius: 4, appearance) }
  }
}
