import Foundation
import Testing

@testable import UIKitCore

/// Which reports are folded into one event.
@Suite struct FramePacingTests {
  /// The locations of the touch in each call of the view, for moves at these milliseconds.
  private func locations(
    _ milliseconds: [Int], options: PipelineOptions = PipelineOptions(), gesture: String = "", until: TimeInterval = 10
  ) -> [String] {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles \(gesture)", options: options)
    var lines: [String] = []
    (fixture["V"] as? TestView)?.onTouches = { phase, touches, _ in
      lines += touches.map { "\(phase) \(Int($0.location(in: nil).x))" }
    }
    fixture.onAction = { lines.append("action \(Int(($0.location(in: nil).x)))") }
    let application = fixture.application
    application.enqueue(TouchSample(phase: .began, location: .zero, timestamp: 0))
    for time in milliseconds {
      let place = CGPoint(x: Double(time), y: 0)
      application.enqueue(TouchSample(phase: .moved, location: place, timestamp: Double(time) / 1000))
    }
    application.processEvents(until: until)
    return lines
  }

  @Test("by default the moves of a sixtieth of a second are one event", .statements("PL-11"))
  func byDefault() {
    #expect(locations([2, 6, 10, 18, 22]) == ["began 0", "moved 10", "moved 22"])
  }

  @Test("with the option, each report is an event", .statements("PL-11"))
  func singleReports() {
    var options = PipelineOptions()
    options.frameDuration = nil
    #expect(locations([2, 6, 10], options: options) == ["began 0", "moved 2", "moved 6", "moved 10"])
  }

  @Test("a deadline between two reports of a frame comes between them", .statements("PL-11", "GR-06"))
  func deadlineInAFrame() {
    var options = PipelineOptions()
    options.frameDuration = 1
    let lines = locations([1, 2, 501, 502], options: options, gesture: "+G=press:cancels=no")
    #expect(lines.prefix(3) == ["began 0", "moved 2", "action 2"])
  }

  @Test("reports after the time of processEvents are not folded into an earlier one", .statements("PL-11"))
  func reportsAfterTheEnd() {
    #expect(locations([2, 6, 10], until: 0.007) == ["began 0", "moved 6"])
  }

  @Test("the time of an event is that of its last report")
  func timeOfTheEvent() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles multi")
    var times: [TimeInterval] = []
    (fixture["V"] as? TestView)?.onTouches = { _, _, event in times.append(event?.timestamp ?? -1) }
    fixture.down(10, 10, finger: 1)
    fixture.down(50, 10, finger: 2)
    fixture.together {
      fixture.move(20, 10, finger: 1, at: 0.001)
      fixture.move(60, 10, finger: 2, at: 0.004)
    }
    #expect(times == [0, 0, 0.004])
  }

  @Test("reports without a place or a time are refused")
  func reportsThatAreNotFinite() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles")
    let application = fixture.application
    let bad = [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)]
    for place in bad { application.enqueue(TouchSample(phase: .began, location: place, timestamp: 0)) }
    application.enqueue(TouchSample(phase: .began, location: .zero, timestamp: .nan))
    application.processEvents(until: 1)
    #expect(fixture.transcript == "")
    fixture.tap(10, 10)
    #expect(fixture.transcript == "V.began\nV.ended")
  }
}
