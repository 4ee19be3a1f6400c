import ArgumentParser
import Narration
import ScenePicture
import Scenes
import TouchTrace

/// `touchstone trace SCENE`: plays the scene's script and prints what the pipeline did.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Play a scene's script and print what the touch pipeline did.")

  /// How a trace is written.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// A line for each step.
    case text
    /// What override-and-log code prints in Xcode's console.
    case nslog
    /// For other programs.
    case json
    /// A sentence for each step.
    case narration
  }

  @OptionGroup var choice: SceneChoice

  @Option(help: "A line for each step, Xcode's console for override-and-log code, JSON, or sentences.")
  var format = Format.text

  @Option(help: "The language of the sentences.")
  var language = Languages.english

  func run() throws {
    try MainActor.assumeIsolated {
      let playback = try reading { try choice.playback() }
      playback.playScript()
      try output(format.text(of: playback, language))
    }
  }
}

extension TraceCommand.Format {
  @MainActor
  fileprivate func text(of playback: Playback, _ languages: Languages) -> String {
    let trace = playback.trace
    return switch self {
    case .text: TraceText.text(of: trace)
    case .nslog: ConsoleLog.lines(of: trace).map { $0 + "\n" }.joined()
    case .json: TraceJSON.text(of: trace, scene: playback.scene.slug, variant: playback.variant.name)
    case .narration:
      [languages.first, languages.second].compactMap { $0 }
        .map { NarrationText.lines(of: trace, language: $0).map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }
  }
}
