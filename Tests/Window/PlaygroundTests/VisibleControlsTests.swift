import Foundation
import Testing
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchTrace
@testable import UIKitCore

/// How much there is to press before somebody has pressed anything.
@Suite struct VisibleControlsTests {
  /// The controls in a region: a segmented control, a bar of tabs and the chart of the timeline count as one each, as for the Tab key; what is
  /// disabled or scrolled away does not.
  private func count(in region: Region, of workbench: Workbench) -> Int {
    let panel = workbench.appearance.layout[region]
    return workbench.panels.controls(in: region).reduce(0) { count, control in
      let viewport = control.nearest(ScrollArea.self)?.frameInWindow ?? panel
      guard !(control is PanelEdge), viewport.intersection(panel).contains(control.frameInWindow.center) else {
        return count
      }
      return count + 1
    }
  }

  @Test func fiveViewsHasFewControls() throws {
    var options = WorkbenchOptions()
    (options.scene, options.size) = ("P01", CGSize(width: 1280, height: 800))
    let workbench = try Workbench(options: options)
    workbench.perform(.playScript)
    workbench.arrange()
    var counts: [Region: Int] = [:]
    for region in Region.allCases { counts[region] = count(in: region, of: workbench) }
    counts = counts.filter { $0.value > 0 }
    let cards = try #require(workbench.screen.stageCache.plan).column.cards.count { $0.name != "" }
    let all = counts.values.reduce(0, +) + cards
    #expect(all <= 60, "\(counts) \(cards)")
  }
}
