import Foundation
import TestSupport
import Testing
import UIKit

@testable import Narration
@testable import PanelModels
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
import SeededRandom
@testable import TouchInput
@testable import TouchTrace

/// Views are selected, moved, resized, drawn, renamed and deleted on the stage.
@Suite struct EditModeTests {
  private let workbench: Workbench

  init() throws {
    workbench = try Workbench(preset: "P01")
    workbench.arrange()
    workbench.key(.character("d"))
  }

  private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    workbench.geometry.windowPoint(CGPoint(x: x, y: y), layer: 0)
  }

  private func drag(from start: CGPoint, to end: CGPoint, holding modifiers: Modifiers = []) {
    workbench.handle(.modifiers(modifiers), at: workbench.time)
    workbench.handle(.pointerMoved(start), at: workbench.time)
    workbench.handle(.pointerDown(start, .left), at: workbench.time)
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    for point in [middle, end] { workbench.handle(.pointerMoved(point), at: workbench.time) }
    workbench.handle(.pointerUp(end, .left), at: workbench.time)
    workbench.handle(.modifiers([]), at: workbench.time)
  }

  private func click(_ point: CGPoint) {
    workbench.handle(.pointerMoved(point), at: workbench.time)
    workbench.handle(.pointerDown(point, .left), at: workbench.time)
    workbench.handle(.pointerUp(point, .left), at: workbench.time)
  }

  private func frame(of view: String) -> CGRect? { workbench.playback.scene.view(named: view)?.frame }

  /// The screen point in the middle of a view.
  private func middle(of view: String) throws -> CGPoint {
    let box = try #require(workbench.playback.tree.node(view)).box
    return place(box.midX, box.midY)
  }

  // MARK: The mouse

  @Test func aPressOnTheStageIsNoTouch() throws {
    click(try middle(of: "E"))
    #expect(workbench.playback.recorded.isEmpty)
    #expect(workbench.pointer.selected == "E")
  }

  @Test func aClickOnTheDiamondOfAViewSelectsItsRecognizers() throws {
    let workbench = try Workbench(preset: "P34")
    let view = try #require(workbench.playback.tree.recognizers.first?.view)
    let names = workbench.playback.tree.recognizers.filter { $0.view == view }.map(\.name)
    workbench.key(.character("d"))
    workbench.arrange()
    let flags = try #require(workbench.screen.stageCache.plan?.marks(Flag.self))
    let flag = try #require(flags.first { $0.view == view && $0.kind.isRecognizers })
    func ring() -> UInt32 { workbench.picture().pixel(Int(flag.frame.midX), Int(flag.frame.minY - 2)) }
    let unmarked = ring()
    for name in names + names.prefix(1) {
      workbench.handle(.pointerDown(flag.frame.center, .left), at: workbench.time)
      workbench.handle(.pointerUp(flag.frame.center, .left), at: workbench.time)
      #expect(workbench.pointer.selected == name)
      #expect(ring() != unmarked)
    }
    #expect(workbench.playback.recorded.isEmpty && !workbench.playback.isTreeEdited)
    // Outside edit mode, a press on the stage is a touch.
    workbench.key(.character("d"))
    workbench.handle(.pointerDown(flag.frame.center, .left), at: workbench.time)
    #expect(!workbench.playback.recorded.isEmpty)
  }

  @Test func aClickOnTheDiamondInTheTreeSelectsTheRecognizer() throws {
    let workbench = try Workbench(preset: "P34")
    workbench.arrange()
    let recognizer = try #require(workbench.playback.tree.recognizers.first)
    let row = try #require(workbench.panels.frame(of: "tree.\(recognizer.view)"))
    let diamond = CGPoint(x: row.maxX - 57, y: row.midY)
    workbench.handle(.pointerDown(diamond, .left), at: workbench.time)
    workbench.handle(.pointerUp(diamond, .left), at: workbench.time)
    #expect(workbench.display.inspectedRecognizer == recognizer.name)
    workbench.handle(.pointerDown(row.center, .left), at: workbench.time)
    workbench.handle(.pointerUp(row.center, .left), at: workbench.time)
    #expect(workbench.display.inspectedView == recognizer.view)
  }

  @Test func aDragMovesAViewOnTheGridAndIsOneUndoStep() throws {
    let old = try #require(frame(of: "E")), start = try middle(of: "E")
    click(start)
    workbench.key(.character("m"))
    let scale = workbench.geometry.deviceScale
    drag(from: start, to: CGPoint(x: start.x - 33 * scale, y: start.y - 61 * scale), holding: .control)
    #expect(frame(of: "E") == old.offsetBy(dx: -33, dy: -61))
    #expect(workbench.pointer.selected == "E")
    workbench.key(.character("z"), .control)
    #expect(frame(of: "E") == old)
    #expect(workbench.statusMessage?.text == "Undone: E moved")
    workbench.key(.character("z"), [.control, .shift])
    #expect(frame(of: "E") == old.offsetBy(dx: -33, dy: -61))
  }

  @Test func anEdgeSnapsToAnotherViewAndIsNamed() throws {
    let tree = workbench.playback.tree, d = try #require(tree.node("D")).box, e = try #require(tree.node("E")).box
    click(try middle(of: "E"))
    workbench.key(.character("m"))
    let start = try middle(of: "E"), scale = workbench.geometry.deviceScale
    // Three points beside D's left edge.
    let end = CGPoint(x: start.x + (d.minX - e.minX + 3) * scale, y: start.y)
    workbench.handle(.pointerDown(start, .left), at: 0)
    workbench.handle(.pointerMoved(end), at: 0)
    let guides = workbench.display.edit?.guides ?? []
    #expect(guides.contains { $0.axis == .x && $0.view == "D" && $0.part == .start })
    workbench.handle(.pointerUp(end, .left), at: 0)
    #expect(workbench.playback.tree.node("E")?.box.minX == d.minX)
    #expect(workbench.display.edit?.guides == [])
  }

  @Test func aHandleResizesAndTheOppositeCornerStays() throws {
    click(try middle(of: "E"))
    let old = try #require(frame(of: "E")), box = try #require(workbench.playback.tree.node("E")).box
    let corner = place(box.minX, box.minY), scale = workbench.geometry.deviceScale
    drag(from: corner, to: CGPoint(x: corner.x + 12 * scale, y: corner.y + 7 * scale), holding: .control)
    #expect(
      frame(of: "E") == CGRect(x: old.minX + 12, y: old.minY + 7, width: old.width - 12, height: old.height - 7))
  }

  @Test func aRotatedViewIsResizedInItsOwnAxes() throws {
    workbench.perform(.edit(Edit("E", Change(.transform, ViewTransform(degrees: 90)))))
    click(try middle(of: "E"))
    let node = try #require(workbench.playback.tree.node("E")), old = try #require(frame(of: "E"))
    // The middle of the right edge, which lies at the bottom now.
    let handle = EditHandle.right.place(on: node.corners), start = place(handle.x, handle.y)
    drag(from: start, to: CGPoint(x: start.x, y: start.y + 20 * workbench.geometry.deviceScale), holding: .control)
    let new = try #require(workbench.playback.tree.node("E"))
    #expect(frame(of: "E")?.size == CGSize(width: old.width + 20, height: old.height))
    let left = EditHandle.left.place(on: node.corners), stays = EditHandle.left.place(on: new.corners)
    #expect(abs(left.x - stays.x) < 0.01 && abs(left.y - stays.y) < 0.01)
  }

  @Test func aDragOverTheGroundDrawsAView() throws {
    drag(from: place(20, 20), to: place(60, 80))
    let view = try #require(workbench.playback.scene.view(named: "view1"))
    #expect(view.frame == CGRect(x: 20, y: 20, width: 40, height: 60))
    #expect(workbench.pointer.selected == "view1")
  }

  @Test func afterNADragDrawsIntoTheViewUnderIt() throws {
    let box = try #require(workbench.playback.tree.node("C")).box
    workbench.key(.character("n"))
    #expect(workbench.display.edit?.tool == .draw(.view))
    drag(from: place(box.minX + 5, box.minY + 5), to: place(box.minX + 30, box.minY + 35), holding: .control)
    #expect(workbench.playback.scene.superview(of: "view1") == "C")
    #expect(frame(of: "view1") == CGRect(x: 5, y: 5, width: 25, height: 30))
    #expect(workbench.display.edit?.tool == .pointer)
  }

  /// The inside of a view is ground to draw on; its border and its name are to move it by.
  @Test func aDragInsideAViewDrawsInItAndItsBorderMovesIt() throws {
    let box = try #require(workbench.playback.tree.node("C")).box, old = try #require(frame(of: "C"))
    workbench.perform(.select(nil))
    drag(from: place(box.minX + 20, box.minY + 20), to: place(box.minX + 50, box.minY + 55), holding: .control)
    #expect(workbench.playback.scene.superview(of: "view1") == "C" && frame(of: "C") == old)
    workbench.key(.character("z"), .control)
    workbench.perform(.select(nil))
    drag(from: place(box.minX + 2, box.minY + 30), to: place(box.minX + 9, box.minY + 33), holding: .control)
    #expect(frame(of: "C") == old.offsetBy(dx: 7, dy: 3))
  }

  @Test func aDragOfTheNameMovesAView() throws {
    workbench.arrange()
    let tag = try #require(workbench.screen.stageCache.plan?.tag(of: "E")).frame.center
    let old = try #require(frame(of: "E")), scale = workbench.geometry.deviceScale
    drag(from: tag, to: CGPoint(x: tag.x + 12 * scale, y: tag.y), holding: .control)
    #expect(frame(of: "E") == old.offsetBy(dx: 12, dy: 0))
  }

  @Test(arguments: ["view", "button", "label", "switch", "slider", "scrollView"])
  func thePaletteHasEachKindOfView(name: String) throws {
    workbench.arrange()
    let button = try #require(workbench.panels.frame(of: "palette.\(name)"))
    click(button.center)
    drag(from: place(20, 20), to: place(120, 60))
    let classes = [
      "view": "UIView", "button": "UIButton", "label": "UILabel", "switch": "UISwitch", "slider": "UISlider",
      "scrollView": "UIScrollView",
    ]
    let added = try #require(workbench.pointer.selected.flatMap { workbench.playback.scene.view(named: $0) })
    #expect(added.viewClass.rawValue == classes[name])
    #expect(workbench.display.edit?.tool == .pointer)
  }

  /// A button that does nothing when it is pressed would be no button.
  @Test func aNewButtonSendsAnAction() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.key(.character("n"), .control)
    workbench.edit(.add(.button))
    let button = try #require(workbench.playback.scene.view(named: "button1"))
    #expect(button.actions.map(\.description) == ["touchUpInside button1Tapped to ViewController"])
    workbench.perform(.setMode(.live))
    let box = try #require(workbench.playback.tree.node("button1")).box
    click(workbench.geometry.windowPoint(CGPoint(x: box.midX, y: box.midY)), in: workbench)
    #expect(
      workbench.playback.trace.steps.contains {
        if case .action("button1", "button1Tapped", "ViewController", _, _) = $0.kind { true } else { false }
      })
  }

  private func click(_ point: CGPoint, in workbench: Workbench) {
    workbench.handle(.pointerDown(point, .left), at: workbench.time)
    workbench.handle(.pointerUp(point, .left), at: workbench.time)
  }

  /// In Live the inspector follows the touch: nothing there would show that a view is held.
  @Test func whatWasEditedIsNotHeldInLive() throws {
    click(try middle(of: "E"))
    #expect(workbench.pointer.selected == "E")
    workbench.key(.character("d"))
    #expect(workbench.pointer.selected == nil)
    click(place(20, 20))
    #expect(workbench.display.inspectedView != "E")
  }

  // MARK: The keyboard

  @Test func arrowsMoveAndControlArrowsResize() throws {
    click(try middle(of: "E"))
    let old = try #require(frame(of: "E"))
    workbench.key(.right)
    workbench.key(.down, .shift)
    #expect(frame(of: "E") == old.offsetBy(dx: 1, dy: 10))
    workbench.key(.left, .control)
    workbench.key(.down, [.control, .shift])
    #expect(frame(of: "E")?.size == CGSize(width: old.width - 1, height: old.height + 10))
  }

  @Test func tabGoesThroughAllViews() {
    let names = workbench.playback.tree.nodes.map(\.name)
    workbench.perform(.select(nil))
    var seen: [String?] = []
    for _ in names {
      workbench.key(.tab)
      seen.append(workbench.pointer.selected)
    }
    #expect(seen == names)
    workbench.key(.tab, .shift)
    #expect(workbench.pointer.selected == names[names.count - 2])
  }

  @Test func aViewIsRenamedInPlace() throws {
    click(try middle(of: "E"))
    workbench.key(.enter)
    let field = try #require(workbench.panels.focus as? WordsField)
    #expect(field.line.text == "E")
    workbench.type("buy")
    workbench.key(.enter)
    #expect(workbench.playback.tree.node("buy") != nil)
    #expect(workbench.pointer.selected == "buy")
  }

  @Test func deleteTakesTheViewsInsideAndUndoBringsThemBack() throws {
    let before = workbench.playback.scene
    workbench.perform(.select("C"))
    workbench.key(.delete)
    #expect(workbench.playback.tree.node("C") == nil && workbench.playback.tree.node("E") == nil)
    #expect(workbench.pointer.selected == before.superview(of: "C"))
    workbench.key(.character("z"), .control)
    #expect(workbench.playback.scene == before)
    #expect(workbench.pointer.selected == "C")
  }

  @Test func theOnlyWindowCannotBeDeleted() {
    workbench.perform(.select("W"))
    workbench.key(.delete)
    #expect(workbench.statusMessage?.text == "A scene needs its window W")
  }

  @Test func aCopyHasNewNamesInside() throws {
    workbench.perform(.select("C"))
    workbench.key(.character("d"), .control)
    let copy = try #require(workbench.playback.scene.view(named: "C2")), original = try #require(frame(of: "C"))
    #expect(copy.all.count == workbench.playback.scene.view(named: "C")?.all.count)
    #expect(copy.frame == original.offsetBy(dx: 10, dy: 10))
    #expect(workbench.pointer.selected == "C2")
  }

  @Test func escLeavesDrawingFirstAndThenEditMode() {
    workbench.key(.character("n"))
    workbench.key(.escape)
    #expect(workbench.display.edit?.tool == .pointer && workbench.isEditing)
    workbench.key(.escape)
    #expect(!workbench.isEditing && workbench.display.edit == nil)
  }

  // MARK: The touch is run again

  @Test func theTouchIsRunAgainAfterEachEdit() throws {
    workbench.key(.character("d"))
    let start = try middle(of: "E")
    click(start)
    #expect(workbench.display.story?.result?.view == "E")
    workbench.key(.character("d"))
    workbench.perform(.select("E"))
    workbench.perform(.edit(Edit("E", .isHidden(true))))
    #expect(workbench.display.story?.result?.view == "C")
    // The edit is one of the tree: no step of the trace says it.
    #expect(!workbench.playback.recorded.contains { if case .set = $0.input { true } else { false } })
    #expect(workbench.playback.scene.view(named: "E")?.changes == [.isHidden(true)])
  }

  /// In a long recording an edit is an input before the shown touch; the scene that is saved is the same.
  @Test(.exhaustive) func inALongRecordingTheSavedTreeIsTheSame() throws {
    let short = try Workbench(preset: "P01")
    for (workbench, touches) in [(workbench, 150), (short, 1)] {
      workbench.perform(.setMode(.live))
      for touch in 0..<touches {
        let place = workbench.geometry.windowPoint(CGPoint(x: 260, y: 420), layer: 0)
        workbench.handle(.pointerDown(place, .left), at: Double(touch) + workbench.time)
        workbench.handle(.pointerUp(place, .left), at: workbench.time + 0.1)
      }
      workbench.perform(.setMode(.edit))
      workbench.perform(.select("E"))
      workbench.key(.right)
      workbench.perform(.edit(Edit("B", .alpha(0.5))))
      workbench.key(.down)
    }
    #expect(workbench.playback.scene == workbench.playback.original, "edits are inputs")
    #expect(short.playback.scene != short.playback.original, "edits are in the tree")
    #expect(workbench.playback.editedScene == short.playback.editedScene)
    workbench.perform(.editTree([.rename("D", to: "other")]))
    short.perform(.editTree([.rename("D", to: "other")]))
    #expect(workbench.playback.scene == short.playback.scene)
  }

  @Test(arguments: [("A", "the name `A` is already taken"), ("my-view", "a name has only letters, digits and `_`")])
  func aNameThatNoViewCanHaveStaysInItsField(_ name: String, _ reason: String) throws {
    click(try middle(of: "E"))
    workbench.key(.function(2))
    workbench.type(name)
    workbench.key(.enter)
    workbench.type("x")
    #expect(workbench.panels.nameField.superview != nil && workbench.pointer.selected == "E")
    #expect(workbench.panels.nameField.field.line.text == name + "x", "keys are letters, not commands")
    workbench.key(.backspace)
    workbench.key(.enter)
    #expect(workbench.panels.nameField.field.errorText?.contains(reason) == true)
    workbench.key(.escape)
    #expect(workbench.panels.nameField.superview == nil && workbench.playback.tree.node("E") != nil)
    workbench.key(.function(2))
    workbench.type("other")
    workbench.key(.enter)
    #expect(workbench.panels.nameField.superview == nil && workbench.pointer.selected == "other")
    #expect(workbench.playback.tree.node("other") != nil)
  }

  /// Whatever is done, undo to the beginning gives the same scene.
  @Test(arguments: Exhaustive.cases(2, of: 6).map(UInt64.init))
  func undoToTheBeginningGivesTheSameScene(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let before = workbench.playback.scene, tree = workbench.playback.tree
    for _ in 0..<40 {
      workbench.perform(.select(workbench.playback.tree.nodes.map(\.name).randomElement(using: &random)))
      let commands: [EditCommand] = [
        .add(.button), .addRecognizer(.pan), .duplicate, .delete, .move(CGVector(dx: 3, dy: -4)),
        .resize(CGVector(dx: 5, dy: 2)), .order(1), .order(-1), .toEnd(isFront: false),
      ]
      session { workbench.edit(commands.randomElement(using: &random) ?? .duplicate) }
    }
    #expect(workbench.playback.scene != before)
    let file = try #require(before.source), text = try String(contentsOf: file, encoding: .utf8)
    var edited = SceneText(text, file: file.path)
    try edited.become(workbench.playback.editedScene)
    #expect(edited.text != text)
    for _ in 0..<60 { workbench.key(.character("z"), .control) }
    #expect(workbench.playback.scene == before)
    try edited.become(workbench.playback.editedScene)
    let saved = try Scene.parse(edited.text, file: file.path)
    #expect(saved.isSame(as: before))
    var untouched = SceneText(text, file: file.path)
    try untouched.become(workbench.playback.editedScene)
    #expect(untouched.text == text, "the bytes of the file")
    #expect(workbench.playback.tree == tree)
  }

  /// Each edit is a gesture of its own.
  private func session(_ edit: () -> Void) {
    workbench.session.beginGesture()
    edit()
  }
}

