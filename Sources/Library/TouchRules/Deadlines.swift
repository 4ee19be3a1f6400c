/// Things to do at a later time unless they are cancelled: time-outs and long presses.
///
/// There is no timer: the owner of the deadlines takes the due ones. The type is not generic: in another module, each
/// call would look up the type.
package struct Deadlines {
  /// Identifies a deadline for `cancel(_:)`.
  package struct Token: Equatable, Sendable { fileprivate let number: Int }

  /// A thing to do.
  package struct Entry {
    fileprivate let token: Token
    /// When it is due, in seconds.
    package let time: TimeInterval
    /// Whether an observer hears of it.
    package let isReported: Bool
    /// The work.
    package let work: () -> Void
  }

  /// In order of time, and of scheduling at one time.
  private var entries: [Entry] = []
  private var made = 0

  package init() {}

  /// The earliest deadline, in seconds; nil if there is none.
  package var next: TimeInterval? { entries.isEmpty ? nil : entries[0].time }

  /// Notes `work` for `time` (seconds).
  package mutating func schedule(
    at time: TimeInterval, isReported: Bool = true, _ work: @escaping () -> Void
  ) -> Token {
    made += 1
    let entry = Entry(token: Token(number: made), time: time, isReported: isReported, work: work)
    entries.insert(entry, at: entries.firstIndex { $0.time > time } ?? entries.count)
    return entry.token
  }

  package mutating func cancel(_ token: Token) {
    if let index = entries.firstIndex(where: { $0.token == token }) { entries.remove(at: index) }
  }

  /// Removes and returns the earliest deadline that is due at `time`. Of two at the same time, the one that was
  /// scheduled first comes first.
  package mutating func takeFirst(dueAt time: TimeInterval) -> Entry? {
    guard let next, next <= time else { return nil }
    return entries.removeFirst()
  }
}
