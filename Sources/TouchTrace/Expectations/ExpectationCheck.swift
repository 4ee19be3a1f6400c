import Scenes

/// One expectation beside what happened.
struct ExpectationCheck {
  let expectation: Expectation
  let stretch: MarkedStretch

  var failures: [ExpectationFailure] {
    [hit, order, notAsked, chain, handled, phases, gestures, actions, trace].compactMap(\.self)
  }

  // MARK: One thing

  private var hit: ExpectationFailure? {
    guard let expected = expectation.hit else { return nil }
    let actual = stretch.hit
    guard actual?.value != expected else { return nil }
    return failure(.hit, "\(expected)", actual.map { "\($0.value)" } ?? "not searched for", step: actual?.step)
  }

  private var handled: ExpectationFailure? {
    guard let expected = expectation.handled else { return nil }
    let actual = stretch.handler
    guard actual?.value != expected else { return nil }
    return failure(.handled, "\(expected)", actual.map { "\($0.value)" } ?? "not delivered", step: actual?.step)
  }

  private var notAsked: ExpectationFailure? {
    let asked = stretch.order.filter { expectation.notAsked.contains($0.value.view) }
    guard let first = asked.first else { return nil }
    let expected = "not to ask " + expectation.notAsked.joined(separator: ", ")
    return failure(.notAsked, expected, "asked: " + listed(asked.map { "\($0.value)" }), step: first.step)
  }

  // MARK: Lists

  private var order: ExpectationFailure? {
    expectation.order.flatMap { compare(.order, $0.map(\.description), stretch.order.map(described), ==) }
  }

  private var chain: ExpectationFailure? {
    expectation.chain.flatMap { compare(.chain, $0, stretch.chain, ==) }
  }

  private var phases: ExpectationFailure? {
    expectation.phases.flatMap { compare(.phases, $0, stretch.phases, ==) }
  }

  private var gestures: ExpectationFailure? {
    expectation.gestures.flatMap { compare(.gestures, $0, stretch.gestures, ==) }
  }

  /// What an expectation leaves open about an action matches everything; receivers are told only where one is expected.
  private var actions: ExpectationFailure? {
    guard let expected = expectation.actions else { return nil }
    let tellsReceivers = expected.contains { $0.receiver != nil }
    let sent = stretch.actions.map { fact in
      var fact = fact
      if !tellsReceivers { fact.value.receiver = nil }
      return fact
    }
    return compare(.actions, expected, sent) { $0.matches($1) }
  }

  /// The lines must occur in this order; others may stand between them.
  private var trace: ExpectationFailure? {
    var rest = stretch.lines[...]
    for line in expectation.trace {
      guard let found = rest.firstIndex(where: { $0.value == line }) else {
        let missing =
          rest.count < stretch.lines.count ? "not after step \(rest.startIndex + stretch.steps.lowerBound)" : "nowhere"
        return failure(.trace, "`\(line)`", missing)
      }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  // MARK: Comparing

  private typealias Fact = MarkedStretch.Fact

  private func described<Value: CustomStringConvertible>(_ fact: Fact<Value>) -> Fact<String> {
    Fact(value: fact.value.description, step: fact.step)
  }

  private func compare<Wanted, Actual>(
    _ topic: ExpectationFailure.Topic, _ expected: [Wanted], _ actual: [Fact<Actual>],
    _ same: (Wanted, Actual) -> Bool
  ) -> ExpectationFailure? {
    let count = zip(expected, actual).prefix { same($0, $1.value) }.count
    guard count < max(expected.count, actual.count) else { return nil }
    let wanted = count < expected.count ? "\(expected[count]) expected" : "nothing more expected"
    let got = count < actual.count ? "was \(actual[count].value)" : "nothing more came"
    return failure(
      topic, listed(expected.map { "\($0)" }), listed(actual.map { "\($0.value)" }),
      step: count < actual.count ? actual[count].step : nil, difference: "\(wanted), \(got)")
  }

  private func listed(_ items: [String]) -> String {
    items.isEmpty ? "none" : items.joined(separator: items.contains { $0.contains(" ") } ? ", " : " ")
  }

  private func failure(
    _ topic: ExpectationFailure.Topic, _ expected: String, _ actual: String, step: Int? = nil,
    difference: String? = nil
  ) -> ExpectationFailure {
    ExpectationFailure(
      expectation, topic, expected: expected, actual: actual, step: step, difference: difference)
  }
}
