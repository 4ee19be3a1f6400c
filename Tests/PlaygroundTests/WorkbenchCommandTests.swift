import Canvas
import Foundation
import Scenes
import Testing

@testable import Playground

/// What keys ask of the whole program: taking back, picking, copying, opening, a blank screen.
struct WorkbenchCommandTests {
  private func workbench(_ scene: String, in folder: URL? = nil) throws -> Workbench {
    var options = WorkbenchOptions()
    options.scene = scene
    if let folder { options.folder = folder }
    return try Workbench(options: options)
  }

  private func key(_ workbench: Workbench, _ key: Key, _ modifiers: Modifiers = []) {
    workbench.handle(.keyDown(key, modifiers, isRepeat: false), at: workbench.time)
    workbench.handle(.keyUp(key, modifiers), at: workbench.time)
  }

  private func type(_ workbench: Workbench, _ text: String) {
    workbench.handle(.text(text), at: workbench.time)
  }

  private func point(_ workbench: Workbench, _ x: CGFloat, _ y: CGFloat) {
    let geometry = StageGeometry(layout: workbench.look.layout, screen: workbench.moment.scene.size)
    workbench.handle(.pointerMoved(geometry.windowPoint(CGPoint(x: x, y: y))), at: workbench.time)
  }

  // MARK: Levels

  @Test func levelsArePulledApartAndTouchedThere() throws {
    let workbench = try workbench("P01")
    let together = workbench.picture()
    key(workbench, .character("e"))
    #expect(workbench.moment.isApart && workbench.picture() != together)
    let geometry = StageGeometry(workbench.moment, workbench.look.layout)
    // E, where it is seen now: at its old place that would be beside it.
    let place = geometry.windowPoint(CGPoint(x: 262, y: 424))
    workbench.handle(.pointerMoved(place), at: workbench.time)
    #expect(workbench.hovered == "E")
    workbench.handle(.pointerDown(place, .left), at: workbench.time)
    let moved = CGPoint(x: place.x - 60, y: place.y)
    workbench.handle(.pointerMoved(moved), at: workbench.time)
    workbench.handle(.pointerUp(moved, .left), at: workbench.time)
    let story = try #require(workbench.moment.story)
    #expect(story.result == .view("E"))
    // The finger was dragged on the plane of E, over whatever lies there.
    #expect(story.trail.last?.y == story.trail.first?.y)
    #expect(abs((story.trail.last?.x ?? 0) - (262 - 60 / geometry.scale)) < 0.01)
    key(workbench, .escape)
    #expect(!workbench.moment.isApart)
  }

  // MARK: Undo

  @Test func anEditIsTakenBackAndMadeAgain() throws {
    let workbench = try workbench("P01")
    workbench.perform(.playScript)
    let before = workbench.playback.inputs
    let winner = workbench.moment.outcome?.result
    workbench.perform(.edit(Edit("E", .isHidden(true))))
    let edited = workbench.moment.outcome?.result
    #expect(edited != winner)
    key(workbench, .character("z"), .control)
    #expect(workbench.playback.inputs == before && workbench.moment.outcome?.result == winner)
    key(workbench, .character("z"), [.control, .shift])
    #expect(workbench.moment.outcome?.result == edited)
    key(workbench, .character("z"), [.control, .shift])
    #expect(workbench.moment.outcome?.result == edited)
  }

  @Test func aResetAndACutAreTakenBackToo() throws {
    let workbench = try workbench("P01")
    workbench.perform(.playScript)
    let all = workbench.playback.inputs
    key(workbench, .character("r"))
    #expect(workbench.playback.inputs.isEmpty)
    key(workbench, .character("z"), .control)
    #expect(workbench.playback.inputs == all)
    workbench.perform(.cut(.touch))
    #expect(workbench.playback.inputs.count < all.count)
    key(workbench, .character("z"), .control)
    #expect(workbench.playback.inputs == all)
  }

  @Test func nothingIsTakenBackIntoAnotherScene() throws {
    let workbench = try workbench("P01")
    workbench.perform(.playScript)
    workbench.perform(.reset)
    workbench.perform(.nextScene)
    key(workbench, .character("z"), .control)
    #expect(workbench.playback.inputs.isEmpty)
  }

  @Test func anEditBeforeAnyTouchIsSeenAtOnceAndAtTheStart() throws {
    let workbench = try workbench("P01")
    workbench.perform(.edit(Edit("E", .isHidden(true))))
    #expect(workbench.moment.tree.node("E")?.isHidden == true)
    point(workbench, 260, 420)
    let geometry = StageGeometry(layout: workbench.look.layout, screen: workbench.moment.scene.size)
    let place = geometry.windowPoint(CGPoint(x: 260, y: 420))
    workbench.handle(.pointerDown(place, .left), at: 1)
    workbench.handle(.pointerUp(place, .left), at: 1.1)
    key(workbench, .home)
    #expect(workbench.moment.tree.node("E")?.isHidden == true)
  }

