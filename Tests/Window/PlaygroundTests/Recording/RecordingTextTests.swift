import Foundation
@testable import Scenes
import Testing

@testable import Playground

/// The file format of a recording.
struct RecordingTextTests {
  private func recording(_ lines: String...) throws -> Recording {
    let script = try Script(lines: lines.map { try ScriptLine.parse($0) })
    return Recording(scene: "P01", variant: "default", inputs: script.inputs)
  }

  @Test func aRecordingIsReadableText() throws {
    let text = try recording("down 10,20 and 30,40", "wait 5", "move 11,20", "wait 700", "up finger 1 and finger 2")
      .text
    #expect(
      text == """
        # Inputs made by hand. They are restored at the next start if the program ended unexpectedly.
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

  /// A mark that combines with the character before it must not combine with quotes, brackets or spaces of the file.
  @Test(arguments: ["\u{7FD}view", "\u{301}", "\u{7FD}: a", "a, b", "\"", "é"])
  func anyNameReadsBackEqual(name: String) throws {
    let written = Recording(scene: name, variant: name, inputs: try recording("tap 1,2").inputs)
    let read = try Recording(text: written.text)
    #expect(Array(read.scene.unicodeScalars) == Array(name.unicodeScalars))
    #expect(Array(read.variant.unicodeScalars) == Array(name.unicodeScalars))
  }

  @Test func aByteOrderMarkIsNoPartOfAName() throws {
    let read = try Recording(text: "scene: \u{FEFF}P01\nvariant: \u{FEFF}\nscript:\n  - shake\n")
    #expect(read.scene == "P01" && read.variant == "")
    #expect(try Recording(text: read.text) == read)
  }

  @Test(arguments: ["P01", "P05", "P16", "P22"]) func aWrittenRecordingReadsBackEqual(id: String) throws {
    let scene = try SceneLibrary.bundled().scene(id)
    let recording = Recording(scene: "/a b/it's.yaml", variant: "α: 0.02", inputs: scene.script.inputs)
    #expect(try Recording(text: recording.text) == recording)
  }

  @Test func anIncompleteLastLineIsLeftOut() throws {
    let whole = try recording("down 10,20", "wait 5", "move 11,20")
    let text = whole.text
    for cut in 1...10 {
      #expect(try Recording(text: String(text.dropLast(cut))).inputs == whole.inputs.dropLast())
    }
  }

  @Test func anErrorNamesItsLine() {
    #expect(throws: TextError("this is not a recording: `scene:`, `variant:` and `script:` are expected")) {
      try Recording(text: "hello\n")
    }
    #expect(throws: TextError("line 4: expected a point such as `200,170`, not `here`", offset: 5)) {
      try Recording(text: "scene: P01\nvariant: default\nscript:\n  - down here\n")
    }
    #expect(throws: TextError("line 4: finger 1 is not down here")) {
      try Recording(text: "scene: P01\nvariant: default\nscript:\n  - up\n")
    }
  }

  @Test func aLongPauseIsWrittenAsSeveralWaits() throws {
    var pause = try recording("tap 10,20")
    pause.inputs[1].time = 1_500_000
    #expect(pause.text.contains("  - wait 600000\n  - wait 600000\n  - wait 300000\n"))
    #expect(try Recording(text: pause.text) == pause)
    #expect(try Script(recording: pause.inputs).inputs == pause.inputs)
    for line in try Script(recording: pause.inputs).lines { #expect(try ScriptLine.parse(line.description) == line) }
  }
}
