// The rules for the verdict on a bid. They depend only on which recognizers have recognized, which must fail first, and
// which exclude each other.

extension UIGestureEnvironment {
  /// Returns the verdict on a bid that view and delegate have allowed.
  ///
  /// 1. It **fails** if a recognizer that must fail first has recognized (GR-46).
  /// 2. It **waits** while a recognizer that must fail first is possible (GR-46).
  /// 3. It **fails** if a recognizer that has recognized excludes it (GR-40).
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

  /// The active recognizers that must fail before `recognizer` may recognize (GR-10).
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

  /// Whether this recognizer, having recognized, makes `other` fail: they share a touch, this one can prevent the
  /// other, the other can be prevented, and no delegate allows simultaneous recognition (GR-33, GR-34, GR-43).
  final func excludes(_ other: UIGestureRecognizer) -> Bool {
    sharesTouch(with: other) && answers(canPrevent: other) && other.answers(canBePreventedBy: self)
      && !recognizesSimultaneously(with: other)
  }

  /// True from one of the delegates is enough; a missing delegate counts as false (GR-33).
  private func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    answers(shouldRecognizeSimultaneouslyWith: other) || other.answers(shouldRecognizeSimultaneouslyWith: self)
  }

  /// Whether this bid is decided before a bid of `other` in the same event, whatever their order: only this recognizer
  /// can prevent the other. A double tap comes before the single tap on the same view (GR-35, GR-48).
  final func outranks(_ other: UIGestureRecognizer) -> Bool {
    sharesTouch(with: other) && answers(canPrevent: other) && !other.answers(canPrevent: self)
  }
}
