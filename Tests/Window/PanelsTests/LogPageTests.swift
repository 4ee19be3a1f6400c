import Foundation
import Testing
@testable import Canvas
@testable import Narration
@testable import PanelModels
@testable import Panels
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKitCore

@Suite struct LogPageTests {
  @Test func theTreeOfATouchReadsFromTopToBottom() throws {
    let fixture = try PanelFixture()
    let entries = LogEntries(fixture.playback.trace, .english).entries
    let rows = entries.prefix { $0.step < fixture.display.trace.sequence(at: 1).upperBound }.map { entry in
      String(repeating: "  ", count: entry.depth) + entry.text + (entry.answer.map { " " + $0 } ?? "")
        + (entry.time.map { " at " + $0 } ?? "")
    }
    #expect(
      rows == [
        "Finger 1 began at 0 ms",
        "  W ---->> hitTest", "    W <<--- pointInside isInside:1",
        "    A ---->> hitTest", "      A <<--- pointInside isInside:1",
        "      C ---->> hitTest", "        C <<--- pointInside isInside:0", "      C <<--- hitTest nil",
        "      B ---->> hitTest", "        B <<--- pointInside isInside:1", "      B <<--- hitTest B",
        "    A <<--- hitTest B", "  W <<--- hitTest B", "  B",
        "  B touchesBegan", "  A touchesBegan", "  ViewController touchesBegan",
        "Finger 1 ended at 90 ms",
        "  B touchesEnded", "  A touchesEnded", "  ViewController touchesEnded",
      ])
  }

  @Test func consecutiveMovesShareARow() throws {
    let fixture = try PanelFixture()
    fixture.drag(times: 18)
    let headings = LogEntries(fixture.playback.trace, .english).entries.filter(\.isHeading)
    #expect(headings.map(\.text) == ["Finger 1 began", "moved × 18", "Finger 1 ended"])
    #expect(headings.map(\.time) == ["0 ms", "16–288", "304 ms"])
  }

  @Test func pressingARowGoesToItsStepAndItsChevronFoldsIt() throws {
    let fixture = try PanelFixture()
    fixture.click("panel.tabs.2")
    fixture.playback.cursor = 1
    fixture.show()
    let list = try #require(fixture.control("log.list") as? LogList)
    let origin = list.frameInWindow.origin
    fixture.click(CGPoint(x: origin.x + 120, y: origin.y + 6 + 2.5 * LogList.rowHeight))
    #expect(fixture.playback.cursor == list.shown[2].step + 1)
    let count = list.shown.count
    fixture.click(
      CGPoint(x: origin.x + LogRowPainting.chevron(list.shown[1]), y: origin.y + 6 + 1.5 * LogList.rowHeight))
    #expect(list.shown.count == count - 10)
  }

  @Test func onlyVisibleRowsArePainted() throws {
    let fixture = try PanelFixture()
    fixture.drag(times: 2)
    for time in 10..<20 {
      for phase in [Input.Phase.began, .ended] {
        fixture.playback.perform(
          .touch(finger: 1, phase: phase, at: CGPoint(x: 90, y: 90), force: nil), at: time * 1000)
      }
    }
    fixture.click("panel.tabs.2")
    fixture.show()
    let list = try #require(fixture.control("log.list") as? LogList)
    let visible = list.visibleRect
    #expect(visible.height < 700 && list.bounds.height > 2 * visible.height)
    var drawings = DrawingList(element: "log")
    list.paint(&drawings, fixture.appearance)
    let boxes = drawings.drawings.map { $0.bounds(fixture.appearance.typesetter) }
    #expect(!boxes.isEmpty)
    #expect(
      boxes.allSatisfy { $0.maxY > visible.minY - LogList.rowHeight && $0.minY < visible.maxY + LogList.rowHeight })
  }

  @Test func theFilterKeepsMatchingRows() throws {
    let fixture = try PanelFixture()
    fixture.click("panel.tabs.2")
    fixture.click("log.filter")
    fixture.host.type("pointinside")
    fixture.show()
    let list = try #require(fixture.control("log.list") as? LogList)
    #expect(!list.shown.isEmpty)
    #expect(list.shown.allSatisfy { $0.text.contains("pointInside") })
  }

  @Test func theConsoleLogGrowsWithTheSteps() throws {
    let fixture = try PanelFixture()
    fixture.click("panel.tabs.2")
    try fixture.showLog(.console)
    fixture.playback.cursor = 0
    fixture.show()
    #expect(!fixture.texts.contains { $0.hasPrefix("AView") })
    fixture.playback.cursor = fixture.display.trace.steps.count
    fixture.show()
    #expect(fixture.texts.contains { $0.hasPrefix("AView ---->> hitTest:withEvent: ---") })
  }

  @Test func longLinesAreDividedAtSpaces() {
    #expect(TextListing.wrapped("AView <<--- pointInside", 30) == ["AView <<--- pointInside"])
    #expect(
      TextListing.wrapped("AView <<--- pointInside:withEvent: --- isInside:1", 24)
        == ["AView <<---", "  pointInside:withEvent:", "  --- isInside:1"])
    #expect(
      TextListing.wrapped(#"      "kind" : "inside the view","#, 24)
        == [#"      "kind" : "inside"#, #"        the view","#])
    #expect(TextListing.wrapped("abcdefghijklmnop", 8) == ["abcdefgh", "  ijklmn", "  op"])
    #expect(TextListing.wrapped("", 8) == [""])
  }

  @Test func theMeterMeasuresAStraightDrag() throws {
    let fixture = try PanelFixture()
    fixture.drag(times: 10)
    fixture.playback.cursor = try #require(fixture.playback.trace.steps.lastIndex { $0.time == 160 }) + 1
    let meter = TouchMeter(fixture.display.stage)
    #expect(meter.fingers == 1 && meter.mostFingers == 1)
    #expect(meter.distance == CGPoint(x: 0, y: -10))
    #expect(meter.velocity == 62.5)
    #expect(meter.spread == nil)
  }

  @Test func theMeterMeasuresTheSpreadOfTwoFingers() throws {
    let fixture = try PanelFixture("P38")
    fixture.playback.cursor = fixture.playback.trace.marks.first { $0.name == "turned" }?.count ?? 0
    let meter = TouchMeter(fixture.display.stage)
    #expect(meter.fingers == 2 && meter.mostFingers == 2)
    // From (240, 280) and (120, 280) to (250, 336) and (110, 224): √(140² + 112²) ÷ 120, and atan(112 ÷ 140).
    #expect(meter.spread?.scaleText == "× 1.49" && meter.spread?.turnText == "39°")
  }
}

