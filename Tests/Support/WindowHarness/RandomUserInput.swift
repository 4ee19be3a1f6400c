import SeededRandom

/// Random keys, clicks, drags and window sizes. The same seed gives the same input.
package struct RandomUserInput {
  private var random: SplitMix64

  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// All keys with a function, except those that close the window or write files.
  private static let keys = [
    "Left", "Right", "Up", "Down", "Home", "End", "Prior", "Next", "space", "Return", "Escape", "Tab", "BackSpace",
    "Delete", "F1", "F2", "F6", "a", "b", "e", "g", "i", "j", "k", "l", "m", "n", "o", "p", "r", "s", "t", "v", "x",
    "z", "1", "2", "5", "slash", "question", "comma", "period", "bracketleft", "bracketright", "braceleft", "minus",
    "equal",
    "shift+Right", "shift+Left", "shift+comma", "shift+period", "shift+space", "shift+Return", "ctrl+1", "ctrl+2",
    "ctrl+3", "ctrl+4", "ctrl+b", "ctrl+c", "ctrl+o", "ctrl+z", "ctrl+shift+z",
  ]

  /// Returns the arguments for one call of `xdotool`. `WINDOW` stands for the window.
  package mutating func actions(_ count: Int) -> [String] {
    (0..<count).flatMap { _ in action() } + ["mouseup", "1", "mouseup", "3"]
  }

  private mutating func action() -> [String] {
    switch random.below(10) {
    case 0...4: ["key", Self.keys[random.below(Self.keys.count)]]
    case 5...6: place() + ["click", "\(1 + random.below(5))"]
    case 7: place() + ["mousedown", "1"] + place() + place() + ["mouseup", "1"]
    case 8: place() + ["mousedown", random.below(2) == 0 ? "1" : "3"]
    default: ["windowsize", "WINDOW", "\(1024 + random.below(500))", "\(640 + random.below(300))"]
    }
  }

  private mutating func place() -> [String] {
    ["mousemove", "--window", "WINDOW", "\(random.below(1280))", "\(random.below(800))"]
  }
}
