import Foundation
import Testing

@testable import UIKitCore

/// What is freed when a program lets go of an application.
@Suite struct ApplicationLifetimeTests {
  /// A moment at which the application is let go.
  enum Moment: String, CaseIterable {
    case fingerDown, twoFingers, dragged, heldBack, betweenTaps, tracked, keptTouch, keptEvent, waiting, pressed,
      estimated
  }

  private static let tree = """
    window 400x400
      root 0,0 400x400 +R=pan +T=tap:taps=2
        A 0,0 100x400 handles multi +G=press +H=plain
        B:control 100,0 100x400
        S:scroll 200,0 200x400 content=200x900
          C 0,0 200x400 handles
    """

  /// Keeps what it is given, as some programs do.
  private final class Keeper: UIView {
    var touch: UITouch?
    var event: UIEvent?
  }

  private func play(_ moment: Moment) -> [Weak<NSObject>] {
    let fixture = PipelineFixture(Self.tree), application = fixture.application
    let names = ["window", "root", "A", "B", "S", "C"]
    switch moment {
    case .fingerDown: fixture.down("A")
    case .twoFingers:
      fixture.down("A", finger: 1)
      fixture.down("C", finger: 2, at: 0.1)
    case .dragged:
      fixture.down("A")
      fixture.move(by: 0, 50, at: 0.1)
    case .heldBack: fixture.down("C")
    case .betweenTaps: fixture.tap("A")
    case .tracked: fixture.down("B")
    case .keptTouch, .keptEvent:
      let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      fixture["A"].addSubview(keeper)
      (fixture["A"] as? TestView)?.onTouches = { [weak keeper] _, touches, event in
        if moment == .keptTouch { keeper?.touch = touches.first } else { keeper?.event = event }
      }
      fixture.down(10, 10)
    case .waiting:
      let delegate = TestDelegate()
      delegate.requiresFailure = { _, _ in true }
      fixture.gesture("G").delegate = delegate
      fixture.gesture("H").delegate = delegate
      fixture.down("A")
      fixture.plain("H").state = .began
    case .pressed: application.press(.select, .began, at: 0)
    case .estimated:
      var sample = TouchSample(phase: .began, location: CGPoint(x: 10, y: 10), timestamp: 0)
      sample.estimationUpdateIndex = 1
      application.enqueue(sample)
      application.processEvents(until: 0)
    }
    return names.map { Weak(fixture[$0]) } + ["R", "T", "G", "H"].map { Weak(fixture.gesture($0)) } + [
      Weak(application)
    ]
  }

  @Test(
    "an application that is let go frees its windows, views and recognizers", .statements("ME-01"),
    arguments: Moment.allCases)
  func freed(moment: Moment) {
    #expect(play(moment).map { $0.object == nil } == Array(repeating: true, count: 11))
  }

  @Test("a recognizer that outlives the application takes part in another one's touches", .statements("ME-01"))
  func survivor() throws {
    let gesture: UILongPressGestureRecognizer
    do {
      let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=press")
      gesture = try #require(fixture.gesture("G") as? UILongPressGestureRecognizer)
      fixture.down("V")
      #expect(gesture.numberOfTouches == 1)
    }
    #expect(gesture.state == .possible && gesture.numberOfTouches == 0)
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +H=press")
    fixture["V"].addGestureRecognizer(gesture)
    fixture.down("V")
    fixture.wait(0.6)
    #expect(fixture.transcript.hasSuffix("H action(began)\nV.cancelled") || gesture.state == .began)
  }
}