// MARK: Steps

extension LogPageTests {
  @Test func thePageOfStepsHasTheSentenceOfEveryStep() throws {
    let fixture = try PanelFixture()
    fixture.playback.cursor = 5
    try fixture.showLog(.steps)
    let list = try #require(fixture.control("log.steps") as? SentenceList)
    let steps = list.rows.filter { $0.step != nil }, trace = fixture.playback.trace
    let sequence = trace.sequence(at: 5)
    #expect(steps.map(\.steps) == sequence.map { $0..<$0 + 1 })
    #expect(steps.compactMap(\.step?.number) == Array(1...sequence.count))
    #expect(steps.map(\.text) == sequence.map { Narration.sentence(for: $0, in: trace, language: .english).plain })
    #expect(
      list.rows.filter { $0.step == nil }.map(\.text) == ["Arrival", "Hit test", "touchesBegan", "touchesEnded"])
    let current = try #require(list.currentFrame)
    #expect(list.row(at: CGPoint(x: 80, y: current.midY)).map { list.rows[$0].step?.cursor } == 5)
  }

  @Test func pressingASentenceGoesToItsStep() throws {
    let fixture = try PanelFixture()
    fixture.playback.cursor = 1
    try fixture.showLog(.steps)
    let list = try #require(fixture.control("log.steps") as? SentenceList)
    let row = try #require(list.rows.firstIndex { $0.step?.cursor == 4 })
    let y = try #require((0..<400).first { list.row(at: CGPoint(x: 80, y: CGFloat($0))) == row })
    fixture.click(list.convert(CGPoint(x: 80, y: CGFloat(y) + 8), to: nil))
    #expect(fixture.playback.cursor == 4)
  }

  @Test func aFoldedRunOfMovesHasOneSentence() throws {
    let fixture = try PanelFixture()
    fixture.drag(times: 18)
    try fixture.showLog(.steps)
    let list = try #require(fixture.control("log.steps") as? SentenceList)
    let run = try #require(list.rows.firstIndex { $0.text == "moved × 18" })
    #expect(list.rows[run + 1].steps == list.rows[run].steps)
    #expect(list.rows[run + 2].text == "touchesEnded")
    // The same numbers as in the status line.
    let end = fixture.display.sequence.upperBound
    #expect(list.rows.last?.step?.number == fixture.display.stops.number(of: end, from: 0))
  }

  @Test func rowsOfAGrowingTraceEqualThoseOfTheWholeTrace() throws {
    let fixture = try PanelFixture("P38")
    var grown = SentenceRows()
    let whole = fixture.playback
    fixture.playback = Playback(whole.scene)
    for input in whole.inputs {
      fixture.playback.perform([input])
      grown.follow(fixture.display.stage, width: 200, fixture.appearance)
    }
    var fresh = SentenceRows()
    fresh.follow(fixture.display.stage, width: 200, fixture.appearance)
    #expect(grown.rows == fresh.rows && fresh.rows.count > 40)
  }

  @Test func anEmptyLogSaysWhatToDo() throws {
    let fixture = try PanelFixture()
    fixture.playback.reset()
    for format in [LogPage.Format.tree, .steps, .console] {
      try fixture.showLog(format)
      #expect(fixture.texts.contains { $0.hasPrefix("Nothing has happened yet.") }, "\(format)")
    }
    fixture.playback.playScript()
    try fixture.showLog(.steps)
    #expect(!fixture.texts.contains { $0.hasPrefix("Nothing has happened yet.") })
    fixture.click("log.filter")
    fixture.host.type("xyzzy")
    fixture.show()
    #expect(fixture.texts.contains("No row contains these words."))
  }

  @Test(
    arguments: [WindowLayout.minimumSize, CGSize(width: 1280, height: 800)], [Languages.english, .simplifiedChinese])
  func sentencesFitThePage(_ size: CGSize, _ languages: Languages) throws {
    let fixture = try PanelFixture("P31", size: size, languages: languages)
    try fixture.showLog(.steps)
    let list = try #require(fixture.control("log.steps") as? SentenceList)
    #expect(list.rows.allSatisfy { $0.lines.allSatisfy { !$0.hasSuffix("…") } && $0.lines.count <= 4 })
  }
}

