@testable import Canvas
import Foundation
@testable import Scenes
import Testing
@testable import Narration
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import TouchInput
@testable import TouchTrace

/// Commands of the workbench: exploded view, undo, device, ghost, loupe, picking, tooltips and blank window.
struct WorkbenchCommandTests {
  // MARK: Exploded view

  @Test func viewsCanBeTouchedInTheExplodedView() throws {
    let workbench = try Workbench(preset: "P01")
    let flat = workbench.picture()
    workbench.key(.character("e"))
    #expect(workbench.display.isExploded && workbench.picture() != flat)
    let geometry = StageGeometry(workbench.display.stage, workbench.appearance.layout)
    // Inside E in the exploded view, but outside E in the flat one.
    let place = geometry.windowPoint(CGPoint(x: 262, y: 424))
    workbench.handle(.pointerMoved(place), at: workbench.time)
    #expect(workbench.pointer.hovered == "E")
    workbench.handle(.pointerDown(place, .left), at: workbench.time)
    let moved = CGPoint(x: place.x - 60, y: place.y)
    workbench.handle(.pointerMoved(moved), at: workbench.time)
    workbench.handle(.pointerUp(moved, .left), at: workbench.time)
    let story = try #require(workbench.display.story)
    #expect(story.result == .view("E"))
    // The finger was dragged on the layer of E.
    #expect(story.trail.last?.y == story.trail.first?.y)
    #expect(abs((story.trail.last?.x ?? 0) - (262 - 60 / geometry.deviceScale)) < 0.01)
    workbench.key(.escape)
    #expect(!workbench.display.isExploded)
  }

  // MARK: Other keyboards

  @Test(arguments: [
    (Key.character("/"), Modifiers.shift, Key.function(1), Modifiers.shift),
    (.character("/"), Modifiers(), .character("f"), .control),
    (.character(","), .shift, .character("<"), Modifiers()),
    (.character("."), .shift, .character("<"), .shift),
  ])
  func commandsHaveSecondKeysForOtherLayouts(key: Key, held: Modifiers, other: Key, heldToo: Modifiers) throws {
    let (one, two) = (try Workbench(preset: "P01"), try Workbench(preset: "P01"))
    for workbench in [one, two] {
      workbench.perform(.playScript)
      workbench.perform(.goTo(step: 9))
    }
    let before = one.picture()
    one.key(key, held)
    two.key(other, heldToo)
    #expect(one.picture() != before && one.picture() == two.picture())
  }

  // MARK: Undo

