import Foundation
import Testing
@testable import Canvas
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

/// What the pointer does besides touching the device: tooltips, selecting, edges of panels.
@Suite struct PointingTests {
  private func workbench(_ preset: String, size: CGSize = CGSize(width: 1280, height: 800)) throws -> Workbench {
    var options = WorkbenchOptions()
    (options.scene, options.size) = (preset, size)
    let workbench = try Workbench(options: options)
    workbench.perform(.playScript)
    workbench.arrange()
    return workbench
  }

  // MARK: Tooltips

  @Test func afterAPressATooltipWaitsUntilThePointerHasMoved() throws {
    let workbench = try workbench("P01")
    let place = try #require(workbench.panels.frame(of: "topBar.device")).center
    workbench.handle(.pointerDown(place, .left), at: 1)
    workbench.handle(.pointerUp(place, .left), at: 1)
    workbench.key(.escape)
    workbench.handle(.pointerMoved(CGPoint(x: place.x + 7, y: place.y)), at: 2)
    workbench.advance(to: 3)
    #expect(workbench.panels.visibleTooltip == nil)
    workbench.handle(.pointerMoved(CGPoint(x: place.x + 8, y: place.y)), at: 4)
    workbench.advance(to: 5)
    #expect(workbench.panels.visibleTooltip != nil)
  }

  @Test func aTouchOnTheStageKeepsTooltipsAwayToo() throws {
    let workbench = try workbench("P01")
    workbench.point(262, 424)
    workbench.advance(to: 1)
    let place = try #require(workbench.pointer.position?.place)
    #expect(workbench.panels.visibleTooltip != nil)
    workbench.handle(.pointerDown(place, .left), at: 1)
    workbench.handle(.pointerUp(place, .left), at: 1.1)
    workbench.handle(.pointerMoved(CGPoint(x: place.x + 1, y: place.y)), at: 1.2)
    workbench.advance(to: 3)
    #expect(workbench.panels.visibleTooltip == nil)
  }

