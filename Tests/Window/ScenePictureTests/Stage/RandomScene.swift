import Foundation
import SeededRandom
@testable import Scenes

/// Generates random trees of views; the same seed gives the same tree.
struct RandomScene {
  private var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: UInt64(seed)) }

  /// Returns a scene of 2 to 9 views with one tap.
  mutating func scene() throws -> Scene {
    var left = 2 + random.below(8)
    var lines = ["id: T01", "name: T", "title: T", "caption: T", "views:"]
    while left > 0 { append(to: &lines, depth: 0, size: (360, 560), &left) }
    lines += ["script:", "  - tap \(random.below(36) * 10 + 5),\(random.below(56) * 10 + 5)"]
    return try Scene.parse(lines.joined(separator: "\n") + "\n", file: "random.yaml")
  }

  private var names = Array("ABCDEFGHIJKLMNOP").map { "view\($0)" }

  private mutating func append(to lines: inout [String], depth: Int, size: (Int, Int), _ left: inout Int) {
    left -= 1
    let indent = String(repeating: "  ", count: depth * 2 + 1)
    let name = random.below(3) == 0 ? names.removeLast() : String(names.removeLast().suffix(1))
    let (width, height) = (side(upTo: size.0), side(upTo: size.1))
    // Some extend beyond their superview.
    let x = (random.below(max(size.0 - width + 60, 10)) - 20) / 10 * 10
    let y = (random.below(max(size.1 - height + 60, 10)) - 20) / 10 * 10
    lines.append("\(indent)- name: \(name)")
    lines.append("\(indent)  frame: \(x) \(y) \(width) \(height)")
    switch random.below(12) {
    case 0: lines.append("\(indent)  isHidden: true")
    case 1: lines.append("\(indent)  alpha: 0.005")
    case 2: lines.append("\(indent)  isUserInteractionEnabled: false")
    case 3: lines.append("\(indent)  enlargedBy: 20")
    case 4: lines.append("\(indent)  hitTest: safeBeyondBounds")
    default: break
    }
    guard depth < 3, left > 0, random.below(5) > 1 else { return }
    lines.append("\(indent)  views:")
    repeat {
      append(to: &lines, depth: depth + 1, size: (width, height), &left)
    } while left > 0 && random.below(2) == 0
  }

  private mutating func side(upTo limit: Int) -> Int {
    min(limit, 40 + random.below(max(limit - 40, 10))) / 10 * 10
  }
}
