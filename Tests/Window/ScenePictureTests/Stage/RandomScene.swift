import Foundation
@testable import Scenes

/// Generates random trees of views; the same seed gives the same tree.
struct RandomScene {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// Returns a scene of 2 to 9 views with one tap.
  mutating func scene() throws -> Scene {
    var left = 2 + number(below: 8)
    var lines = ["id: T01", "name: T", "title: T", "caption: T", "views:"]
    while left > 0 { append(to: &lines, depth: 0, size: (360, 560), &left) }
    lines += ["script:", "  - tap \(number(below: 36) * 10 + 5),\(number(below: 56) * 10 + 5)"]
    return try Scene.parse(lines.joined(separator: "\n") + "\n", file: "random.yaml")
  }

  private var names = Array("ABCDEFGHIJKLMNOP").map { "view\($0)" }

  private mutating func append(to lines: inout [String], depth: Int, size: (Int, Int), _ left: inout Int) {
    left -= 1
    let indent = String(repeating: "  ", count: depth * 2 + 1)
    let name = number(below: 3) == 0 ? names.removeLast() : String(names.removeLast().suffix(1))
    let (width, height) = (side(upTo: size.0), side(upTo: size.1))
    // Some extend beyond their superview.
    let x = (number(below: max(size.0 - width + 60, 10)) - 20) / 10 * 10
    let y = (number(below: max(size.1 - height + 60, 10)) - 20) / 10 * 10
    lines.append("\(indent)- name: \(name)")
    lines.append("\(indent)  frame: \(x) \(y) \(width) \(height)")
    switch number(below: 12) {
    case 0: lines.append("\(indent)  isHidden: true")
    case 1: lines.append("\(indent)  alpha: 0.005")
    case 2: lines.append("\(indent)  isUserInteractionEnabled: false")
    case 3: lines.append("\(indent)  enlargedBy: 20")
    case 4: lines.append("\(indent)  hitTest: safeBeyondBounds")
    default: break
    }
    guard depth < 3, left > 0, number(below: 5) > 1 else { return }
    lines.append("\(indent)  views:")
    repeat {
      append(to: &lines, depth: depth + 1, size: (width, height), &left)
    } while left > 0 && number(below: 2) == 0
  }

  private mutating func side(upTo limit: Int) -> Int {
    min(limit, 40 + number(below: max(limit - 40, 10))) / 10 * 10
  }

  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
