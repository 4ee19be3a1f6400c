import Glibc

/// The time of a clock that does not go back.
package enum MonotonicTime {
  /// In seconds, from a moment that has no meaning.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
