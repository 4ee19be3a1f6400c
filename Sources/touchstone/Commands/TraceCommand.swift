import ArgumentParser
import Playground
import Scenes

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
  }

  @OptionGroup var choice: SceneChoice

  @Option(help: "A line for each step, or what override-and-log code prints in Xcode's console.")
  var format = Format.text

  func run() throws {
    try MainActor.assumeIsolated {
      let playback = try reading { try choice.playback() }
      playback.playScript()
      try output(format.text(of: playback.trace))
    }
  }
}

extension TraceCommand.Format {
  fileprivate func text(of trace: Trace) -> String {
    switch self {
    case .text: TraceText.text(of: trace)
    case .nslog: ArticleLog.lines(of: trace).map { $0 + "\n" }.joined()
    }
  }
}
