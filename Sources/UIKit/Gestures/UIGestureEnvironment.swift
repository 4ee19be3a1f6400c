/// Decides between the recognizers of an application. The name is that of UIKit's private class.
///
/// For each event: recognizers receive it, bids get their verdicts, actions are sent, views receive the event, and
/// finished recognizers are reset. A time-out, and a state that is set outside an event, cause the same steps. What is
/// changed in the middle of an event takes effect in it or at its end; it never delivers anything by itself.
final class UIGestureEnvironment {
  /// The recognizers of the touches that are down: those of deeper views first, those of one view in order of addition
  /// (GR-26).
  private(set) var activeRecognizers: [UIGestureRecognizer] = []
  /// States whose actions have not been sent, in the order in which they were reached.
  private var pendingActions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Whether an event, a deadline or a change from outside is being worked off.
  private(set) var isBusy = false
  private var hasBids = false
  private var unsettled = Unsettled()

  /// The work that is left to do. An event that changes no recognizer skips all of it.
  private struct Unsettled {
    /// A recognizer bid since the last `settle()`.
    var bids = false
    /// A state changed since the last delivery to views.
    var views = false
    /// A recognizer reached a terminal state and was not reset.
    var resets = false
  }
  /// The owner. Unowned: one weak reference would make each retain of it slow. Its `deinit` calls `leaveApplication()`.
  private(set) unowned(unsafe) var application: UIApplication?

  isolated deinit {
    for recognizer in activeRecognizers { recognizer.environment = nil }
  }

  var options: PipelineOptions { application?.options ?? PipelineOptions() }

  func join(_ application: UIApplication) { self.application = application }

  /// Called when the application is freed; recognizers may keep the environment alive.
  func leaveApplication() { application = nil }

  // MARK: Joining

  func join(_ recognizer: UIGestureRecognizer, depth: Int = 0, rank: Int = 0) {
    guard recognizer.environment !== self else { return }
    if recognizer.life.isFinished { recognizer.life = GestureLife() }
    recognizer.environment = self
    recognizer.depth = depth
    recognizer.rank = rank
    let place = activeRecognizers.firstIndex { recognizer.precedes($0) } ?? activeRecognizers.endIndex
    activeRecognizers.insert(recognizer, at: place)
  }

  /// Removes a recognizer that has received nothing in this attempt.
  func withdraw(_ recognizer: UIGestureRecognizer) {
    activeRecognizers.removeAll { $0 === recognizer }
    recognizer.leaveEnvironment()
  }

  func take(_ recognizer: UIGestureRecognizer, bidFor opening: UIGestureRecognizer.State) {
    join(recognizer)
    hasBids = true
    unsettled.bids = true
    note(.bid(recognizer, for: opening))
  }

  func queueAction(of recognizer: UIGestureRecognizer, for state: UIGestureRecognizer.State) {
    pendingActions.append((recognizer, state))
  }

  // MARK: Settling

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

  // MARK: Actions

  /// The number of rounds in which `decide()` sends actions.
  ///
  /// An action may set the state of a recognizer, which queues further actions for the next round. Two or three rounds
  /// settle real code; an action that sets a state each time it is called would need rounds without end.
  static let mostActionRounds = 8

  /// Settles bids and sends actions until no action changes a recognizer any more.
  ///
  /// Chosen: what is left after `mostActionRounds` rounds is reported as `PipelineNote.postponed` and waits for the
  /// next event or deadline. Returns whether nothing is left.
  func decide() -> Bool {
    for _ in 0..<UIGestureEnvironment.mostActionRounds {
      settle()
      let actions = pendingActions
      pendingActions = []
      for action in actions { action.recognizer.sendActions(for: action.state) }
      guard isUnsettled else { return true }
    }
    note(.postponed(unsettledRecognizers))
    return false
  }

  private var unsettledRecognizers: [UIGestureRecognizer] {
    activeRecognizers.filter { recognizer in
      recognizer.life.bid?.isWaiting == false || pendingActions.contains { $0.recognizer === recognizer }
    }
  }

  private var isUnsettled: Bool { unsettled.bids || !pendingActions.isEmpty }

  // MARK: Resetting

  /// Documented (GR-09): recognizers tied by a failure requirement are reset together, once all of them are finished.
  func resetFinished() {
    guard unsettled.resets else { return }
    var done: [UIGestureRecognizer] = [], kept: [UIGestureRecognizer] = []
    for recognizer in activeRecognizers {
      if recognizer.life.isFinished && isTiedGroupFinished(recognizer) {
        done.append(recognizer)
      } else {
        kept.append(recognizer)
      }
    }
    unsettled.resets = false
    for recognizer in kept where recognizer.life.isFinished { unsettled.resets = true }
    activeRecognizers = kept
    for recognizer in done { recognizer.recycle() }
  }

  private func isTiedGroupFinished(_ recognizer: UIGestureRecognizer) -> Bool {
    for member in activeRecognizers where member.hasRequirements {
      return tied(to: recognizer).allSatisfy(\.life.isFinished)
    }
    return true
  }

  private func tied(to recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var group = [recognizer]
    var index = 0
    while index < group.count {
      let member = group[index]
      group += activeRecognizers.filter { other in
        (other.requires(member) || member.requires(other)) && !group.contains { $0 === other }
      }
      index += 1
    }
    return group
  }

  // MARK: Time

  func schedule(after delay: TimeInterval, _ body: @escaping () -> Void) -> DeadlineList.Token? {
    application?.schedule(after: delay, body)
  }

  func cancelDeadline(_ token: DeadlineList.Token) { application?.deadlines.cancel(token) }

  /// Runs `body` as a turn of its own, or as a part of the present one.
  func whileBusy(_ body: () -> Void) {
    guard let application, !isBusy else { return isBusy ? body() : work(body) }
    application.turn(nil, body)
  }

  /// Runs `body` and then settles, sends actions, delivers to views and resets (GR-05, GR-06).
  func work(_ body: () -> Void) {
    isBusy = true
    body()
    conclude()
    if endUndecided() { conclude() }
    isBusy = false
  }

  /// The code of views may change recognizers again, which views then receive in the same event.
  func conclude() {
    for _ in 0..<UIGestureEnvironment.mostActionRounds where unsettled.views || isUnsettled {
      guard decide() else { break }
      viewsAreServed()
      application?.serveViews()
    }
    resetFinished()
  }

  /// Incremented for each change that may affect a touch's `Ruling`.
  private(set) var revision = 0

  func changed() { revision &+= 1 }

  func stateChanged(to state: UIGestureRecognizer.State) {
    changed()
    unsettled.views = true
    if state != .began && state != .changed { unsettled.resets = true }
  }

  func viewsAreServed() { unsettled.views = false }

  /// Makes the next delivery to views take place even if no recognizer changes.
  func viewsAreDue() {
    changed()
    unsettled.views = true
  }

  // MARK: Observing

  var observation: PipelineObservation? { application?.observation }

  func note(_ note: @autoclosure () -> PipelineNote) { observation?.note(note()) }

  func observing(_ step: @autoclosure () -> PipelineStep, _ body: () -> Void) {
    guard let observation else { return body() }
    observation.perform(step(), body) { .none }
  }

  func asking(_ question: @autoclosure () -> PipelineQuestion, _ body: () -> Bool) -> Bool {
    guard let observation else { return body() }
    return observation.perform(.question(question()), body) { .flag($0) }
  }
}

extension UIGestureRecognizer {
  fileprivate func precedes(_ other: UIGestureRecognizer) -> Bool {
    if depth != other.depth { return depth > other.depth }
    return view === other.view && rank < other.rank
  }
}
