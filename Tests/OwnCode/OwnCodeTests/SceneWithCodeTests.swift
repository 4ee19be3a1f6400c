import Foundation
import Narration
import Panels
import ScenePicture
import Scenes
import TestSupport
import Testing
import TouchTrace

@testable import Canvas
@testable import OwnCode
@testable import Playground

/// Scene files with `code:`.
@Suite(.slow) struct SceneWithCodeTests {
  private let folder: CodeFolder

  init() throws {
    folder = try CodeFolder([
      "Sources/Views.swift": """
      import UIKit
      final class Card: UIView {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      }
      final class Other: UIView {}
      final class Titled: UIView {
        init(title: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      """
    ])
  }

  private func scene(_ className: String?, code: String = "Sources") throws -> Scene {
    let lines = ["code: \(code)"] + (className.map { ["class: \($0)"] } ?? []) + ["script:", "  - tap 195,422"]
    try folder.write(lines.joined(separator: "\n") + "\n", to: "scene.yaml")
    return try Scene.load(folder.folder.appending(path: "scene.yaml"))
  }

  private func sentence(_ playback: Playback) -> String? {
    playback.failure.map { RunFailureText.sentence($0, .english).replacing(folder.folder.path + "/", with: "") }
  }

  @Test func aClassOfTheCodeIsShown() throws {
    let playback = try CodePermission(isGiven: true).running { Playback(try scene("Card")) }
    playback.playScript()
    #expect(playback.failure == nil && playback.tree.node("card") != nil && playback.tree.node("other") == nil)
    #expect(playback.trace.steps.contains { $0.kind == .handled(.began, by: "card", passesOn: false) })
  }

  @Test func codeRunsOnlyAfterAYes() throws {
    let refused = "the scene brings code, which runs only after a yes: open it in the window, or add --allow-code"
    #expect(sentence(Playback(try scene("Card"))) == refused)
    #expect(sentence(CodePermission(isGiven: false).running { Playback((try? scene("Card")) ?? .untitled) }) == refused)
    let preset = try #require(try SceneLibrary.bundled().scenesWithCode().first)
    #expect(CodePermission(isGiven: false).allows(preset))
  }

  @Test(arguments: [
    ("Crad", "the code cannot be compiled: the code has no class `Crad` that can be shown; did you mean `Card`?"),
    (
      "Titled",
      "Sources/Views.swift:6: the code cannot be compiled: `Titled` cannot be made: its initializers need arguments or are "
        + "private. Name a controller that makes it"
    ),
  ])
  func aClassThatCannotBeShownIsSaid(name: String, message: String) throws {
    let playback = try CodePermission(isGiven: true).running { Playback(try scene(name)) }
    #expect(sentence(playback) == message)
  }

