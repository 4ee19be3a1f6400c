import Foundation
import Testing
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKit

/// Which object the inspector shows, and for how long.
@Suite struct InspectedObjectTests {
  @Test func anEditKeepsTheObjectUntilTheNextTouch() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.tap(200, 170)
    let first = try #require(workbench.display.inspected)
    workbench.perform(.edit(Edit(first, .isHidden(true))))
    #expect(workbench.display.finalStory?.result?.view != first)
    #expect(workbench.display.inspected == first)
    workbench.perform(.edit(Edit(first, .isHidden(false))))
    #expect(workbench.display.inspected == first)
    workbench.tap(20, 20)
    #expect(workbench.display.inspected == workbench.display.finalStory?.result?.view)
  }

  @Test func togglingTwiceInTheInspectorChangesOneView() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.tap(200, 170)
    let before = workbench.display.tree, name = try #require(workbench.display.inspected)
    for _ in 1...2 { try workbench.press("inspector.isHidden") }
    #expect(workbench.display.tree.nodes == before.nodes)
    #expect(workbench.display.inspected == name)
  }

  @Test func aTrackShowsThePageOfItsRecognizer() throws {
    let workbench = try Workbench(preset: "P38")
    workbench.perform(.playScript)
    try workbench.press("timeline.recognizer.pinch")
    #expect(workbench.display.inspected == "pinch" && workbench.display.inspectedView == "photo")
    workbench.key(.escape)
    workbench.key(.escape)
    #expect(workbench.display.inspected != "pinch")
  }

  @Test func aRowOfTheInspectorShowsThePageOfItsRecognizer() throws {
    let workbench = try Workbench(preset: "P38")
    workbench.perform(.playScript)
    workbench.perform(.select("photo"))
    try workbench.press("inspector.recognizer.rotation")
    #expect(workbench.display.inspected == "rotation")
  }

  @Test func aRecognizerIsAddedAndRemoved() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.select("E"))
    workbench.updatePanels()
    let popup = try #require(workbench.view("inspector.addRecognizer") as? PopupButton)
    popup.choose(try #require(popup.choices.firstIndex(of: "tap")))
    #expect(workbench.display.inspected == "tap1")
    #expect(workbench.display.tree.recognizer("tap1")?.view == "E")
    try workbench.press("inspector.removeRecognizer")
    #expect(workbench.display.tree.recognizers.isEmpty && workbench.display.inspected == "E")
  }

  @Test func allValuesArePutBackAtOnceAndThatIsUndone() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    let before = workbench.playback.inputs
    workbench.perform(.select("E"))
    for change in [Change.alpha(0.5), .isHidden(true), .clipsToBounds(true)] {
      workbench.perform(.edit(Edit("E", change)))
    }
    let edited = workbench.playback.inputs
    try workbench.press("inspector.putAllBack")
    #expect(workbench.playback.inputs == before)
    workbench.perform(.undo)
    #expect(workbench.playback.inputs == edited)
  }
}

extension Workbench {
  fileprivate func view(_ name: String) -> UIView? {
    panels.window.withDescendants.first { $0.accessibilityIdentifier == name }
  }

  /// Presses a control of the panels with the keyboard.
  fileprivate func press(_ name: String) throws {
    updatePanels()
    panels.focus = try #require(view(name) as? any PanelControl)
    key(.enter)
  }

  fileprivate func tap(_ x: CGFloat, _ y: CGFloat) {
    let geometry = StageGeometry(layout: appearance.layout, screen: display.scene.size)
    let place = geometry.windowPoint(CGPoint(x: x, y: y))
    handle(.pointerDown(place, .left), at: time + 1)
    handle(.pointerUp(place, .left), at: time + 1)
  }
}