extension PanelFixture {
  /// Opens the log in a format.
  fileprivate func showLog(_ format: LogPage.Format) throws {
    click("panel.tabs.2")
    let formats = try #require(control("log.format") as? Segments)
    let index = try #require(LogPage.Format.allCases.firstIndex(of: format))
    click(formats.convert(formats.frames[index].center, to: nil))
    show()
  }
}

extension LogPageTests {
  @Test func aMoveThatChangesARecognizerHasARowOfItsOwn() throws {
    let entries = LogEntries(try PanelFixture("P38").playback.trace, .english).entries
    let change = try #require(entries.firstIndex { $0.text == "pinch" && $0.detail == "possible → began" })
    let event = try #require(entries[..<change].last { $0.depth == 0 })
    #expect(event.text == "moved" && event.time == entries[change].time && !event.isInitiallyFolded)
    let runs = entries.filter(\.isInitiallyFolded)
    #expect(runs.count == 2 && runs[0].end == event.step && runs[1].step == event.end)
  }

  @Test func touchesOfARecognizerReadLikeTouchesOfAResponder() throws {
    let entries = LogEntries(try PanelFixture("P38").playback.trace, .english).entries
    let seen = try #require(entries.last { $0.text == "rotation touchesBegan" })
    #expect(seen.answer == "1 2" && seen.mark == .icon(.diamond, .recognizer))
    #expect(entries.contains { $0.text == "photo touchesBegan" && $0.mark == .chevron })
  }
}
