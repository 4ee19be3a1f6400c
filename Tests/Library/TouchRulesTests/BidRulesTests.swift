import Testing
import TouchRules

/// The verdicts for all small cases, beside the four rules as the specification says them.
@Suite struct BidRulesTests {
  private static let states: [RecognizerState] = [.possible, .began, .ended, .failed]

  private func life(_ state: RecognizerState) -> GestureLife {
    var life = GestureLife()
    life.move(to: state)
    return life
  }

  @Test("every pair of a requirement and a rival gets the verdict of the rules", .statements("GR-46", "GR-40"))
  func allPairs() {
    for requirement in Self.states {
      for rival in Self.states {
        for excludes in [false, true] {
          let verdict = BidRules.verdict(requirements: [life(requirement)], rivals: [life(rival)]) { _ in excludes }
          let expected: BidRules.Verdict =
            switch (requirement, rival) {
            case (.began, _), (.ended, _): .failsByRequirement(0)
            case (.possible, _): .waits(forRequirement: 0)
            case (_, .began) where excludes, (_, .ended) where excludes: .failsByRival(0)
            default: .granted
            }
          #expect(verdict == expected, "requirement \(requirement), rival \(rival), excludes \(excludes)")
        }
      }
    }
  }

  @Test("only rivals that have recognized are asked, in their order")
  func askedRivals() {
    var asked: [Int] = []
    let lives = [RecognizerState.possible, .began, .failed, .ended].map(life)
    let verdict = BidRules.verdict(requirements: [], rivals: lives) { rival in
      asked.append(rival)
      return rival == 3
    }
    #expect(asked == [1, 3] && verdict == .failsByRival(3))
  }
}
