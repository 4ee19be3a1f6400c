import Foundation
import Testing

@testable import Scenes

@Suite struct ScriptTests {
  private func script(_ text: String) throws -> Script {
    try Script(lines: text.split(separator: "\n").map { try ScriptLine.parse(String($0)) })
  }

  /// Returns the inputs, one a line: `90 ended 1 200,170`.
  private func transcript(_ script: Script) -> [String] {
    script.inputs.map { timed in
      if case .touch(let finger, let phase, let point, let force) = timed.input {
        let pressed = force.map { " force \($0)" } ?? ""
        return "\(timed.time) \(phase.rawValue) \(finger) \(text(point.x)),\(text(point.y))" + pressed
      }
      return "\(timed.time) \(timed.input)"
    }
  }

  @Test func aTapLastsNinetyMilliseconds() throws {
    #expect(try transcript(script("tap 200,170")) == ["0 began 1 200,170", "90 ended 1 200,170"])
  }

  @Test func twoTapsPauseForAHundredMilliseconds() throws {
    #expect(
      try transcript(script("tap 5,6 taps 2 hold 50")) == [
        "0 began 1 5,6", "50 ended 1 5,6", "150 began 1 5,6", "200 ended 1 5,6",
      ])
  }

  @Test func aMoveIsSampledSixtyTimesASecondInWholeMilliseconds() throws {
    #expect(
      try transcript(script("down 0,0\nmove 100,50 over 50\nup")) == [
        "0 began 1 0,0", "17 moved 1 34,17", "33 moved 1 66,33", "50 moved 1 100,50", "50 ended 1 100,50",
      ])
  }

  @Test func fingersOfOneLineMoveTogether() throws {
    #expect(
      try transcript(script("down 0,0 and 10,0\nmove 0,30 and 10,40 over 20\nup finger 1 and finger 2")) == [
        "0 began 1 0,0", "0 began 2 10,0",
        "17 moved 1 0,25.5", "17 moved 2 10,34", "20 moved 1 0,30", "20 moved 2 10,40",
        "20 ended 1 0,30", "20 ended 2 10,40",
      ])
  }

  @Test func waitingMovesTheClockAlsoAtTheEnd() throws {
    let played = try script("wait 350\nshake\nwait 20")
    #expect(played.inputs == [TimedInput(time: 350, input: .shake)])
    #expect(played.duration == 370)
  }

  @Test(arguments: [
    "tap 200,170", "tap 1.5,-2 finger 3 force 0.5 taps 2 hold 300", "down 95,280 and 265,280",
    "down 95,280 finger 2 and 265,280 finger 1", "move 300,280 finger 2 over 200", "up", "up finger 2 and finger 3",
    "cancel", "wait 350", "set yellow.alpha 0.005", "front red", "mark end_of_it", "interrupt", "shake", "remote",
    "press",
  ])
  func aLineIsWrittenAsItIsRead(_ line: String) throws {
    #expect(try ScriptLine.parse(line).description == line)
  }

  @Test(arguments: [
    ("tap 200", "expected a point such as `200,170`, not `200`", 4),
    ("tap", "expected a point such as `200,170` here", 3),
    ("tap 1,2 twice", "unexpected `twice`; a tap has `finger`, `force`, `taps` and `hold`", 8),
    ("tab 1,2", "unknown input `tab`; did you mean `tap`?", 0),
    ("tap nan,2", "expected a point such as `200,170`, not `nan`", 4),
    ("tap 1e9,2", "1e9 is too large: numbers go up to 1000000", 4),
    ("down 1,2 finger 0", "expected the number of a finger, 1 to 20, not `0`", 16),
    ("down 1,2 finger 2 and 3,4 finger 2", "finger 2 occurs twice in this line", 22),
    ("down 1,2 force 11", "a force is from 0 to 10, not 11", 15),
    ("wait 1.5", "expected whole milliseconds, 0 to 600000, not `1.5`", 5),
    ("wait 99999999999999999999", "expected whole milliseconds, 0 to 600000, not `99999999999999999999`", 5),
    ("up 1,2", "expected `finger NUMBER`; fingers are lifted where they are", 3),
    ("set alpha 1", "expected NAME.PROPERTY VALUE, such as `button.alpha 0.5`, not `alpha`", 4),
  ])
  func theErrorOfAWrongLineNamesWhatIsRight(_ line: String, _ message: String, _ offset: Int) {
    #expect(throws: TextError(ProblemText(verbatim: message), offset: offset)) { try ScriptLine.parse(line) }
  }

  @Test(arguments: [
    ("up", "finger 1 is not down here"),
    ("down 1,2\ntap 3,4", "finger 1 is already down here; lift it first with `up`"),
    ("mark a\nmark a", "there is already a mark `a`"),
    ("mark end", "`end` is the name of the mark after the last line; choose another name"),
  ])
  func aLineThatCannotFollowIsRefused(_ text: String, _ message: String) {
    #expect(throws: TextError(ProblemText(verbatim: message))) { try script(text) }
  }

  // MARK: Recordings

  @Test(arguments: [
    "tap 200,170", "tap 5,6 taps 3", "tap 10,10 and 50,10 hold 400", "down 0,0\nmove 100,50 over 200\nup",
    "down 0,0 and 10,0\nwait 40\nmove 0,30 and 10,40 over 300\nmove 7,7 finger 2\nup finger 1 and finger 2",
    "down 0,0 force 2.5\nmove 3,1 force 3 over 16\nwait 5\ncancel\nmark lost",
    "set yellow.alpha 0.005\nwait 1\nfront red\ntap 1,1\nwait 90\ntap 1,1\nshake\nremote\ninterrupt",
  ])
  func aRecordingBecomesTheLinesThatMadeIt(_ text: String) throws {
    let original = try script(text)
    let rewritten = try Script(recording: original.inputs)
    #expect(rewritten.lines.map(\.description).joined(separator: "\n") == text)
    #expect(rewritten.inputs == original.inputs)
  }

  @Test func anUnevenMoveIsWrittenReportByReport() throws {
    let points: [(Int, CGFloat)] = [(9, 1), (21, 4), (60, 5)]
    let recording =
      [TimedInput(time: 0, input: .touch(finger: 1, phase: .began, at: .zero, force: nil))]
      + points.map { time, x in
        TimedInput(time: time, input: .touch(finger: 1, phase: .moved, at: CGPoint(x: x, y: 0), force: nil))
      }
    let rewritten = try Script(recording: recording)
    #expect(
      rewritten.lines.map(\.description) == [
        "down 0,0", "move 1,0 over 9", "move 4,0 over 12", "wait 39", "move 5,0",
      ])
    #expect(rewritten.inputs == recording)
  }

  @Test func theLongestMoveIsWrittenAsOneLine() throws {
    let text = "down 0,0 and 10,10\nmove 100,300.5 and 7,7 over 600000\nup finger 1 and finger 2"
    let rewritten = try Script(recording: script(text).inputs)
    #expect(rewritten.lines.map(\.description).joined(separator: "\n") == text)
  }

  // Trying each end of each movement would take hours.
  @Test(arguments: [0, 1e-9, 1e-4, 0.3])
  func aLongRecordingIsWrittenInATimeThatGrowsWithItsLength(curvature: CGFloat) throws {
    var recording = [TimedInput(time: 0, input: .touch(finger: 1, phase: .began, at: .zero, force: nil))]
    for frame in 1...20_000 {
      let point = CGPoint(x: CGFloat(frame) / 3, y: sin(CGFloat(frame) * 0.1) * curvature)
      let time = ScriptPerformance.sampleTime(frame)
      recording.append(TimedInput(time: time, input: .touch(finger: 1, phase: .moved, at: point, force: nil)))
    }
    #expect(try Script(recording: recording).inputs == recording)
  }

  @Test func aFingerLiftedAtAnotherPointMovesThereFirst() throws {
    let recording = [
      TimedInput(time: 0, input: .touch(finger: 1, phase: .began, at: .zero, force: nil)),
      TimedInput(time: 8, input: .touch(finger: 1, phase: .ended, at: CGPoint(x: 3, y: 4), force: nil)),
    ]
    #expect(
      try Script(recording: recording).lines.map(\.description) == ["down 0,0", "wait 8", "move 3,4", "up"])
  }
}
