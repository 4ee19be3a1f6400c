import Foundation
import Scenes
import Testing
import TouchTesting
import TouchTrace
import UIKit

@testable import Canvas
@testable import OwnCode
@testable import Playground

// What "Copy as test" writes about the touch in `CopiedTestTests`: it holds for the same code in a package.
@Test @MainActor func theTouchReachesTheKnob() {
  let screen = TestScreen(LostTapCard(frame: CGRect(x: 16, y: 243, width: 358, height: 358)))
  screen.play("tap 116,643")
  #expect(screen.trace.hitTestViews == ["knob"])
  #expect(screen.trace.actions == ["knob touchUpInside"])
}

/// Own code is copied as a test of the touches that were made.
@Suite(.slow) struct CopiedTestTests {
  private static func workbench(_ code: CodeFolder) throws -> Workbench {
    let library = try SceneLibrary.bundled()
    let scene = try CodeScene.make(code.folder.path, playing: [])
    let workbench = Workbench(
      showing: CodeScene.playback(of: try code.program(), scene), among: try library.presets(), of: library,
      options: WorkbenchOptions(), typesetter: try Typesetter())
    workbench.showCode(at: code.folder)
    return workbench
  }

  private func touch(_ workbench: Workbench, _ x: CGFloat, _ y: CGFloat, at time: Int) {
    for (phase, time) in [(Input.Phase.began, time), (.ended, time + 90)] {
      workbench.playback.perform(.touch(finger: 1, phase: phase, at: CGPoint(x: x, y: y), force: nil), at: time)
    }
  }

  private func copied(_ workbench: Workbench) -> String? {
    workbench.statusMessage = nil
    workbench.perform(.copyCode)
    for case .copy(let text) in workbench.handle(.pointerLeft, at: 0) { return text }
    return nil
  }

  /// A script of a stranger may have a mark of any name.
  @Test func noNameOfAMarkIsCodeInTheTest() throws {
    let code = try CodeFolder(["A.swift": "import UIKit\nclass A: UIView {}\n"]), playback = try code.playback()
    let script = ["mark \\(exit(1))", "mark \"\"\""]
    let test = CodeTest(
      of: playback.trace, until: playback.trace.steps.count, playing: script, size: playback.scene.size,
      try #require(playback.sources))
    let lines = try #require(test).text.split(separator: "\n")
    #expect(lines.contains(#"    mark \\(exit(1))"#) && lines.contains(#"    mark \"\"\""#))
  }

  @Test func theCopiedTestIsTheOneThatHolds() throws {
    let file = URL(filePath: #filePath), source = try String(contentsOf: file, encoding: .utf8)
    let own = try String(contentsOf: file.deletingLastPathComponent().appending(path: "LostTap.swift"), encoding: .utf8)
    let workbench = try Self.workbench(CodeFolder(["LostTap.swift": own]))
    #expect(copied(workbench) == nil && workbench.statusMessage?.text.hasPrefix("Touch the device first") == true)
    touch(workbench, 116, 643, at: 1_000)
    let text = try #require(copied(workbench)), parts = text.components(separatedBy: "\n\n")
    #expect(parts[0] == "import Testing\nimport TouchTesting\nimport UIKit")
    #expect(parts[1].split(separator: "\n").count == 6 && source.contains("\n" + parts[1]))
    // A later touch is part of it; of an earlier step only what came before.
    touch(workbench, 200, 700, at: 2_000)
    let both = try #require(copied(workbench))
    #expect(
      both.contains("hitTestViews == [\"knob\", \"window\"]") && both.contains("\"\"\"\n    tap 116,643\n    wait "))
    workbench.perform(.goTo(step: 3))
    #expect(copied(workbench) == text)
  }

  @Test func aControllerIsMadeByItsClass() throws {
    let workbench = try Self.workbench(
      CodeFolder([
        "VC.swift": "import UIKit\nclass VC: UIViewController { override func loadView() { view = UIView() } }"
      ]))
    touch(workbench, 100, 100, at: 1_000)
    let text = try #require(copied(workbench))
    #expect(text.contains("  let screen = TestScreen(VC())\n"))
    #expect(text.contains("touches(of: \"view\") == [\"touchesBegan\", \"touchesEnded\"])"))
  }

  @Test func severalViewsAreAddedToTheWindow() throws {
    let workbench = try Self.workbench(
      CodeFolder(["A.swift": "import UIKit\nclass One: UIView {}\nclass Two: UIView {}"]))
    touch(workbench, 5, 5, at: 1_000)
    let text = try #require(copied(workbench))
    #expect(text.contains("TestScreen { window in\n    window.addSubview(One(frame: CGRect(x: 16, y: 16, "))
  }

  @Test func anApplicationCannotBeTested() throws {
    let app = """
      import UIKit
      @main class App: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """
    let workbench = try Self.workbench(CodeFolder(["App.swift": app]))
    touch(workbench, 5, 5, at: 1_000)
    #expect(copied(workbench) == nil && workbench.statusMessage?.text.hasPrefix("A test needs a controller") == true)
  }
}
