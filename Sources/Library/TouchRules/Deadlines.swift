/// Things to do at a later time unless they are cancelled: time-outs and long presses.
///
/// There is no timer: whoever has the deadlines takes those that are due.
package struct Deadlines<Work> {
  /// Identifies a deadline for `cancel(_:)`.
  package typealias Token = DeadlineToken

  private struct Entry {
    var token: Token
    var time: TimeInterval
    var work: Work
  }

  private var entries: [Entry] = []
  private var made = 0

  package init() {}

  /// The earliest deadline, in seconds; nil if there is none.
  package private(set) var next: TimeInterval?

  /// Notes `work` for `time` (seconds).
  package mutating func schedule(at time: TimeInterval, _ work: Work) -> Token {
    made += 1
    let token = Token(number: made)
    entries.append(Entry(token: token, time: time, work: work))
    next = min(next ?? time, time)
    return token
  }

  package mutating func cancel(_ token: Token) {
    entries.removeAll { $0.token == token }
    findNext()
  }

  private mutating func findNext() {
    // A closure: a key path of a generic type is looked up by name each time.
    next = entries.map { $0.time }.min()
  }

  /// Removes and returns the earliest deadline that is due at `time`. Of two at the same time, the one that was
  /// scheduled first comes first.
  package mutating func takeFirst(dueAt time: TimeInterval) -> (time: TimeInterval, work: Work)? {
    guard let next, next <= time, let earliest = entries.firstIndex(where: { $0.time == next }) else { return nil }
    let entry = entries.remove(at: earliest)
    findNext()
    return (entry.time, entry.work)
  }
}

/// Identifies a deadline of one `Deadlines`.
package struct DeadlineToken: Equatable, Sendable { fileprivate let number: Int }
