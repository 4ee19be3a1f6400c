@testable import PanelModels
@testable import TestSupport
import Foundation
@testable import Panels
@testable import Playground
@testable import ScenePicture
@testable import Scenes
import Testing
@testable import TouchInput
@testable import TouchTrace

/// A window that is used for long: old steps leave memory, the recording stays whole, and both are said.
@Suite(.slow) struct LongSessionTests {
  private let workbench: Workbench

  init() throws {
    var options = WorkbenchOptions()
    options.scene = "P01"
    workbench = try Workbench(options: options)
  }

  private func press(_ times: Int) {
    let geometry = StageGeometry(layout: workbench.appearance.layout, screen: workbench.display.scene.size)
    let place = geometry.windowPoint(CGPoint(x: 200, y: 170)), start = workbench.time + 1
    for number in 0..<times {
      workbench.handle(.pointerDown(place, .left), at: start + Double(number))
      workbench.handle(.pointerUp(place, .left), at: start + Double(number) + 0.1)
    }
  }

  /// The rows of the log.
  private var rows: [LogEntry] { LogEntries(workbench.display.trace, .english).entries }

  @Test(.exhaustive) func thatOldStepsLeaveMemoryIsSaid() {
    press(10)
    workbench.perform(.toggleBookmark)
    press(300)
    #expect(workbench.playback.trace.forgotten.count == 0)
    #expect(rows[0].text == "Finger 1 began")
    var messages: Set<String> = []
    while workbench.playback.trace.forgotten.count == 0 {
      press(1)
      workbench.display.statusMessage.map { _ = messages.insert($0) }
    }
    #expect(messages == ["The oldest steps have left memory. The recording keeps every touch."])
    #expect(rows[0].text == "\(workbench.playback.trace.forgotten.count) earlier steps, not in memory")
    #expect(rows[1].text == "Finger 1 began")
    // The bookmarked step is one of those.
    #expect(workbench.display.bookmarks == [])
    workbench.perform(.toggleBookmark)
    #expect(workbench.display.bookmarks == [workbench.playback.cursor])
    if let path = ProcessInfo.processInfo.environment["TOUCHSTONE_PICTURE"] {
      try? workbench.picture().writePNG(to: URL(filePath: path))
    }
  }

  @Test(.exhaustive) func aLongRecordingIsRestoredInIdleTime() throws {
    press(400)
    let folder = try TestFolder()
    let lines = Recording(scene: "P01", variant: "default", inputs: workbench.playback.inputs).text
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("recordings"), withIntermediateDirectories: true)
    try folder.write("recordings/1.yaml", lines)
    var options = WorkbenchOptions()
    options.scene = "P01"
    let next = try Workbench(options: options)
    next.keepRecordings(in: folder.url, openingAnyScene: false) { _ in Issue.record("it warned") }
    #expect(!next.playback.isComplete)
    #expect(next.nextDeadline == next.time)
    var slices = 0
    while !next.playback.isComplete {
      next.advance(to: next.time)
      slices += 1
    }
    #expect(slices > 3)
    #expect(
      next.playback.trace.steps.map(\.kind)
        == workbench.playback.trace.steps.suffix(next.playback.trace.steps.count).map(\.kind))
    #expect(next.playback.isAtEnd)
  }
}
