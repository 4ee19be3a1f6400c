import Foundation
import Testing

@testable import UIKitCore

/// Swipe, pinch, rotation, screen edge pan and hover recognizers.
@Suite struct OtherRecognizersTests {
  private func fixture(_ gesture: String, _ options: PipelineOptions = PipelineOptions()) -> PipelineFixture {
    PipelineFixture("window 400x400\n  V 0,0 400x400 multi \(gesture)", options: options)
  }

  private func actions(_ fixture: PipelineFixture) -> String {
    fixture.transcript.split(separator: "\n").filter { $0.contains("action") }.joined(separator: " ")
  }

  // MARK: Swipe

  @Test("by default a swipe is one finger to the right", .statements("GN-14"))
  func swipeDefaults() {
    #expect(UISwipeGestureRecognizer().direction == .right && UISwipeGestureRecognizer().numberOfTouchesRequired == 1)
  }

  @Test("a swipe sends one action while the finger is down; its location is where it started", .statements("GT-30"))
  func swipe() {
    let fixture = fixture("+swipe")
    var places: [CGPoint] = []
    fixture.onAction = { places.append($0.location(in: nil)) }
    fixture.down(100, 100)
    fixture.move(by: 40, 0, at: 0.05)
    fixture.move(by: 40, 5, at: 0.1)
    #expect(actions(fixture) == "swipe action(ended)")
    #expect(places == [CGPoint(x: 100, y: 100)])
    fixture.move(by: 40, 0, at: 0.15)
    fixture.up(at: 0.2)
    #expect(actions(fixture) == "")
  }

  @Test(
    "a stroke that is too slow, too short or in the wrong direction is not a swipe", .statements("GN-11", "GN-12"),
    arguments: ["right", "left", "up", "down"])
  func noSwipe(way: String) {
    let ways: [String: (CGFloat, CGFloat)] = ["right": (1, 0), "left": (-1, 0), "up": (0, -1), "down": (0, 1)]
    let (x, y) = ways[way] ?? (0, 0)
    let fixture = fixture("+swipe:to=\(way)")
    func stroke(_ length: CGFloat, in duration: TimeInterval) -> Bool {
      fixture.down(200, 200)
      let start = fixture.now
      for step in 1...4 {
        fixture.move(by: x * length / 4, y * length / 4, at: start + duration * Double(step) / 4)
      }
      fixture.up(at: start + duration + 0.01)
      fixture.wait(1)
      return actions(fixture).contains("swipe")
    }
    #expect(stroke(60, in: 0.2))
    #expect(!stroke(45, in: 0.2))
    #expect(!stroke(60, in: 0.6))
    #expect(!stroke(-60, in: 0.2))
  }

  @Test("a slow swipe must be straight, a fast one may deviate", .statements("GT-31", "GN-13"))
  func precision() {
    #expect(SwipeStroke(moved: CGVector(dx: 60, dy: 15), duration: 0.4).isSwipe(in: .right, with: .init()))
    #expect(!SwipeStroke(moved: CGVector(dx: 60, dy: 40), duration: 0.4).isSwipe(in: .right, with: .init()))
    #expect(SwipeStroke(moved: CGVector(dx: 200, dy: 100), duration: 0.1).isSwipe(in: .right, with: .init()))
    #expect(!SwipeStroke(moved: CGVector(dx: 300, dy: 201), duration: 0.1).isSwipe(in: .right, with: .init()))
  }

  @Test("the thresholds of a swipe are options", .statements("UN-03"), arguments: [(50.0, false), (30.0, true)])
  func swipeNumbers(length: Double, recognizes: Bool) {
    var options = PipelineOptions()
    options.swipe.shortestStroke = length
    let fixture = fixture("+swipe", options)
    fixture.down(100, 100)
    fixture.move(by: 35, 0, at: 0.1)
    #expect(actions(fixture).contains("swipe") == recognizes)
  }

  @Test("a swipe of two fingers needs two")
  func twoFingerSwipe() {
    let fixture = fixture("+swipe:fingers=2")
    fixture.down(100, 100, finger: 1)
    fixture.move(by: 80, 0, finger: 1, at: 0.1)
    #expect(actions(fixture) == "")
    fixture.up(finger: 1, at: 0.2)
    fixture.together {
      fixture.down(100, 100, finger: 1, at: 1)
      fixture.down(100, 200, finger: 2, at: 1)
    }
    fixture.together {
      fixture.move(by: 80, 0, finger: 1, at: 1.1)
      fixture.move(by: 80, 0, finger: 2, at: 1.1)
    }
    #expect(actions(fixture) == "swipe action(ended)")
  }

  // MARK: Pinch and rotation

  private func pinch(_ fixture: PipelineFixture, _ distance: CGFloat, at time: TimeInterval) {
    fixture.together {
      fixture.move(200 - distance / 2, 200, finger: 1, at: time)
      fixture.move(200 + distance / 2, 200, finger: 2, at: time)
    }
  }

  private func twoDown(_ fixture: PipelineFixture) {
    fixture.down(150, 200, finger: 1)
    fixture.down(250, 200, finger: 2)
  }

