import Foundation
import ScenePicture
import Scenes
import TestSupport
import Testing
import TouchTrace

@testable import Canvas
@testable import OwnCode
@testable import PanelModels
@testable import Panels
@testable import Playground

/// Own code beside the open scene: saved, broken, stopped. What is said of it stands in its own half.
@Suite(.slow) struct PartnerCodeTests {
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
    try workbench.compare(with: folder.folder.path)
    try compile()
  }

  private var root: URL { URL(filePath: folder.folder.standardizedFileURL.path, directoryHint: .notDirectory) }
  private var comparison: ComparisonState? { workbench.display.comparison }
  private var notice: FileNotice? { workbench.display.partnerNotice }
  private var trace: Trace? { comparison?.sides[1].display.trace }
  private var handlesTouch: Bool {
    trace?.steps.contains { $0.kind == .handled(.began, by: "card", passesOn: false) } == true
  }

  /// Does what the window does with the effect `compile`.
  private func compile() throws {
    let scene = try CodeScene.make(root.path, playing: [])
    do {
      let runner = ProgramRunner(try folder.program())
      workbench.codeCompiled(.success(CompiledCode(scene: scene, runner: runner)), at: root)
    } catch let problems as CodeProblems {
      let rows = problems.all.map { problem in
        FileNotice.Problem(place: "Card.swift:\(problem.line ?? 0)", message: problem.text.localized)
      }
      workbench.codeCompiled(.failure(NotCompiled(rows)), at: root)
    }
  }

  private func save(_ body: String) throws {
    try folder.write(Self.card(body), to: "Card.swift")
    try compile()
  }

  private func tap() {
    for (phase, time) in [(Input.Phase.began, 1_000), (.ended, 1_090)] {
      workbench.playback.perform(
        .touch(finger: 1, phase: phase, at: CGPoint(x: 195, y: 422), force: nil), at: time)
    }
    workbench.handle(.pointerLeft, at: 2)
  }

  @Test func itIsWatchedAndCompiledAgain() throws {
    #expect(workbench.watchedCode == [root])
    #expect(workbench.handle(.pointerLeft, at: 1).contains(.watchCode([root])))
    workbench.perform(.compileAgain)
    #expect(workbench.handle(.pointerLeft, at: 1).filter { $0 == .compile(root) }.count == 1)
    workbench.perform(.toggleCompare)
    #expect(workbench.watchedCode == [])
  }

  @Test func savingItPlaysTheTouchesAgainInItsHalf() throws {
    tap()
    #expect(handlesTouch)
    let began = trace?.steps.firstIndex { $0.kind == .handled(.began, by: "card", passesOn: false) }
    workbench.perform(.swapSides)
    workbench.perform(.swapSides)
    try save("super.touchesBegan(touches, with: event)")
    #expect(!handlesTouch && (trace?.steps.count ?? 0) > 10)
    #expect(workbench.statusMessage?.text.hasSuffix("first difference at step \((began ?? -9) + 1).") == true)
    #expect(workbench.playback.scene.id == "P01" && comparison?.openSide == 0)
    // What differs between the sides is found again.
    try save("backgroundColor = .red")
    #expect(handlesTouch && comparison?.difference != nil)
  }

  @Test(.exhaustive) func errorsOfTheCompilerStandOverItsLastPicture() throws {
    tap()
    let before = trace
    try save("backgroundColor = .redd")
    #expect(notice?.kind.problems.map(\.message.english) == ["type 'UIColor?' has no member 'redd'"])
    #expect(notice?.kind.problems.first?.place == "Card.swift:3")
    #expect(workbench.fileNotice == nil && trace == before)
    let strip = workbench.panels.partnerStrip
    workbench.arrange()
    #expect(strip.frame.minX > workbench.appearance.layout.stage.midX - 1 && !strip.isHidden)
    #expect(workbench.panels.covers(CGPoint(x: strip.place.midX, y: strip.place.midY)))
    workbench.perform(.closePartnerNotice)
    #expect(notice == nil)
    try save("backgroundColor = .redd")
    try save("backgroundColor = .blue")
    #expect(notice == nil && handlesTouch)
  }

  @Test func aCrashIsSaidOnceAndBeginsAgain() throws {
    try save("fatalError(\"wrong\")")
    tap()
    #expect(
      notice
        == FileNotice(
          .stopped([
            .init(
              place: "Card.swift:3",
              message: LocalizedText(english: "the code stopped itself: wrong", simplifiedChinese: "代码自行终止：wrong"))
          ]), of: root.lastPathComponent))
    #expect(workbench.fileNotice == nil)
    workbench.perform(.closePartnerNotice)
    workbench.handle(.pointerLeft, at: 3)
    #expect(notice == nil)
    workbench.perform(.reset)
    workbench.handle(.pointerLeft, at: 4)
    tap()
    #expect(notice != nil)
    workbench.perform(.reset)
    workbench.handle(.pointerLeft, at: 5)
    #expect(notice == nil)
  }

  @Test(.exhaustive) func aCrashAtTheStartLeavesTheLastPicture() throws {
    try folder.write(
      """
      import UIKit
      class Card: UIView {
        override init(frame: CGRect) { fatalError("start") }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "Card.swift")
    try compile()
    workbench.handle(.pointerLeft, at: 2)
    let problem = try #require(notice?.kind.problems.first)
    #expect(notice?.kind == .notStarted([problem]) && problem.place == "Card.swift:3")
    tap()
    #expect(handlesTouch)
  }

  /// Code that a person opens is opened, also while it stands beside another scene.
  @Test func itCanBeOpened() throws {
    workbench.openFile(root.path)
    try compile()
    #expect(workbench.session.comparison == nil && workbench.playback.isOwnCode && workbench.code.root == root)
  }

  @Test func codeThatIsNotAllowedIsRefused() throws {
    try folder.write("code: .\nclass: Card\nscript:\n  - tap 10,10\n", to: "scenes/card.yaml")
    try folder.write(Self.card(""), to: "scenes/Card.swift")
    let scene = folder.folder.appending(path: "scenes/card.yaml").path
    #expect(throws: RunFailure(.notAllowed)) { try workbench.compare(with: scene) }
    try workbench.compare(with: scene, allowingCode: true)
    #expect(
      workbench.codeToCompare?.lastPathComponent == "scenes" && workbench.sceneToCompare?.code?.className == "Card")
  }
}