  @Test func anEditCanBeUndoneAndRedone() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    let before = workbench.playback.inputs
    let winner = workbench.display.finalStory?.result
    workbench.perform(.edit(Edit("E", .isHidden(true))))
    let edited = workbench.display.finalStory?.result
    #expect(edited != winner)
    workbench.key(.character("z"), .control)
    #expect(workbench.playback.inputs == before && workbench.display.finalStory?.result == winner)
    workbench.key(.character("z"), [.control, .shift])
    #expect(workbench.display.finalStory?.result == edited)
    workbench.key(.character("z"), [.control, .shift])
    #expect(workbench.display.finalStory?.result == edited)
  }

  @Test func aResetAndACutCanBeUndone() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    let all = workbench.playback.inputs
    workbench.key(.character("r"))
    #expect(workbench.playback.inputs.isEmpty)
    workbench.key(.character("z"), .control)
    #expect(workbench.playback.inputs == all)
    workbench.perform(.cut(.touch))
    #expect(workbench.playback.inputs.count < all.count)
    workbench.key(.character("z"), .control)
    #expect(workbench.playback.inputs == all)
  }

  @Test func openingAnotherSceneClearsTheUndoHistory() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    workbench.perform(.reset)
    workbench.perform(.nextScene)
    workbench.key(.character("z"), .control)
    #expect(workbench.playback.inputs.isEmpty)
  }

  @Test func anEditBeforeTheFirstTouchIsShownAtOnceAndAtTheStart() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.edit(Edit("E", .isHidden(true))))
    #expect(workbench.display.tree.node("E")?.isHidden == true)
    workbench.point(260, 420)
    let geometry = StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
    let place = geometry.windowPoint(CGPoint(x: 260, y: 420))
    workbench.handle(.pointerDown(place, .left), at: 1)
    workbench.handle(.pointerUp(place, .left), at: 1.1)
    workbench.key(.home)
    #expect(workbench.display.tree.node("E")?.isHidden == true)
  }

  // MARK: The device

  @Test func theDeviceMenuDoesTheSameAsItsKeys() throws {
    let byKeys = try Workbench(preset: "P01"), byMenu = try Workbench(preset: "P01")
    for (index, character) in "imnk".enumerated() {
      byKeys.key(.character(character))
      byMenu.arrange()
      for control in ["topBar.device", "menu.\(index)"] {
        let place = try #require(byMenu.panels.frame(of: control))
        let middle = CGPoint(x: place.midX, y: place.midY)
        byMenu.handle(.pointerDown(middle, .left), at: byMenu.time)
        byMenu.handle(.pointerUp(middle, .left), at: byMenu.time)
      }
    }
    #expect(byMenu.playback.inputs.map(\.input) == [.interrupt, .shake, .remote, .press])
    #expect(byKeys.playback.inputs == byMenu.playback.inputs)
    #expect(byKeys.playback.trace == byMenu.playback.trace)
  }

  @Test func aButtonPressGoesUpTheResponderChain() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.key(.character("k"))
    let lines = TraceText.lines(of: workbench.playback.trace)
    #expect(
      lines.contains { $0.contains("pressesBegan") } && lines.contains { $0.contains("pressesEnded") }, "\(lines)")
  }

  // MARK: The ghost

  @Test func theGhostOfAnEditStaysUntilTheNextInput() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    workbench.arrange()
    #expect(workbench.screen.stageCache.plan?.mark(Ghost.self) == nil)
    workbench.perform(.edit(Edit("E", .isHidden(true))))
    workbench.advance(to: 5)
    let changed = workbench.picture()
    let ghost = try #require(workbench.screen.stageCache.plan?.mark(Ghost.self))
    #expect(ghost.view == "E" && ghost.words?.pill.text == "before")
    workbench.key(.character("g"))
    #expect(workbench.display.ghost == nil && workbench.picture() != changed)
    workbench.key(.character("g"))
    #expect(workbench.picture() == changed)
    // An edit with the same result leaves no ghost, and another input removes one.
    workbench.perform(.edit(Edit("D", .isHidden(true))))
    #expect(workbench.display.ghost == nil)
    workbench.perform(.edit(Edit("E", .isHidden(false))))
    #expect(workbench.display.ghost?.result == .view("C"))
    workbench.perform(.shake)
    #expect(workbench.display.ghost == nil)
  }

  // MARK: The loupe

  @Test func theLoupeShowsThePixelsOfTheStageAsSquares() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    let place = CGPoint(x: 402, y: 312)
    workbench.handle(.pointerMoved(place), at: 1)
    let before = workbench.picture()
    workbench.key(.character("z"))
    let after = workbench.picture()
    // 15 × 15 squares to the right of the pointer, the middle one that of the pixel under it.
    for (dx, dy) in [(-3, 0), (-1, 1), (1, 2), (5, -3)] {
      let square = (x: 402 + 28 + (7 + dx) * 16 + 8, y: 312 - 120 + (7 + dy) * 16 + 8)
      #expect(after.color(square.x, square.y) == before.color(402 + dx, 312 + dy), "\(dx), \(dy)")
    }
    workbench.handle(.pointerLeft, at: 2)
    #expect(workbench.picture() != after, "the loupe is hidden without the pointer")
    workbench.key(.character("z"))
    workbench.handle(.pointerMoved(place), at: 3)
    #expect(workbench.picture() == before)
  }

  // MARK: Picking

  @Test func pickingSelectsTheViewAndThenItsSuperviews() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.point(260, 420)
    for expected in ["E", "C", "A", "W"] {
      workbench.key(.character("s"))
      #expect(workbench.pointer.selected == expected)
    }
    workbench.point(200, 170)
    workbench.key(.character("s"))
    #expect(workbench.pointer.selected == "B", "another view under the pointer is selected first")
  }

  @Test func pickingReportsADifferentHitTestView() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.edit(Edit("E", .isUserInteractionEnabled(false))))
    workbench.point(260, 420)
    workbench.key(.character("s"))
    #expect(workbench.pointer.selected == "E")
    let statusMessage = workbench.display.statusMessage ?? ""
    #expect(statusMessage.hasPrefix("Selected E. The hit test returns C, because E is "), "\(statusMessage)")
    #expect(workbench.playback.trace.steps.isEmpty, "the question adds no steps")
  }

  // MARK: Tooltips of the stage

  @Test func aViewHasATooltip() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    workbench.arrange()
    workbench.point(260, 380)
    #expect(workbench.panels.visibleTooltip == nil)
    workbench.advance(to: workbench.time + 0.5)
    #expect(workbench.panels.visibleTooltip?.text == "E: UIView\n140, 60  80 × 170\nhit-test view")
    workbench.handle(.pointerLeft, at: workbench.time)
    #expect(workbench.panels.visibleTooltip == nil)
  }

  @Test func aTouchHidesTheTooltip() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.arrange()
    workbench.point(260, 380)
    workbench.handle(.finger(id: 7, .down, CGPoint(x: 500, y: 400), pressure: 1), at: workbench.time + 0.1)
    workbench.advance(to: workbench.time + 1)
    #expect(workbench.panels.visibleTooltip == nil)
  }

  @Test func aFlagHasATooltip() throws {
    let workbench = try Workbench(preset: "P17")
    workbench.perform(.reset)
    workbench.arrange()
    let flag = try #require(workbench.screen.stageCache.plan?.marks(Flag.self).first { $0.kind == .ownAnswer })
    workbench.handle(.pointerMoved(CGPoint(x: flag.frame.midX, y: flag.frame.midY)), at: 1)
    workbench.advance(to: 2)
    #expect(workbench.panels.visibleTooltip?.text == TooltipText.override[.english])
  }

  // MARK: Order of subviews

  @Test func theKeysMoveTheInspectedView() throws {
    let workbench = try Workbench(preset: "P04")
    workbench.perform(.select("red"))
    workbench.key(.character("]"), .control)
    #expect(workbench.playback.tree.siblings(of: "red") == ["blue", "red"])
    workbench.key(.character("["), .control)
    #expect(workbench.playback.tree.siblings(of: "red") == ["red", "blue"])
    workbench.perform(.undo)
    #expect(workbench.playback.tree.siblings(of: "red") == ["blue", "red"])
  }

  // MARK: Blank window

  @Test func aBlankWindowIsWhiteUntilTheNextKey() throws {
    let workbench = try Workbench(preset: "P01")
    let window = workbench.picture()
    workbench.key(.character("v"))
    let blank = workbench.picture()
    #expect(blank == Bitmap.white(width: blank.width, height: blank.height))
    workbench.key(.pageDown)
    #expect(workbench.picture() == window, "the key only shows the window again")
  }

  /// A held key steps on and on; it does not turn a switch on and off.
  @Test func onlyStepsAndMovesRepeat() throws {
    let workbench = try Workbench(preset: "P01")
    workbench.perform(.playScript)
    workbench.perform(.go(.start))
    let start = workbench.playback.cursor
    for isRepeat in [false, true, true] {
      workbench.handle(.keyDown(.right, [], isRepeat: isRepeat), at: 0)
      workbench.handle(.keyDown(.character("e"), [], isRepeat: isRepeat), at: 0)
    }
    #expect(workbench.playback.cursor == start + 3)
    #expect(workbench.display.isExploded)
    let effects = workbench.handle(.keyDown(.function(12), [], isRepeat: true), at: 0)
    #expect(!effects.contains(.savePicture))
  }
}

extension Bitmap {
  fileprivate func color(_ x: Int, _ y: Int) -> UInt32 {
    withUnsafePixels { $0[y * width + x] & 0xFF_FFFF }
  }

  fileprivate static func white(width: Int, height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    var list = DrawingList()
    list.fill(CGRect(x: 0, y: 0, width: width, height: height), Color(0xFFFFFF))
    if let typesetter = try? Typesetter() {
      bitmap.render(list.drawings, scale: 1, typesetter: typesetter)
    }
    return bitmap
  }
}
