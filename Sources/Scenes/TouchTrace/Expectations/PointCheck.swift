import Scenes

/// Tests whether a touch makes the point of its scene.
///
/// The point is seen when the touch has the hit-test view, the responder chain, the actions and the phases that are
/// expected at the shown moment, whether a script or a person made it. Moves count only if they are expected, because a
/// finger trembles, and the view of a touch that a recognizer takes may get none before. The point of a finger that is down
/// stays when it is lifted. Events without a touch, such as a shake, are known by the expected lines of the trace.
@MainActor package enum PointCheck {
  /// Whether the touch before a cursor makes the point of a scene. False if nothing is expected at the shown moment in
  /// this variant.
  package static func isSeen(at cursor: Int, in trace: Trace, of scene: Scene, variant: Variant) -> Bool {
    guard let expectation = expectation(of: scene, in: variant) else { return false }
    let lift = scene.shownScript.leavesFingersDown ? trace.lift(before: cursor) : nil
    return [cursor, lift].contains { $0.map { failures(of: expectation, at: $0, in: trace).isEmpty } ?? false }
  }

  /// Returns the expectation at the shown moment.
  static func expectation(of scene: Scene, in variant: Variant) -> Expectation? {
    SceneCheck.expectations(of: scene, in: variant).first { $0.mark == scene.shownMoment }
  }

  static func failures(of expectation: Expectation, at cursor: Int, in trace: Trace) -> [ExpectationFailure] {
    let segment = TraceSegment(ofTouchAt: cursor, in: trace)
    let failures = ExpectationCheck(expectation: expectation.conditionsOfPoint, segment: segment).failures
    guard let expected = expectation.phases else { return failures }
    let countsMoves = expected.contains { $0.steps.contains(.moved) && !$0.steps.contains(.cancelled) }
    let actual = segment.phases.map(\.value).map { countsMoves ? $0 : $0.withoutMoves }
    guard !actual.endsAs(countsMoves ? expected : expected.map(\.withoutMoves)) else { return failures }
    let failure = ExpectationFailure(
      expectation, .phases, expected: expected.map(\.description).joined(separator: ", "),
      actual: actual.map(\.description).joined(separator: ", "))
    return failures + [failure]
  }
}

extension Expectation {
  /// The conditions that a touch by hand can meet: not those on times and on the order of asking.
  fileprivate var conditionsOfPoint: Expectation {
    var conditions = Expectation(mark: mark, variant: variant)
    (conditions.hit, conditions.chain, conditions.actions) = (hit, chain, actions)
    if hit == nil { conditions.trace = trace }
    return conditions
  }
}

extension Trace {
  /// The step at which the fingers of the touch before a cursor were lifted; nil while one is down.
  fileprivate func lift(before cursor: Int) -> Int? {
    (sequence(at: cursor).lowerBound..<cursor).last { index in
      guard case .event(let reports) = steps[index].kind else { return false }
      return reports.contains { $0.phase == .ended }
    }
  }
}

extension PhaseSequence<Input.Phase> {
  fileprivate var withoutMoves: PhaseSequence { PhaseSequence(name, steps.filter { $0 != .moved }) }
}

extension [PhaseSequence<Input.Phase>] {
  /// Whether the views are those of `expected` and their phases end with the expected ones: a touch can begin before the
  /// mark from which it is expected.
  fileprivate func endsAs(_ expected: Self) -> Bool {
    map(\.name) == expected.map(\.name)
      && zip(self, expected).allSatisfy { $0.steps.suffix($1.steps.count).elementsEqual($1.steps) }
  }
}
