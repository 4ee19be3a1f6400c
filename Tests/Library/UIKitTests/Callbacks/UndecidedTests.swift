import Foundation
import Testing

@testable import UIKitCore

/// Recognizers that nothing can decide any more.
@Suite struct UndecidedTests {
  @Test("a cycle of failure requirements fails when all fingers are up", .statements("RE-05"))
  func cycle() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +A=tap +B=tap")
    fixture.gesture("A").require(toFail: fixture.gesture("B"))
    fixture.gesture("B").require(toFail: fixture.gesture("A"))
    fixture.tap("V")
    #expect(fixture.transcript == "A.began\nB.began\nV.began\nA.ended\nB.ended\nV.ended")
    #expect(fixture.application.gestureEnvironment.activeRecognizers.isEmpty)
    #expect(fixture.application.nextDeadline == nil)
  }

  @Test("a recognizer that never decides fails, and the view hears the end", .statements("RE-05", "GR-10"))
  func neverDecides() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain:delaysBegan")
    fixture.tap("V")
    #expect(fixture.transcript == "G.began\nG.ended\nV.began\nV.ended")
    #expect(fixture.plain("G").resets == 1)
  }

  @Test("a recognizer that never ends is cancelled", .statements("RE-05"))
  func neverEnds() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain")
    fixture.plain("G").onTouches = { recognizer, phase in if phase == .began { recognizer.state = .began } }
    fixture.tap("V")
    #expect(fixture.transcript == "G.began\nG action(began)\nG.ended\nG action(cancelled)")
  }

  @Test("while a deadline is pending nothing fails", .statements("RE-05"))
  func deadlinePending() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain +D=tap:taps=2")
    fixture.tap("V")
    #expect(fixture.plain("G").resets == 0)
    fixture.wait(1)
    #expect(fixture.plain("G").resets == 1)
    #expect(fixture.transcript == "G.began\nD.began\nV.began\nG.ended\nD.ended\n⏱ 0.44\nV.ended")
  }
}
