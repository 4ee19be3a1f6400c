import Foundation
import Scenes
import Testing
import TouchTesting
import TouchTrace
import UIKit

@testable import OwnCode

/// A control of a package that is tested.
final class SavedKnob: UIControl {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { sendActions(for: .valueChanged) }
}

/// A test screen that is saved as a scene opens with the same touches.
@Suite(.slow) struct SavedScreenTests {
  private static let source = """
    import UIKit

    final class SavedKnob: UIControl {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { sendActions(for: .valueChanged) }
    }
    """

  @Test func theSceneDoesWhatTheTestDid() throws {
    let package = try CodeFolder(["Package.swift": "", "Sources/OwnCodeTests/SavedKnob.swift": Self.source])
    let test = package.folder.appending(path: "Tests/KnobTests/KnobTests.swift").path
    let knob = SavedKnob(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
    let screen = TestScreen(knob, size: CGSize(width: 320, height: 568))
    screen.drag(from: CGPoint(x: 40, y: 120), to: CGPoint(x: 120, y: 50))
    screen.save("scenes/knob.yaml", filePath: test)
    let file = package.folder.appending(path: "Tests/KnobTests/scenes/knob.yaml")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == """
        code: ../../../Sources/OwnCodeTests
        class: SavedKnob
        frame: 20 30 200 200
        screen: 320 568

        script:
          - down 40,120
          - move 120,50 over 300
          - up

        """)
    let playback = try CodePermission(isGiven: true).running { Playback(try Scene.load(file)) }
    playback.playScript()
    #expect(playback.failure == nil)
    #expect(TraceText.text(of: playback.trace) == screen.trace.text)
    #expect(screen.trace.text.contains("savedKnob"))
  }

  @Test func whatASceneCannotNameIsRefused() throws {
    final class Local: UIView {}
    let package = try CodeFolder(["Package.swift": ""])
    let test = package.folder.appending(path: "Tests/KnobTests/KnobTests.swift").path
    withKnownIssue {
      TestScreen(Local()).save("local.yaml", filePath: test)
    } matching: {
      "\($0)".contains("a scene shows a class of a module")
    }
    withKnownIssue {
      TestScreen(SavedKnob()).save("knob.yaml", filePath: test)
    } matching: {
      "\($0)".contains("there is no folder Sources/OwnCodeTests in the package")
    }
  }
}