/// What the window says about an edit.
@Suite struct EditFeedbackTests {
  private let workbench: Workbench

  init() throws {
    workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    workbench.arrange()
  }

  @Test func thePointerSaysWhatAPressDoes() throws {
    workbench.key(.character("d"))
    workbench.perform(.select("E"))
    let box = try #require(workbench.playback.tree.node("E")).box
    func shape(_ x: CGFloat, _ y: CGFloat) -> PointerShape? {
      workbench.point(x, y)
      return workbench.editPointer
    }
    #expect(shape(box.midX, box.midY) == .cross)
    #expect(shape(box.minX + 3, box.minY + 40) == .move)
    #expect(shape(box.minX, box.minY) == .resizeDown)
    #expect(shape(box.maxX, box.midY) == .resize)
    #expect(shape(5, 5) == .cross)
    workbench.key(.character("n"))
    #expect(shape(box.midX, box.midY) == .cross)
  }

  @Test func theLineBelowSaysWhereTheRunsPart() throws {
    let before = Array(workbench.playback.trace.steps[workbench.display.sequence])
    workbench.perform(.edit(Edit("E", .isHidden(true))))
    let parting = try #require(workbench.display.parting)
    let steps = workbench.playback.trace.steps, start = workbench.display.sequence.lowerBound
    #expect(steps[start..<parting].map(\.kind) == before[..<(parting - start)].map(\.kind))
    #expect(steps[parting].kind != before[parting - start].kind)
    let line = Narration.second(of: workbench.display.stage, language: .english)?.plain
    #expect(line == "Before the edit E won; the two runs part at step \(parting - start + 1).")
    workbench.key(.character("g"))
    #expect(workbench.display.ghost == nil && workbench.display.parting == nil)
  }

  /// Two presses of one switch change one view back and forth, although the touch hits another one meanwhile.
  @Test func anEditKeepsItsSubject() throws {
    let subject = try #require(workbench.display.inspected)
    for isHidden in [true, false] {
      let toggle = try #require(workbench.panels.frame(of: "inspector.isHidden")).center
      workbench.handle(.pointerDown(toggle, .left), at: workbench.time)
      workbench.handle(.pointerUp(toggle, .left), at: workbench.time)
      workbench.arrange()
      #expect(workbench.display.inspected == subject)
      #expect(workbench.playback.tree.node(subject)?.isHidden == isHidden)
    }
  }
}
