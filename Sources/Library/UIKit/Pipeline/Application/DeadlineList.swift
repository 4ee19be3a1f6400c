/// Closures to run at a later time unless they are cancelled: time-outs and long presses.
///
/// It uses no timer: `UIApplication.processEvents(until:)` takes the deadlines that are due.
final class DeadlineList {
  /// Identifies a deadline for `cancel(_:)`.
  struct Token: Equatable { fileprivate let number: Int }

  private struct Entry {
    var token: Token
    var time: TimeInterval
    var body: () -> Void
  }

  private var entries: [Entry] = []
  private var made = 0

  // Written out, so that it runs on the thread that frees the application; see `deallocating`.
  deinit {}

  /// The earliest deadline, in seconds; nil if there is none.
  private(set) var next: TimeInterval?

  /// Runs `body` at `time` (seconds).
  func schedule(at time: TimeInterval, _ body: @escaping () -> Void) -> Token {
    made += 1
    let token = Token(number: made)
    entries.append(Entry(token: token, time: time, body: body))
    next = min(next ?? time, time)
    return token
  }

  func cancel(_ token: Token) {
    entries.removeAll { $0.token == token }
    findNext()
  }

  private func findNext() {
    next = nil
    for entry in entries { next = min(next ?? entry.time, entry.time) }
  }

  /// Removes and returns the earliest deadline that is due at `time`. If two have the same time, the one that was
  /// scheduled first comes first.
  func takeFirst(dueAt time: TimeInterval) -> (time: TimeInterval, body: () -> Void)? {
    guard let next, next <= time, let earliest = entries.firstIndex(where: { $0.time == next }) else { return nil }
    let entry = entries.remove(at: earliest)
    findNext()
    return (entry.time, entry.body)
  }
}
