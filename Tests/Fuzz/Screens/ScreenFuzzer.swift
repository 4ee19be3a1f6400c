import FuzzSupport
import SeededRandom
import UIKit

/// Screens with a table, a collection, fields, swipes and presentations: what fingers do, and what code changes meanwhile
/// and from inside of its calls. Every highlight ends, a selection belongs to the touch that was lifted, calls come in
/// pairs, no touch is without an end, and nothing is left when the application is let go.
package struct ScreenFuzzer: Fuzzer {
  package static let name = "screens", fileExtension = "screen"
  private let seed: UInt64

  package init(seed: UInt64) { self.seed = seed }

  // MARK: Making

  package func makeInput(number: Int) -> [UInt8] {
    var random = SplitMix64(seed: seed, case: number), lines: [String] = []
    for _ in 0..<random.below(random.pick([2, 8, 20])) {
      let call = random.pick(ScreenCall.allCases), turn = 1 + random.below(random.pick([2, 10, 40]))
      lines.append("when \(call.rawValue) \(turn) \(change(&random))")
    }
    for _ in 0..<random.between(5, 40) {
      switch random.below(4) {
      case 0: lines.append("do \(change(&random))")
      case 1: lines.append("wait \(random.pick([0, 20, 200, 700]))")
      default: lines += gesture(&random)
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func change(_ random: inout SplitMix64) -> String {
    "\(random.pick(ScreenChange.Kind.allCases).rawValue) \(random.below(2)) \(random.below(60))"
  }

  /// What one finger does: a press or a drag, which may stay down or be cancelled, with changes in between.
  private func gesture(_ random: inout SplitMix64) -> [String] {
    let finger = random.between(1, 3), x = random.between(5, 385), y = random.between(60, 840)
    var lines = ["down \(finger) \(x) \(y) \(random.pick([5, 100, 300]))"], place = (x: x, y: y)
    let way = random.pick([(0, 0), (0, 0), (-30, 0), (30, 1), (0, -40), (0, 60), (8, 8)])
    for _ in 0..<random.below(way == (0, 0) ? 2 : 10) {
      place = (place.x + way.0, place.y + way.1)
      lines.append("move \(finger) \(place.x) \(place.y) \(random.pick([8, 16, 60]))")
      if random.once(in: 6) { lines.append("do \(change(&random))") }
    }
    if random.once(in: 3) { lines.append("wait \(random.pick([160, 600]))") }
    if random.once(in: 3) { lines.append("do \(change(&random))") }
    guard !random.once(in: 8) else { return lines }
    lines.append(
      "\(random.once(in: 6) ? "cancel" : "up") \(finger) \(place.x) \(place.y) \(random.pick([5, 30, 200]))")
    return lines
  }

  // MARK: Checking

  package func check(_ input: [UInt8]) -> Violation? {
    let text = String(decoding: input, as: UTF8.self)
    let steps = text.split(separator: "\n").compactMap { ScreenStep($0) }
    return leak(of: steps, rests: false) ?? leak(of: steps, rests: true)
  }

  /// Runs the steps, with all fingers lifted in the end or not, and checks that nothing outlives the application.
  @MainActor private func leak(of steps: [ScreenStep], rests: Bool) -> Violation? {
    var world: ScreenWorld? = ScreenWorld()
    world?.run(steps)
    if rests { world?.rest() }
    let violation = world?.violation, census = world?.census ?? []
    world = nil
    if let violation { return violation }
    let left = census.filter { $0.object() != nil }.map(\.name)
    return left.isEmpty ? nil : Violation("leak", "\(left.joined(separator: ", ")), \(rests ? "at rest" : "at once")")
  }
}
