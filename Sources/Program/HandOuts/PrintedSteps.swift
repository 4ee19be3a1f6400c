import Narration

/// The steps that fit on a printed page: first steps that decide something, then questions and steps that pass the event
/// on, spread over the touch.
enum PrintedSteps {
  /// Three rows of four.
  static let most = 12

  /// Returns indices in ascending order.
  /// - Parameter ticks: the marks of all steps; nil before the first.
  static func chosen(from ticks: [TickKind?]) -> [Int] {
    var chosen: [Int] = []
    for rank in 0...2 {
      let wanted = ticks.indices.filter { ticks[$0]?.rank == rank }, room = most - chosen.count
      if wanted.count <= room {
        chosen += wanted
      } else {
        // The last step of each part is the end of the steps before it.
        chosen += (0..<room).map { wanted[($0 + 1) * wanted.count / room - 1] }
      }
    }
    return chosen.sorted()
  }
}

extension TickKind {
  /// The rank of a step: 0 for a step that decides something.
  fileprivate var rank: Int {
    switch self {
    case .result, .handled, .outside, .skipped, .cancelled, .recognizer: 0
    case .inside, .passes: 1
    case .plain: 2
    }
  }
}
