import Scenes

/// Compares one expectation with a segment of the trace.
struct ExpectationCheck {
  let expectation: Expectation
  let segment: TraceSegment

  var failures: [ExpectationFailure] {
    [hit, order, notAsked, chain, handled, phases, gestures, actions, trace].compactMap(\.self)
  }

  // MARK: Single values

  private var hit: ExpectationFailure? {
    guard let expected = expectation.hit else { return nil }
    let actual = segment.hit
    guard actual?.value != expected else { return nil }
    return failure(.hit, "\(expected)", actual.map { "\($0.value)" } ?? "no search", step: actual?.step)
  }

  private var handled: ExpectationFailure? {
    guard let expected = expectation.handled else { return nil }
    let actual = segment.handler
    guard actual?.value != expected else { return nil }
    return failure(.handled, "\(expected)", actual.map { "\($0.value)" } ?? "no delivery", step: actual?.step)
  }

  private var notAsked: ExpectationFailure? {
    let asked = segment.order.filter { expectation.notAsked.contains($0.value.view) }
    guard let first = asked.first else { return nil }
    let expected = "not to ask " + expectation.notAsked.joined(separator: ", ")
    return failure(.notAsked, expected, "asked: " + listed(asked.map { "\($0.value)" }), step: first.step)
  }

  // MARK: Lists

  private var order: ExpectationFailure? {
    expectation.order.flatMap { compare(.order, $0.map(\.description), segment.order.map(described), ==) }
  }

  private var chain: ExpectationFailure? {
    expectation.chain.flatMap { compare(.chain, $0, segment.chain, ==) }
  }

  private var phases: ExpectationFailure? {
    expectation.phases.flatMap { compare(.phases, $0, segment.phases, ==) }
  }

  private var gestures: ExpectationFailure? {
    expectation.gestures.flatMap { compare(.gestures, $0, segment.gestures, ==) }
  }

  /// A part that the expectation of an action leaves open matches every value. Receivers are compared only if one is
  /// expected.
  private var actions: ExpectationFailure? {
    guard let expected = expectation.actions else { return nil }
    let comparesReceivers = expected.contains { $0.receiver != nil }
    let sent = segment.actions.map { located in
      var located = located
      if !comparesReceivers { located.value.receiver = nil }
      return located
    }
    return compare(.actions, expected, sent) { $0.matches($1) }
  }

  /// The lines must occur in this order; there may be other lines between them.
  private var trace: ExpectationFailure? {
    var rest = segment.lines[...]
    for line in expectation.trace {
      guard let found = rest.firstIndex(where: { $0.value == line }) else {
        let missing =
          rest.count < segment.lines.count ? "not after step \(rest.startIndex + segment.steps.lowerBound)" : "nowhere"
        return failure(.trace, "`\(line)`", missing)
      }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  // MARK: Comparing

  private typealias Located = TraceSegment.Located

  private func described<Value: CustomStringConvertible>(_ located: Located<Value>) -> Located<String> {
    Located(value: located.value.description, step: located.step)
  }

  private func compare<Wanted, Actual>(
    _ topic: ExpectationFailure.Topic, _ expected: [Wanted], _ actual: [Located<Actual>],
    _ same: (Wanted, Actual) -> Bool
  ) -> ExpectationFailure? {
    let count = zip(expected, actual).prefix { same($0, $1.value) }.count
    guard count < max(expected.count, actual.count) else { return nil }
    let difference =
      if count == actual.count {
        "\(expected[count]) is missing"
      } else if count == expected.count {
        "\(actual[count].value) is not expected"
      } else {
        "\(expected[count]) expected, was \(actual[count].value)"
      }
    return failure(
      topic, listed(expected.map { "\($0)" }), listed(actual.map { "\($0.value)" }),
      step: count < actual.count ? actual[count].step : nil, difference: difference)
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
