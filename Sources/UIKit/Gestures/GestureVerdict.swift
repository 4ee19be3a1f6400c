// The rules: what a bid comes to. They read only who has recognized, who must fail first, and who excludes whom.

extension UIGestureEnvironment {
  /// The verdict on a bid that view and delegate have allowed.
  ///
  /// 1. It **fails** when one that must fail first has recognized (GR-46).
  /// 2. It **waits** while one that must fail first is still possible (GR-46).
  /// 3. It **fails** when one that has recognized excludes it (GR-40).
  /// 4. Otherwise it is **granted**.
  func verdict(on bidder: UIGestureRecognizer) -> PipelineVerdict {
    if let winner = requirements(of: bidder).first(where: \.life.hasRecognized) {
      return .fails(because: .requirementRecognized(winner))
    }
    if let blocker = requirements(of: bidder).first(where: \.life.isPossible) { return .waits(for: blocker) }
    let rivals = activeRecognizers.filter { $0 !== bidder && $0.life.hasRecognized }
    if let rival = rivals.first(where: { $0.excludes(bidder) }) { return .fails(because: .excluded(by: rival)) }
    return .granted
  }

  /// Those that must fail before `recognizer` may recognize, as far as they take part at all (GR-10).
  func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    guard recognizer.hasRequirements else { return [] }
    return activeRecognizers.filter { recognizer.requires($0) }
  }
}

extension UIGestureRecognizer {
  final var hasRequirements: Bool { !requiredFailures.isEmpty || !dynamicRequirements.isEmpty }

  final func requires(_ other: UIGestureRecognizer) -> Bool {
    requiredFailures.contains { $0.object === other } || dynamicRequirements.contains { $0 === other }
  }

  /// Whether this one's recognition makes `other` fail: they share a touch, both may prevent and be prevented, and
  /// no delegate lets them recognize together (GR-33, GR-34, GR-43).
  final func excludes(_ other: UIGestureRecognizer) -> Bool {
    sharesTouch(with: other) && answers(canPrevent: other) && other.answers(canBePreventedBy: self)
      && !recognizesSimultaneously(with: other)
  }

  /// One yes is enough; a missing delegate says no (GR-33).
  private func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    answers(shouldRecognizeSimultaneouslyWith: other) || other.answers(shouldRecognizeSimultaneouslyWith: self)
  }

  /// Whether of two bids in one event this one comes first although it is later in the order: only it can prevent
  /// the other. A double tap goes before the single tap on the same view (GR-35, GR-48).
  final func outranks(_ other: UIGestureRecognizer) -> Bool {
    sharesTouch(with: other) && answers(canPrevent: other) && !other.answers(canPrevent: self)
  }
}
