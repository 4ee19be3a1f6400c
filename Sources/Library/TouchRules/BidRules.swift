/// The rules for the verdict on a bid that view and delegate have allowed. They depend only on which recognizers have
/// recognized, which must fail first, and which exclude each other.
package enum BidRules {
  /// A verdict. Recognizers are indexes of the lists that were given.
  package enum Verdict: Equatable {
    /// The recognizer takes the state it bid for.
    case granted
    /// The bid waits until this requirement has failed.
    case waits(forRequirement: Int)
    /// The recognizer fails: this requirement has recognized.
    case failsByRequirement(Int)
    /// The recognizer fails: this rival excludes it.
    case failsByRival(Int)
  }

  /// Returns the verdict.
  ///
  /// 1. The bid **fails** if a recognizer that must fail first has recognized (GR-46).
  /// 2. It **waits** while a recognizer that must fail first is possible (GR-46).
  /// 3. It **fails** if a recognizer that has recognized excludes it (GR-40).
  /// 4. Otherwise it is **granted**.
  ///
  /// - Parameters:
  ///   - requirements: the lives of the active recognizers that must fail first.
  ///   - rivals: the lives of the other active recognizers.
  ///   - excludes: whether a rival excludes the bidder; asked only of rivals that have recognized, in their order.
  package static func verdict(
    requirements: [GestureLife], rivals: [GestureLife], excludes: (_ rival: Int) -> Bool
  ) -> Verdict {
    if let winner = requirements.firstIndex(where: \.hasRecognized) { return .failsByRequirement(winner) }
    if let blocker = requirements.firstIndex(where: \.isPossible) { return .waits(forRequirement: blocker) }
    if let rival = rivals.indices.first(where: { rivals[$0].hasRecognized && excludes($0) }) {
      return .failsByRival(rival)
    }
    return .granted
  }
}
