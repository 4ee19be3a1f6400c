import ArgumentParser
import Console
import Narration
import ScenePicture
import Scenes
import TouchTrace

/// `touchstone trace SCENE`: plays the scene's script and prints its trace.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Play a scene's script and print its trace: what the touch pipeline did.")

  /// The format of the output.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// One line for each step.
    case text
    /// The lines that the example views print in Xcode's console.
    case nslog
    /// One JSON object.
    case json
    /// The narration of each step.
    case narration
    /// The questions of predict mode, with their answers.
    case questions
  }

  @OptionGroup var choice: SceneChoice

  @OptionGroup var code: CodeOption

  @Option(
    help:
      """
      One line for each step, the lines that override-and-log code prints in Xcode's console, JSON, the narration, or the \
      questions of predict mode with their answers.
      """)
  var format = Format.text

  @Option(help: "Language of the narration and of the questions.")
  var language = Languages.english

  func run() throws {
    try MainActor.assumeIsolated {
      let playback = try reading { try choice.playback(code) }
      playback.playScript()
      let text = format.text(of: playback, language)
      if format == .json { try outputJSON(text) } else { try output(text) }
      try playback.checkEnd()
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
    case .questions:
      [languages.first, languages.second].compactMap { $0 }
        .map {
          QuestionText.lines(of: PredictionQuestion.all(in: trace, of: playback.scene.id), language: $0).map {
            $0 + "\n"
          }.joined()
        }
        .joined(separator: "\n")
    }
  }
}
