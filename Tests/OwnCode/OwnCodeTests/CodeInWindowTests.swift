import Foundation
import Scenes
import TestSupport
import Testing
import TouchInput
import TouchTrace

@testable import Canvas
@testable import OwnCode
@testable import PanelModels
@testable import Panels
@testable import Playground
@testable import ProgramWindow
@testable import ScenePicture

/// A person's code in the window: saved, broken, stopped.
@Suite(.slow) struct CodeInWindowTests {
  private let folder: CodeFolder
  private let workbench: Workbench

  private static func card(_ body: String) -> String {
    """
    import UIKit
    class Card: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { \(body) }
    }
    """
  }

  init() throws {
    folder = try CodeFolder(["Card.swift": Self.card("backgroundColor = .red")])
    let library = try SceneLibrary.bundled(), presets = try library.presets()
    workbench = Workbench(
      showing: Playback(try library.scene("P01")), among: presets, of: library, options: WorkbenchOptions(),
      typesetter: try Typesetter())
  }

  private var root: URL { URL(filePath: folder.folder.standardizedFileURL.path, directoryHint: .notDirectory) }

  /// Does what the window does with the effect `compile`.
  private func compile() throws {
    let scene = try CodeScene.make(root.path, playing: [])
    do {
      let runner = ProgramRunner(try folder.program())
      workbench.codeCompiled(.success(CompiledCode(scene: scene, runner: runner)), at: root)
    } catch let problems as CodeProblems {
      let rows = problems.all.map { FileNotice.Problem(place: "\($0.line ?? 0)", message: $0.text.localized) }
      workbench.codeCompiled(.failure(NotCompiled(rows)), at: root)
    }
  }

  private func save(_ body: String) throws {
    try folder.write(Self.card(body), to: "Card.swift")
    try compile()
  }

  /// Before code is watched, a person may have saved it again, or moved it away.
  @Test(.exhaustive) func whatWasSavedWhileTheCodeWasOpenedIsFound() throws {
    let program = try folder.program()
    workbench.codeCompiled(
      .success(CompiledCode(scene: try CodeScene.make(root.path, playing: []), runner: ProgramRunner(program))),
      at: root)
    #expect((workbench.runner(of: root) as? ProgramRunner)?.program == program)
    let job = CodeCompiler.Job(
      root: root, agreement: .nothing, unconfined: !workbench.missingConfinement.isEmpty, shown: program)
    func result() throws -> CodeProgram? { try job.result(in: folder.cache)?.get().program }
    #expect(try result() == nil)
    try folder.write(Self.card("backgroundColor = .blue"), to: "Card.swift")
    #expect(try result() == folder.program())
    try FileManager.default.removeItem(at: folder.folder)
    #expect(throws: CodeProblems.self) { try result() }
  }

  private func tap(y: CGFloat = 422) {
    workbench.playback.perform(.touch(finger: 1, phase: .began, at: CGPoint(x: 195, y: y), force: nil), at: 1_000)
    workbench.playback.perform(.touch(finger: 1, phase: .ended, at: CGPoint(x: 195, y: y), force: nil), at: 1_090)
    workbench.handle(.pointerLeft, at: 2)
  }

  private var handlers: [String] {
    workbench.playback.trace.steps.compactMap { if case .handled(_, let name, _) = $0.kind { name } else { nil } }
  }

  /// As on the command line, files of other tools beside the code are no scenes.
  @Test func aDroppedFolderIsCompiledAndShown() throws {
    try folder.write("on: push\n", to: ".github/workflows/ci.yaml")
    try folder.write("disabled_rules: []\n", to: "lint.yaml")
    #expect(workbench.handle(.fileDropped(path: root.path), at: 1).contains(.compile(root)))
    try compile()
    #expect(workbench.playback.isOwnCode && workbench.watchedCode == [root])
    #expect(workbench.handle(.pointerLeft, at: 1).contains(.watchCode([root])))
    #expect(workbench.playback.tree.node("card") != nil)
    tap()
    #expect(handlers == ["card"])
  }

