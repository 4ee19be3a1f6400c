import Synchronization

/// Ends a pre-pass that takes too long: sources can be made so that it would take hours.
package final class PrePassStop: Sendable {
  private let flag = Atomic(false)

  package init() {}

  package var isSet: Bool { flag.load(ordering: .relaxed) }
  package func set() { flag.store(true, ordering: .relaxed) }
}
