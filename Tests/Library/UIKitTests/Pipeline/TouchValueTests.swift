import Foundation
import Testing

@testable import UIKitCore

/// What the samples of a touch say, and estimates that are corrected later.
@Suite struct TouchValueTests {
  /// A report at (x, 10) with a force of x / 100, a radius of x / 10 and an estimate with the index x.
  private func report(
    _ phase: UITouch.Phase, _ x: Int, at time: TimeInterval, finger: Int = 1, isEstimate: Bool = true
  ) -> TouchSample {
    var sample = TouchSample(
      finger: finger, phase: phase, location: CGPoint(x: x, y: 10), timestamp: time, force: CGFloat(x) / 100,
      maximumPossibleForce: 4, majorRadius: CGFloat(x) / 10, majorRadiusTolerance: 1)
    sample.type = .pencil
    if isEstimate { sample.estimationUpdateIndex = x }
    return sample
  }

  private func deliver(_ reports: [TouchSample], to fixture: PipelineFixture) {
    for report in reports { fixture.application.enqueue(report) }
    fixture.application.processEvents(until: reports.last?.timestamp ?? 0)
  }

  private func text(_ touch: UITouch) -> String {
    let index = touch.estimationUpdateIndex.map { "#\($0)" } ?? "-"
    return """
      \(touch.phase) \(Int(touch.location(in: nil).x)) f\(touch.force)/\(touch.maximumPossibleForce) \
      r\(touch.majorRadius)±\(touch.majorRadiusTolerance) \(touch.type) \
      \(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: nil) == 0) \(index)
      """
  }

