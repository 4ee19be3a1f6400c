// Sending the actions of states that were reached.

extension UIGestureEnvironment {
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
      if !pendingActions.isEmpty { sendPendingActions() }
      guard isUnsettled else { return true }
    }
    note(.postponed(unsettledRecognizers))
    return false
  }

  private func sendPendingActions() {
    let actions = pendingActions
    pendingActions = []
    for action in actions { action.recognizer.sendActions(for: action.state) }
  }

  private var unsettledRecognizers: [UIGestureRecognizer] {
    activeRecognizers.filter { recognizer in
      recognizer.life.bid?.isWaiting == false || pendingActions.contains { $0.recognizer === recognizer }
    }
  }

  var isUnsettled: Bool { unsettled.bids || !pendingActions.isEmpty }
}
