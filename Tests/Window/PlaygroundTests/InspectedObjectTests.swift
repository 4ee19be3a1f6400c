import Foundation
import Testing
@testable import Canvas
@testable import PanelModels
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

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
    try workbench.press(FoldedTopic.recognizers.foldName)
    try workbench.press("inspector.recognizer.rotation")
    #expect(workbench.display.inspected == "rotation")
  }

  @Test func aRecognizerIsAddedAndRemoved() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.select("E"))
    workbench.updatePanels()
    try workbench.press(FoldedTopic.recognizers.foldName)
    let popup = try #require(workbench.view("inspector.addRecognizer") as? PopupButton)
    popup.choose(try #require(popup.choices.firstIndex(of: "tap")))
    #expect(workbench.display.inspected == "tap1")
    #expect(workbench.display.tree.recognizer("tap1")?.view == "E")
    try workbench.press("inspector.removeRecognizer")
    #expect(workbench.display.tree.recognizers.isEmpty && workbench.display.inspected == "E")
  }

  @Test func aPressOnTheInspectorKeepsItsObjectToo() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.tap(200, 170)
    workbench.updatePanels()
    #expect(workbench.pointer.kept == nil)
    let head = try #require(workbench.panels.frame(of: "inspector.head"))
    workbench.handle(.pointerDown(CGPoint(x: head.midX, y: head.minY + 30), .left), at: workbench.time)
    workbench.handle(.pointerUp(CGPoint(x: head.midX, y: head.minY + 30), .left), at: workbench.time)
    #expect(workbench.pointer.kept == workbench.display.finalStory?.result?.view)
  }

  @Test func keysBetweenTwoPicturesChangeTheLatestValues() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.select("E"))
    workbench.updatePanels()
    workbench.panels.focus = workbench.view("inspector.frame.x") as? any PanelControl
    workbench.key(.up)
    workbench.key(.tab)
    workbench.key(.up, .shift)
    #expect(workbench.display.tree.node("E")?.frame.origin == CGPoint(x: 141, y: 70))
  }

  @Test func theEventsOfAControlAreEdited() throws {
    let workbench = try Workbench(preset: "P40")
    let name = try #require(workbench.playback.scene.views.first { $0.viewClass == .button }).name
    func actions() -> [ActionDescription] { workbench.playback.scene.view(named: name)?.actions ?? [] }
    let before = actions()
    workbench.perform(.select(name))
    try workbench.press(FoldedTopic.actions.foldName)
    try workbench.press("inspector.addAction")
    let added = ActionDescription(
      event: .valueChanged, message: MessageDescription(action: "action", target: .closure))
    #expect(actions() == before + [added])
    let row = "inspector.actions.\(before.count)"
    workbench.updatePanels()
    (workbench.view("\(row).event") as? PopupButton)?.choose(0)
    workbench.updatePanels()
    (workbench.view("\(row).target") as? PopupButton)?.choose(1)
    workbench.updatePanels()
    workbench.panels.focus = workbench.view("\(row).action") as? any PanelControl
    workbench.type("open")
    workbench.key(.enter)
    #expect(
      actions().last
        == ActionDescription(event: .touchDown, message: MessageDescription(action: "open", target: .chain)))
    try workbench.press("\(row).remove")
    #expect(actions() == before)
  }

  @Test func aLongMenuScrollsToTheItemWithTheFocus() throws {
    var options = WorkbenchOptions()
    options.size = WindowLayout.minimumSize
    let views = (1...60).map { "  - { name: v\($0), frame: 0 0 10 10 }" }.joined(separator: "\n")
    let scene = try Scene.parse("name: Many\nviews:\n\(views)\nscript: []\n", file: "many.yaml")
    let workbench = try Workbench(
      showing: scene, among: [], of: SceneLibrary.bundled(), options: options, typesetter: Typesetter())
    workbench.perform(.select("v1"))
    try workbench.press(FoldedTopic.hitArea.foldName)
    try workbench.press("inspector.hitTest")
    for _ in 1...61 { workbench.key(.down) }
    let last = try #require(workbench.panels.focus).frameInWindow
    #expect(CGRect(origin: .zero, size: options.size).contains(last))
    workbench.key(.enter)
    #expect(workbench.display.tree.node("v1")?.hitTest == .returns("v60"))
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

  /// What touches and the script change, such as the offset of a list, is no edit.
  @Test func aScriptLeavesNoDifferenceFromTheFile() throws {
    for preset in try SceneLibrary.bundledPresets.get() {
      let playback = Playback(try SceneLibrary.bundled().scene(preset.id))
      playback.playScript()
      for name in playback.values.kinds.keys {
        let object = InspectedObject(in: DisplayState(of: playback, selected: name))
        #expect(object?.differenceCount == 0, "\(name) of \(preset.id)")
      }
    }
  }

  @Test func anEditedOffsetDiffersAlsoAfterAScroll() throws {
    let workbench = try Workbench(preset: "P53")
    workbench.perform(.playScript)
    let list = try #require(workbench.display.tree.nodes.first { $0.bounds.origin != .zero }).name
    workbench.perform(.edit(Edit(list, Change(.boundsOrigin, CGPoint(x: 0, y: 7)))))
    workbench.perform(.select(list))
    #expect(InspectedObject(in: workbench.display.stage)?.differingProperties == [.boundsOrigin])
    try workbench.press("inspector.putAllBack")
    #expect(InspectedObject(in: workbench.display.stage)?.differenceCount == 0)
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
