/// The state of one attempt of a recognizer, and the state it has bid for.
///
/// The legal sequences of states (GR-01, GR-02, GR-03):
///
///     discrete     possible ──────────────► ended ─────► possible
///     continuous   possible ─► began ─► changed* ─► ended ─────► possible
///                                              └──► cancelled ─► possible
///     both         possible ──────────────► failed ────► possible
///
/// Leaving `.possible` for any state but `.failed` is a *bid*: the state does not change until the environment grants
/// it. While a bid waits, the recognizer may set further states; `latest` keeps the last one.
package struct GestureLife: Equatable {
  package typealias State = RecognizerState

  /// The effect of setting a state.
  package enum Step: Equatable {
    /// Nothing changes.
    case stay
    /// The recognizer bids for the state.
    case bid(State)
    /// The recognizer takes the state at once.
    case move(State)
  }

  /// A request to leave `.possible`.
  package struct Bid: Equatable {
    /// `.began` or `.ended`: the state that the recognizer takes when the bid is granted.
    package var opening: State
    /// The last state that the recognizer has set.
    package var latest: State
    /// Whether view and delegate allow it (GR-30); nil until they were asked.
    package var isAllowed: Bool?
    /// Whether the verdict `.waits` was reported.
    package var isWaiting = false

    package init(opening: State, latest: State) { (self.opening, self.latest) = (opening, latest) }
  }

  package private(set) var state = State.possible
  package var bid: Bid?

  package init() {}

  /// The last state that the recognizer has set, granted or not.
  package var progress: State { bid?.latest ?? state }

  package var isPossible: Bool { state == .possible }

  /// Whether the state is `.began`, `.changed` or `.ended`.
  package var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

  package var isActive: Bool { state == .began || state == .changed }

  /// Whether the state is terminal, so that only the reset follows.
  package var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }

  // MARK: The table

  /// Rows: the current state. Columns: the state that is set, in the order of `State`.
  ///
  /// The table accepts what real code does: `.began` set twice, `.changed` without `.began`, `.cancelled` from
  /// possible, `.failed` after the end. Subclasses never set `.possible` themselves (GR-03).
  private static let table: [[Step]] = [
    //                possible  began         changed         ended         cancelled          failed
    /* possible  */ [.stay, .bid(.began), .bid(.began), .bid(.ended), .move(.failed), .move(.failed)],
    /* began     */ [.stay, .stay, .move(.changed), .move(.ended), .move(.cancelled), .move(.cancelled)],
    /* changed   */ [.stay, .stay, .move(.changed), .move(.ended), .move(.cancelled), .move(.cancelled)],
    /* ended     */ [.stay, .stay, .stay, .stay, .stay, .stay],
    /* cancelled */ [.stay, .stay, .stay, .stay, .stay, .stay],
    /* failed    */ [.stay, .stay, .stay, .stay, .stay, .stay],
  ]

  package static func step(from state: State, asking wanted: State) -> Step { table[state.rawValue][wanted.rawValue] }

  /// Takes in a state that the recognizer sets, and returns the effect.
  package mutating func ask(for wanted: State) -> Step {
    guard let bid else {
      let step = GestureLife.step(from: state, asking: wanted)
      if case .bid(let opening) = step { self.bid = Bid(opening: opening, latest: opening) }
      return step
    }
    // A bid with the end is complete: the recognizer cannot withdraw it.
    guard bid.latest != .ended else { return .stay }
    switch wanted {
    case .possible, .began: return .stay
    case .changed, .ended:
      self.bid?.latest = wanted
      return .stay
    case .cancelled, .failed: return .move(.failed)
    }
  }

  package mutating func move(to next: State) {
    state = next
    bid = nil
  }
}
