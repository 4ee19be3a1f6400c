import ArgumentParser
import Console
import Foundation
import OwnCode
import Playground
import Scenes
import TouchTrace

/// `touchstone compare A B`: plays A's script on both scenes, and says where the runs part and what follows from it.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare", abstract: "Play one script on two scenes or variants, and say where the runs part.",
    discussion: """
      A scene is a preset's name or number or a path; `P16@override` is its variant of this name. Or your own code: a Swift \
      file, or a folder of them. Both get the script of the first, or the lines of --touch. The exit status is 0 if the \
      traces are the same, 1 if they differ, 65 if a scene cannot be read, and 70 if your own code crashes or does not return.
      """)

  /// The format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    /// One JSON object.
    case json
  }

  @Argument(help: "The first scene, whose script is played.")
  var first: String

  @Argument(help: "The second scene.")
  var second: String

  @Option(
    name: .customLong("touch"),
    help: """
      Script line to play, such as 'tap 195,350'. May be given several times, in place of the first scene's script (default \
      for your own code: a tap in the middle of the screen).
      """)
  var touches: [String] = []

  @Option(help: "Text, or one JSON object.")
  var format = Format.text

  @OptionGroup var code: CodeOption

  func run() throws {
    try MainActor.assumeIsolated {
      let one = try reading { try playback(first) }, other = try reading { try playback(second) }
      let script = try reading { try touches.isEmpty ? one.scene.script : Script(lines: touches.map(ScriptLine.parse)) }
      for playback in [one, other] { playback.play(script.inputs, until: script.duration) }
      let difference = RunDifference(one.trace, other.trace)
      switch format {
      case .text: try output(text(of: difference))
      case .json: try outputJSON(json(of: difference))
      }
      if let failure = other.failure, one.failure != nil { warn(CodeChoice.text(of: failure)) }
      for playback in [one, other] { try playback.checkEnd() }
      if difference != nil { throw ExitCode(Refusal.Status.different.rawValue) }
    }
  }

  /// The playback of a scene or of own code, before its script is played.
  @MainActor private func playback(_ name: String) throws -> Playback {
    if CodeSources.isCode(name) { return try CodeChoice.playback(name, playing: [], code.confinement) }
    return try code.permission.running { try Playback(named: name) }
  }

  private func text(of difference: RunDifference?) -> String {
    guard let difference else { return "the same\n" }
    var lines = [
      "I   \(first)", "II  \(second)", "", "the runs part at step \(difference.step)",
      "  I   \(difference.first ?? "(the end)")", "  II  \(difference.second ?? "(the end)")",
    ]
    if !difference.consequences.isEmpty { lines += ["", "what follows"] }
    for result in difference.consequences {
      lines.append("  touch \(result.touch), \(result.topic.rawValue)")
      lines += ["    I   \(result.first ?? "none")", "    II  \(result.second ?? "none")"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func json(of difference: RunDifference?) throws -> String {
    struct Answer: Encodable {
      var first: String
      var second: String
      var isSame: Bool
      var difference: RunDifference?
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let answer = Answer(first: first, second: second, isSame: difference == nil, difference: difference)
    return String(decoding: try encoder.encode(answer), as: UTF8.self) + "\n"
  }
}

extension Playback {
  /// The playback of a scene before its script is played.
  /// - Parameter name: a scene, and after the last `@` a variant.
  convenience init(named name: String) throws {
    let (scene, variant) = try SceneLibrary.bundled().sceneAndVariant(name)
    showWarnings(scene.warnings)
    self.init(scene, variant: variant)
    try checkEnd()
  }
}