  // MARK: The device

  @Test func theMenuOfTheDeviceDoesWhatItsKeysDo() throws {
    let byKeys = try workbench("P01"), byMenu = try workbench("P01")
    for (index, character) in "imnk".enumerated() {
      key(byKeys, .character(character))
      _ = byMenu.picture()
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

  @Test func aButtonGoesToTheFirstResponderAndUpTheChain() throws {
    let workbench = try workbench("P01")
    key(workbench, .character("k"))
    let lines = TraceText.lines(of: workbench.playback.trace)
    #expect(
      lines.contains { $0.contains("pressesBegan") } && lines.contains { $0.contains("pressesEnded") }, "\(lines)")
  }

  // MARK: The ghost

  @Test func whatAnEditChangedStaysAsAGhostUntilSomethingElseIsDone() throws {
    let workbench = try workbench("P01")
    workbench.perform(.playScript)
    _ = workbench.picture()
    #expect(workbench.shownStage.plan?.ghost == nil)
    workbench.perform(.edit(Edit("E", .isHidden(true))))
    workbench.advance(to: 5)
    let changed = workbench.picture()
    let ghost = try #require(workbench.shownStage.plan?.ghost)
    #expect(ghost.view == "E" && ghost.pill?.text == "before")
    key(workbench, .character("g"))
    #expect(workbench.shownGhost == nil && workbench.picture() != changed)
    key(workbench, .character("g"))
    #expect(workbench.picture() == changed)
    // The same result leaves no ghost, and neither does another touch.
    workbench.perform(.edit(Edit("D", .isHidden(true))))
    #expect(workbench.shownGhost == nil)
    workbench.perform(.edit(Edit("E", .isHidden(false))))
    #expect(workbench.shownGhost?.result == .view("C"))
    workbench.perform(.shake)
    #expect(workbench.shownGhost == nil)
  }

  // MARK: The loupe

  @Test func theLoupeShowsThePixelsOfTheStageAsSquares() throws {
    let workbench = try workbench("P01")
    workbench.perform(.playScript)
    let place = CGPoint(x: 402, y: 312)
    workbench.handle(.pointerMoved(place), at: 1)
    let before = workbench.picture()
    key(workbench, .character("z"))
    let after = workbench.picture()
    // 15 × 15 squares to the right of the pointer, the middle one that of the pixel under it.
    for (dx, dy) in [(-3, 0), (-1, 1), (1, 2), (5, -3)] {
      let square = (x: 402 + 28 + (7 + dx) * 16 + 8, y: 312 - 120 + (7 + dy) * 16 + 8)
      #expect(after.color(square.x, square.y) == before.color(402 + dx, 312 + dy), "\(dx), \(dy)")
    }
    workbench.handle(.pointerLeft, at: 2)
    #expect(workbench.picture() != after, "it goes with the pointer")
    key(workbench, .character("z"))
    workbench.handle(.pointerMoved(place), at: 3)
    #expect(workbench.picture() == before)
  }

  // MARK: Picking

  @Test func thePickerTakesWhatIsSeenAndThenClimbs() throws {
    let workbench = try workbench("P01")
    point(workbench, 260, 420)
    for expected in ["E", "C", "A", "W"] {
      key(workbench, .character("s"))
      #expect(workbench.selected == expected)
    }
    point(workbench, 200, 170)
    key(workbench, .character("s"))
    #expect(workbench.selected == "B", "another place begins anew")
  }

  @Test func thePickerSaysWhereTheHitTestAnswersOtherwise() throws {
    let workbench = try workbench("P01")
    workbench.perform(.edit(Edit("E", .isUserInteractionEnabled(false))))
    point(workbench, 260, 420)
    key(workbench, .character("s"))
    #expect(workbench.selected == "E")
    let notice = workbench.moment.notice ?? ""
    #expect(notice.hasPrefix("Picked E; the real hit test gives C: E is closed"), "\(notice)")
    #expect(workbench.playback.trace.steps.isEmpty, "asking leaves no trace")
  }

  // MARK: Hints of the stage

  @Test func aViewTellsWhatItIsToWhoRestsOnIt() throws {
    let workbench = try workbench("P01")
    workbench.perform(.playScript)
    _ = workbench.picture()
    point(workbench, 260, 380)
    #expect(workbench.panels.shownHint == nil)
    workbench.advance(to: workbench.time + 0.5)
    #expect(workbench.panels.shownHint?.text == "E: UIView\n140, 60  80 × 170\nhit-test view")
    workbench.handle(.pointerLeft, at: workbench.time)
    #expect(workbench.panels.shownHint == nil)
  }

  @Test func aFingerOfATouchScreenTakesTheHintAway() throws {
    let workbench = try workbench("P01")
    _ = workbench.picture()
    point(workbench, 260, 380)
    workbench.handle(.finger(id: 7, .down, CGPoint(x: 500, y: 400), pressure: 1), at: workbench.time + 0.1)
    workbench.advance(to: workbench.time + 1)
    #expect(workbench.panels.shownHint == nil)
  }

  @Test func aFlagTellsWhatItMeans() throws {
    let workbench = try workbench("P17")
    _ = workbench.picture()
    let flag = try #require(workbench.shownStage.plan?.marks.flags.first { $0.kind == .ownAnswer })
    workbench.handle(.pointerMoved(CGPoint(x: flag.frame.midX, y: flag.frame.midY)), at: 1)
    workbench.advance(to: 2)
    #expect(workbench.panels.shownHint?.text == Tooltip.override[.english])
  }

  // MARK: Copying

  @Test func controlCCopiesTheSentenceOrTheOpenLog() throws {
    let workbench = try workbench("P01")
    workbench.perform(.playScript)
    key(workbench, .character("c"), .control)
    let sentence = try #require(workbench.takeCopiedText())
    #expect(sentence.contains("E says YES"))
    #expect(workbench.takeCopiedText() == nil)
  }

  // MARK: Opening

  private func folder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static let scene = """
    name: Mine
    views:
      - name: card
        frame: 40 60 280 200
    script:
      - tap 100,100
    """

  @Test func aPathThatIsTypedOpensItsSceneAndListsIt() throws {
    try folder { folder in
      try Data(Self.scene.utf8).write(to: folder.appendingPathComponent("my-scene.yaml"))
      let workbench = try workbench("P01", in: folder)
      key(workbench, .character("o"), .control)
      #expect(workbench.isEditingText)
      type(workbench, "my")
      key(workbench, .tab)
      key(workbench, .enter)
      #expect(!workbench.isEditingText)
      #expect(workbench.moment.scene.name[.english] == "Mine")
      #expect(workbench.lessons.first?.name[.english] == "Mine")
      _ = workbench.picture()
      #expect(workbench.panels.frame(of: "rail.lesson.my-scene") != nil)
      // From there the keys go to the lessons, and back.
      key(workbench, .pageDown)
      #expect(workbench.moment.scene.id == "P01")
      key(workbench, .pageUp)
      #expect(workbench.moment.scene.name[.english] == "Mine")
    }
  }

  @Test func aFileThatCannotBeReadIsNamedAndNothingIsLost() throws {
    try folder { folder in
      let workbench = try workbench("P01", in: folder)
      workbench.perform(.playScript)
      let before = workbench.playback.inputs
      workbench.handle(.fileDropped(path: folder.appendingPathComponent("none.yaml").path), at: workbench.time)
      #expect(workbench.moment.notice?.contains("none.yaml") == true)
      key(workbench, .character("o"), .control)
      type(workbench, "none.yaml")
      key(workbench, .enter)
      #expect(workbench.isEditingText, "the path can be mended")
      key(workbench, .escape)
      key(workbench, .escape)
      #expect(!workbench.isEditingText)
      #expect(workbench.playback.inputs == before)
    }
  }

  @Test(arguments: [
    ("", nil), ("a", "alpha"), ("alphab", "alphabet.yaml"), ("f", "folder/"), ("x", nil), ("folder/", "folder/in.yaml"),
  ])
  func tabAddsWhatAllFilesHaveInCommon(path: String, longer: String?) throws {
    try folder { folder in
      for name in ["alpha.yaml", "alphabet.yaml"] { try Data().write(to: folder.appendingPathComponent(name)) }
      let inner = folder.appendingPathComponent("folder")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data().write(to: inner.appendingPathComponent("in.yaml"))
      #expect(PathCompletion(of: path, in: folder).text == longer)
    }
  }

  // MARK: A blank screen

  @Test func aBlankScreenIsWhiteUntilTheNextKeyOrPress() throws {
    let workbench = try workbench("P01")
    let window = workbench.picture()
    key(workbench, .character("v"))
    let blank = workbench.picture()
    #expect(blank == Bitmap.white(width: blank.width, height: blank.height))
    key(workbench, .pageDown)
    #expect(workbench.picture() == window, "the key only brings the window back")
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
