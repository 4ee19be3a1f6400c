import Foundation
import Testing

@testable import UIKitCore

/// Invariants of delivery, for all pairs of recognizers and all interleavings of two fingers.
@Suite struct InvariantTests {
  static let kinds = ["tap", "tap:taps=2", "press", "pan", "swipe", "pinch", "rotation", "plain"]

  enum Relation: CaseIterable { case none, firstRequiresSecond, secondRequiresFirst, simultaneous }

  /// One action of a finger.
  enum Act: CaseIterable { case down, nudge, drag, up }

  @Test(
    "all pairs of recognizers with every relation and delay keep the invariants", .statements("TE-20"),
    arguments: Relation.allCases)
  func pairs(relation: Relation) {
    let scripts: [[(Int, Act)]] = [
      [(1, .down), (1, .up), (1, .down), (1, .up)],
      [(1, .down), (1, .drag), (1, .drag), (1, .up)],
      [(1, .down), (2, .down), (1, .drag), (2, .drag), (2, .up), (1, .up)],
    ]
    var violations: [String] = []
    for one in InvariantTests.kinds {
      for other in InvariantTests.kinds {
        for delay in ["", ":delaysBegan", ":cancels=no", ":delaysEnded=no"] {
          for script in scripts {
            let run = Run("+a=\(one)\(delay) +b=\(other)", relation)
            for (finger, act) in script { run.perform(act, finger) }
            run.finish()
            violations += run.violations.map { "\($0): \(one)\(delay) \(other) \(relation) \(script)" }
          }
        }
      }
    }
    #expect(violations == [])
  }

  @Test(
    "all interleavings of two fingers with four events each keep the invariants", .statements("TE-20"),
    arguments: [
      "", "+a=tap", "+a=tap:taps=2", "+a=pan:delaysBegan", "+a=pinch +b=pan", "+a=press +b=tap:taps=2:delaysBegan",
    ])
  func interleavings(gestures: String) {
    let life: [Act] = [.down, .nudge, .drag, .up]
    var orders: [[Int]] = [[]]
    for _ in 0..<8 { orders = orders.flatMap { [$0 + [1], $0 + [2]] } }
    var violations: [String] = []
    for order in orders where order.filter({ $0 == 1 }).count == 4 {
      let run = Run(gestures, .none)
      var next = [1: 0, 2: 0]
      for finger in order {
        run.perform(life[next[finger] ?? 0], finger)
        next[finger]? += 1
      }
      run.finish()
      violations += run.violations.map { "\($0): \(order)" }
    }
    #expect(violations == [])
  }

  @Test("the same input gives the same transcript, every time")
  func deterministic() {
    let texts = (0..<20).map { _ in
      let run = Run("+a=pinch +b=pan", .simultaneous)
      for (finger, act) in [(1, Act.down), (2, .down), (1, .drag), (2, .drag), (1, .up), (2, .up)] {
        run.perform(act, finger)
      }
      return run.fixture.detailedTranscript
    }
    #expect(Set(texts).count == 1)
  }

  /// A fixture with two views, whose deliveries are checked.
  final class Run {
    let fixture: PipelineFixture
    private(set) var violations: [String] = []
    private var received: [ObjectIdentifier: [UITouch.Phase]] = [:]
    private var kept: [UITouch] = []
    private let delegate = TestDelegate()

    init(_ gestures: String, _ relation: Relation) {
      fixture = PipelineFixture(
        """
        window 400x400
          root 0,0 400x400 multi handles \(gestures)
            L 0,0 200x400 multi handles
            R 200,0 200x400 handles
        """)
      for name in ["root", "L", "R"] {
        (fixture[name] as? TestView)?.onTouches = { [weak self] phase, touches, _ in
          for touch in touches.inOrderOfArrival { self?.receive(phase, touch) }
        }
      }
      relate(relation)
    }

    private func relate(_ relation: Relation) {
      let recognizers = fixture["root"].gestureRecognizers ?? []
      for plain in recognizers.compactMap({ $0 as? PlainRecognizer }) {
        plain.onTouches = { recognizer, _ in if recognizer.fingers.isEmpty { recognizer.state = .failed } }
      }
      guard recognizers.count == 2 else { return }
      switch relation {
      case .none: break
      case .firstRequiresSecond: recognizers[0].require(toFail: recognizers[1])
      case .secondRequiresFirst: recognizers[1].require(toFail: recognizers[0])
      case .simultaneous:
        delegate.simultaneously = { _, _ in true }
        recognizers[0].delegate = delegate
      }
    }

    private func receive(_ phase: UITouch.Phase, _ touch: UITouch) {
      kept.append(touch)
      if touch.phase != phase { violations.append("received \(phase) while the touch reads \(touch.phase)") }
      let before = received[ObjectIdentifier(touch)] ?? []
      if phase == .began ? !before.isEmpty : before.isEmpty { violations.append("\(phase) after \(before)") }
      if before.contains(.ended) || before.contains(.cancelled) { violations.append("\(phase) after the end") }
      received[ObjectIdentifier(touch)] = before + [phase]
    }

    func perform(_ act: Act, _ finger: Int) {
      let time = fixture.now + 0.03
      switch act {
      case .down: fixture.down(finger == 1 ? 150 : 250, 200, finger: finger, at: time)
      case .nudge: fixture.move(by: 1, 1, finger: finger, at: time)
      case .drag: fixture.move(by: finger == 1 ? -40 : 40, 10, finger: finger, at: time)
      case .up: fixture.up(finger: finger, at: time)
      }
    }

    /// Checks, once all fingers are up, that no recognizer, touch or deadline is left.
    func finish() {
      fixture.wait(3)
      for recognizer in fixture["root"].gestureRecognizers ?? [] where recognizer.state != .possible {
        violations.append("\(recognizer.name ?? "") is left \(recognizer.state)")
      }
      for phases in received.values where phases.last != .ended && phases.last != .cancelled {
        violations.append("left at \(phases)")
      }
      let application = fixture.application
      if !application.gestureEnvironment.activeRecognizers.isEmpty { violations.append("a recognizer is still active") }
      if !application.lingeringTouches.isEmpty { violations.append("touches linger") }
      if application.nextDeadline != nil { violations.append("a deadline is left") }
    }
  }
}