  @Test func codeThatIsMissingOrBrokenIsSaid() throws {
    let missing = try CodePermission(isGiven: true).running { Playback(try scene(nil, code: "Source")) }
    #expect(sentence(missing) == "Source: the code cannot be compiled: there is no such file or folder")
    try folder.write("import UIKit\nclass A: UIVeiw {}\n", to: "Sources/A.swift")
    let broken = try CodePermission(isGiven: true).running { Playback(try scene(nil)) }
    #expect(
      sentence(broken) == "Sources/A.swift:2: the code cannot be compiled: cannot find type 'UIVeiw' in scope")
  }

  // MARK: The window

  private func workbench() throws -> Workbench {
    let library = try SceneLibrary.bundled(), presets = try library.presets()
    return Workbench(
      showing: Playback(try library.scene("P01")), among: presets, of: library, options: WorkbenchOptions(),
      typesetter: try Typesetter())
  }

  private func compile(_ root: URL, for workbench: Workbench) throws {
    let program = try folder.program()
    let compiled = CompiledCode(scene: try CodeScene.make(root.path, playing: []), runner: ProgramRunner(program))
    workbench.codeCompiled(.success(compiled), at: root)
  }

  @Test func theWindowAsksOnce() throws {
    let workbench = try workbench(), file = try #require(try scene("Card").source)
    let root = URL(filePath: folder.folder.standardizedFileURL.path + "/Sources", directoryHint: .notDirectory)
    workbench.openFile(file.path)
    #expect(workbench.fileNotice?.kind == .asksForCode(root.path, missing: ""))
    #expect(!workbench.handle(.pointerLeft, at: 1).contains(.compile(root)))
    workbench.handle(.fileChanged, at: 1)
    #expect(workbench.fileNotice != nil)
    workbench.perform(.closeFileNotice)
    #expect(workbench.fileNotice == nil && workbench.playback.scene.id == "P01")
    workbench.openFile(file.path)
    workbench.perform(.loadChangedFile)
    #expect(workbench.handle(.pointerLeft, at: 2).contains(.compile(root)))
    try compile(root, for: workbench)
    #expect(workbench.playback.scene.slug == "scene" && workbench.playback.tree.node("card") != nil)
    #expect(workbench.playback.tree.node("other") == nil && workbench.watchedCode == [root])
    workbench.openScene("P01")
    workbench.openFile(file.path)
    #expect(workbench.fileNotice == nil && workbench.handle(.pointerLeft, at: 3).contains(.compile(root)))
  }

  /// Shows the scene after a yes, with code of some content.
  private func show(_ identity: String, in workbench: Workbench, _ root: URL) throws {
    let scene = try CodeScene.make(root.path, playing: [])
    let compiled = CompiledCode(scene: scene, runner: ProgramRunner(try folder.program()), identity: identity)
    workbench.codeCompiled(.success(compiled), at: root)
  }

  @Test func codeThatHasChangedIsAskedAboutAgain() throws {
    let workbench = try workbench(), file = try #require(try scene("Card").source)
    let root = URL(filePath: folder.folder.standardizedFileURL.path + "/Sources", directoryHint: .notDirectory)
    workbench.openFile(file.path)
    #expect(workbench.agreement(to: root) == .nothing)
    workbench.perform(.loadChangedFile)
    #expect(workbench.agreement(to: root) == .anyContent)
    try show("1", in: workbench, root)
    #expect(workbench.playback.scene.slug == "scene" && workbench.fileNotice == nil)
    // The same content, as after F9.
    try show("1", in: workbench, root)
    #expect(workbench.fileNotice == nil)
    let before = workbench.playback.trace
    #expect(workbench.agreement(to: root) == .content("1"))
    try show("2", in: workbench, root)
    #expect(workbench.fileNotice?.kind == .asksForCode(root.path, missing: ""))
    #expect(workbench.playback.trace == before)
    workbench.perform(.closeFileNotice)
    try show("2", in: workbench, root)
    #expect(workbench.fileNotice?.kind == .asksForCode(root.path, missing: ""))
    workbench.perform(.loadChangedFile)
    #expect(workbench.handle(.pointerLeft, at: 2).contains(.compile(root)))
    try show("2", in: workbench, root)
    #expect(workbench.fileNotice == nil && workbench.code.pending == nil)
  }

  /// Beside another scene, changed code is asked about, too, and stands there after the yes.
  @Test(.exhaustive) func changedCodeBesideASceneStaysThere() throws {
    let workbench = try workbench(), scene = try scene("Card"), file = try #require(scene.source)
    let root = URL(filePath: folder.folder.standardizedFileURL.path + "/Sources", directoryHint: .notDirectory)
    workbench.openFile(file.path)
    workbench.perform(.loadChangedFile)
    try show("1", in: workbench, root)
    workbench.openScene("P01")
    workbench.perform([.compareCodeOf(scene)])
    try show("1", in: workbench, root)
    #expect(workbench.session.comparison?.codePartner?.scene.slug == "scene")
    try show("2", in: workbench, root)
    #expect(workbench.fileNotice?.kind == .asksForCode(root.path, missing: ""))
    workbench.perform(.loadChangedFile)
    #expect(workbench.handle(.pointerLeft, at: 2).contains(.compile(root)))
    try show("2", in: workbench, root)
    #expect(workbench.fileNotice == nil && workbench.playback.scene.id == "P01")
    #expect(workbench.session.comparison?.codePartner?.scene.slug == "scene")
    // And once more, while it is only to stand there.
    workbench.perform(.toggleCompare)
    workbench.perform([.compareCodeOf(scene)])
    try show("3", in: workbench, root)
    #expect(workbench.session.comparison == nil && workbench.fileNotice != nil)
    workbench.perform(.loadChangedFile)
    try show("3", in: workbench, root)
    #expect(workbench.playback.scene.id == "P01" && workbench.session.comparison?.codePartner != nil)
  }

  @Test func aPersonsOwnCodeIsNotAskedAboutAgain() throws {
    let workbench = try workbench()
    let root = URL(filePath: folder.folder.standardizedFileURL.path + "/Sources", directoryHint: .notDirectory)
    #expect(workbench.agreement(to: root) == .anyContent)
    for identity in ["1", "2"] {
      workbench.perform(workbench.code.open(root, workbench.context))
      try show(identity, in: workbench, root)
      #expect(workbench.showsCode && workbench.fileNotice == nil)
    }
  }

  @Test func aYesToAllCodeHoldsForChanges() throws {
    let workbench = try workbench(), file = try #require(try scene("Card").source)
    let root = URL(filePath: folder.folder.standardizedFileURL.path + "/Sources", directoryHint: .notDirectory)
    workbench.allowsCode = true
    workbench.openFile(file.path)
    #expect(workbench.fileNotice == nil && workbench.agreement(to: root) == .anyContent)
    for identity in ["1", "2"] {
      try show(identity, in: workbench, root)
      #expect(workbench.playback.scene.slug == "scene" && workbench.fileNotice == nil)
    }
  }

  /// On a machine that cannot confine it, a person is asked about any code, once.
  @Test func theWindowNamesWhatTheKernelLacks() throws {
    let workbench = try workbench()
    workbench.missingConfinement = "Landlock"
    let root = URL(filePath: folder.folder.standardizedFileURL.path + "/Sources", directoryHint: .notDirectory)
    workbench.openFile(root.path)
    #expect(workbench.fileNotice?.kind == .asksForCode(root.path, missing: "Landlock"))
    #expect(!workbench.handle(.pointerLeft, at: 1).contains(.compile(root)) && !workbench.mayRunUnconfined(root))
    workbench.perform(.loadChangedFile)
    #expect(workbench.handle(.pointerLeft, at: 2).contains(.compile(root)) && workbench.mayRunUnconfined(root))
    workbench.openFile(root.path)
    #expect(workbench.fileNotice == nil && workbench.handle(.pointerLeft, at: 3).contains(.compile(root)))
  }

  @Test func aPresetIsNotAskedAbout() throws {
    let workbench = try workbench()
    workbench.missingConfinement = "Landlock"
    workbench.openScene("P48")
    #expect(workbench.fileNotice == nil && workbench.code.pending?.id == "P48")
  }

  /// Each app does what its scene expects, twice in the same way.
  @Test(.exhaustive) func theAppsDoWhatTheyShow() throws {
    for scene in try SceneLibrary.bundled().scenesWithCode().sample(every: 6) {
      try CodePermission(isGiven: false).running {
        #expect(SceneCheck.failures(of: scene).map(\.description) == [], "\(scene.id)")
        let first = Playback(scene), second = Playback(scene)
        for playback in [first, second] { playback.playScript() }
        #expect(first.failure == nil && first.trace == second.trace, "\(scene.id)")
        // The invitation shows the point, too.
        let invited = Playback(scene), lines = try #require(scene.invitation?.script)
        invited.play(lines.inputs, until: lines.duration)
        #expect(invited.failure == nil, "\(scene.id)")
      }
    }
  }
}
