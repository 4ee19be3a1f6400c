import Foundation
import Testing

@testable import UIKitCore

/// When a tap is recognized.
@Suite struct TapTests {
  private func fixture(_ gesture: String, _ options: PipelineOptions = PipelineOptions()) -> PipelineFixture {
    PipelineFixture("window 400x400\n  V 0,0 400x400 \(gesture)", options: options)
  }

  private func acts(_ fixture: PipelineFixture) -> Bool { fixture.transcript.contains("G action(ended)") }

  @Test("by default a tap is one finger and one tap", .statements("GN-10"))
  func defaults() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
  }

  @Test(
    "a finger of a tap may move 45 points", .statements("GT-02", "GN-03"), arguments: [(45.0, true), (45.1, false)])
  func movement(distance: Double, isTap: Bool) {
    let fixture = fixture("+G=tap")
    fixture.down(100, 100)
    fixture.move(by: distance, 0, at: 0.05)
    fixture.move(100, 100, at: 0.1)
    fixture.up(at: 0.15)
    #expect(acts(fixture) == isTap)
  }

  @Test(
    "a finger of a tap may stay down for 0.75 s, or with the option for 1.5 s", .statements("GT-02", "GN-04", "UN-02"),
    arguments: [(0.75, 0.507, true), (0.75, 0.74, true), (0.75, 0.76, false), (1.5, 1.49, true), (1.5, 1.51, false)])
  func duration(limit: TimeInterval, press: TimeInterval, isTap: Bool) {
    var options = PipelineOptions()
    options.longestTapPress = limit
    let fixture = fixture("+G=tap", options)
    fixture.down(100, 100)
    fixture.up(at: press)
    #expect(acts(fixture) == isTap)
  }

  @Test(
    "the next tap must begin within 0.35 s after the lift", .statements("GT-02", "GN-02"),
    arguments: [(0.34, true), (0.36, false)])
  func gap(gap: TimeInterval, isDouble: Bool) {
    let fixture = fixture("+G=tap:taps=2")
    fixture.tap(100, 100)
    fixture.wait(gap)
    fixture.tap(100, 100)
    #expect(acts(fixture) == isDouble)
  }

  @Test("the next tap must be at about the same place", .statements("GT-02"), arguments: [(40.0, true), (60, false)])
  func place(distance: Double, isDouble: Bool) {
    let fixture = fixture("+G=tap:taps=2")
    fixture.tap(100, 100)
    fixture.wait(0.1)
    fixture.tap(100 + distance, 100)
    #expect(acts(fixture) == isDouble)
  }

  @Test("more fingers than required are not a tap", .statements("GT-02"))
  func tooManyFingers() {
    let fixture = fixture("+G=tap")
    fixture.down(100, 100, finger: 1)
    fixture.down(150, 100, finger: 2, at: 0.02)
    fixture.up(finger: 1, at: 0.05)
    fixture.up(finger: 2, at: 0.06)
    #expect(!acts(fixture))
  }

  @Test("a tap is recognized at the lift of the last required finger of the last tap", .statements("GT-01"))
  func severalFingersAndTaps() {
    let fixture = fixture("+G=tap:fingers=2:taps=2")
    for start in [0.0, 0.3] {
      fixture.down(100, 100, finger: 1, at: start)
      fixture.down(200, 100, finger: 2, at: start + 0.02)
      fixture.up(finger: 1, at: start + 0.08)
      #expect(!acts(fixture))
      fixture.up(finger: 2, at: start + 0.1)
    }
    #expect(acts(fixture))
  }

  @Test("a finger that is lifted before all are down makes a tap fail")
  func tooFewFingers() {
    let fixture = fixture("+G=tap:fingers=2")
    fixture.down(100, 100, finger: 1)
    fixture.up(finger: 1, at: 0.05)
    fixture.down(200, 100, finger: 2, at: 0.06)
    fixture.up(finger: 2, at: 0.1)
    #expect(!acts(fixture))
  }

  @Test("the location is that of the first tap, the centroid of its fingers", .statements("GT-03", "GT-60"))
  func location() {
    let fixture = fixture("+G=tap:fingers=2:taps=2")
    var lines: [String] = []
    fixture.onAction = { tap in
      let middle = tap.location(in: nil), second = tap.location(ofTouch: 1, in: nil)
      lines.append("\(middle.x),\(middle.y) \(tap.numberOfTouches) \(second.x),\(second.y)")
    }
    for (start, x) in [(0.0, 100.0), (0.3, 120.0)] {
      fixture.down(x, 100, finger: 1, at: start)
      fixture.down(x + 100, 100, finger: 2, at: start + 0.02)
      fixture.up(finger: 1, at: start + 0.08)
      fixture.up(finger: 2, at: start + 0.1)
    }
    #expect(lines == ["150.0,100.0 2 220.0,100.0"])
  }

  @Test("a tap is discrete: it sends one action, at ended", .statements("GT-04", "GR-01"))
  func discrete() {
    let fixture = fixture("+G=tap")
    var states: [UIGestureRecognizer.State] = []
    fixture.onAction = { states.append($0.state) }
    fixture.tap("V")
    #expect(states == [.ended])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test("the tap count of a finger that moves far is 0", .statements("TE-12", "TE-13"))
  func tapCountAfterDrift() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles")
    var counts: [Int] = []
    (fixture["V"] as? TestView)?.onTouches = { _, touches, _ in counts += touches.map(\.tapCount) }
    fixture.down(100, 100)
    fixture.move(120, 100, at: 0.05)
    fixture.move(200, 100, at: 0.1)
    fixture.up(at: 0.15)
    #expect(counts == [1, 1, 0, 0])
  }

  @Test("the taps of two fingers are counted separately", .statements("TE-10"))
  func tapCountOfTwoFingers() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles multi")
    var counts: [Int] = []
    (fixture["V"] as? TestView)?.onTouches = { phase, touches, _ in
      if phase == .began { counts += touches.map(\.tapCount) }
    }
    for start in [0.0, 0.2] {
      fixture.together {
        fixture.down(100, 100, finger: 1, at: start)
        fixture.down(300, 100, finger: 2, at: start)
      }
      fixture.together {
        fixture.up(finger: 1, at: start + 0.05)
        fixture.up(finger: 2, at: start + 0.05)
      }
    }
    #expect(counts == [1, 1, 2, 2])
  }
}
