import Foundation

/// The places of the window's regions, in pixels at scale 1. The regions do not overlap and cover the window.
package struct WindowLayout: Equatable, Sendable {
  /// The smallest window in which all regions fit.
  package static let minimumSize = CGSize(width: 1024, height: 640)

  package var size: CGSize
  package var isProjector: Bool
  package var panelWidths: PanelWidths
  package var topBar, sidebar, stage, column, narration, timeline, panel, status: CGRect
  /// The code beside the column of a projected window; empty where it is not shown.
  package var code = CGRect.zero
  /// The largest space of the presenter bar, over the upper end of the stage and the column.
  package var presenter = CGRect.zero
  /// The names over two scenes side by side, and the results under them; empty while one scene is shown.
  package var sideNames = CGRect.zero, sideResults = CGRect.zero
  /// Whether the stage is that of one of two scenes side by side, which has no column.
  package var isHalf = false

  /// The start page: all but the top bar and the status line.
  package var startPage: CGRect {
    CGRect(origin: .zero, size: size).inset(top: topBar.height, bottom: status.height)
  }

  /// Whether the sidebar shows icons only and opens over the stage.
  package var hasNarrowSidebar: Bool { sidebar.width == 48 }

  /// - Parameters:
  ///   - showsCode: whether a projected window shows code, if it has room for it.
  ///   - isComparing: whether two scenes share the place of the stage and the column.
  package init(
    size: CGSize, isProjector: Bool = false, showsCode: Bool = false, isComparing: Bool = false,
    panelWidths: PanelWidths = PanelWidths()
  ) {
    (self.size, self.isProjector, self.panelWidths) = (size, isProjector, panelWidths)
    (topBar, sidebar, stage, column) = (.zero, .zero, .zero, .zero)
    (narration, timeline, panel, status) = (.zero, .zero, .zero, .zero)
    if isProjector { layOutForProjector(showsCode: showsCode) } else { layOut() }
    if isComparing { makeRoomForTwo() }
  }

  private mutating func layOut() {
    let (width, height) = (size.width, size.height)
    let design: (sidebar: CGFloat, column: CGFloat, panel: CGFloat) =
      width < 1200 ? (48, 152, 288) : width < 1600 ? (192, 168, 320) : (224, 200, 400)
    let chosen = panelWidths.fitting(design.sidebar, design.panel, into: width - design.column)
    let widths = (sidebar: chosen.sidebar, column: design.column, panel: chosen.panel)
    let heights: (narration: CGFloat, timeline: CGFloat) =
      height < 720 ? (44, 76) : height < 1000 ? (72, 112) : (80, 128)
    let top: CGFloat = 40, bottom = height - 24
    let middle = width - widths.sidebar - widths.panel
    let stageHeight = bottom - top - heights.narration - heights.timeline
    topBar = CGRect(x: 0, y: 0, width: width, height: top)
    sidebar = CGRect(x: 0, y: top, width: widths.sidebar, height: bottom - top)
    stage = CGRect(x: sidebar.maxX, y: top, width: middle - widths.column, height: stageHeight)
    column = CGRect(x: stage.maxX, y: top, width: widths.column, height: stageHeight)
    narration = CGRect(x: sidebar.maxX, y: stage.maxY, width: middle, height: heights.narration)
    timeline = CGRect(x: sidebar.maxX, y: narration.maxY, width: middle, height: heights.timeline)
    panel = CGRect(x: width - widths.panel, y: top, width: widths.panel, height: bottom - top)
    status = CGRect(x: 0, y: bottom, width: width, height: 24)
  }
}
