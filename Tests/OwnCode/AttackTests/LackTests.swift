import Foundation
import Narration
import Scenes
import TestSupport
import Testing
import TouchTrace

@testable import OwnCode

/// A kernel that cannot confine code: nothing runs unless a person has said so.
struct LackTests {
  private func refusal(_ confinement: Confinement) -> String? {
    do throws(CodeProblems) {
      try confinement.check()
      return nil
    } catch {
      return error.description
    }
  }

  @Test func thisMachineConfinesCode() { #expect(Confinement.ofThisMachine.missing == []) }

  @Test(arguments: [
    ([Confinement.Part.landlock], "Landlock"), ([.seccomp], "seccomp"),
    ([.landlock, .seccomp], "Landlock and seccomp"),
  ])
  func whatIsMissingIsNamed(missing: [Confinement.Part], names: String) throws {
    let lack = Confinement(missing: missing)
    let text =
      "code does not run on this machine: its kernel cannot confine it without \(names). Where you trust the code, "
      + "--allow-unconfined-code runs it with your own rights"
    #expect(refusal(lack) == text)
    #expect(refusal(lack.allowingLess) == nil && refusal(Confinement(missing: [])) == nil)
  }

  /// A scene beside the code.
  private func scene(of hostile: HostileCode) throws -> Scene {
    let file = hostile.folder.appending(path: "scene.yaml")
    try Data("code: code\nscript:\n  - tap 195,422\n".utf8).write(to: file)
    return try Scene.load(file)
  }

  /// Nothing is compiled, either: the yes to the code of scenes is none to this.
  @Test func codeIsNotRun() throws {
    let hostile = try HostileCode(["A.swift": "import UIKit\nclass A: UIView {}"])
    let lack = Confinement(missing: [.landlock])
    #expect(throws: CodeProblems.self) { try hostile.program(lack) }
    let scene = try scene(of: hostile)
    let playback = CodePermission(isGiven: true, confinement: lack).running { Playback(scene) }
    let text = try #require(playback.failure.map { RunFailureText.sentence($0, .english) })
    #expect(text.contains("cannot confine it without Landlock"), "\(text)")
  }

  @Test(.slow) func codeRunsAfterAYes() throws {
    let hostile = try HostileCode(["A.swift": "import UIKit\nclass A: UIView {}"])
    let lack = Confinement(missing: [.landlock]), scene = try scene(of: hostile)
    let playback = CodePermission(isGiven: true, confinement: lack.allowingLess).running { Playback(scene) }
    #expect(playback.failure == nil && playback.tree.node("a") != nil)
    // The code of presets is Touchstone's own.
    let preset = try #require(try SceneLibrary.bundled().scenesWithCode().first)
    #expect(CodePermission(isGiven: false, confinement: lack).running { Playback(preset) }.failure == nil)
  }
}