  /// Touches are played again on what was saved, and the first difference is said.
  @Test func savingPlaysTheTouchesAgain() throws {
    try compile()
    tap()
    let began = workbench.playback.trace.steps.firstIndex { $0.kind == .handled(.began, by: "card", passesOn: false) }
    try save("super.touchesBegan(touches, with: event)")
    #expect(handlers.isEmpty && workbench.playback.trace.steps.count > 10)
    #expect(workbench.statusMessage?.text.hasSuffix("first difference at step \((began ?? -9) + 1).") == true)
    try save("super.touchesBegan(touches, with: event) /* again */")
    #expect(workbench.statusMessage?.text.hasSuffix("the touches go as before.") == true)
  }

  @Test func errorsStandOverTheLastPicture() throws {
    try compile()
    tap()
    let before = workbench.playback.trace
    try save("backgroundColor = .redd")
    #expect(
      workbench.fileNotice?.kind == .notCompiled([.init(place: "3", message: "type 'UIColor?' has no member 'redd'")]))
    #expect(workbench.playback.trace == before && workbench.title.contains("(1 error)"))
    try save("backgroundColor = .blue")
    #expect(workbench.fileNotice == nil)
  }

  /// However long it takes, and no longer.
  @Test func compilingIsSaidUntilItIsDone() throws {
    try compile()
    for body in ["backgroundColor = .blue", "backgroundColor = .redd"] {
      workbench.beginCompiling(root)
      workbench.advance(to: workbench.time + 20)
      #expect(workbench.display.statusMessage == "Compiling \(root.lastPathComponent) …")
      workbench.showStatus("short")
      #expect(workbench.display.statusMessage == "short")
      workbench.handle(.keyDown(.character("x"), [], isRepeat: false), at: workbench.time)
      #expect(workbench.display.statusMessage == "Compiling \(root.lastPathComponent) …")
      try save(body)
      #expect(workbench.display.statusMessage?.hasPrefix("Compiling") != true)
    }
  }

  @Test func codeThatStopsIsSaidAndBeginsAgain() throws {
    try compile()
    try save("fatalError(\"wrong\")")
    tap()
    #expect(
      workbench.fileNotice?.kind
        == .stopped([
          .init(
            place: "Card.swift:3",
            message: LocalizedText(english: "the code stopped itself: wrong", simplifiedChinese: "代码自行终止：wrong"))
        ]))
    #expect(workbench.playback.tree.node("card") != nil)
    workbench.perform(.reset)
    workbench.handle(.pointerLeft, at: 3)
    #expect(workbench.fileNotice == nil && workbench.playback.failure == nil)
    // Code that stops before it shows anything leaves the last picture.
    try folder.write(
      "import UIKit\nclass Card: UIView { override init(frame: CGRect) { fatalError(\"start\") }\n  required init?(coder: NSCoder) { nil } }",
      to: "Card.swift")
    try compile()
    workbench.handle(.pointerLeft, at: 4)
    let problem = try #require(workbench.fileNotice?.kind.problems.first)
    #expect(workbench.fileNotice?.kind == .notStarted([problem]) && problem.place == "Card.swift:2")
    #expect(problem.message.english == "the code stopped itself: start")
    #expect(workbench.playback.tree.node("card") != nil)
  }

  /// Other pictures are no other version: what stood beside the code before stays there.
  @Test(.exhaustive) func compilingTheSameAgainKeepsTheVersionBefore() throws {
    try compile()
    try save("super.touchesBegan(touches, with: event)")
    let before = try #require(workbench.code.before)
    try compile()
    #expect(workbench.code.before?.runner.sources == before.runner.sources)
  }

  @Test func otherCodeThatIsBrokenLeavesTheScene() throws {
    try folder.write("import UIKit\nclass Card: View {}", to: "Card.swift")
    workbench.openFile(root.path)
    try compile()
    #expect(!workbench.playback.isOwnCode && workbench.playback.scene.id == "P01" && workbench.fileNotice == nil)
    #expect(workbench.statusMessage?.text.contains("cannot find type 'View' in scope") == true)
  }

  @Test func whatNeedsASceneIsRefused() throws {
    try compile()
    for command in [Command.setMode(.edit), .save, .toggleWipe] {
      workbench.statusMessage = nil
      workbench.perform(command)
      #expect(workbench.statusMessage != nil, "\(command)")
    }
    #expect(!workbench.isEditing && workbench.session.comparison == nil)
    workbench.openScene("P01")
    #expect(!workbench.playback.isOwnCode && workbench.watchedCode == [])
    // The scene that was left is no new scene to come back to.
    workbench.perform(.setMode(.edit))
    #expect(workbench.isEditing)
  }

  /// The touches of a run that ended unexpectedly are played in the code again.
  @Test func aRecordingIsRestoredInTheCode() throws {
    try compile()
    tap()
    let state = folder.folder.appending(path: "state"), recordings = state.appending(path: "recordings")
    try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: true)
    let text = workbench.recording.text
    try Data(text.utf8).write(to: recordings.appending(path: "1.yaml"))
    workbench.perform(.reset)
    #expect(handlers.isEmpty)
    workbench.keepRecordings(in: state, openingAnyScene: false) { Issue.record("\($0)") }
    #expect(workbench.playback.isOwnCode && workbench.watchedCode == [root])
    #expect(handlers == ["card"])
  }

  // MARK: Side by side

  /// After saving, C shows the version before beside it, under the same touches; the next save goes on with the newer one.
  @Test func theVersionBeforeStandsBesideIt() throws {
    try compile()
    tap()
    try save("super.touchesBegan(touches, with: event)")
    workbench.perform(.toggleCompare)
    let state = try #require(workbench.display.comparison)
    #expect(state.openSide == 1 && state.choice == 0)
    #expect(state.sides.map(\.title.english) == ["before it was saved", "as it was saved"])
    #expect(state.difference?.first == "card handles began" || state.difference != nil)
    #expect(state.sides[0].display.trace.steps.contains { $0.kind == .handled(.began, by: "card", passesOn: false) })
    #expect(
      CodeDifference(state.sides[0].display, state.sides[1].display, .swift)?.lines.contains { $0.side == 1 } == true)
    try save("super.touchesBegan(touches, with: event) /* again */")
    let next = try #require(workbench.display.comparison)
    #expect(next.difference == nil && next.sides[0].display.trace.steps.count > 10)
    workbench.perform(.toggleCompare)
    #expect(workbench.session.comparison == nil)
  }

  /// Other code, a preset with code and a plain preset stand beside it; what does not compile is said.
  @Test(.exhaustive) func otherCodeAndPresetsStandBesideIt() throws {
    try compile()
    tap()
    let other = try CodeFolder(["Other.swift": Self.card("super.touchesBegan(touches, with: event)")])
    try workbench.compare(with: other.folder.path)
    #expect(workbench.session.comparison == nil)
    let place = URL(filePath: other.folder.standardizedFileURL.path, directoryHint: .notDirectory)
    let compiled = CompiledCode(
      scene: try CodeScene.make(place.path, playing: []), runner: ProgramRunner(try other.program()))
    workbench.codeCompiled(.success(compiled), at: place)
    let state = try #require(workbench.display.comparison)
    #expect(state.openSide == 0 && state.difference != nil && workbench.watchedCode == [root, place])
    #expect(state.sides[1].display.showsDrawings && state.sides[1].display.tree.node("card") != nil)
    workbench.perform(.toggleCompare)
    try workbench.compare(with: "P01")
    #expect(workbench.display.comparison?.sides[1].display.scene.id == "P01")
    workbench.perform(.toggleCompare)
    #expect(workbench.display.comparison == nil)
    workbench.perform(.compareWithScene(id: "P48"))
    workbench.codeCompiled(
      .failure(NotCompiled([.init(place: "3", message: "wrong")])),
      at: try #require(try SceneLibrary.bundled().scene("P48").codeFile))
    #expect(workbench.session.comparison == nil && workbench.statusMessage?.text == "3: wrong")
  }

  // MARK: The inspector

  @Test func whatIsGoneKeepsItsLastFacts() throws {
    let adds = "override func didMoveToWindow() { addSubview(UILabel(frame: bounds)) }"
    let code = Self.card("subviews.first?.removeFromSuperview()")
      .replacing("  override", with: "  \(adds)\n  override")
    try folder.write(code, to: "Card.swift")
    try compile()
    workbench.perform(.select("label"))
    #expect(InspectedObject(in: workbench.display.stage)?.lastSight == nil && workbench.display.inspected == "label")
    tap()
    let gone = try #require(InspectedObject(in: workbench.display.stage))
    #expect(gone.name == "label" && gone.node?.frame.width ?? 0 > 0 && gone.className == "UILabel")
    let steps = try #require(gone.lastSight?.steps), trace = workbench.playback.trace
    #expect(trace.tree(at: steps).has("label") && steps > 0 && !trace.lastTree.has("label"))
    let picture = workbench.picture()
    workbench.perform(.goTo(step: 1))
    #expect(InspectedObject(in: workbench.display.stage)?.lastSight == nil && workbench.picture() != picture)
  }

  /// The page of the panel has what would change it, and no button: the author changes the code, and the answer follows.
  @Test func whyNotMeIsAnsweredAndFollowsTheCode() throws {
    let code = Self.card("").replacing("class Card: UIView {", with: "class Card: UIView {\n  let pin = UIView()")
      .replacing(
        "  override",
        with: "  override func didMoveToWindow() { addSubview(pin); pin.frame = bounds; pin.alpha = 0 }\n  override")
    try folder.write(code, to: "Card.swift")
    try compile()
    tap()
    workbench.perform(.askWhyNot("pin", at: nil))
    workbench.whyNot.finishSearch(workbench.context)
    workbench.arrange()
    let answer = try #require(workbench.display.whyNot?.answer)
    #expect(answer.causes.map(\.obstacle) == [.gate("pin", .transparent)] && answer.isCured)
    let page = try #require(
      workbench.panels.window.withDescendants.first { $0.accessibilityIdentifier == "whyNot" })
    let buttons = page.withDescendants.filter { $0.accessibilityIdentifier?.hasPrefix("whyNot.apply") == true }
    #expect(buttons.count > 0 && buttons.allSatisfy(\.isHidden))
    try folder.write(code.replacing("pin.alpha = 0", with: "pin.alpha = 1"), to: "Card.swift")
    try compile()
    workbench.whyNot.finishSearch(workbench.context)
    #expect(workbench.display.whyNot?.answer?.causes.isEmpty == true)
  }

  /// The function that decided, the inspector's methods and errors of the compiler name a line; pressing one shows it.
  @Test func aPlaceOpensThePageOfTheCodeAtItsLine() throws {
    let filler = (0..<60).map { "  // \($0)\n" }.joined()
    let code = """
      import UIKit
      class Card: UIView {
        let pin = UIView()
        override func didMoveToWindow() { addSubview(pin); pin.frame = bounds }
      \(filler)  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
      }
      """
    try folder.write(code, to: "Card.swift")
    try compile()
    tap()
    workbench.perform(.askWhyNot("pin", at: nil))
    workbench.whyNot.finishSearch(workbench.context)
    workbench.arrange()
    // Its own answer says no, and not its bounds: no part of it is said to work.
    #expect(StagePlan(workbench.display.stage, workbench.appearance).marks(DeadZone.self) == [])
    let line = 4 + 60 + 1
    for name in ["whyNot.place", "file.problem.0"] {
      let link = try #require(
        workbench.panels.window.withDescendants.first { $0.accessibilityIdentifier == name && $0.isShown })
      let control = try #require(link as? SourceLink)
      #expect(control.place.hasPrefix("Card.swift:\(line)"))
      control.press()
      workbench.arrange()
      let source = workbench.panels.window.withDescendants.first { $0.accessibilityIdentifier == "code.source" }
      let listing = try #require(source as? SourceListing)
      #expect(listing.isShown && listing.chosen == line)
      #expect(listing.nearest(ScrollArea.self)?.bounds.isEmpty == false)
      let place = listing.convert(listing.frame(of: line...line), to: nil)
      #expect(workbench.appearance.layout.panel.contains(place))
      if name == "whyNot.place" {
        try folder.write(code.replacing("Bool { false }", with: "Bool { nein }"), to: "Card.swift")
        workbench.codeCompiled(
          .failure(NotCompiled([.init(place: "Card.swift:\(line):80", message: "cannot find 'nein' in scope")])),
          at: root)
        workbench.arrange()
        #expect(listing.chosen == nil)
      }
    }
  }

  @Test(.exhaustive) func thePictureIsThatOfATree() throws {
    try compile()
    tap()
    let picture = workbench.picture()
    #expect(picture.width == 1280)
    workbench.perform(.toggleHitMap)
    #expect(workbench.playback.hitAreas?.winner(at: CGPoint(x: 195, y: 422)) == "card")
    #expect(workbench.picture() != picture)
  }

  // MARK: What is drawn, and the code

  private static let dot = """
    import UIKit
    class Dot: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.y < 100 }
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIBezierPath(ovalIn: bounds).fill()
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { paint() }
      func paint() { backgroundColor = .blue }
    }
    """

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let picture = workbench.picture()
    return picture.pixels[y * picture.width + x] & 0xFFFFFF
  }

  @Test func whatViewsDrawIsShownUntilPlainIsChosen() throws {
    try folder.write(Self.dot, to: "Card.swift")
    try compile()
    workbench.handle(.pointerLeft, at: 2)
    let place = workbench.display
    #expect(place.showsDrawings && place.tree.node("dot")?.drawing?.isEmpty == false)
    // The middle of the stage is the middle of the circle.
    let middle = (x: Int(workbench.appearance.layout.stage.midX) + 60, y: Int(workbench.appearance.layout.stage.midY))
    let drawn = (0..<3).map { pixel(middle.x - 60 * $0, middle.y + 20) }
    #expect(drawn.contains(0xFF0000), "\(drawn.map { String($0, radix: 16) })")
    workbench.perform(.toggleDrawings)
    let plain = (0..<3).map { pixel(middle.x - 60 * $0, middle.y + 20) }
    #expect(!plain.contains(0xFF0000))
    // A change of the drawing is a change of the picture, and does not move tags.
    workbench.perform(.toggleDrawings)
    tap(y: 260)
    #expect(workbench.display.tree.node("dot")?.drawing?.commands.count == 2)
  }

  @Test func theTouchSaysWhatItAskedOfTheCode() throws {
    try folder.write(Self.dot, to: "Card.swift")
    try compile()
    tap(y: 260)
    let display = workbench.display, sources = try #require(display.sources)
    #expect(sources.files.map(\.name) == ["Card.swift"])
    let calls = OwnCall.calls(in: display.stage, sources)
    #expect(calls.map(\.name) == ["hitTest(_:with:)", "point(inside:with:)", "touchesBegan(_:with:)"])
    #expect(calls.map { $0.function?.lines.lowerBound } == [nil, 3, 8])
    #expect(calls[0].exchange.answer == .view("dot") && calls[1].exchange.answer == .flag(true))
    #expect(calls[2].exchange.argument == .fingers([1]))
  }

  @Test func pressingAFileShowsIt() throws {
    try folder.write(Self.dot, to: "Card.swift")
    try folder.write("class Other {}", to: "Other.swift")
    try compile()
    workbench.perform(.showSource(1))
    let other = workbench.picture()
    workbench.perform(.showSource(0))
    #expect(workbench.picture() != other)
    workbench.perform(.compileAgain)
    #expect(workbench.handle(.pointerLeft, at: 3).contains(.compile(root)))
  }
}
