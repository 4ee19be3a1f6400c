import Foundation
import Testing
@testable import Canvas
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
@testable import TouchInput
@testable import TouchTrace
@testable import UIKit

@Suite struct LogPageTests {
  @Test func theTreeOfATouchReadsFromTopToBottom() throws {
    let desk = try Desk()
    let entries = LogEntries(desk.playback.trace, .english).entries
    let rows = entries.prefix { $0.step < desk.display.trace.sequence(at: 1).upperBound }.map { entry in
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

  @Test func movesInARowAreOneRow() throws {
    let desk = try Desk()
    desk.drag(times: 18)
    let headings = LogEntries(desk.playback.trace, .english).entries.filter(\.isHeading)
    #expect(headings.map(\.text) == ["Finger 1 began", "moved × 18", "Finger 1 ended"])
    #expect(headings.map(\.time) == ["0 ms", "16–288", "304 ms"])
  }

  @Test func aRowBringsItsStepAndAChevronFolds() throws {
    let desk = try Desk()
    desk.click("panel.tabs.2")
    desk.playback.cursor = 1
    desk.show()
    let list = try #require(desk.control("log.list") as? LogList)
    let origin = list.frameInWindow.origin
    desk.click(CGPoint(x: origin.x + 120, y: origin.y + 6 + 2.5 * LogList.rowHeight))
    #expect(desk.playback.cursor == list.shown[2].step + 1)
    let count = list.shown.count
    desk.click(CGPoint(x: origin.x + LogRowPainting.chevron(list.shown[1]), y: origin.y + 6 + 1.5 * LogList.rowHeight))
    #expect(list.shown.count == count - 10)
  }

  @Test func aRunOfMovesThatWasUnfoldedStaysSoWhileItGoesOn() throws {
    var options = WorkbenchOptions()
    (options.scene, options.size) = ("P01", CGSize(width: 1920, height: 1080))
    let workbench = try Workbench(options: options)
    func drag(_ reports: Range<Int>) {
      for report in reports {
        workbench.handle(.pointerMoved(CGPoint(x: 700 + report, y: 500)), at: 1 + Double(report) / 10)
      }
      _ = workbench.picture()
    }
    workbench.handle(.pointerDown(CGPoint(x: 700, y: 500), .left), at: 1)
    drag(1..<6)
    let list = try #require(workbench.panels.window.withDescendants.compactMap { $0 as? LogList }.first { $0.isShown })
    let run = try #require(list.shown.last)
    #expect(run.text == "moved × 5" && run.isFoldable)
    list.press()
    let unfolded = list.shown.count
    drag(6..<9)
    let shown = list.shown
    #expect(shown.count == unfolded && shown.contains { $0.text == "moved × 8" })
    #expect(shown.last?.depth == 1)
  }

  @Test func onlyTheRowsThatAreSeenArePainted() throws {
    let desk = try Desk()
    desk.drag(times: 2)
    for time in 10..<20 {
      for phase in [Input.Phase.began, .ended] {
        desk.playback.perform(.touch(finger: 1, phase: phase, at: CGPoint(x: 90, y: 90), force: nil), at: time * 1000)
      }
    }
    desk.click("panel.tabs.2")
    desk.show()
    let list = try #require(desk.control("log.list") as? LogList)
    let visible = list.visibleRect
    #expect(visible.height < 700 && list.bounds.height > 2 * visible.height)
    var drawings = DrawingList(element: "log")
    list.paint(&drawings, desk.appearance)
    let boxes = drawings.drawings.map { $0.bounds(desk.appearance.typesetter) }
    #expect(!boxes.isEmpty)
    #expect(
      boxes.allSatisfy { $0.maxY > visible.minY - LogList.rowHeight && $0.minY < visible.maxY + LogList.rowHeight })
  }

  @Test func theFilterKeepsRowsWithItsWords() throws {
    let desk = try Desk()
    desk.click("panel.tabs.2")
    desk.click("log.filter")
    desk.host.type("pointinside")
    desk.show()
    let list = try #require(desk.control("log.list") as? LogList)
    #expect(!list.shown.isEmpty)
    #expect(list.shown.allSatisfy { $0.text.contains("pointInside") })
  }

  @Test func theArticlesLinesGrowWithTheSteps() throws {
    let desk = try Desk()
    desk.click("panel.tabs.2")
    let formats = try #require(desk.host.frame(of: "log.format"))
    desk.click(CGPoint(x: formats.midX, y: formats.midY))
    desk.playback.cursor = 0
    desk.show()
    #expect(!desk.texts.contains { $0.hasPrefix("AView") })
    desk.playback.cursor = desk.display.trace.steps.count
    desk.show()
    #expect(desk.texts.contains { $0.hasPrefix("AView ---->> hitTest:withEvent: ---") })
  }

  @Test func theMeterMeasuresAStraightDrag() throws {
    let desk = try Desk()
    desk.drag(times: 10)
    desk.playback.cursor = try #require(desk.playback.trace.steps.lastIndex { $0.time == 160 }) + 1
    let meter = TouchMeter(desk.display)
    #expect(meter.fingers == 1 && meter.mostFingers == 1)
    #expect(meter.distance == CGPoint(x: 0, y: -10))
    #expect(meter.velocity == 62.5)
    #expect(meter.spread == nil)
  }

  @Test func theMeterOfTwoFingersMeasuresHowTheyLieToEachOther() throws {
    let desk = try Desk("P38")
    desk.playback.cursor = desk.playback.trace.marks.first { $0.name == "turned" }?.count ?? 0
    let meter = TouchMeter(desk.display)
    #expect(meter.fingers == 2 && meter.mostFingers == 2)
    // From (240, 280) and (120, 280) to (240, 350) and (120, 210): √(120² + 140²) ÷ 120, and atan(140 ÷ 120).
    #expect(meter.spread?.scaleText == "× 1.54" && meter.spread?.turnText == "49°")
  }
}

extension LogPageTests {
  @Test func aMoveInWhichARecognizerChangesIsARowOfItsOwn() throws {
    let entries = LogEntries(try Desk("P38").playback.trace, .english).entries
    let change = try #require(entries.firstIndex { $0.text == "rotation" && $0.detail == "possible → began" })
    let event = try #require(entries[..<change].last { $0.depth == 0 })
    #expect(event.text == "moved" && event.time == entries[change].time && !event.beginsFolded)
    let runs = entries.filter(\.beginsFolded)
    #expect(runs.count == 2 && runs[0].end == event.step && runs[1].step == event.end)
  }

  @Test func whatARecognizerSeesReadsLikeWhatAResponderIsTold() throws {
    let entries = LogEntries(try Desk("P38").playback.trace, .english).entries
    let seen = try #require(entries.last { $0.text == "rotation touchesBegan" })
    #expect(seen.answer == "1 2" && seen.mark == .icon(.diamond, .recognizer))
    #expect(entries.contains { $0.text == "photo touchesBegan" && $0.mark == .chevron })
  }
}
