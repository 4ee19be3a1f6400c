import Testing
import TouchRules

/// What recognizers measure, without touches.
@Suite struct MeasureTests {
  @Test("a drag is the mean of its fingers, and a rest before the lift sets its velocity to zero", .statements("GT-22"))
  func drag() {
    var drag = Drag()
    let step = { (x: Double) in Drag.Step(from: .zero, to: CGPoint(x: x, y: 0), beganAt: 1) }
    drag.add([step(10), step(30)], at: 1.1)
    #expect(drag.translation == CGVector(dx: 20, dy: 0) && (drag.velocity.dx - 200).magnitude < 0.001)
    drag.rest(until: 1.15)
    #expect(drag.velocity.dx > 0)
    drag.rest(until: 1.3)
    #expect(drag.velocity == .zero && drag.moved == CGVector(dx: 20, dy: 0))
    drag.restart(from: CGVector(dx: Double.nan, dy: 0))
    #expect(drag.translation.dx == 20)
  }

  @Test("a pair of fingers turns the short way", arguments: [(3.0, -3.0), (-3, 3), (0.1, 0.4)])
  func pair(before: Double, after: Double) throws {
    let pair = { (angle: Double) in FingerPair([.zero, CGPoint(x: cos(angle), y: sin(angle))]) }
    let turn = try #require(pair(after)).rotation(since: #require(pair(before)))
    #expect(turn.magnitude < .pi && (sin(turn) - sin(after - before)).magnitude < 1e-9)
    #expect(FingerPair([.zero]) == nil)
  }

  @Test("a pinch begins after 8 points, then follows the distance; a rotation follows the angle", .statements("GT-40"))
  func pairGauges() {
    let fingers = { (x: Double, y: Double) in [CGPoint.zero, CGPoint(x: x, y: y)] }
    var scale = PairGauge(.scale, hysteresis: 8)
    scale.take(fingers(100, 0), isPossible: true)
    #expect(scale.move(to: fingers(107, 0), isPossible: true, at: 1) == nil && scale.value == 1)
    #expect(scale.move(to: fingers(110, 0), isPossible: true, at: 1) == .began && scale.value == 1)
    #expect(scale.move(to: fingers(220, 0), isPossible: false, at: 1.5) == .changed && scale.value == 2)
    #expect(scale.velocity == 2)
    // Fingers that meet have no scale, and come apart again.
    _ = scale.move(to: fingers(0, 0), isPossible: false, at: 1.6)
    _ = scale.move(to: fingers(110, 0), isPossible: false, at: 1.7)
    _ = scale.move(to: fingers(220, 0), isPossible: false, at: 1.8)
    #expect(scale.value == 2)
    scale.value = 1
    #expect(scale.value == 1 && scale.velocity == 0)
    var rotation = PairGauge(.rotation, hysteresis: 0.5)
    rotation.take(fingers(100, 0), isPossible: true)
    #expect(rotation.move(to: fingers(100, 10), isPossible: true, at: 1) == nil)
    #expect(rotation.move(to: fingers(100, 100), isPossible: true, at: 1) == .began && rotation.value == 0)
    #expect(rotation.move(to: fingers(0, 100), isPossible: false, at: 2) == .changed)
    #expect((rotation.value - .pi / 4).magnitude < 1e-9)
  }

  @Test("another pair of fingers restarts the measurement only before the gesture begins", .statements("RE-03"))
  func otherPair() {
    let fingers = { (x: Double) in [CGPoint.zero, CGPoint(x: x, y: 0)] }
    var scale = PairGauge(.scale, hysteresis: 8)
    scale.take(fingers(100), isPossible: true)
    scale.take(fingers(200), isPossible: true)
    #expect(scale.move(to: fingers(205), isPossible: true, at: 1) == nil)
    #expect(scale.move(to: fingers(208), isPossible: true, at: 1) == .began)
    scale.take([.zero], isPossible: false)
    #expect(scale.move(to: [.zero], isPossible: false, at: 2) == nil)
    scale.take(fingers(50), isPossible: false)
    #expect(scale.move(to: fingers(100), isPossible: false, at: 3) == .changed && scale.value == 2)
  }

  @Test("a run of taps: all fingers down, up, and again near the first place", .statements("GT-03"))
  func taps() {
    var run = TapRun()
    run.fingersRequired = 2
    #expect(run.began(at: .zero) == .continues && run.began(at: CGPoint(x: 20, y: 0)) == .allDown)
    #expect(run.ended() == .continues && run.ended() == .tapDone && run.tapsDone == 1)
    #expect(run.place == CGPoint(x: 10, y: 0))
    #expect(run.began(at: CGPoint(x: 200, y: 0)) == .fails)
    var early = TapRun()
    early.fingersRequired = 2
    #expect(early.began(at: .zero) == .continues && early.ended() == .fails)
  }

  @Test("deadlines come in order of time, and of scheduling at one time; a cancelled one never")
  func deadlines() {
    var deadlines = Deadlines()
    var done: [String] = []
    _ = deadlines.schedule(at: 2) { done.append("b") }
    let cancelled = deadlines.schedule(at: 1) { done.append("x") }
    _ = deadlines.schedule(at: 2) { done.append("c") }
    _ = deadlines.schedule(at: 1.5) { done.append("a") }
    deadlines.cancel(cancelled)
    #expect(deadlines.next == 1.5 && deadlines.takeFirst(dueAt: 1) == nil)
    while let due = deadlines.takeFirst(dueAt: 2) { due.work() }
    #expect(done == ["a", "b", "c"] && deadlines.next == nil)
  }
}
