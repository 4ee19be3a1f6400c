import ArgumentParser
import Console
import ElementMaps
import Foundation
import TouchTrace

/// `touchstone same A B`: claims that two scenes, each with its own script, behave the same.
struct SameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "same", abstract: "Claim that two scenes or variants behave the same, each with its own script.",
    discussion: """
      Compared are what happens and which view a touch would hit at every point at the end. No references are needed. A \
      scene is a preset's name or number or a path; `P16@override` is its variant of this name. The exit status is 0 if \
      they behave the same, 1 if not, and 65 if a scene cannot be read.
      """)

  @OptionGroup var pair: ScenePair

  func run() throws {
    if try pair.saysSame() { return }
    throw ExitCode(Refusal.Status.different.rawValue)
  }
}

/// `touchstone differ A B`: claims that two scenes, each with its own script, do not behave the same.
struct DifferCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "differ", abstract: "Claim that two scenes or variants behave differently, each with its own script.",
    discussion: """
      The opposite of `touchstone same`: the exit status is 0 if what happens differs, or which view a touch would hit at \
      some point; 1 if neither does, and 65 if a scene cannot be read.
      """)

  @OptionGroup var pair: ScenePair

  func run() throws {
    if try pair.saysSame() { throw ExitCode(Refusal.Status.different.rawValue) }
  }
}

/// Two scenes of a command line.
struct ScenePair: ParsableArguments {
  @Argument(help: "The first scene.")
  var first: String

  @Argument(help: "The second scene.")
  var second: String

  /// Plays both, prints where they differ, and returns whether they behave the same.
  func saysSame() throws -> Bool {
    try MainActor.assumeIsolated {
      let one = try reading { try played(first) }, other = try reading { try played(second) }
      var lines = ["I   \(first)", "II  \(second)", ""], isSame = true
      if let difference = RunDifference(one.trace, other.trace) {
        isSame = false
        lines += [
          "the runs part at step \(difference.step)", "  I   \(difference.first ?? "(the end)")",
          "  II  \(difference.second ?? "(the end)")",
        ]
      }
      let maps = try reading { (try one.hitMap(), try other.hitMap()) }
      if let text = MapComparison(maps.0, maps.1).text {
        isSame = false
        lines += text
      }
      try output(isSame ? "the same\n" : lines.map { $0 + "\n" }.joined())
      return isSame
    }
  }

  @MainActor private func played(_ name: String) throws -> Playback {
    let playback = try Playback(named: name)
    playback.playScript()
    if playback.failure?.reason == .notAllowed {
      let reason = "the scene brings code, which this command does not run; 'touchstone compare --allow-code' does"
      throw Refusal(status: .unreadable, reason: "\(name): \(reason)")
    }
    try playback.checkEnd()
    return playback
  }
}

/// The points at which two hit maps have different views.
struct MapComparison {
  /// Nil if there are none.
  private(set) var text: [String]?

  init(_ one: ElementMap, _ other: ElementMap) {
    guard one.width == other.width, one.height == other.height else {
      text = ["the screens have \(one.width) × \(one.height) and \(other.width) × \(other.height) points"]
      return
    }
    var counts: [String: Int] = [:], first: (x: Int, y: Int)?
    for y in 0..<one.height {
      for x in 0..<one.width {
        let names = (one.name(x: x, y: y), other.name(x: x, y: y))
        guard names.0 != names.1 else { continue }
        first = first ?? (x, y)
        counts[names.0.orNobody + " → " + names.1.orNobody, default: 0] += 1
      }
    }
    guard let first else { return }
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "  \($0.value) points: \($0.key)" }
    text = ["the hit maps differ, first at (\(first.x), \(first.y))"] + rows
  }
}

extension String {
  fileprivate var orNobody: String { isEmpty ? "no view" : self }
}
