/// Counts requests in each second, and refuses those over a limit.
struct RequestMeter: Equatable, Sendable {
  let limit: Int
  private var second = -1
  private var count = 0

  init(limit: Int) { self.limit = limit }

  /// - Returns: whether one more request is allowed.
  mutating func allows(at time: Double) -> Bool {
    let now = Int(time)
    if now != second { (second, count) = (now, 0) }
    count += 1
    return count <= limit
  }
}
