import Testing

import TouchRules

/// The states of one attempt, without views and touches.
@Suite struct TransitionTests {
  @Test("the table of transitions", .statements("GR-01", "GR-02", "GR-03"))
  func table() {
    let states: [RecognizerState] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    let rows = states.map { from in
      "\(from): " + states.map { "\(GestureLife.step(from: from, asking: $0))" }.joined(separator: ", ")
    }
    #expect(
      rows.joined(separator: "\n").replacing("TouchRules.RecognizerState.", with: "") == """
        possible: stay, bid(began), bid(began), bid(ended), move(failed), move(failed)
        began: stay, stay, move(changed), move(ended), move(cancelled), move(cancelled)
        changed: stay, stay, move(changed), move(ended), move(cancelled), move(cancelled)
        ended: stay, stay, stay, stay, stay, stay
        cancelled: stay, stay, stay, stay, stay, stay
        failed: stay, stay, stay, stay, stay, stay
        """)
  }

  @Test("a bid does not change the state, and keeps the last state that was set")
  func bids() {
    var life = GestureLife()
    #expect(life.ask(for: .began) == .bid(.began))
    #expect(life.state == .possible && life.progress == .began)
    #expect(life.ask(for: .began) == .stay)
    #expect(life.ask(for: .changed) == .stay)
    #expect(life.progress == .changed)
    #expect(life.ask(for: .ended) == .stay)
    #expect(life.bid?.opening == .began && life.bid?.latest == .ended)
  }

  @Test(
    "a bid with the end cannot be withdrawn, another bid can",
    arguments: [RecognizerState.failed, .cancelled])
  func takingBack(wanted: RecognizerState) {
    var ended = GestureLife()
    _ = ended.ask(for: .ended)
    #expect(ended.ask(for: wanted) == .stay)
    var began = GestureLife()
    _ = began.ask(for: .began)
    #expect(began.ask(for: wanted) == .move(.failed))
  }

  @Test("every sequence of up to four assignments makes only legal transitions")
  func allSequences() {
    let states: [RecognizerState] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    var sequences: [[RecognizerState]] = [[]]
    for _ in 0..<4 { sequences = sequences.flatMap { start in states.map { start + [$0] } } }
    let legal: Set = [
      "possible failed", "possible began", "possible ended", "began changed", "began ended", "began cancelled",
      "changed changed", "changed ended", "changed cancelled",
    ]
    var violations: [String] = []
    for sequence in sequences {
      var life = GestureLife()
      for wanted in sequence {
        let before = life.state
        switch life.ask(for: wanted) {
        case .stay: continue
        case .bid(let next), .move(let next): life.move(to: next)
        }
        if !legal.contains("\(before) \(life.state)") { violations.append("\(before) → \(life.state) in \(sequence)") }
      }
    }
    #expect(violations == [])
  }
}
