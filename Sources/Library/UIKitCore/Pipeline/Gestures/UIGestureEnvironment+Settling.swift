// The verdicts on bids; the rules are in GestureVerdict.swift.

extension UIGestureEnvironment {
  /// Gives verdicts until the remaining bids all wait (GR-44).
  ///
  /// The loop makes at most one decision for each recognizer: only a possible recognizer can bid, and a decision
  /// makes it leave `.possible` until its reset, which comes later.
  func settle() {
    guard hasBids else { return }
    unsettled.bids = false
    while let (bidder, verdict) = nextDecision() { apply(verdict, to: bidder) }
    for bidder in activeRecognizers where bidder.life.bid != nil { reportWaiting(bidder) }
    hasBids = activeRecognizers.contains { $0.life.bid != nil }
  }

  /// The next verdict: the first bid, in the order in which ties are broken, that does not wait.
  private func nextDecision() -> (UIGestureRecognizer, PipelineVerdict)? {
    var decisions: [(bidder: UIGestureRecognizer, verdict: PipelineVerdict)] = []
    for bidder in bidders {
      let verdict = refusal(of: bidder).map { PipelineVerdict.fails(because: $0) } ?? verdict(on: bidder)
      switch verdict {
      case .waits: continue
      case .fails: return (bidder, verdict)
      case .granted: decisions.append((bidder, verdict))
      }
    }
    let isFirst = { (bidder: UIGestureRecognizer) in
      !decisions.contains { $0.bidder !== bidder && $0.bidder.outranks(bidder) }
    }
    guard decisions.count > 1 else { return decisions.first }
    return decisions.first { isFirst($0.bidder) } ?? decisions.first
  }

  /// The recognizers with a bid, in the order in which ties are broken: deeper view first (GR-41), on one view the most
  /// recently added first (GR-42).
  private var bidders: [UIGestureRecognizer] {
    var bidders: [UIGestureRecognizer] = []
    for bidder in activeRecognizers where bidder.life.bid != nil {
      bidders.insert(bidder, at: bidders.firstIndex { $0.view === bidder.view } ?? bidders.endIndex)
    }
    return bidders
  }

  /// Asks view and delegate once per bid, unless the bid fails for another reason (GR-30).
  private func refusal(of bidder: UIGestureRecognizer) -> FailureReason? {
    guard bidder.life.bid?.isAllowed == nil else { return nil }
    if requirements(of: bidder).contains(where: \.life.hasRecognized) { return nil }
    let refusal = bidder.refusalToBegin()
    // Optional chaining: the code that was asked may have ended the attempt.
    bidder.life.bid?.isAllowed = refusal == nil
    return refusal
  }

  private func apply(_ verdict: PipelineVerdict, to bidder: UIGestureRecognizer) {
    guard bidder.life.bid != nil else { return }
    note(.verdict(bidder, verdict))
    switch verdict {
    case .waits: break
    case .fails(let reason): bidder.fail(because: reason)
    case .granted:
      bidder.grant()
      failLosers(to: bidder)
    }
  }

  /// Documented (GR-40, GR-46): possible recognizers that share a touch with the winner, or that require its failure,
  /// fail.
  private func failLosers(to winner: UIGestureRecognizer) {
    for loser in activeRecognizers where loser !== winner && loser.life.isPossible {
      if loser.requires(winner) {
        fail(loser, because: .requirementRecognized(winner))
      } else if winner.excludes(loser) {
        fail(loser, because: .excluded(by: winner))
      }
    }
  }

  private func fail(_ loser: UIGestureRecognizer, because reason: FailureReason) {
    guard loser.life.isPossible else { return }
    note(.verdict(loser, .fails(because: reason)))
    loser.fail(because: reason)
  }

  private func reportWaiting(_ bidder: UIGestureRecognizer) {
    guard bidder.life.bid?.isWaiting == false, case .waits(let blocker) = verdict(on: bidder) else { return }
    bidder.life.bid?.isWaiting = true
    note(.verdict(bidder, .waits(for: blocker)))
  }
}
