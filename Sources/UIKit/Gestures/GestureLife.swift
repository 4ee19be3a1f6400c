/// Where one attempt of a recognizer stands, and what it has asked for.
///
/// The legal lives, seen from outside (GR-01, GR-02, GR-03):
///
///     discrete     possible ──────────────► ended ─────► possible
///     continuous   possible ─► began ─► changed* ─► ended ─────► possible
///                                              └──► cancelled ─► possible
///     both         possible ──────────────► failed ────► possible
///
/// Leaving `.possible` for anything but failure is a *bid*: it changes nothing until the environment grants it.
/// A bid goes on while it waits: what the recognizer asks for meanwhile is remembered.
nonisolated struct GestureLife: Equatable {
  typealias State = UIGestureRecognizer.State

  /// What asking for a state leads to.
  enum Step: Equatable {
    case stay
    case bid(State)
    case move(State)
  }

  /// A wish to leave `.possible`.
  struct Bid: Equatable {
    /// `.began` or `.ended`: what the outside will see first.
    var opening: State
    /// How far the recognizer's own analysis has come since.
    var latest: State
    /// Whether view and delegate have allowed it (GR-30); nil until they were asked.
    var isAllowed: Bool?
    /// Whether the waiting was reported.
    var isWaiting = false
  }

  private(set) var state = State.possible
  var bid: Bid?

  /// How far the recognizer's own analysis has come, granted or not.
  var progress: State { bid?.latest ?? state }

  var isPossible: Bool { state == .possible }

  /// Began, changed or ended: the recognizer has its gesture.
  var hasRecognized: Bool { state == .began || state == .changed || state == .ended }

  var isActive: Bool { state == .began || state == .changed }

  /// Ended, cancelled or failed: all that is left is the reset.
  var isFinished: Bool { state == .ended || state == .cancelled || state == .failed }

  // MARK: The table

  /// Rows: where a recognizer is. Columns: what it asks for, in the order of `State`.
  ///
  /// It bears what real code does: `.began` set twice, `.changed` without `.began`, `.cancelled` from possible,
  /// `.failed` after the end. Subclasses never set `.possible` themselves (GR-03).
  private static let table: [[Step]] = [
    //                possible  began         changed         ended         cancelled          failed
    /* possible  */ [.stay, .bid(.began), .bid(.began), .bid(.ended), .move(.failed), .move(.failed)],
    /* began     */ [.stay, .stay, .move(.changed), .move(.ended), .move(.cancelled), .move(.cancelled)],
    /* changed   */ [.stay, .stay, .move(.changed), .move(.ended), .move(.cancelled), .move(.cancelled)],
    /* ended     */ [.stay, .stay, .stay, .stay, .stay, .stay],
    /* cancelled */ [.stay, .stay, .stay, .stay, .stay, .stay],
    /* failed    */ [.stay, .stay, .stay, .stay, .stay, .stay],
  ]

  static func step(from state: State, asking wanted: State) -> Step { table[state.rawValue][wanted.rawValue] }

  /// The recognizer asks for a state.
  mutating func ask(for wanted: State) -> Step {
    guard let bid else {
      let step = GestureLife.step(from: state, asking: wanted)
      if case .bid(let opening) = step { self.bid = Bid(opening: opening, latest: opening) }
      return step
    }
    // A bid for the end is complete: the recognizer cannot take it back.
    guard bid.latest != .ended else { return .stay }
    switch wanted {
    case .possible, .began: return .stay
    case .changed, .ended:
      self.bid?.latest = wanted
      return .stay
    case .cancelled, .failed: return .move(.failed)
    }
  }

  mutating func move(to next: State) {
    state = next
    bid = nil
  }
}
