import SeededRandom

@testable import LiveScenes
@testable import Scenes

/// Scenes with random views: gates, fractions of points, transforms, enlarged areas, overrides and several windows.
struct RandomTree {
  private var random: SplitMix64
  private var names: [String] = []
  private var lines: [String] = ["windows:"]

  /// The YAML text of the scene; the same for the same number.
  static func text(_ number: Int) -> String {
    var tree = RandomTree(random: SplitMix64(seed: UInt64(number)))
    tree.addWindow("W", "0 0 150 130", level: 0)
    if number % 2 == 0 { tree.addWindow("V", "\(tree.below(60)) 10.5 90 80", level: tree.below(2)) }
    tree.lines += ["script:", "  - tap 10,10"]
    return tree.lines.joined(separator: "\n") + "\n"
  }

  static func liveScene(_ number: Int) throws -> LiveScene {
    LiveScene(try Scene.parse(text(number), file: "random.yaml"))
  }

  private mutating func below(_ limit: Int) -> Int { random.below(limit) }

  private mutating func addWindow(_ name: String, _ frame: String, level: Int) {
    lines += ["  - name: \(name)", "    frame: \(frame)", "    level: \(level)", "    views:"]
    for index in 0...below(3) { addView("\(name)\(index)", indentation: "      ", depth: 3) }
  }

  private mutating func addView(_ name: String, indentation: String, depth: Int) {
    func fraction() -> String { ["", "", ".5", ".1", ".25"][below(5)] }
    let x = "\(below(110) - 30)" + fraction(), y = "\(below(110) - 30)" + fraction()
    let size = "\(below(120))" + fraction() + " \(below(100))" + fraction()
    add(["- name: \(name)", "  frame: \(x) \(y) \(size)"], indentation)
    for (sides, line) in [
      (6, "isHidden: true"), (6, "alpha: 0.005"), (7, "isUserInteractionEnabled: false"), (5, "clipsToBounds: true"),
      (4, "enlargedBy: \(below(40) - 10)"), (5, "transform: \(transform())"), (5, "pointInside: always"),
      (9, "class: UIButton"), (8, "hitTest: beyondBounds"),
    ] where below(sides) == 0 {
      if line.hasPrefix("hitTest") {
        let others = ["beyondBounds", "safeBeyondBounds"] + (names.last.map { ["returns \($0)"] } ?? [])
        add(["  hitTest: \(others[below(others.count)])"], indentation)
      } else {
        add(["  " + line], indentation)
      }
    }
    names.append(name)
    guard depth > 0, below(4) > 0 else { return }
    add(["  views:"], indentation)
    for index in 0...below(3) { addView("\(name)\(index)", indentation: indentation + "    ", depth: depth - 1) }
  }

  private mutating func transform() -> String {
    ["rotate \(below(360))", "rotate 90", "rotate 180", "scale 0", "rotate \(below(90)) scale 1.5", "scale 0.3"][
      below(6)]
  }

  private mutating func add(_ new: [String], _ indentation: String) { lines += new.map { indentation + $0 } }
}
