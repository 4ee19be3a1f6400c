import Testing

import TouchRules

/// The phases that the view of one touch receives, without views and recognizers.
@Suite struct DeliveryTests {
  private func received(
    _ steps: [(TouchPhase?, TouchDelivery.Ruling)]
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

  @Test("a touch that no recognizer claims is delivered as it happens")
  func plain() {
    #expect(received([(.began, free), (.moved, free), (.ended, free), (nil, free)]) == "began moved ended –")
  }

  @Test("a claimed touch is cancelled once, and nothing comes later", .statements("GR-60"))
  func cancelled() {
    #expect(received([(.began, free), (.moved, cancel), (.moved, free), (.ended, free)]) == "began cancelled – –")
  }

  @Test("a claimed touch that was withheld is never delivered", .statements("GR-66"))
  func dropped() {
    #expect(received([(.began, hold), (.moved, hold), (.ended, cancel), (nil, free)]) == "– – – –")
  }

  @Test("a touch released while the finger is down is delivered as began and one move", .statements("GR-67"))
  func released() {
    #expect(
      received([(.began, hold), (.moved, hold), (.moved, hold), (nil, free), (.ended, free)])
        == "– – – began+moved ended")
    #expect(received([(.began, hold), (nil, free), (.ended, free)]) == "– began ended")
  }

  @Test("a touch released at the lift or later is delivered as began and ended", .statements("GR-68"))
  func releasedAfterTheLift() {
    #expect(received([(.began, hold), (.moved, hold), (.ended, free)]) == "– – began+ended")
    #expect(received([(.began, hold), (.ended, hold), (nil, free)]) == "– – began+ended")
    #expect(received([(.began, hold), (.ended, holdEnd), (nil, free)]) == "– began ended")
  }

  @Test("a withheld end is delivered later, or becomes a cancellation", .statements("GR-70"))
  func withheldEnd() {
    #expect(received([(.began, holdEnd), (.ended, holdEnd), (nil, holdEnd), (nil, free)]) == "began – – ended")
    #expect(received([(.began, holdEnd), (.ended, holdEnd), (nil, cancel), (nil, free)]) == "began – cancelled –")
  }

  @Test("a touch that the system cancels is cancelled if it was delivered, and dropped if not", .statements("TE-29"))
  func interrupted() {
    #expect(received([(.began, free), (.cancelled, free)]) == "began cancelled")
    #expect(received([(.began, hold), (.cancelled, hold), (nil, free)]) == "– – –")
  }

  @Test("in every history of up to five steps, a delivered touch ends once and nothing follows", .statements("TE-20"))
  func allHistories() {
    let phases: [TouchPhase?] = [.moved, .ended, .cancelled, nil]
    let rulings = [free, cancel, hold, holdEnd]
    let steps = phases.flatMap { phase in rulings.map { (phase, $0) } }
    var histories = 0
    var violations: [String] = []
    func visit(_ delivery: TouchDelivery, _ received: [TouchPhase], _ isDown: Bool, _ depth: Int) {
      let ends = received.filter { $0 == .ended || $0 == .cancelled }
      let isLegal =
        ends.count <= 1
        && (received.isEmpty || received.first == .began && received.filter { $0 == .began }.count == 1)
        && (ends.isEmpty || received.last == ends.first)
        && (!(delivery.isOver && delivery != .dropped) || ends.count == 1)
      if !isLegal { violations.append("\(received.map { "\($0)" }.joined(separator: " ")), then \(delivery)") }
      histories += 1
      guard depth < 4 else { return }
      for (phase, ruling) in steps where phase == nil || isDown {
        var next = delivery
        let more = next.advance(phase, under: ruling).phases
        visit(next, received + more, isDown && phase != .ended && phase != .cancelled, depth + 1)
      }
    }
    for ruling in rulings {
      var start = TouchDelivery.withheld(.nothing)
      let received = start.advance(.began, under: ruling).phases
      visit(start, received, true, 0)
    }
    #expect(violations == [])
    #expect(histories > 50_000)
  }
}

extension DuePhases {
  /// The phases, in order.
  var phases: [TouchPhase] {
    var rest = self, phases: [TouchPhase] = []
    while let phase = rest.first {
      phases.append(phase)
      rest.remove(DuePhases(phase))
    }
    return phases
  }
}
