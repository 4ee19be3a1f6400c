/// Decides between the recognizers of an application. The name is that of UIKit's private class.
///
/// For each event: recognizers receive it, bids get their verdicts, actions are sent, views receive the event, and
/// finished recognizers are reset. A time-out, and a state that is set outside an event, cause the same steps. A
/// change in the middle of an event takes effect in the event or at its end, and delivers nothing by itself.
final class UIGestureEnvironment {
  /// The recognizers of the touches that are down: recognizers of deeper views first, recognizers of one view in order of
  /// addition (GR-26).
  var activeRecognizers: [UIGestureRecognizer] = []
  /// States whose actions have not been sent, in the order in which they were reached.
  var pendingActions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Whether an event, a deadline or a change from outside is being worked off.
  private(set) var isBusy = false
  /// Whether a recognizer has a bid.
  var hasBids = false
  var unsettled = Unsettled()

  /// The work that is left to do. An event that changes no recognizer skips all of it.
  struct Unsettled {
    /// A recognizer bid since the last `settle()`.
    var bids = false
    /// A state changed since the last delivery to views.
    var views = false
    /// A recognizer reached a terminal state and was not reset.
    var resets = false
  }

  /// The owner, which alone keeps the environment. Unowned, as `UIGestureRecognizer.host` is: its
  /// `deinit` calls `leaveApplication()`.
  private(set) unowned(unsafe) var application: UIApplication?

  var options: PipelineOptions { application?.options ?? PipelineOptions() }

  func join(_ application: UIApplication) { self.application = application }

  /// Ends all attempts without a call, because the application is freed (ME-01).
  func leaveApplication() {
    application = nil
    for recognizer in activeRecognizers {
      recognizer.timer = nil
      recognizer.leaveEnvironment()
    }
  }

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

  // MARK: Time

  func schedule(after delay: TimeInterval, _ body: @escaping () -> Void) -> Deadlines.Token? {
    application?.schedule(after: delay, body)
  }

  func cancelDeadline(_ token: Deadlines.Token) { application?.deadlines.cancel(token) }

  /// Runs `body` as a turn of its own, or as a part of the present one.
  func whileBusy(_ body: () -> Void) {
    if isBusy { return body() }
    guard let application else { return work(body) }
    application.turn(nil, body)
  }

  /// Runs `body` and then settles, sends actions, delivers to views and resets (GR-05, GR-06).
  func work(_ body: () -> Void) {
    isBusy = true
    body()
    conclude()
    if !activeRecognizers.isEmpty && endUndecided() { conclude() }
    isBusy = false
  }

  /// The code of views and of `reset()` may change recognizers again, which views then receive in the same event (RE-20).
  func conclude() {
    var rounds = 0
    repeat {
      let isDecided = decideAndServe(), hasEnded = resetFinished()
      guard isDecided && (isUnsettled || hasEnded) else { return }
      rounds += 1
    } while rounds < UIGestureEnvironment.mostActionRounds
  }

  /// Returns whether nothing was postponed.
  private func decideAndServe() -> Bool {
    var rounds = 0
    while unsettled.views || isUnsettled, rounds < UIGestureEnvironment.mostActionRounds {
      guard decide() else { return false }
      viewsAreServed()
      application?.serveViews()
      rounds += 1
    }
    return true
  }

  /// Incremented for each change that may affect a touch's `Ruling`. Only loaded and stored as a whole, so that a check
  /// for overlapping access, which costs more than the access, is not needed.
  @exclusivity(unchecked) private(set) var revision = 0

  func changed() { revision &+= 1 }

  func stateChanged(to state: UIGestureRecognizer.State) {
    changed()
    guard state != .possible else { return }
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

  var observation: PipelineObservation? { PipelineObservation.isThereAny ? application?.observation : nil }

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
