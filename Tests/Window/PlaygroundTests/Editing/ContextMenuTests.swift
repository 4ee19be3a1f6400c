import Foundation
import Testing
import UIKit

@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace

/// The right button and the Menu key show what can be done.
@Suite struct ContextMenuTests {
  private let workbench: Workbench

  init() throws {
    workbench = try Workbench(preset: "P16")
    workbench.perform(.playScript)
    workbench.arrange()
  }

  private func rightClick(_ point: CGPoint) {
    workbench.handle(.pointerMoved(point), at: workbench.time)
    workbench.handle(.pointerDown(point, .right), at: workbench.time)
    workbench.handle(.pointerUp(point, .right), at: workbench.time)
  }

  private func click(_ name: String) throws {
    let point = try #require(workbench.panels.frame(of: name)).center
    workbench.handle(.pointerMoved(point), at: workbench.time)
    workbench.handle(.pointerDown(point, .left), at: workbench.time)
    workbench.handle(.pointerUp(point, .left), at: workbench.time)
  }

  private var titles: [String] { workbench.panels.contextMenu?.rows.map(\.item.title) ?? [] }

  private func row(_ title: String) throws -> String {
    "context.\(try #require(titles.firstIndex(of: title), "\(titles)"))"
  }

  @Test func aRowOfTheSidebarStandsBesideTheOpenScene() throws {
    rightClick(try #require(workbench.panels.frame(of: "sidebar.preset.the-override")).center)
    try click(try row("Compare with the open scene"))
    #expect(workbench.display.comparison?.sides.map(\.display.scene.id) == ["P16", "P17"])
    rightClick(try #require(workbench.panels.frame(of: "sidebar.preset.beyond-the-superview")).center)
    try click(try row("Compare"))
    #expect(workbench.display.comparison == nil)
  }

  @Test func aRowOfTheTreeHidesItsView() throws {
    rightClick(try #require(workbench.panels.frame(of: "tree.yellow")).center)
    #expect(workbench.pointer.selected == "yellow")
    try click(try row("Hide"))
    #expect(workbench.playback.tree.node("yellow")?.isHidden == true)
    #expect(!workbench.panels.hasContextMenu)
    rightClick(try #require(workbench.panels.frame(of: "tree.yellow")).center)
    #expect(titles.contains("Show"))
  }

  /// Outside edit mode the right button is a finger that stays.
  @Test func onTheStageTheRightButtonIsAFingerExceptInEditMode() throws {
    let point = workbench.geometry.windowPoint(CGPoint(x: 180, y: 300), layer: 0)
    rightClick(point)
    #expect(!workbench.panels.hasContextMenu && workbench.playback.fingersDown.count == 1)
    workbench.key(.character("d"))
    #expect(workbench.playback.fingersDown.isEmpty, "edit mode lifts all fingers")
    rightClick(point)
    #expect(workbench.panels.hasContextMenu && workbench.playback.fingersDown.isEmpty)
  }

  @Test func theViewsAtAPointAreListedFrontFirstWithTheirAnswers() throws {
    workbench.key(.character("d"))
    rightClick(workbench.geometry.windowPoint(CGPoint(x: 180, y: 300), layer: 0))
    let index = try #require(titles.firstIndex(of: "Views at this point"))
    for _ in 0...index { workbench.key(.down) }
    workbench.key(.right)
    #expect(titles == ["button", "yellow", "behind", "root", "W"])
    let answers = workbench.panels.contextMenu?.rows.map(\.item.detail)
    #expect(answers == ["hit-test view", "inside", "not asked", "inside", "inside"])
    workbench.key(.down)
    workbench.key(.enter)
    #expect(workbench.pointer.selected == "yellow")
    #expect(!workbench.panels.hasContextMenu)
  }

  @Test func escClosesTheSubmenuFirst() throws {
    workbench.key(.character("d"))
    rightClick(workbench.geometry.windowPoint(CGPoint(x: 180, y: 300), layer: 0))
    let index = try #require(titles.firstIndex(of: "Views at this point"))
    for _ in 0...index { workbench.key(.down) }
    workbench.key(.enter)
    workbench.key(.escape)
    #expect(titles.contains("Hide"))
    workbench.key(.escape)
    #expect(!workbench.panels.hasContextMenu && workbench.isEditing)
  }

  @Test func theMenuKeyIsAboutTheSelectedView() throws {
    workbench.perform(.select("behind"))
    workbench.key(.menu)
    #expect(workbench.panels.contextMenu?.content.name == "behind")
    workbench.key(.escape)
    workbench.key(.function(10), .shift)
    #expect(workbench.panels.contextMenu?.content.name == "behind")
  }

  @Test func aCardOffersWhatItsResponderDoesWithTouches() throws {
    let plan = try #require(workbench.screen.stageCache.plan)
    let card = try #require(plan.column.cards.first { $0.name == "ViewController" })
    rightClick(card.frame.center)
    #expect(titles == ["Select", "Why not me?", "Ignores touches", "Handles and passes on"])
    try click(try row("Ignores touches"))
    #expect(workbench.playback.tree.responder("ViewController")?.touches == .ignores)
  }

  @Test func aTickOfTheTimelineGoesToItsStep() throws {
    let chart = try #require(workbench.panels.timeline.chart.superview).frameInWindow
    let tick = CGPoint(x: chart.minX + 300, y: chart.minY + TimelineMeasures.ticks)
    let target = try #require(workbench.panels.contextTarget(at: tick))
    rightClick(tick)
    guard case .step(let step) = target else { throw TestFailure() }
    try click(try row("Go to this step"))
    #expect(workbench.playback.cursor == step + 1)
  }

  @Test func aLogRowGetsABookmark() throws {
    try click("panel.tabs.2")
    workbench.arrange()
    let panel = workbench.appearance.layout.panel
    let places = stride(from: panel.minY + 60, to: panel.maxY, by: 8).map { CGPoint(x: panel.midX, y: $0) }
    rightClick(try #require(places.first { workbench.panels.contextTarget(at: $0) != nil }))
    try click(try row("Add a bookmark"))
    #expect(workbench.session.currentBookmarks.count == 1)
  }

  /// A menu lies in the window, wherever it is opened.
  @Test(arguments: [CGPoint(x: 20, y: 690), CGPoint(x: 180, y: 735)])
  func aMenuStaysInTheWindow(point: CGPoint) throws {
    rightClick(point)
    let area = try #require(workbench.panels.contextMenu?.area)
    #expect(CGRect(x: 0, y: 0, width: 1280, height: 800).contains(area))
  }
}

private struct TestFailure: Error {}
