import Testing

@testable import UIKit

/// What the view of one touch is told, without views and recognizers.
@Suite struct DeliveryTests {
  private func told(
    _ steps: [(UITouch.Phase?, TouchDelivery.Ruling)]
  ) -> String {
    var delivery = TouchDelivery.withheld(.nothing)
    return steps.map { phase, ruling in
      let phases = delivery.advance(phase, under: ruling).phases
      return phases.isEmpty ? "–" : phases.map { "\($0)" }.joined(separator: "+")
    }.joined(separator: " ")
  }

  private let free = TouchDelivery.Ruling()
  private let cancel = TouchDelivery.Ruling(cancels: true)
  private let hold = TouchDelivery.Ruling(withholdsBegan: true, withholdsEnded: true)
  private let holdEnd = TouchDelivery.Ruling(withholdsEnded: true)

  @Test("a touch that nobody claims is told as it happens")
  func plain() {
    #expect(told([(.began, free), (.moved, free), (.ended, free), (nil, free)]) == "began moved ended –")
  }

  @Test("GR-60 a claimed touch is cancelled once, and nothing comes later")
  func cancelled() {
    #expect(told([(.began, free), (.moved, cancel), (.moved, free), (.ended, free)]) == "began cancelled – –")
  }

  @Test("GR-66 a claimed touch that was withheld is never told")
  func dropped() {
    #expect(told([(.began, hold), (.moved, hold), (.ended, cancel), (nil, free)]) == "– – – –")
  }

  @Test("GR-67 released while the finger is down: began and one move")
  func released() {
    #expect(
      told([(.began, hold), (.moved, hold), (.moved, hold), (nil, free), (.ended, free)]) == "– – – began+moved ended")
    #expect(told([(.began, hold), (nil, free), (.ended, free)]) == "– began ended")
  }

  @Test("GR-68 released at the lift or after it: began and ended")
  func releasedAfterTheLift() {
    #expect(told([(.began, hold), (.moved, hold), (.ended, free)]) == "– – began+ended")
    #expect(told([(.began, hold), (.ended, hold), (nil, free)]) == "– – began+ended")
    #expect(told([(.began, hold), (.ended, holdEnd), (nil, free)]) == "– began ended")
  }

  @Test("GR-70 an end that is withheld comes later, or becomes a cancel")
  func withheldEnd() {
    #expect(told([(.began, holdEnd), (.ended, holdEnd), (nil, holdEnd), (nil, free)]) == "began – – ended")
    #expect(told([(.began, holdEnd), (.ended, holdEnd), (nil, cancel), (nil, free)]) == "began – cancelled –")
  }

  @Test("TE-29 a touch that the system takes away is cancelled if it was told, forgotten if not")
  func interrupted() {
    #expect(told([(.began, free), (.cancelled, free)]) == "began cancelled")
    #expect(told([(.began, hold), (.cancelled, hold), (nil, free)]) == "– – –")
  }

  @Test("TE-20 in every history of up to five steps what was begun ends once, and nothing follows")
  func allHistories() {
    let phases: [UITouch.Phase?] = [.moved, .ended, .cancelled, nil]
    let rulings = [free, cancel, hold, holdEnd]
    let steps = phases.flatMap { phase in rulings.map { (phase, $0) } }
    var histories = 0
    var violations: [String] = []
    func visit(_ delivery: TouchDelivery, _ told: [UITouch.Phase], _ isDown: Bool, _ depth: Int) {
      let ends = told.filter { $0 == .ended || $0 == .cancelled }
      let isLegal =
        ends.count <= 1
        && (told.isEmpty || told.first == .began && told.filter { $0 == .began }.count == 1)
        && (ends.isEmpty || told.last == ends.first)
        && (!(delivery.isOver && delivery != .dropped) || ends.count == 1)
      if !isLegal { violations.append("\(told.map { "\($0)" }.joined(separator: " ")), then \(delivery)") }
      histories += 1
      guard depth < 4 else { return }
      for (phase, ruling) in steps where phase == nil || isDown {
        var next = delivery
        let more = next.advance(phase, under: ruling).phases
        visit(next, told + more, isDown && phase != .ended && phase != .cancelled, depth + 1)
      }
    }
    for ruling in rulings {
      var start = TouchDelivery.withheld(.nothing)
      let told = start.advance(.began, under: ruling).phases
      visit(start, told, true, 0)
    }
    #expect(violations == [])
    #expect(histories > 50_000)
  }
}

extension DuePhases {
  /// One by one.
  var phases: [UITouch.Phase] {
    var rest = self, phases: [UITouch.Phase] = []
    while let phase = rest.first {
      phases.append(phase)
      rest.remove(DuePhases(phase))
    }
    return phases
  }
}
