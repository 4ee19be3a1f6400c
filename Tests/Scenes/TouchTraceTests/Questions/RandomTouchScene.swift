import Foundation
import SeededRandom
@testable import Scenes

/// Makes random trees of views that handle touches, have gates, and have tap recognizers, with one tap.
struct RandomTouchScene {
  private var numbers: SplitMix64
  private var names = (1...9).map { "v\($0)" }

  init(seed: Int) { numbers = SplitMix64(seed: UInt64(seed)) }

  /// - Parameter hasRecognizers: whether some views have a tap recognizer.
  mutating func scene(hasRecognizers: Bool) throws -> Scene {
    var lines = ["id: T01", "name: T", "title: T", "caption: T", "views:"]
    append(to: &lines, depth: 0, size: (360, 560), hasRecognizers)
    lines += ["script:", "  - tap \(numbers.below(36) * 10 + 5),\(numbers.below(56) * 10 + 5)"]
    return try Scene.parse(lines.joined(separator: "\n") + "\n", file: "random.yaml")
  }

  private mutating func append(to lines: inout [String], depth: Int, size: (Int, Int), _ hasRecognizers: Bool) {
    guard let name = names.popLast() else { return }
    let indent = String(repeating: "  ", count: depth * 2 + 1)
    let width = max(size.0 - numbers.below(size.0 / 2 + 1), 20),
      height = max(size.1 - numbers.below(size.1 / 2 + 1), 20)
    let x = numbers.below(size.0 - width + 40) - 20, y = numbers.below(size.1 - height + 40) - 20
    lines.append("\(indent)- name: \(name)")
    lines.append("\(indent)  frame: \(x) \(y) \(width) \(height)")
    if numbers.below(8) == 0 { lines.append("\(indent)  isUserInteractionEnabled: false") }
    if numbers.below(3) == 0 { lines.append("\(indent)  touches: \(numbers.below(2) == 0 ? "handles" : "passesOn")") }
    if hasRecognizers, numbers.below(3) == 0 {
      lines.append("\(indent)  recognizers:")
      let cancels = numbers.below(2) == 0
      lines.append("\(indent)    - { name: tap\(name), kind: tap, cancelsTouchesInView: \(cancels) }")
    }
    guard depth < 3, !names.isEmpty else { return }
    lines.append("\(indent)  views:")
    for _ in 0...numbers.below(2) where !names.isEmpty {
      append(to: &lines, depth: depth + 1, size: (width, height), hasRecognizers)
    }
  }
}