  @Test(
    "a pinch begins after 8 points, its scale starts at 1 and it ends when both are lifted",
    .statements("GT-40", "GN-15"))
  func pinch() {
    let fixture = fixture("+pinch")
    var scales: [CGFloat] = []
    fixture.onAction = { scales.append(($0 as? UIPinchGestureRecognizer)?.scale ?? 0) }
    twoDown(fixture)
    pinch(fixture, 107, at: 0.1)
    #expect(scales == [])
    pinch(fixture, 110, at: 0.2)
    pinch(fixture, 220, at: 0.3)
    fixture.up(finger: 1, at: 0.4)
    #expect(scales == [1, 2])
    fixture.up(finger: 2, at: 0.5)
    #expect(scales == [1, 2, 2])
    #expect(actions(fixture) == "pinch action(began) pinch action(changed) pinch action(ended)")
  }

  @Test("scale and rotation can be set", .statements("GT-40"))
  func writable() {
    let fixture = fixture("+pinch")
    twoDown(fixture)
    pinch(fixture, 110, at: 0.1)
    let recognizer = fixture.gesture("pinch") as? UIPinchGestureRecognizer
    recognizer?.scale = 1
    pinch(fixture, 55, at: 0.2)
    #expect(recognizer?.scale == 0.5)
    #expect(abs((recognizer?.velocity ?? 0) + 5) < 1e-9)
  }

  @Test("a pinch fails if its fingers are lifted before it began", .statements("GT-41"))
  func pinchFails() {
    let fixture = fixture("+pinch")
    twoDown(fixture)
    fixture.up(finger: 1, at: 0.1)
    fixture.up(finger: 2, at: 0.2)
    #expect(actions(fixture) == "" && fixture.gesture("pinch").state == .possible)
  }

  @Test("a rotation begins after 10 degrees and starts at 0", .statements("GT-40", "GN-16"))
  func rotation() {
    let fixture = fixture("+rotation")
    twoDown(fixture)
    func turn(_ degrees: CGFloat, at time: TimeInterval) {
      let angle = degrees * .pi / 180
      fixture.together {
        fixture.move(200 - 50 * cos(angle), 200 - 50 * sin(angle), finger: 1, at: time)
        fixture.move(200 + 50 * cos(angle), 200 + 50 * sin(angle), finger: 2, at: time)
      }
    }
    turn(9, at: 0.1)
    #expect(actions(fixture) == "")
    turn(11, at: 0.2)
    let recognizer = fixture.gesture("rotation") as? UIRotationGestureRecognizer
    #expect(actions(fixture) == "rotation action(began)" && recognizer?.rotation == 0)
    turn(41, at: 0.3)
    #expect(abs((recognizer?.rotation ?? 0) - .pi / 6) < 1e-9)
  }

  @Test(
    "pinch and rotation exclude each other unless a delegate allows both", .statements("GT-42"),
    arguments: [false, true])
  func pinchAndRotation(together: Bool) {
    let fixture = fixture("+pinch +rotation")
    let delegate = TestDelegate()
    delegate.simultaneously = { _, _ in together }
    fixture.gesture("rotation").delegate = delegate
    twoDown(fixture)
    fixture.together {
      fixture.move(150, 150, finger: 1, at: 0.1)
      fixture.move(250, 250, finger: 2, at: 0.1)
    }
    let seen = actions(fixture)
    #expect(seen.contains("rotation"))
    #expect(seen.contains("pinch") == together)
  }

  @Test("a third finger is ignored, and its view keeps the touch")
  func thirdFinger() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 multi handles +pinch")
    twoDown(fixture)
    pinch(fixture, 150, at: 0.1)
    _ = fixture.transcript
    fixture.down(50, 50, finger: 3, at: 0.2)
    fixture.up(finger: 3, at: 0.3)
    #expect(fixture.transcript == "pinch.began\nV.began\nV.ended")
  }

  // MARK: Edge and hover

  @Test(
    "an edge pan starts in a strip along the edge, whose width is an option", .statements("GT-50", "GN-19", "UN-09"),
    arguments: [(5.0, 13.0, true), (20.0, 13.0, false), (20.0, 30.0, true)])
  func edge(x: Double, width: Double, begins: Bool) {
    var options = PipelineOptions()
    options.screenEdgeWidth = width
    let fixture = fixture("+edge", options)
    fixture.down(x, 200)
    fixture.move(by: 40, 0, at: 0.1)
    #expect(actions(fixture).contains("began") == begins)
  }

  @Test("several edges in one value do not work, and only the first touch counts", .statements("GT-50"))
  func edges() {
    let fixture = fixture("+edge")
    let edge = fixture.gesture("edge") as? UIScreenEdgePanGestureRecognizer
    fixture.down(5, 200, finger: 1)
    fixture.down(200, 200, finger: 2, at: 0.05)
    #expect(edge?.numberOfTouches == 1)
    fixture.move(by: 40, 0, finger: 1, at: 0.1)
    #expect(actions(fixture).contains("began"))
    fixture.up(finger: 1, at: 0.2)
    fixture.up(finger: 2, at: 0.2)
    edge?.edges = [.left, .right]
    _ = fixture.transcript
    fixture.down(5, 200, at: 1)
    fixture.move(by: 40, 0, at: 1.1)
    #expect(actions(fixture) == "")
  }

  @Test("a hover recognizer does nothing without a pointer", .statements("GT-51"))
  func hover() {
    let fixture = fixture("+hover")
    fixture.tap("V")
    #expect(!fixture.transcript.contains("hover"))
  }
}