  @Test func noTooltipLiesOverAnOpenList() throws {
    let workbench = try workbench("P01")
    let place = try #require(workbench.panels.frame(of: "topBar.speed")).center
    workbench.handle(.pointerDown(place, .left), at: 1)
    workbench.handle(.pointerUp(place, .left), at: 1)
    #expect(workbench.panels.window.menu != nil)
    workbench.handle(.pointerMoved(try #require(workbench.panels.frame(of: "topBar.play")).center), at: 2)
    workbench.advance(to: 3)
    #expect(workbench.panels.visibleTooltip == nil)
  }

  @Test func aResizedWindowHasNoTooltip() throws {
    let workbench = try workbench("P01")
    workbench.handle(.pointerMoved(try #require(workbench.panels.frame(of: "topBar.help")).center), at: 1)
    workbench.advance(to: 2)
    #expect(workbench.panels.visibleTooltip != nil)
    workbench.handle(.resized(CGSize(width: 1400, height: 900)), at: 3)
    workbench.advance(to: 4)
    #expect(workbench.panels.visibleTooltip == nil)
  }

  // MARK: Selecting

  @Test func aNameInTheNarrationSelectsItsView() throws {
    let workbench = try workbench("P31")
    workbench.perform(.setMode(.step))
    let step = workbench.playback.trace.steps.firstIndex { if case .gesture(.sees) = $0.kind { true } else { false } }
    workbench.perform(.goTo(step: try #require(step) + 1))
    workbench.arrange()
    // The chip names the recognizer `tap` on view0.
    let chip = try #require(workbench.panels.frame(of: "narration.chip.0"))
    workbench.handle(.pointerDown(chip.center, .left), at: 1)
    workbench.handle(.pointerUp(chip.center, .left), at: 1)
    #expect(workbench.pointer.selected == "tap")
    #expect(workbench.display.inspectedView == "view0")
  }

  @Test func aCardOfTheColumnSelectsItsResponder() throws {
    let workbench = try workbench("P01")
    let cards = try #require(workbench.screen.stageCache.plan).column.cards
    for (name, view) in [("W", "W"), ("ViewController", "A"), ("AppDelegate", nil)] {
      workbench.perform(.select(nil))
      let place = try #require(cards.first { $0.name == name }).frame.center
      workbench.handle(.pointerMoved(place), at: 1)
      #expect(workbench.pointer.hovered == view)
      let inputs = workbench.playback.recorded.count
      workbench.handle(.pointerDown(place, .left), at: 1)
      workbench.handle(.pointerUp(place, .left), at: 1)
      #expect(workbench.pointer.selected == name && workbench.display.inspectedView == view)
      #expect(workbench.playback.recorded.count == inputs)
    }
  }

  // MARK: Fingers

  @Test func aClickOnAFingersTrackShowsItsArrows() throws {
    let workbench = try workbench("P38")
    #expect(workbench.display.story?.finger == 2)
    let label = try #require(workbench.panels.frame(of: "timeline.finger.1"))
    workbench.handle(.pointerDown(label.center, .left), at: 1)
    workbench.handle(.pointerUp(label.center, .left), at: 1)
    #expect(workbench.display.story?.finger == 1)
    workbench.arrange()
    let rows = workbench.panels.timeline.subviews.compactMap { $0 as? TrackRow }.filter { $0.isFinger }
    #expect(rows.map(\.isSelected) == [true, false])

    let chart = try #require(workbench.panels.timeline.subviews.compactMap { $0 as? TimelineChart }.first)
    let track = CGPoint(x: 200, y: chart.tracks.middle(ofTrack: 1))
    workbench.handle(.pointerDown(chart.convert(track, to: nil), .left), at: 2)
    workbench.handle(.pointerUp(chart.convert(track, to: nil), .left), at: 2)
    #expect(workbench.display.story?.finger == 2)
  }

  @Test func aSingleFingerHasNothingToChoose() throws {
    let workbench = try workbench("P01")
    #expect(workbench.panels.frame(of: "timeline.finger.1") == nil)
  }

  // MARK: Edges of panels

  private func drag(_ workbench: Workbench, _ edge: String, by distance: CGFloat) throws {
    let place = try #require(workbench.panels.frame(of: edge)).center
    workbench.handle(.pointerDown(place, .left), at: 1)
    workbench.handle(.pointerMoved(CGPoint(x: place.x + distance, y: place.y)), at: 1.1)
    workbench.handle(.pointerUp(CGPoint(x: place.x + distance, y: place.y), .left), at: 1.2)
    workbench.arrange()
  }

  @Test func panelsAreResizedByTheirEdgesWithinLimits() throws {
    let workbench = try workbench("P01")
    try drag(workbench, "edge.sidebar", by: 40)
    try drag(workbench, "edge.panel", by: -30)
    #expect(workbench.appearance.layout.sidebar.width == 232 && workbench.appearance.layout.panel.width == 350)
    try drag(workbench, "edge.sidebar", by: -500)
    #expect(workbench.appearance.layout.sidebar.width == 160)
    try drag(workbench, "edge.panel", by: -900)
    #expect(workbench.appearance.layout.stage.width == 480)
    try drag(workbench, "edge.panel", by: 900)
    #expect(workbench.appearance.layout.panel.width == 272)
    #expect(workbench.playback.recorded.count == workbench.playback.scene.script.inputs.count)
  }

  @Test func aDoubleClickPutsTheWidthBack() throws {
    let workbench = try workbench("P01")
    try drag(workbench, "edge.panel", by: -50)
    #expect(workbench.savedState.panelWidth == 370)
    let place = try #require(workbench.panels.frame(of: "edge.panel")).center
    for time in [5, 5.1] {
      workbench.handle(.pointerDown(place, .left), at: time)
      workbench.handle(.pointerUp(place, .left), at: time + 0.05)
    }
    #expect(workbench.appearance.layout.panel.width == 320 && workbench.savedState.panelWidth == nil)
  }

  @Test func theWidthsAreKeptBetweenRuns() throws {
    let first = try workbench("P01")
    try drag(first, "edge.sidebar", by: 40)
    let data = try JSONEncoder().encode(first.savedState)
    let next = try workbench("P01")
    next.resume(try JSONDecoder().decode(SavedState.self, from: data))
    #expect(next.appearance.layout.sidebar.width == 232 && next.appearance.layout.panel.width == 320)
  }

  @Test func theArrowKeysMoveAnEdge() throws {
    let workbench = try workbench("P01")
    workbench.panels.focus = workbench.panels.edges.first { $0.region == .panel }
    workbench.key(.left)
    #expect(workbench.appearance.layout.panel.width == 336)
    workbench.arrange()
    workbench.key(.enter)
    #expect(workbench.appearance.layout.panel.width == 320)
  }

  @Test func thePointerChangesOverAnEdge() throws {
    let workbench = try workbench("P01")
    let place = try #require(workbench.panels.frame(of: "edge.sidebar")).center
    #expect(workbench.handle(.pointerMoved(place), at: 1).contains(.setPointer(.resize)))
    #expect(workbench.handle(.pointerMoved(CGPoint(x: 500, y: 300)), at: 2).contains(.setPointer(.arrow)))
  }

  @Test func aNarrowSidebarAndAProjectorHaveFixedWidths() throws {
    let narrow = try workbench("P01", size: WindowLayout.minimumSize)
    #expect(narrow.panels.frame(of: "edge.sidebar") == nil && narrow.panels.frame(of: "edge.panel") != nil)
    narrow.perform(.setTheme(.projector))
    narrow.arrange()
    #expect(narrow.panels.frame(of: "edge.panel") == nil)
  }
}

extension TrackRow {
  /// Whether it is the label of a finger.
  fileprivate var isFinger: Bool { if case .finger = subject { label != nil } else { false } }
}
