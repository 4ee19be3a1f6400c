import Glibc

/// Processor time of this thread, so that other programs on the machine do not count.
enum Stopwatch {
  static var nanoseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// Returns the median time of `body` divided by `count`, in nanoseconds, over at most 41 runs or about one second, but at
  /// least 3 runs.
  static func median(per count: Int, _ body: () -> Void) -> Double {
    body()
    var times: [Double] = []
    let start = nanoseconds
    while times.count < 41 && (times.count < 3 || nanoseconds - start < 1e9) {
      let before = nanoseconds
      body()
      times.append((nanoseconds - before) / Double(count))
    }
    return times.sorted()[times.count / 2]
  }

  /// Measures `body` and `floor` alternately, so that both find the same machine: at most 41 pairs or about two seconds, but
  /// at least 5 pairs. Returns nanoseconds divided by `count`, those of the floor by `floorCount`: a floor that is much faster
  /// does more at a time, so that the clock and cold caches do not count.
  static func pairs(
    per count: Int, floorPer floorCount: Int? = nil, _ body: () -> Void, floor: () -> Void
  ) -> [(touchstone: Double, floor: Double)] {
    body()
    floor()
    var pairs: [(touchstone: Double, floor: Double)] = []
    let start = nanoseconds
    while pairs.count < 41 && (pairs.count < 5 || nanoseconds - start < 2e9) {
      let first = nanoseconds
      body()
      let second = nanoseconds
      floor()
      let third = nanoseconds
      pairs.append(((second - first) / Double(count), (third - second) / Double(floorCount ?? count)))
    }
    return pairs
  }
}

extension [(touchstone: Double, floor: Double)] {
  /// The same pairs in milliseconds.
  var inMilliseconds: [(touchstone: Double, floor: Double)] { map { ($0.touchstone / 1e6, $0.floor / 1e6) } }
}
