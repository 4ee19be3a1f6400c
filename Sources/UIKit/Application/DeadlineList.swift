/// What has to happen at a later time unless it is called off: time-outs, long presses.
///
/// There is no timer behind it; the application fires what is due when it is told the time.
struct DeadlineList {
  /// Names one deadline, so that it can be called off.
  struct Token: Equatable { fileprivate let number: Int }

  private struct Entry {
    var token: Token
    var time: TimeInterval
    var body: () -> Void
  }

  private var entries: [Entry] = []
  private var made = 0

  /// Seconds; nil when nothing is waited for.
  private(set) var next: TimeInterval?

  /// `time` is in seconds.
  mutating func schedule(at time: TimeInterval, _ body: @escaping () -> Void) -> Token {
    made += 1
    let token = Token(number: made)
    entries.append(Entry(token: token, time: time, body: body))
    next = min(next ?? time, time)
    return token
  }

  mutating func cancel(_ token: Token) {
    entries.removeAll { $0.token == token }
    findNext()
  }

  private mutating func findNext() {
    next = nil
    for entry in entries { next = min(next ?? entry.time, entry.time) }
  }

  /// Takes out the earliest that is due; of two at one time the one that was made first.
  mutating func takeFirst(dueAt time: TimeInterval) -> (time: TimeInterval, body: () -> Void)? {
    guard let next, next <= time, let earliest = entries.firstIndex(where: { $0.time == next }) else { return nil }
    let entry = entries.remove(at: earliest)
    findNext()
    return (entry.time, entry.body)
  }
}
