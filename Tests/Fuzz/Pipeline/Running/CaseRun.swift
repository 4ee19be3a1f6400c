import UIKit

/// Runs of one case and what they show.
package struct CaseRun {
  package let plan: Case

  package init(_ plan: Case) { self.plan = plan }

  /// What one run leaves.
  private struct Result {
    var finding: Finding?
    /// The order of callbacks.
    let calls: Journal
    /// The observer's transcript; nil without an observer.
    let transcript: UInt64?
  }

  /// Runs the case without an observer and twice with one, and returns the first invariant that does not hold.
  package func finding() -> Finding? {
    let plain = run(isObserved: false)
    if let finding = plain.finding { return finding }
    let observed = run(isObserved: true)
    if let finding = observed.finding { return finding }
    if observed.calls.hash != plain.calls.hash {
      return Finding(invariant: .observer, detail: "other callbacks with an observer")
    }
    let again = run(isObserved: true)
    guard again.calls.hash == observed.calls.hash, again.transcript == observed.transcript else {
      return Finding(invariant: .replay, detail: "other callbacks or another transcript the second time")
    }
    return nil
  }

  /// The callbacks of the case in order, with the interventions and the first finding.
  package func callbacks(isObserved: Bool = false) -> [String] {
    run(isObserved: isObserved, keepsLines: true).calls.lines ?? []
  }

  private func run(isObserved: Bool, keepsLines: Bool = false) -> Result {
    var (result, census) = runHoldingNothing(isObserved, keepsLines)
    if result.finding == nil, let survivor = census.survivors.first {
      result.finding = Finding(invariant: .leak, detail: "\(survivor) outlives the case")
    }
    return result
  }

  private func runHoldingNothing(_ isObserved: Bool, _ keepsLines: Bool) -> (Result, Census) {
    let world = World(plan), transcript = isObserved ? Transcript() : nil
    if keepsLines { world.journal.lines = [] }
    world.application.observer = transcript
    world.isArmed = true
    for part in plan.parts {
      guard case .input(let input) = part else { continue }
      world.take(input)
      world.checkBetweenEvents()
    }
    world.settle()
    world.checkRest()
    let result = Result(finding: world.finding, calls: world.journal, transcript: transcript?.journal.hash)
    return (result, world.census)
  }
}
