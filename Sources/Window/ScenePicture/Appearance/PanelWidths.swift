import Foundation

/// The widths of the sidebar and of the panel on the right that the user chose, in pixels at scale 1; nil for the width of
/// the design.
package struct PanelWidths: Equatable, Sendable {
  package var sidebar: CGFloat?
  package var panel: CGFloat?

  package init(sidebar: CGFloat? = nil, panel: CGFloat? = nil) { (self.sidebar, self.panel) = (sidebar, panel) }

  /// The narrowest sidebar, panel and stage. A sidebar of the design that is narrower has a fixed width.
  private static let smallest: (sidebar: CGFloat, panel: CGFloat, stage: CGFloat) = (160, 272, 480)

  /// Returns the widths within their limits, which leave the stage its smallest width.
  /// - Parameters:
  ///   - sidebar: the width of the design.
  ///   - panel: the width of the design.
  ///   - width: the width of the sidebar, the stage and the panel together.
  func fitting(_ sidebar: CGFloat, _ panel: CGFloat, into width: CGFloat) -> (sidebar: CGFloat, panel: CGFloat) {
    let least = PanelWidths.smallest, available = width - least.stage
    let isFixed = sidebar < least.sidebar
    let left = isFixed ? sidebar : limited(self.sidebar ?? sidebar, least.sidebar, available - least.panel)
    return (left, limited(self.panel ?? panel, least.panel, available - left))
  }

  private func limited(_ width: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    max(min(width.rounded(), most), least)
  }
}