  @Test(
    "coalesced touches have the values of their samples and end with those of the touch", .statements("TE-40", "TE-19"))
  func coalesced() throws {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles")
    var lines: [String] = [], last: [Bool] = []
    try #require(fixture["V"] as? TestView).onTouches = { _, touches, event in
      for touch in touches {
        let copies = event?.coalescedTouches(for: touch) ?? []
        lines += copies.map(text)
        last.append(copies.last.map { text($0) == text(touch) && $0.timestamp == touch.timestamp } ?? false)
      }
    }
    deliver(
      [
        report(.began, 50, at: 0), report(.moved, 60, at: 0.001), report(.moved, 70, at: 0.002),
        report(.ended, 80, at: 1),
      ],
      to: fixture)
    #expect(
      lines == [
        "began 50 f0.5/4.0 r5.0±1.0 pencil true #50", "moved 60 f0.6/4.0 r6.0±1.0 pencil true #60",
        "moved 70 f0.7/4.0 r7.0±1.0 pencil true #70", "ended 80 f0.8/4.0 r8.0±1.0 pencil true #80",
      ])
    #expect(last == [true, true, true])
  }

  @Test("the copies of a resting finger, of a later one and of a predicted touch have its values", .statements("TE-40"))
  func otherCopies() throws {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles multi")
    var lines: [String] = []
    try #require(fixture["V"] as? TestView).onTouches = { phase, _, event in
      guard phase == .moved, let event else { return }
      for touch in (event.allTouches ?? []).inOrderOfArrival {
        lines += (event.coalescedTouches(for: touch) ?? []).map(text)
        lines += (event.predictedTouches(for: touch) ?? []).map(text)
      }
    }
    deliver([report(.began, 50, at: 0), report(.began, 20, at: 0.1, finger: 2)], to: fixture)
    deliver([report(.moved, 30, at: 0.2, finger: 2)], to: fixture)
    #expect(
      lines == [
        "stationary 50 f0.5/4.0 r5.0±1.0 pencil true #50", "moved 30 f0.3/4.0 r3.0±1.0 pencil true #30",
        "moved 40 f0.3/4.0 r3.0±1.0 pencil true -",
      ])
  }

  @Test("a view that hears began late reads a copy of what it hears", .statements("TE-40", "TE-07"))
  func lateCopies() throws {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=plain:delaysBegan")
    var lines: [String] = []
    try #require(fixture["V"] as? TestView).onTouches = { _, touches, event in
      for touch in touches {
        lines += (event?.coalescedTouches(for: touch) ?? []).map { "\($0.phase) \(Int($0.location(in: nil).x))" }
      }
    }
    deliver([report(.began, 50, at: 0), report(.moved, 60, at: 0.1)], to: fixture)
    fixture.gesture("G").state = .failed
    #expect(lines == ["began 50", "moved 60"])
  }

  // MARK: Estimates

  /// Notes what it is told about estimates.
  private final class Guessing: UIView {
    var lines: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      for touch in touches {
        let place = Int(touch.location(in: self).x), isOpen = touch.estimatedPropertiesExpectingUpdates != []
        lines.append(
          "#\(touch.estimationUpdateIndex?.intValue ?? -1) \(touch.phase) \(place) f\(touch.force)\(isOpen ? " open" : "")"
        )
      }
    }
  }

  /// Notes which updates it is told about.
  private final class GuessingRecognizer: UIGestureRecognizer {
    var indexes: [Int] = []
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
      indexes += touches.map { $0.estimationUpdateIndex?.intValue ?? -1 }
    }
  }

  private func guessing(in fixture: PipelineFixture) -> Guessing {
    let view = Guessing(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    fixture["window"].addSubview(view)
    return view
  }

  @Test("each sample can be corrected once, in any order, also that of the lift", .statements("TE-41"))
  func anySample() {
    let fixture = PipelineFixture("window 400x400"), application = fixture.application
    let view = guessing(in: fixture), recognizer = GuessingRecognizer()
    view.addGestureRecognizer(recognizer)
    deliver(
      [report(.began, 50, at: 0), report(.moved, 60, at: 0.001), report(.moved, 70, at: 0.002)], to: fixture)
    application.updateEstimate(60, force: 1)
    application.updateEstimate(70, force: 2)
    application.updateEstimate(70, force: 9)
    deliver([report(.ended, 80, at: 1)], to: fixture)
    for index in [80, 50, 60, 80, 90] { application.updateEstimate(index, force: 3) }
    #expect(view.lines == ["#60 moved 60 f1.0", "#70 moved 70 f2.0", "#80 ended 80 f3.0", "#50 began 50 f3.0"])
    #expect(recognizer.indexes == [60, 70, 80, 50])
  }

  @Test("the touch itself is corrected by an update of its last sample alone", .statements("TE-41"))
  func lastSample() throws {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles"), application = fixture.application
    var held: UITouch?
    try #require(fixture["V"] as? TestView).onTouches = { _, touches, _ in held = touches.first }
    deliver([report(.began, 50, at: 0), report(.moved, 60, at: 0.1)], to: fixture)
    let touch = try #require(held)
    application.updateEstimate(50, force: 3)
    #expect(touch.force == 0.6 && touch.estimatedProperties == .force)
    application.updateEstimate(60, force: 2)
    #expect(touch.force == 2 && touch.estimatedProperties == [] && touch.estimationUpdateIndex == 60)
    deliver([report(.moved, 70, at: 0.2)], to: fixture)
    #expect(touch.estimatedPropertiesExpectingUpdates == .force)
  }

  @Test("a cancelled touch and a later finger are corrected too", .statements("TE-41"))
  func otherFingers() {
    let fixture = PipelineFixture("window 400x400"), application = fixture.application
    let view = guessing(in: fixture)
    view.isMultipleTouchEnabled = true
    deliver(
      [report(.began, 10, at: 0), report(.began, 20, at: 0.1, finger: 2), report(.cancelled, 30, at: 0.2)], to: fixture)
    for index in [20, 30] { application.updateEstimate(index, force: 1) }
    #expect(view.lines == ["#20 stationary 20 f1.0", "#30 cancelled 30 f1.0"])
  }

  @Test("an estimate that is never corrected keeps no view", .statements("TE-41", "ME-01"))
  func estimatesKeepNothing() {
    let fixture = PipelineFixture("window 400x400"), application = fixture.application
    weak var gone: UIView?
    do {
      let view = guessing(in: fixture)
      deliver([report(.began, 10, at: 0), report(.ended, 20, at: 0.1)], to: fixture)
      view.removeFromSuperview()
      gone = view
    }
    #expect(gone == nil)
    application.updateEstimate(20, force: 1)
  }

  // MARK: Types

  @Test(
    "the type that counts is that of the first touch, until the reset", .statements("TE-42", "GR-22"),
    arguments: [UITouch.TouchType.direct, .pencil])
  func exclusiveType(first: UITouch.TouchType) {
    let other: UITouch.TouchType = first == .direct ? .pencil : .direct
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles multi +G=plain +H=plain")
    fixture.gesture("H").requiresExclusiveTouchType = false
    func put(_ phase: UITouch.Phase, _ finger: Int, _ type: UITouch.TouchType, at time: TimeInterval) {
      var sample = TouchSample(finger: finger, phase: phase, location: CGPoint(x: 10 * finger, y: 10), timestamp: time)
      sample.type = type
      deliver([sample], to: fixture)
    }
    put(.began, 1, first, at: 0)
    put(.began, 2, first, at: 0.1)
    put(.ended, 1, first, at: 0.2)
    _ = fixture.transcript
    put(.began, 3, other, at: 0.3)
    let lines = fixture.transcript.split(separator: "\n")
    #expect(!lines.contains("G.began") && lines.contains("H.began"))
    for finger in 2...3 { put(.ended, finger, first, at: 1) }
    _ = fixture.transcript
    put(.began, 4, other, at: 2)
    #expect(fixture.transcript.contains("G.began"))
  }

  @Test("the first touch counts after it was lifted, too", .statements("TE-42"))
  func exclusiveTypeBetweenTaps() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=tap:taps=2 +H=tap:taps=2")
    fixture.gesture("H").requiresExclusiveTouchType = false
    fixture.tap("V")
    var sample = TouchSample(phase: .began, location: CGPoint(x: 200, y: 200), timestamp: 0.2)
    sample.type = .pencil
    _ = fixture.transcript
    deliver([sample], to: fixture)
    #expect(fixture.transcript == "H.began\nV.began")
    sample.phase = .ended
    sample.timestamp = 0.25
    deliver([sample], to: fixture)
    #expect(fixture.transcript == "H.ended\nH action(ended)\nV.cancelled×2")
  }

  @Test("a tap keeps the buttons it was set to, and a finger taps whatever they are", .statements("TE-43"))
  func buttonMask() {
    let fixture = PipelineFixture("window 400x400\n  V 0,0 400x400 handles +G=tap")
    let tap = fixture.gesture("G") as? UITapGestureRecognizer
    #expect(tap?.buttonMaskRequired == .primary)
    for mask in [UIEvent.ButtonMask.secondary, [.primary, .secondary], [], .button(3)] {
      tap?.buttonMaskRequired = mask
      #expect(tap?.buttonMaskRequired == mask)
      fixture.wait(1)
      fixture.tap("V")
      #expect(fixture.transcript.contains("G action(ended)"))
    }
    #expect(fixture.take(.hold) == "")
  }
}
