import Foundation
import Testing

@testable import UIKitCore

/// Recognizers that are changed between the hit test and the delivery, or from their own methods.
@Suite struct RecognizerChangeTests {
  private let tree = """
    window 400x400
      root 0,0 400x400 +P=plain
        V 0,0 400x400 handles +G=tap +H=plain
    """

  /// The pan that begins only in one direction, as it is copied from project to project.
  final class HorizontalPan: UIPanGestureRecognizer {
    var seen: [UIGestureRecognizer.State] = []

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      seen.append(state)
      guard state == .began else { return }
      let velocity = velocity(in: view)
      if abs(velocity.y) > abs(velocity.x) { state = .cancelled }
    }
  }

  @Test("a recognizer reads in its own method what it has just become", .statements("RE-01"))
  func directionLimitedPan() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles")
    let pan = HorizontalPan()
    pan.name = "pan"
    var actions: [UIGestureRecognizer.State] = []
    let recorder = Recorder { actions.append($0.state) }
    pan.addTarget(recorder, action: Recorder.acted)
    fixture["V"].addGestureRecognizer(pan)
    fixture.down(100, 100)
    fixture.move(102, 130, at: 0.1)
    fixture.move(102, 160, at: 0.2)
    fixture.up(at: 0.3)
    #expect(actions == [] && pan.seen == [.began] && pan.state == .possible)
    #expect(fixture.transcript == "pan.began\nV.began\npan.moved\nV.moved\nV.moved\nV.ended")
    pan.seen = []
    fixture.down(100, 100, at: 1)
    fixture.move(130, 102, at: 1.1)
    fixture.up(at: 1.2)
    #expect(actions == [.began, .ended] && pan.seen == [.began])
  }

  @Test("the delegate is asked while the state is possible", .statements("RE-01", "GR-30"))
  func delegateSeesPossible() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain")
    let delegate = TestDelegate()
    var asked: [UIGestureRecognizer.State] = [], own: [UIGestureRecognizer.State] = []
    delegate.begins = {
      asked.append($0.state)
      return true
    }
    fixture.gesture("G").delegate = delegate
    fixture.plain("G").onTouches = { recognizer, _ in
      recognizer.state = .began
      own.append(recognizer.state)
    }
    fixture.down("V")
    #expect(asked == [.possible] && own == [.began])
  }

  @Test("a waiting recognizer reads possible", .statements("RE-01", "GR-46"))
  func waitingReadsPossible() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain +H=plain")
    var seen: [UIGestureRecognizer.State] = []
    fixture.gesture("G").require(toFail: fixture.gesture("H"))
    fixture.plain("G").onTouches = { recognizer, phase in
      if phase == .began { recognizer.state = .began }
      seen.append(recognizer.state)
    }
    fixture.down("V")
    fixture.move(by: 5, 0, at: 0.1)
    #expect(seen == [.began, .possible])
  }

  @Test("a state that an action sets is read in the same action", .statements("RE-01"))
  func stateSetInAnAction() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain")
    var seen: [UIGestureRecognizer.State] = []
    fixture.onAction = { recognizer in
      seen.append(recognizer.state)
      if recognizer.state == .began {
        recognizer.state = .cancelled
        seen.append(recognizer.state)
      }
    }
    fixture.plain("G").onTouches = { recognizer, _ in recognizer.state = .began }
    fixture.down("V")
    #expect(seen == [.began, .cancelled, .cancelled])
  }

  @Test(
    "a recognizer that is disabled between hit test and delivery takes no phase from the others",
    .statements("RE-02"), arguments: [UITouch.Phase.began, .ended])
  func disabledInSendEvent(_ phase: UITouch.Phase) throws {
    let fixture = PipelineFixture(tree)
    let window = try #require(fixture.windows[0] as? TestWindow), h = fixture.gesture("H")
    window.onSendEvent = { event in
      if event.allTouches?.first?.phase == phase { h.isEnabled = false }
    }
    fixture.tap("V")
    let lines = fixture.transcript.split(separator: "\n")
    #expect(lines.filter { $0 == "P.began" || $0 == "P.ended" } == ["P.began", "P.ended"])
    #expect(
      lines.filter { $0.hasPrefix("V.") || $0.hasPrefix("G") } == [
        "G.began", "V.began", "G.ended", "G action(ended)", "V.cancelled",
      ])
  }

  @Test("a recognizer that another's action disables takes no phase from the view", .statements("RE-02"))
  func disabledByAnAction() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=tap:cancels=no +P=plain")
    fixture.onAction = { [weak fixture] _ in fixture?.gesture("P").isEnabled = false }
    fixture.tap("V")
    #expect(fixture.transcript == "G.began\nP.began\nV.began\nG.ended\nP.ended\nG action(ended)\nV.ended")
  }

  @Test("a recognizer that is disabled or removed in shouldReceive does not receive the touch", .statements("RE-02"))
  func disabledInShouldReceive() {
    for isRemoved in [false, true] {
      let fixture = PipelineFixture(tree)
      let delegate = TestDelegate(), g = fixture.gesture("G")
      delegate.receives = { _ in
        if isRemoved { g.view?.removeGestureRecognizer(g) } else { g.isEnabled = false }
        return true
      }
      g.delegate = delegate
      fixture.tap("V")
      #expect(fixture.transcript == "H.began\nP.began\nV.began\nH.ended\nP.ended\nV.ended")
    }
  }

  @Test("a recognizer that moves to an ancestor in shouldReceive receives the touch once", .statements("RE-02"))
  func movedInShouldReceive() {
    let fixture = PipelineFixture("window 400x400\n  root 0,0 400x400\n    V 0,0 400x400 handles +G=tap")
    let delegate = TestDelegate(), g = fixture.gesture("G"), root = fixture["root"]
    delegate.receives = { _ in
      root.addGestureRecognizer(g)
      return true
    }
    g.delegate = delegate
    fixture.tap("V")
    #expect(fixture.transcript == "G.began\nV.began\nG.ended\nG action(ended)\nV.cancelled")
  }

  final class Recorder {
    private let body: (UIGestureRecognizer) -> Void
    init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
    func acted(_ sender: UIGestureRecognizer) { body(sender) }
  }
}
