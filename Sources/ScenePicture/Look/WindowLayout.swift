import Foundation

/// Where the regions of the window lie, in pixels at scale 1. They never overlap and cover the window.
package struct WindowLayout: Equatable, Sendable {
  /// The smallest window that holds everything.
  static let minimumSize = CGSize(width: 1024, height: 640)

  package var size: CGSize
  package var isProjector: Bool
  package var topBar, rail, stage, lane, narration, timeline, panel, status: CGRect

  /// The rail shows icons only and opens as an overlay.
  package var hasNarrowRail: Bool { rail.width == 48 }

  package init(size: CGSize, isProjector: Bool = false) {
    self.size = size
    self.isProjector = isProjector
    (topBar, rail, stage, lane) = (.zero, .zero, .zero, .zero)
    (narration, timeline, panel, status) = (.zero, .zero, .zero, .zero)
    if isProjector { layOutForProjector() } else { layOut() }
  }

  private mutating func layOut() {
    let (width, height) = (size.width, size.height)
    let widths: (rail: CGFloat, lane: CGFloat, panel: CGFloat) =
      width < 1200 ? (48, 152, 288) : width < 1600 ? (192, 168, 320) : (224, 200, 400)
    let heights: (narration: CGFloat, timeline: CGFloat) =
      height < 720 ? (44, 76) : height < 1000 ? (56, 120) : (64, 144)
    let top: CGFloat = 40, bottom = height - 24
    let middle = width - widths.rail - widths.panel
    let stageHeight = bottom - top - heights.narration - heights.timeline
    topBar = CGRect(x: 0, y: 0, width: width, height: top)
    rail = CGRect(x: 0, y: top, width: widths.rail, height: bottom - top)
    stage = CGRect(x: rail.maxX, y: top, width: middle - widths.lane, height: stageHeight)
    lane = CGRect(x: stage.maxX, y: top, width: widths.lane, height: stageHeight)
    narration = CGRect(x: rail.maxX, y: stage.maxY, width: middle, height: heights.narration)
    timeline = CGRect(x: rail.maxX, y: narration.maxY, width: middle, height: heights.timeline)
    panel = CGRect(x: width - widths.panel, y: top, width: widths.panel, height: bottom - top)
    status = CGRect(x: 0, y: bottom, width: width, height: 24)
  }

  /// Drawn for 1280 × 800; other sizes keep the shares.
  private mutating func layOutForProjector() {
    let (width, height) = (size.width, size.height)
    let chapters = (height * 52 / 800).rounded(), words = (height * 108 / 800).rounded()
    let stageHeight = height - chapters - words, laneWidth = (width * 408 / 1280).rounded()
    stage = CGRect(x: 0, y: 0, width: width - laneWidth, height: stageHeight)
    lane = CGRect(x: stage.maxX, y: 0, width: laneWidth, height: stageHeight)
    narration = CGRect(x: 0, y: stageHeight, width: width, height: words)
    timeline = CGRect(x: 0, y: narration.maxY, width: width, height: chapters)
  }
}
