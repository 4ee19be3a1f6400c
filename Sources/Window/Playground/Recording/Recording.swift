import Scenes

/// The inputs made by hand in a variant of a scene.
package nonisolated struct Recording: Equatable, Sendable {
  /// The id of a preset, or the path of a scene file.
  package var scene: String
  /// The name of the variant.
  package var variant: String
  /// In order of time.
  package var inputs: [TimedInput]
  /// The text of the scene with its edited tree, as a file would have it; nil if the tree is that of the scene.
  package var edited: String?

  package init(scene: String, variant: String, inputs: [TimedInput], edited: String? = nil) {
    (self.scene, self.variant, self.inputs, self.edited) = (scene, variant, inputs, edited)
  }

  /// The time of the last input, in virtual milliseconds.
  var end: Int { inputs.last?.time ?? 0 }
}

nonisolated extension [TimedInput] {
  /// The inputs with a mark between touch sequences, at which expectations can be made. Inputs that have marks already
  /// stay as they are.
  var marked: [TimedInput] {
    guard !contains(where: \.input.isMark) else { return self }
    var result: [TimedInput] = [], fingers: Set<Int> = [], touches = 0
    for timed in self {
      let wereUp = fingers.isEmpty
      fingers.follow(timed.input)
      if wereUp && !fingers.isEmpty {
        if touches > 0 { result.append(TimedInput(time: timed.time, input: .mark("touch\(touches)"))) }
        touches += 1
      }
      result.append(timed)
    }
    return result
  }
}

nonisolated extension Input {
  var isMark: Bool { if case .mark = self { true } else { false } }
}
