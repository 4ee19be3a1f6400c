import Foundation
@testable import Scenes
import Testing

@testable import Playground

/// A recording as a file that can be written line by line.
struct RecordingTextTests {
  private func recording(_ lines: String...) throws -> Recording {
    let script = try Script(lines: lines.map { try ScriptLine.parse($0) })
    return Recording(scene: "P01", variant: "default", inputs: script.inputs)
  }

  @Test func itIsReadableText() throws {
    let text = try recording("down 10,20 and 30,40", "wait 5", "move 11,20", "wait 700", "up finger 1 and finger 2")
      .text
    #expect(
      text == """
        # What was done by hand; found again at the next start if the program could not end in peace.
        scene: P01
        variant: default
        script:
          - down 10,20 and 30,40
          - wait 5
          - move 11,20
          - wait 700
          - up finger 1 and finger 2

        """)
  }

  @Test(arguments: ["P01", "P05", "P16", "P22"]) func readAgainItIsTheSame(id: String) throws {
    let scene = try SceneLibrary.bundled().scene(id)
    let recording = Recording(scene: "/a b/it's.yaml", variant: "α: 0.02", inputs: scene.script.inputs)
    #expect(try Recording(text: recording.text) == recording)
  }

  @Test func aLineThatWasNotWrittenToItsEndIsLeftOut() throws {
    let whole = try recording("down 10,20", "wait 5", "move 11,20")
    let text = whole.text
    for cut in 1...10 {
      #expect(try Recording(text: String(text.dropLast(cut))).inputs == whole.inputs.dropLast())
    }
  }

  @Test func whatNobodyWroteIsRefusedWithItsLine() {
    #expect(throws: TextError("this is no recording: `scene:`, `variant:` and `script:` are expected")) {
      try Recording(text: "hello\n")
    }
    #expect(throws: TextError("line 4: expected a point such as `200,170`, not `here`", offset: 5)) {
      try Recording(text: "scene: P01\nvariant: default\nscript:\n  - down here\n")
    }
    #expect(throws: TextError("finger 1 is not down here")) {
      try Recording(text: "scene: P01\nvariant: default\nscript:\n  - up\n")
    }
  }

  @Test func aPauseOfHoursIsSeveralWaits() throws {
    var pause = try recording("tap 10,20")
    pause.inputs[1].time = 1_500_000
    #expect(pause.text.contains("  - wait 600000\n  - wait 600000\n  - wait 300000\n"))
    #expect(try Recording(text: pause.text) == pause)
    #expect(try Script(recording: pause.inputs).inputs == pause.inputs)
    for line in try Script(recording: pause.inputs).lines { #expect(try ScriptLine.parse(line.description) == line) }
  }
}
