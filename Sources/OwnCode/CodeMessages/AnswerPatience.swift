import Glibc

/// The time that the answer of another process may take: some seconds of its processor time, or five times as long while it waits.
///
/// On a busy machine a process may wait for a processor longer than it needs for its answer.
package struct AnswerPatience {
  private let process: pid_t
  /// The ends, in seconds of the processor time of the process and of a clock that is never set.
  private let work: Double, wait: Double

  /// - Parameter seconds: those of processor time, from now on.
  package init(_ seconds: Double, for process: pid_t) {
    self.process = process
    work = Self.seconds(of: Self.processorClock(of: process)) + seconds
    wait = Self.seconds(of: CLOCK_MONOTONIC) + 5 * seconds
  }

  /// The milliseconds until it should be asked again; nil if it is at its end.
  var milliseconds: Int32? {
    let left = min(
      work - Self.seconds(of: Self.processorClock(of: process)), wait - Self.seconds(of: CLOCK_MONOTONIC))
    return left > 0 ? Int32((left * 1000).rounded(.up)) : nil
  }

  /// The clock of the processor time of a process. One that has ended has none, and closes its pipe.
  private static func processorClock(of process: pid_t) -> clockid_t? {
    var clock = clockid_t()
    return clock_getcpuclockid(process, &clock) == 0 ? clock : nil
  }

  private static func seconds(of clock: clockid_t?) -> Double {
    var time = timespec()
    guard let clock, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
