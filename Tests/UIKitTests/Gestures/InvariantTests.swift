import Foundation
import Testing

@testable import UIKit

/// What must hold whatever happens: all pairs of recognizers, and all interleavings of two fingers.
@Suite struct InvariantTests {
  static let kinds = ["tap", "tap:taps=2", "press", "pan", "swipe", "pinch", "rotation", "plain"]

  enum Relation: CaseIterable { case none, firstRequiresSecond, secondRequiresFirst, simultaneous }

  /// One thing a finger does.
  enum Act: CaseIterable { case down, nudge, drag, up }

  @Test(
    "TE-20 all pairs of recognizers with every relation and delay keep the invariants", arguments: Relation.allCases)
  func pairs(relation: Relation) {
    let scripts: [[(Int, Act)]] = [
      [(1, .down), (1, .up), (1, .down), (1, .up)],
      [(1, .down), (1, .drag), (1, .drag), (1, .up)],
      [(1, .down), (2, .down), (1, .drag), (2, .drag), (2, .up), (1, .up)],
    ]
    for one in InvariantTests.kinds {
      for other in InvariantTests.kinds {
        for delay in ["", ":delaysBegan", ":cancels=no", ":delaysEnded=no"] {
          for script in scripts {
            let run = Run("+a=\(one)\(delay) +b=\(other)", relation)
            for (finger, act) in script { run.perform(act, finger) }
            run.finish()
            #expect(run.complaints == [], "\(one)\(delay) \(other) \(relation) \(script)")
          }
        }
      }
    }
  }

  @Test(
    "TE-20 all interleavings of two fingers with four events each keep the invariants",
    arguments: [
      "", "+a=tap", "+a=tap:taps=2", "+a=pan:delaysBegan", "+a=pinch +b=pan", "+a=press +b=tap:taps=2:delaysBegan",
    ])
  func interleavings(gestures: String) {
    let life: [Act] = [.down, .nudge, .drag, .up]
    var orders: [[Int]] = [[]]
    for _ in 0..<8 { orders = orders.flatMap { [$0 + [1], $0 + [2]] } }
    for order in orders where order.filter({ $0 == 1 }).count == 4 {
      let run = Run(gestures, .none)
      var next = [1: 0, 2: 0]
      for finger in order {
        run.perform(life[next[finger] ?? 0], finger)
        next[finger]? += 1
      }
      run.finish()
      #expect(run.complaints == [], "\(gestures) \(order)")
    }
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

  /// A fixture with two views, watched for broken promises.
  final class Run {
    let fixture: PipelineFixture
    private(set) var complaints: [String] = []
    private var told: [ObjectIdentifier: [UITouch.Phase]] = [:]
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
          for touch in touches.inOrderOfArrival { self?.hear(phase, touch) }
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

    private func hear(_ phase: UITouch.Phase, _ touch: UITouch) {
      kept.append(touch)
      if touch.phase != phase { complaints.append("told \(phase) while the touch reads \(touch.phase)") }
      let before = told[ObjectIdentifier(touch)] ?? []
      if phase == .began ? !before.isEmpty : before.isEmpty { complaints.append("\(phase) after \(before)") }
      if before.contains(.ended) || before.contains(.cancelled) { complaints.append("\(phase) after the end") }
      told[ObjectIdentifier(touch)] = before + [phase]
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

    /// All fingers are up: everything must be at rest again.
    func finish() {
      fixture.wait(3)
      for recognizer in fixture["root"].gestureRecognizers ?? [] where recognizer.state != .possible {
        complaints.append("\(recognizer.name ?? "") is left \(recognizer.state)")
      }
      for phases in told.values where phases.last != .ended && phases.last != .cancelled {
        complaints.append("left at \(phases)")
      }
      let application = fixture.application
      if !application.gestureEnvironment.activeRecognizers.isEmpty { complaints.append("somebody still attends") }
      if !application.lingeringTouches.isEmpty { complaints.append("touches linger") }
      if application.nextDeadline != nil { complaints.append("a deadline is left") }
    }
  }
}
